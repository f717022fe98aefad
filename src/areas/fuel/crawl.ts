import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { GuardError } from '../../crawl/guards.ts';
import { dayNeeds, noteUndated } from '../../crawl/page-day.ts';
import { latestBySeries } from '../../crawl/series.ts';
import { addDays } from '../../kernel/time.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { type FoundPrice, guardPrices, mergePrices, resolveObservations, rowKey, seriesKey } from './merge.ts';
import { FUEL_PLACES } from './places.ts';
import { allPrices, newestPrices, putPrices } from './queries.ts';
import { FUEL_SOURCES } from './sources/index.ts';
import type { FuelNeeds } from './sources/observation.ts';
import { FUEL_SNAPSHOT, FUELS, type FuelTables, type PriceRow } from './tables.ts';

/** Length of the sources' tables of past days. */
const SOURCE_HISTORY_DAYS = 10;
/** A source with fewer of the known prices than this has changed its page. */
const USABLE_SHARE = 0.5;
/** With fewer of the known prices than this, the next source is asked for the rest. */
const COMPLETE_SHARE = 0.8;

/** Crawls fuel prices into data/fuel.sqlite. A later source fills what an earlier one lacked; what nobody gave keeps its price and its time. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<FuelTables>(
    {
      area: 'fuel',
      schema: FUEL_SNAPSHOT,
      sources: FUEL_SOURCES,
      counted: 'prices',
      protectedTables: [{ table: 'price', day: 'day' }],
      fill: fillPrices,
    },
    options,
  );

async function fillPrices({ db, today, now, readSources }: Crawl<FuelTables>): Promise<Filled> {
  const known = await newestPrices(db);
  const existing = await allPrices(db);
  const knownBySeries = new Map(known.map((row) => [seriesKey(row), row]));
  const wanted = known.length || FUEL_PLACES.length * FUELS.length;
  const found = new Map<string, FoundPrice>();
  const covered = new Set<string>();
  await readSources({
    sources: FUEL_SOURCES,
    needs: { ...dayNeeds(now), historyWanted: placesWithHoles(existing, today) } satisfies FuelNeeds,
    enough: () => covered.size >= wanted * COMPLETE_SHARE,
    accept(observations, source) {
      const { rows, unknown } = resolveObservations(observations, source.name, now.toISOString());
      const notes = rows.length > 0 || unknown.length === 0 ? guardPrices(rows, knownBySeries) : [];
      const series = new Set(rows.map(seriesKey));
      if (rows.length > 0 && series.size < wanted * USABLE_SHARE && covered.size === 0)
        throw new GuardError(`only ${series.size} of ${wanted} prices on its pages`);
      for (const row of rows) if ((!covered.has(seriesKey(row)) || row.day < today) && !found.has(rowKey(row))) found.set(rowKey(row), row);
      for (const key of series) covered.add(key);
      return { rows: rows.length, unknown, notes: [...notes, ...noteUndated(observations)] };
    },
  });
  const rows = mergePrices(existing, [...found.values()], today);
  await putPrices(db, rows);
  return { changed: rows.length > 0, ...describe(knownBySeries, [...found.values()]) };
}

/** Cities that lack a price on any of the days that a source's table of past days would tell. */
function placesWithHoles(rows: readonly PriceRow[], today: string): string[] {
  const have = new Set(rows.map(rowKey));
  const days = Array.from({ length: SOURCE_HISTORY_DAYS - 1 }, (_, back) => addDays(today, -1 - back));
  return FUEL_PLACES.filter(({ type }) => type === 'city')
    .filter(({ id }) => FUELS.some((fuel) => days.some((day) => !have.has(rowKey({ place: id, fuel, day })))))
    .map(({ id }) => id);
}

function describe(known: ReadonlyMap<string, PriceRow>, found: readonly FoundPrice[]): Pick<Filled, 'message' | 'note'> {
  const newest = [...latestBySeries(found, seriesKey)];
  if (known.size === 0) return { message: `first ${newest.length} prices` };
  const changed = newest.filter(([key, row]) => known.get(key)?.paise !== row.paise).length;
  const kept = known.size - newest.filter(([key]) => known.has(key)).length;
  return { message: `${changed} of ${known.size} prices changed`, ...(kept > 0 ? { note: `${kept} kept` } : {}) };
}
