import { type DatedRates, RATES_PUBLISHER } from '../../lib/crawl/currency-api.ts';
import { median, toPaise } from '../../lib/money.ts';
import { daysBetween } from '../../lib/time.ts';
import { METALS, type Metal, type SpotRow, UNITS } from './tables.ts';

/** Rates are for the troy ounce. */
const GRAMS_PER_TROY_OUNCE = 31.1034768;

const CODES: Readonly<Record<Metal, string>> = { gold: 'xau', silver: 'xag', platinum: 'xpt' };

/** Paise for the metal's unit; outside of these a rate is misread. June to September 2026 had 12,073 to 14,380, 1,713 to 2,272, 4,768 to 5,822 rupees. */
const SANE_PAISE: Readonly<Record<Metal, readonly [lowest: number, highest: number]>> = {
  gold: [400_000, 5_000_000],
  silver: [50_000, 1_000_000],
  platinum: [150_000, 2_000_000],
};
/** A day is judged by the middle of so many days on either side, at most so far away; further off than the share, it is noise. */
const NEIGHBOURS = 3;
const FARTHEST_NEIGHBOUR_DAYS = 10;
const NOISE: Readonly<Record<Metal, number>> = { gold: 0.1, silver: 0.15, platinum: 0.15 };

/** Spot of each metal in rupees for its unit; a code that a day lacks gives no row. */
export function spotRows(rates: readonly DatedRates[]): SpotRow[] {
  return rates.flatMap(({ day, perUsd }) => {
    const rupees = perUsd.inr;
    if (rupees === undefined) return [];
    return METALS.flatMap((metal): SpotRow[] => {
      const ounces = perUsd[CODES[metal]];
      if (ounces === undefined) return [];
      return [{ metal, day, paise: toPaise((rupees / ounces / GRAMS_PER_TROY_OUNCE) * UNITS[metal].grams), source: RATES_PUBLISHER }];
    });
  });
}

/** Drops what cannot be right: a price out of its band, or far from the days around it. Gives what was dropped in words. */
export function dropNoise(found: readonly SpotRow[], existing: readonly SpotRow[]): { rows: SpotRow[]; dropped: string[] } {
  const all = [...existing, ...found];
  const dropped: string[] = [];
  const rows = found.filter((row) => {
    const [lowest, highest] = SANE_PAISE[row.metal];
    const around = neighboursOf(row, all);
    const middle = around.length > 0 ? median(around) : row.paise;
    const right = row.paise >= lowest && row.paise <= highest && Math.abs(row.paise - middle) <= middle * NOISE[row.metal];
    if (!right) dropped.push(`${row.metal} of ${row.day} (${row.paise / 100})`);
    return right;
  });
  return { rows, dropped };
}

function neighboursOf(row: SpotRow, all: readonly SpotRow[]): number[] {
  const near = all
    .filter((one) => one.metal === row.metal && one.day !== row.day)
    .map((one) => ({ paise: one.paise, away: daysBetween(row.day, one.day) }))
    .filter(({ away }) => Math.abs(away) <= FARTHEST_NEIGHBOUR_DAYS)
    .sort((a, b) => Math.abs(a.away) - Math.abs(b.away));
  const side = (sign: number) => near.filter(({ away }) => Math.sign(away) === sign).slice(0, NEIGHBOURS);
  return [...side(-1), ...side(1)].map(({ paise }) => paise);
}
