import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { joinOutcomes } from '../../crawl/crawl-records.ts';
import { GuardError, guardMoves, guardTable } from '../../crawl/guards.ts';
import { noteUndated } from '../../crawl/page-day.ts';
import { latestBySeries } from '../../crawl/series.ts';
import { changePercent, toPaise } from '../../kernel/money.ts';
import { addDays, daysBetween } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { replaceRows } from '../../store/rows.ts';
import { crawlLpg } from './lpg/source.ts';
import { crawlMetros } from './metros/source.ts';
import { CITY_INDEX, FUEL_PLACES, STATE_INDEX } from './places.ts';
import { allPrices, newestPrices } from './queries.ts';
import { FUEL_SOURCES } from './sources/index.ts';
import type { FuelNeeds, FuelObservation } from './sources/observation.ts';
import { FUEL_SNAPSHOT, FUELS, type Fuel, type FuelTables, type PriceRow } from './tables.ts';

/** Length of the sources' tables of past days. */
const SOURCE_HISTORY_DAYS = 10;
/** A source with less than this share of the known prices has changed its page. */
const USABLE_SHARE = 0.5;
/** With less than this share of the known prices, the next source is asked for the rest. */
const COMPLETE_SHARE = 0.8;

/** Crawls daily prices into data/fuel.sqlite, and what is on file of LPG and of the metros' earlier years into snapshots of their own. */
export async function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const daily = await crawlDaily(options);
  return joinOutcomes(daily, [await crawlMetros(options), await crawlLpg(options)]);
}

/**
 * Crawls fuel prices into data/fuel.sqlite. Later sources fill gaps left by earlier ones; a price that nobody gives stays with its time.
 */
const crawlDaily = (options: CrawlOptions): Promise<CrawlOutcome> =>
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
  const newest = await newestPrices(db);
  const existing = await allPrices(db);
  const knownBySeries = new Map(newest.map((row) => [seriesKey(row), row]));
  const expected = newest.length || FUEL_PLACES.length * FUELS.length;
  const prices = new Map<string, FoundPrice>();
  const covered = new Set<string>();
  await readSources({
    sources: FUEL_SOURCES,
    needs: { today, historyWanted: placesWithHoles(existing, today) } satisfies FuelNeeds,
    enough: () => covered.size >= expected * COMPLETE_SHARE,
    accept(observations, source) {
      const { rows, unknown } = resolveObservations(observations, source.name, now.toISOString());
      const notes = rows.length > 0 || unknown.length === 0 ? guardPrices(rows, knownBySeries) : [];
      const series = new Set(rows.map(seriesKey));
      if (rows.length > 0 && series.size < expected * USABLE_SHARE && covered.size === 0)
        throw new GuardError(`only ${series.size} of ${expected} prices on its pages`);
      for (const row of rows)
        if ((!covered.has(seriesKey(row)) || row.day < today) && !prices.has(rowKey(row))) prices.set(rowKey(row), row);
      for (const key of series) covered.add(key);
      return { rows: rows.length, unknown, notes: [...notes, ...noteUndated(observations)] };
    },
  });
  const rows = mergePrices(existing, [...prices.values()], today);
  await replaceRows(db, 'price', rows);
  return { changed: rows.length > 0, ...describe(knownBySeries, [...prices.values()]) };
}

/** Cities without a price on some day that a source's history table would cover. */
function placesWithHoles(rows: readonly PriceRow[], today: string): string[] {
  const have = new Set(rows.map(rowKey));
  const days = Array.from({ length: SOURCE_HISTORY_DAYS - 1 }, (_, back) => addDays(today, -1 - back));
  return FUEL_PLACES.filter(({ type }) => type === 'city')
    .filter(({ id }) => FUELS.some((fuel) => days.some((day) => !have.has(rowKey({ place: id, fuel, day })))))
    .map(({ id }) => id);
}

function describe(before: ReadonlyMap<string, PriceRow>, prices: readonly FoundPrice[]): Pick<Filled, 'message' | 'note'> {
  const newest = [...latestBySeries(prices, seriesKey)];
  if (before.size === 0) return { message: `first ${newest.length} prices` };
  const changed = newest.filter(([key, row]) => before.get(key)?.paise !== row.paise).length;
  const kept = before.size - newest.filter(([key]) => before.has(key)).length;
  return { message: `${changed} of ${before.size} prices changed`, ...(kept > 0 ? { note: `${kept} kept` } : {}) };
}

/** Prices per litre beyond these are misread: the extremes of 2025-26 are 82 (Andaman) and 118 (Andhra Pradesh). */
const SANE_PAISE: Readonly<Record<Fuel, readonly [lowest: number, highest: number]>> = {
  petrol: [7_000, 15_000],
  diesel: [6_500, 14_500],
};
/** Diesel never exceeds petrol by more than this: otherwise columns were swapped. */
const DIESEL_ABOVE_PETROL_PAISE = 200;
/** The largest real rise in 2026 for all of India was 3.2 % (15 May). */
const MAX_MEDIAN_MOVE = 0.06;
/** A move is judged only against a price at most this old; after a longer gap, any level is accepted. */
const COMPARABLE_DAYS = 7;

/** A price from a source for one of our places. */
interface FoundPrice extends PriceRow {
  previousPaise?: number;
}

const seriesKey = (row: { place: string; fuel: Fuel }): string => `${row.place} ${row.fuel}`;
const rowKey = (row: { place: string; fuel: Fuel; day: string }): string => `${row.place} ${row.fuel} ${row.day}`;

/** Converts observations to rows and returns unknown names. The first of two rows for the same place, fuel and day wins. */
function resolveObservations(observations: readonly FuelObservation[], source: string, observedAt: string) {
  const prices = new Map<string, FoundPrice>();
  const unknown = new Set<string>();
  for (const one of observations) {
    const [likely, other] = one.type === 'city' ? [CITY_INDEX, STATE_INDEX] : [STATE_INDEX, CITY_INDEX];
    // Lists of metros include Chandigarh, which is a union territory here.
    const place = findPlace(likely, one.name) ?? findPlace(other, one.name);
    if (!place) {
      unknown.add(one.name);
      continue;
    }
    const row: FoundPrice = {
      place: place.id,
      fuel: one.fuel,
      day: one.day,
      paise: toPaise(one.rupees),
      change_pct: null,
      source: one.published?.source ?? source,
      observed_at: one.published?.observedAt ?? observedAt,
      ...(one.previousRupees === undefined ? {} : { previousPaise: toPaise(one.previousRupees) }),
    };
    if (!prices.has(rowKey(row))) prices.set(rowKey(row), row);
  }
  return { rows: [...prices.values()], unknown: [...unknown] };
}

/**
 * Throws GuardError if a source's rows cannot be right: none at all, an absurd price, diesel far above petrol, too many large moves, or a
 * table that moved or shifted as a whole. Returns notes on doubtful ones.
 */
function guardPrices(rows: readonly FoundPrice[], onRecord: ReadonlyMap<string, PriceRow>): string[] {
  if (rows.length === 0) throw new GuardError('no prices were parsed');
  const paise = new Map(rows.map((row) => [rowKey(row), row.paise]));
  for (const row of rows) {
    const [lowest, highest] = SANE_PAISE[row.fuel];
    if (row.paise < lowest || row.paise > highest)
      throw new GuardError(`${row.fuel} at ${row.place} is ${row.paise / 100}, outside ${lowest / 100} to ${highest / 100}`);
    const petrol = row.fuel === 'diesel' ? paise.get(rowKey({ ...row, fuel: 'petrol' })) : undefined;
    if (petrol !== undefined && row.paise > petrol + DIESEL_ABOVE_PETROL_PAISE)
      throw new GuardError(`diesel at ${row.place} (${row.paise / 100}) is far above petrol (${petrol / 100})`);
  }
  const compared = [...latestBySeries(rows, seriesKey)].flatMap(([key, row]) => {
    const before = onRecord.get(key);
    return before && Math.abs(daysBetween(before.day, row.day)) <= COMPARABLE_DAYS ? [{ before, row }] : [];
  });
  const paiseOf = ({ before, row }: (typeof compared)[number]) => [before.paise, row.paise] as const;
  guardMoves(compared.map(paiseOf), 'prices');
  // A second crawl on the same day has nothing to compare.
  return guardTable(compared.filter(({ before, row }) => before.day < row.day).map(paiseOf), 'prices', MAX_MEDIAN_MOVE);
}

/**
 * Rows to write: new ones, today's with a changed price, and those whose change can now be computed. Past days on record stay unchanged; a
 * row seen again unchanged keeps its time of observation.
 */
function mergePrices(existing: readonly PriceRow[], observed: readonly FoundPrice[], today: string): PriceRow[] {
  const rows = new Map<string, FoundPrice>(existing.map((row) => [rowKey(row), row]));
  const touched = new Set<string>();
  for (const row of observed) {
    const before = rows.get(rowKey(row));
    if (before && (before.paise === row.paise || row.day < today)) continue;
    rows.set(rowKey(row), row);
    touched.add(rowKey(row)).add(rowKey({ ...row, day: addDays(row.day, 1) }));
  }
  return [...touched].flatMap((key) => {
    const row = rows.get(key);
    if (!row) return [];
    const { previousPaise, ...price } = row;
    const before = rows.get(rowKey({ ...row, day: addDays(row.day, -1) }))?.paise ?? previousPaise;
    return [{ ...price, change_pct: before === undefined ? price.change_pct : changePercent(before, price.paise) }];
  });
}
