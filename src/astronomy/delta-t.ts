import { DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine';

/**
 * Delta T (terrestrial time minus universal time) on 1 January of each year from 2000, in seconds, as observed by the IERS (32.184 s +
 * TAI-UTC - UT1-UTC). The polynomial of Espenak and Meeus, from 2006, is 6 s too long for 2025.
 */
const OBSERVED = [
  63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22,
  69.36, 69.36, 69.29, 69.2, 69.18, 69.14,
] as const;
const FIRST_YEAR = 2000;
const LAST_YEAR = FIRST_YEAR + OBSERVED.length - 1;
/** After the last observation: a guess between the flat years since 2019 and the century's rise; nobody knows it better. */
const SECONDS_A_YEAR_AFTER = 0.25;
const DAYS_A_YEAR = 365.2425;

/**
 * Delta T in seconds for a day counted from 1 January 2000, 12:00 UT: Espenak and Meeus (2006) before 2000, observed values to 2025, then
 * rising by a quarter of a second per year. An error here shifts every computed moment by as much.
 */
export function deltaT(days: number): number {
  const year = FIRST_YEAR + (days + 0.5) / DAYS_A_YEAR;
  if (year < FIRST_YEAR) return DeltaT_EspenakMeeus(days);
  if (year >= LAST_YEAR) return (OBSERVED.at(-1) ?? 0) + (year - LAST_YEAR) * SECONDS_A_YEAR_AFTER;
  const at = Math.floor(year) - FIRST_YEAR;
  const from = OBSERVED[at] ?? 0;
  return from + ((OBSERVED[at + 1] ?? from) - from) * (year % 1);
}

SetDeltaTFunction(deltaT);

/** The days for which the series and Delta T are reliable. */
export const FIRST_DAY = '1900-01-02';
export const LAST_DAY = '2100-12-30';
