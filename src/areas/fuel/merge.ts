import { GuardError, guardMoves, guardTable } from '../../crawl/guards.ts';
import { latestBySeries } from '../../crawl/series.ts';
import { changePercent, toPaise } from '../../kernel/money.ts';
import { addDays, daysBetween } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import { CITY_INDEX, STATE_INDEX } from './places.ts';
import type { FuelObservation } from './sources/observation.ts';
import type { Fuel, PriceRow } from './tables.ts';

/** Prices per litre outside of these are misread, not real: the widest values of 2025-26 are 82 (Andaman) and 118 (Andhra Pradesh). */
const SANE_PAISE: Readonly<Record<Fuel, readonly [lowest: number, highest: number]>> = {
  petrol: [7_000, 15_000],
  diesel: [6_500, 14_500],
};
/** Diesel is never dearer than petrol by more: if it is, columns were mixed up. */
const DIESEL_ABOVE_PETROL_PAISE = 200;
/** The dearest day of 2026 for all of India added 3.2 % (15 May). */
const MAX_MEDIAN_MOVE = 0.06;
/** A move is judged against a price at most so old; after a longer silence any level is news. */
const COMPARABLE_DAYS = 7;

/** A price that a source gave for a place of ours. */
export interface FoundPrice extends PriceRow {
  previousPaise?: number;
}

export const seriesKey = (row: { place: string; fuel: Fuel }): string => `${row.place} ${row.fuel}`;
export const rowKey = (row: { place: string; fuel: Fuel; day: string }): string => `${row.place} ${row.fuel} ${row.day}`;

/** Observations as rows; names that are no place of ours are given back. The first of two rows for one place, fuel and day counts. */
export function resolveObservations(observations: readonly FuelObservation[], source: string, observedAt: string) {
  const found = new Map<string, FoundPrice>();
  const unknown = new Set<string>();
  for (const one of observations) {
    const [own, other] = one.type === 'city' ? [CITY_INDEX, STATE_INDEX] : [STATE_INDEX, CITY_INDEX];
    // Lists of metros hold Chandigarh, which is a union territory here.
    const place = findPlace(own, one.name) ?? findPlace(other, one.name);
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
    if (!found.has(rowKey(row))) found.set(rowKey(row), row);
  }
  return { rows: [...found.values()], unknown: [...unknown] };
}

/**
 * Throws GuardError when a source's rows cannot be right: nothing, an absurd price, diesel far above petrol, too many large moves, or a table
 * that moved or was shifted as a whole. Gives notes on what may be right and may be not.
 */
export function guardPrices(rows: readonly FoundPrice[], known: ReadonlyMap<string, PriceRow>): string[] {
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
    const before = known.get(key);
    return before && Math.abs(daysBetween(before.day, row.day)) <= COMPARABLE_DAYS ? [{ before, row }] : [];
  });
  const pairs = compared.map(({ before, row }) => [before.paise, row.paise] as const);
  guardMoves(pairs, 'prices');
  // A second crawl of the day has nothing to tell apart.
  const later = compared.filter(({ before, row }) => before.day < row.day);
  return guardTable(
    later.map(({ before, row }) => [before.paise, row.paise] as const),
    'prices',
    MAX_MEDIAN_MOVE,
  );
}

/**
 * What has to be written: new rows, rows of today whose price moved, and rows whose change can now be told.
 * A past day on record is left alone; a row seen again unchanged keeps its own time of observation.
 */
export function mergePrices(existing: readonly PriceRow[], found: readonly FoundPrice[], today: string): PriceRow[] {
  const rows = new Map<string, FoundPrice>(existing.map((row) => [rowKey(row), row]));
  const touched = new Set<string>();
  for (const row of found) {
    const known = rows.get(rowKey(row));
    if (known && (known.paise === row.paise || row.day < today)) continue;
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
