import type { CrawlReport } from '../src/store/report.ts';
import { openNodeDatabase } from '../src/store/sqlite/node-database.ts';

type Refused = NonNullable<CrawlReport['refused']>;
type Row = Refused[string]['rows'][number];

/** Most rows shown of a day: those farthest from the days beside it. */
const MAX_SHOWN = 20;

/** The days of an area that a guard refused, one a line. */
export function* listRefused(area: string, refused: Refused = {}): Generator<string> {
  const days = Object.entries(refused);
  if (days.length === 0) yield `No day of ${area} is refused.`;
  for (const [day, { why, since, verdict }] of days) {
    const state = {
      accepted: 'accepted: the next crawl takes it',
      refused: 'refused for good',
      open: `refused since ${since.slice(0, 10)}`,
    };
    yield `${day}  ${state[verdict ?? 'open']}: ${why}`;
  }
}

/**
 * What a refused day says beside the days on record before and after it, farthest off first. `snapshot`: the file of the area's snapshot. Columns of
 * text tell the rows apart, those of numbers are compared.
 */
export function* compareRefused(day: string, rows: readonly Row[], snapshot: string): Generator<string> {
  const [first] = rows;
  if (!first) {
    yield `${day} was refused for good: what it said is not kept.`;
    return;
  }
  const names = Object.keys(first).filter((name) => name !== 'day' && name !== 'source');
  const keys = names.filter((name) => typeof first[name] === 'string');
  const figures = names.filter((name) => typeof first[name] === 'number');
  const database = openNodeDatabase(snapshot, 'read');
  try {
    const read = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).all(values) as Record<string, unknown>[];
    const table = read(`select name from pragma_table_list where schema = 'main' and type = 'table'`)
      .map(({ name }) => String(name))
      .find((name) => {
        const columns = new Set(read('select name from pragma_table_info(?)', name).map((column) => String(column.name)));
        return ['day', ...names].every((one) => columns.has(one));
      });
    if (table === undefined) throw new Error(`No table of ${snapshot} has the columns ${names.join(', ')}`);
    const beside = (row: Row, sign: '<' | '>') =>
      read(
        `select * from "${table}" where ${keys.map((key) => `"${key}" = ?`).join(' and ')} and day ${sign} ? order by day ${sign === '<' ? 'desc' : 'asc'} limit 1`,
        ...keys.map((key) => row[key] ?? null),
        day,
      )[0];
    const lines = rows.flatMap((row) => {
      const [before, after] = [beside(row, '<'), beside(row, '>')];
      return figures.map((figure) => {
        const said = Number(row[figure]);
        const off = [before, after].map((one) => (one ? said / Number(one[figure]) - 1 : 0));
        const shown = [before, after].map((one) => (one ? `${one[figure]} on ${one.day}` : 'nothing'));
        const name = [...keys.map((key) => row[key]), ...(figures.length > 1 ? [figure] : [])].join(' ');
        return {
          off: Math.max(...off.map(Math.abs)),
          text: `${name}: ${said}; ${shown.join(' before, ')} after (${off.map(percent).join(', ')})`,
        };
      });
    });
    yield `${day}, ${rows.length} rows:`;
    for (const { text } of lines.sort((a, b) => b.off - a.off).slice(0, MAX_SHOWN)) yield `  ${text}`;
    if (lines.length > MAX_SHOWN) yield `  ... and ${lines.length - MAX_SHOWN} nearer ones`;
  } finally {
    database.close();
  }
}

const percent = (share: number): string => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;
