import { type CrawlOptions, chooseSources, collectFrom, sourceFailure } from '../../lib/crawl/collect.ts';
import { GuardError, guardCount } from '../../lib/crawl/guards.ts';
import { rewriteSnapshot } from '../../lib/crawl/promote.ts';
import type { CrawlOutcome, SourceOutcome } from '../../lib/crawl/report.ts';
import type { CrawlNeeds } from '../../lib/crawl/source.ts';
import { snapshotFile } from '../../lib/snapshot.ts';
import { addDays, istDay, newestOf } from '../../lib/time.ts';
import { type FoundPrice, guardPrices, mergePrices, newestBySeries, resolveObservations, rowKey, seriesKey } from './merge.ts';
import { FUEL_PLACES } from './places.ts';
import { allPrices, dropPricesBefore, type FuelDatabase, newestPrices, putPrices } from './queries.ts';
import { FUEL_SOURCES } from './sources/index.ts';
import { CREATE_FUEL_TABLES, FUEL_VERSION, FUELS, type FuelTables, type PriceRow } from './tables.ts';

/** The contract promises 90 days, the design 120; ten more so that the window never runs short. */
const HISTORY_DAYS = 130;
/** Length of the sources' tables of past days. */
const SOURCE_HISTORY_DAYS = 10;
/** A source with fewer of the known prices than this has changed its page. */
const USABLE_SHARE = 0.5;
/** With fewer of the known prices than this, the next source is asked for the rest. */
const COMPLETE_SHARE = 0.8;

/**
 * Crawls fuel prices into data/fuel.sqlite. Sources in order; a later one fills what an earlier one lacked; what nobody gave keeps its
 * price and its time. When no source gives usable prices the snapshot stays as it is and the outcome is `failed`.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const sources: SourceOutcome[] = [];
  try {
    const { result } = await rewriteSnapshot<FuelTables, CrawlOutcome>({
      file: snapshotFile('fuel', options.dataDir),
      version: FUEL_VERSION,
      tables: CREATE_FUEL_TABLES,
      fill: (db) => fillPrices(db, options, sources),
    });
    return result;
  } catch (error) {
    return { outcome: 'failed', message: `fuel: kept the prices on record; ${sourceFailure(error)}`, sources };
  }
}

async function fillPrices(
  db: FuelDatabase,
  options: CrawlOptions,
  sources: SourceOutcome[],
): Promise<{ changed: boolean; result: CrawlOutcome }> {
  const today = istDay(options.now);
  const known = await newestPrices(db);
  const existing = await allPrices(db);
  const needs: CrawlNeeds = { today, historyWanted: placesWithHoles(existing, today) };

  const found = await gather(options, needs, known, sources);
  const rows = mergePrices(existing, found, today);
  await putPrices(db, rows);
  const current = await newestPrices(db);
  guardCount(known.length, current.length, 'prices');
  // The window ends on the newest day on record: silence of the sources must not eat history.
  const newestDay = newestOf(current.map(({ day }) => day));
  const dropped = await dropPricesBefore(db, addDays(newestDay, -HISTORY_DAYS));

  const changed = rows.length > 0 || dropped > 0;
  const message = describe(
    known,
    found,
    sources.filter(({ ok }) => ok).map(({ source }) => source),
  );
  return { changed, result: { outcome: changed ? 'changed' : 'unchanged', message, sources } };
}

/** Asks source after source until enough is known; notes how each did. Throws GuardError when none gave anything usable. */
async function gather(
  options: CrawlOptions,
  needs: CrawlNeeds,
  known: readonly PriceRow[],
  sources: SourceOutcome[],
): Promise<FoundPrice[]> {
  const wanted = known.length || FUEL_PLACES.length * FUELS.length;
  const knownBySeries = new Map(known.map((row) => [seriesKey(row), row]));
  const found = new Map<string, FoundPrice>();
  const covered = new Set<string>();
  for (const source of chooseSources(FUEL_SOURCES, options.source, known.length === 0)) {
    if (covered.size >= wanted * COMPLETE_SHARE) break;
    try {
      options.log(`fuel: asking ${source.title}`);
      const { rows: observations, missing } = await collectFrom(source, needs, options);
      const { rows, unknown } = resolveObservations(observations, source.name, options.now.toISOString());
      guardPrices(rows, knownBySeries);
      const series = new Set(rows.map(seriesKey));
      if (series.size < wanted * USABLE_SHARE && covered.size === 0)
        throw new GuardError(`only ${series.size} of ${wanted} prices on its pages`);
      for (const row of rows) {
        if (!covered.has(seriesKey(row)) || row.day < needs.today) if (!found.has(rowKey(row))) found.set(rowKey(row), row);
      }
      for (const key of series) covered.add(key);
      sources.push({ source: source.name, ok: true, rows: rows.length, ...noteOf(missing, unknown) });
    } catch (error) {
      sources.push({ source: source.name, ok: false, rows: 0, note: sourceFailure(error) });
    }
  }
  if (found.size === 0) throw new GuardError(sources.map(({ source, note }) => `${source}: ${note}`).join('; '));
  return [...found.values()];
}

function noteOf(missing: readonly string[], unknown: readonly string[]): { note?: string } {
  const parts = [
    ...(missing.length ? [`without ${missing.join(', ')}`] : []),
    ...(unknown.length ? [`unknown names: ${unknown.join(', ')}`] : []),
  ];
  return parts.length ? { note: parts.join('; ') } : {};
}

/** Cities that lack a price on any of the days that a source's table of past days would tell. */
function placesWithHoles(rows: readonly PriceRow[], today: string): string[] {
  const have = new Set(rows.map(rowKey));
  const days = Array.from({ length: SOURCE_HISTORY_DAYS - 1 }, (_, back) => addDays(today, -1 - back));
  return FUEL_PLACES.filter(({ type }) => type === 'city')
    .filter(({ id }) => FUELS.some((fuel) => days.some((day) => !have.has(rowKey({ place: id, fuel, day })))))
    .map(({ id }) => id);
}

/** The difference in words, for the report and the commit. */
function describe(known: readonly PriceRow[], found: readonly FoundPrice[], names: readonly string[]): string {
  const newest = newestBySeries(found);
  const from = `(${names.join(', ')})`;
  if (known.length === 0) return `fuel: first ${newest.length} prices ${from}`;
  const before = new Map(known.map((row) => [seriesKey(row), row]));
  const changed = newest.filter((row) => before.get(seriesKey(row))?.paise !== row.paise).length;
  const kept = known.length - newest.filter((row) => before.has(seriesKey(row))).length;
  return `fuel: ${changed} of ${known.length} prices changed ${from}${kept > 0 ? `, ${kept} kept` : ''}`;
}
