import { addDays, daysBetween } from '../../../kernel/time.ts';
import type { Days } from '../../price-history.ts';
import type { FuelPlace } from '../places.ts';
import { daysOnRecord, fuelDatabase, lastPrice, pricesBetween } from '../queries.ts';
import { FUELS, type Fuel, type PriceRow } from '../tables.ts';
import { metroDays, metroPricesBetween } from './queries.ts';

/** More days than that without a price are a gap to be told. */
const GAP_DAYS = 31;

/** Both series of a place: those of its own days, and before them the metros' of 2017 to 2021. Newest first. */
export async function allPricesBetween(place: FuelPlace, fuel: Fuel, days: Days): Promise<PriceRow[]> {
  const recent = await pricesBetween(await fuelDatabase(), place.id, fuel, days);
  return [...recent, ...(await metroPricesBetween(place.id, fuel, days))];
}

/** First and last day of both series together. */
export async function allDaysOnRecord(place: FuelPlace, fuel: Fuel): Promise<Days | undefined> {
  const recent = await daysOnRecord(await fuelDatabase(), place.id, fuel);
  const earlier = await metroDays(place.id);
  return recent && earlier ? { first: earlier.first, last: recent.last } : (recent ?? earlier);
}

/** The newest price of a place and fuel, overall or within some days, of either series. */
export async function lastPriceEver(place: FuelPlace, fuel: Fuel, days?: Days): Promise<PriceRow | undefined> {
  const recent = await lastPrice(await fuelDatabase(), place.id, fuel, days);
  return recent ?? (days && (await metroPricesBetween(place.id, fuel, days))[0]);
}

/** Runs of days without a price between rows, newest first, which are over a month long. */
export const gapsBetween = (rows: readonly { day: string }[]): { from: string; to: string }[] =>
  rows.flatMap(({ day }, at) => {
    const before = rows[at + 1];
    return before && daysBetween(before.day, day) > GAP_DAYS ? [{ from: addDays(before.day, 1), to: addDays(day, -1) }] : [];
  });

/** The lowest and the highest price of a year, in rupees a litre. */
export interface YearRange {
  low: number;
  high: number;
}

/** What petrol and diesel cost in a metro in each year from 2017 to 2021; empty for other places. */
export async function metroYears(place: FuelPlace): Promise<{ year: string; ranges: Readonly<Record<Fuel, YearRange>> }[]> {
  const days = await metroDays(place.id);
  if (!days) return [];
  const [petrol, diesel] = await Promise.all(FUELS.map(async (fuel) => yearRanges(await metroPricesBetween(place.id, fuel, days))));
  return [...(petrol ?? [])].reverse().flatMap(([year, range]) => {
    const other = diesel?.get(year);
    return other ? [{ year, ranges: { petrol: range, diesel: other } }] : [];
  });
}

const yearRanges = (rows: readonly PriceRow[]): Map<string, YearRange> =>
  new Map(
    [...Map.groupBy(rows, ({ day }) => day.slice(0, 4))].map(([year, ofYear]): [string, YearRange] => {
      const prices = ofYear.map(({ paise }) => paise / 100);
      return [year, { low: Math.min(...prices), high: Math.max(...prices) }];
    }),
  );
