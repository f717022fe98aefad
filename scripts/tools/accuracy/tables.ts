import kinds from './kinds.json' with { type: 'json' };
import listedMisses from './misses.json' with { type: 'json' };
import { boundaries, type Compared, festivals, moonPhases, periods, risesAndSets, summary, TOLERANCE_MINUTES } from './published.ts';

/** Kinds of sources as the reference names them, in words. */
const KINDS: Readonly<Record<string, string>> = kinds;

/** Why a published value differs from ours by more than the tolerance; undefined where that is not explained, which the tests do not allow. */
export const explain = (source: string, what: string): string | undefined =>
  listedMisses.find((miss) => source.includes(miss.source) && what.startsWith(miss.what))?.why;

const minutes = (value: number) => value.toFixed(2);

function row(title: string, rows: readonly Compared[]): string {
  const { count, median, p95, largest, within } = summary(rows);
  return `| ${title} | ${count} | ${minutes(median)} | ${minutes(p95)} | ${minutes(largest)} | ${within} (${((within / count) * 100).toFixed(1)} %) |`;
}

function bySource(rows: readonly Compared[]): string[] {
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, ofKind]) => row(`- ${KINDS[kind] ?? kind}`, ofKind)).sort();
}

function byName(rows: readonly Compared[], names: readonly string[]): string[] {
  const of = (name: string) => rows.filter(({ what }) => what.startsWith(name));
  return names.map((name) => row(`- ${name}`, of(name)));
}

function misses(rows: readonly Compared[]): string[] {
  return rows
    .filter((one) => Math.abs(one.minutes) > TOLERANCE_MINUTES)
    .map(
      (one) =>
        `| ${one.what} | ${one.published} | ${one.minutes > 0 ? '+' : ''}${minutes(one.minutes)} | ${explain(one.source, one.what) ?? 'not explained'} |`,
    );
}

/** The tables of docs/accuracy.md in Markdown: the same from run to run. */
export function accuracyTables(): string {
  const times = { boundaries: boundaries(), risesAndSets: risesAndSets(), periods: periods(), moonPhases: moonPhases() };
  const all = festivals();
  const same = all.filter(({ verdict }) => verdict === 'same').length;
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  const missed = all.filter(({ verdict }) => verdict !== 'same');
  return [
    '| compared | values | median, min | 95 %, min | largest, min | within 2 min |',
    '|---|---|---|---|---|---|',
    row('ends of tithi, nakshatra, yoga, karana', times.boundaries),
    ...byName(times.boundaries, ['tithi', 'nakshatra', 'yoga', 'karana']),
    ...bySource(times.boundaries),
    row('rise and set of sun and moon', times.risesAndSets),
    ...byName(times.risesAndSets, ['sunrise', 'sunset', 'moonrise', 'moonset']),
    ...bySource(times.risesAndSets),
    row('Rahu Kaal, Yamaganda, Gulika, Abhijit', times.periods),
    row('new and full moons', times.moonPhases),
    ...bySource(times.moonPhases),
    '',
    '| festivals | entries | to the day |',
    '|---|---|---|',
    `| all | ${all.length} | ${same} (${((same / all.length) * 100).toFixed(1)} %) |`,
    ...kinds.map((kind) => {
      const of = all.filter((one) => one.kind === kind);
      return `| - ${KINDS[kind] ?? kind} | ${of.length} | ${of.filter(({ verdict }) => verdict === 'same').length} |`;
    }),
    '',
    '| missed | published | ours, min or day | why |',
    '|---|---|---|---|',
    ...misses([...times.boundaries, ...times.risesAndSets, ...times.periods, ...times.moonPhases]),
    ...missed.map(
      ({ name, year, published, ours, source }) =>
        `| ${name} ${year} | ${published.join(' or ')} | ${ours} | ${explain(source, `${name} ${year}`) ?? 'not explained'} |`,
    ),
  ].join('\n');
}
