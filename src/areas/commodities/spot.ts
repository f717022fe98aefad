import { type DatedRates, RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { splitNoise } from '../../crawl/noise.ts';
import { toPaise } from '../../kernel/money.ts';
import units from '../../text/units.json' with { type: 'json' };
import { METALS, type Metal, type SpotRow, UNITS } from './tables.ts';

/** Rates are per troy ounce. */
const GRAMS_PER_TROY_OUNCE = units.weight.ounce.size;

const CODES: Readonly<Record<Metal, string>> = { gold: 'xau', silver: 'xag', platinum: 'xpt' };

/**
 * Paise per the metal's unit; values beyond are misread. From June to September 2026 they were 12,073 to 14,380, 1,713 to 2,272, and 4,768
 * to 5,822 rupees.
 */
export const SANE_PAISE: Readonly<Record<Metal, readonly [lowest: number, highest: number]>> = {
  gold: [400_000, 5_000_000],
  silver: [50_000, 1_000_000],
  platinum: [150_000, 2_000_000],
};
/** A price farther from the median of the days around is noise; the largest real step in summer 2026 was 6 %. */
const NOISE: Readonly<Record<Metal, number>> = { gold: 0.1, silver: 0.15, platinum: 0.15 };

/** Each metal's spot price in rupees per unit; a code missing on a day has no row. */
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

/** Drops implausible prices: out of range, or far from the days around. */
export function dropNoise(observed: readonly SpotRow[], existing: readonly SpotRow[]): { rows: SpotRow[]; dropped: SpotRow[] } {
  const isSane = ({ metal, paise }: SpotRow) => paise >= SANE_PAISE[metal][0] && paise <= SANE_PAISE[metal][1];
  const { rows, noise } = splitNoise(observed.filter(isSane), existing, {
    series: ({ metal }) => metal,
    value: ({ paise }) => paise,
    share: ({ metal }) => NOISE[metal],
  });
  return { rows, dropped: [...observed.filter((row) => !isSane(row)), ...noise] };
}
