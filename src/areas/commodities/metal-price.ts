import type { Locale } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import units from '../../text/units.json' with { type: 'json' };
import type { Amount, Query } from '../intent.ts';
import { INDEX_BY_METAL, METAL_PLACES } from './places.ts';
import type { PricePoint } from './series.ts';
import { type Metal, UNITS, USUAL_GRAMS, WEIGHTS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

// What of a metal a question names: its purity, weight and place, and the price of that.

export const KARATS = { k24: 24, k22: 22, k18: 18 } as const;
const { mg, g, kg, tola, sovereign, ounce } = units.weight;
/** Grams of the weights metals are sold by. A sovereign is that of present southern jewellers: 8 g. */
export const GRAMS = {
  mg: mg.size,
  g: g.size,
  kg: kg.size,
  tola: tola.size,
  sovereign: sovereign.size,
  ounce: ounce.size,
};

export const nameIn = (metal: Metal, karat: number | undefined, locale: Locale): string => {
  const t = METAL_WORDS[locale];
  return metal === 'gold' ? t.metalOfKarat(t.gold, t.karat(karat ?? 24)) : t[metal];
};

/** The place whose price is wanted: one abroad, one in India with its own page, else the country. */
export function findCity(metal: Metal, entities: readonly string[], place: Query['place']): string {
  const abroad = METAL_PLACES.find(({ slug }) => entities.includes(`at ${slug}`));
  if (abroad && !place && findPlace(INDEX_BY_METAL[metal], abroad.name)) return abroad.name;
  return place && findPlace(INDEX_BY_METAL[metal], place.name) ? place.name : 'india';
}

export const findKarat = (entities: readonly string[]): 24 | 22 | 18 | undefined => {
  const karat = (['k24', 'k22', 'k18'] as const).find((one) => entities.includes(one));
  return karat && KARATS[karat];
};

/** A weight without a number: `per gram`, `a tola`. */
export const findNamedWeight = (entities: readonly string[]): number | undefined => {
  const unit = (Object.keys(GRAMS) as (keyof typeof GRAMS)[]).find((one) => entities.includes(one));
  return unit && GRAMS[unit];
};

/** A weight as people write it: `8 g`, `8gm`, `1 tola`, `half kilo`; one in several units, the larger first, is their sum: `1 kg 250 gram`. */
export function findGrams(amounts: readonly Amount[]): number | undefined {
  const weights = amounts.flatMap(({ value, units }) => {
    const unit = (Object.keys(GRAMS) as (keyof typeof GRAMS)[]).find((one) => units.includes(one));
    return unit && value > 0 && value < 1_000_000 ? [{ unit: GRAMS[unit], grams: value * GRAMS[unit] }] : [];
  });
  const isOne = weights.every(({ unit }, at) => at === 0 || unit < (weights[at - 1]?.unit ?? 0));
  return isOne && weights.length > 1 ? weights.reduce((sum, { grams }) => sum + grams, 0) : weights[0]?.grams;
}

/** Smaller numbers without a unit are not sums of money. */
const MIN_AMOUNT = 1000;

/** Rupees to spend: `50000 rupees gold`, `gold 1 lakh me kitna aayega`. */
export const findSum = (amounts: readonly Amount[]): number | undefined =>
  amounts.find(({ value, units }) => value > 0 && (units.includes('rupee') || (!units.some((one) => one in GRAMS) && value >= MIN_AMOUNT)))
    ?.value;

/** The page that shows such a price directly: by its weight switch, else by the sum above its bill. */
export function pageFor(metal: Metal, place: string, grams: number, karat: number | undefined): string {
  const page = `/browse/commodities/${metal}${place === 'india' ? '' : `/${place}`}`;
  if (grams === USUAL_GRAMS[metal]) return page;
  if (WEIGHTS[metal].includes(grams)) return `${page}?g=${grams}`;
  const purity = metal === 'gold' ? `&karat=${karat ?? 24}` : '';
  return `/browse/commodities/${metal}/${place}?grams=${Math.round(grams * 1000) / 1000}${purity}#bill`;
}

/** In rupees per gram. */
export function gramPrice({ paise, karats }: PricePoint, metal: Metal, karat: number): number | undefined {
  if (karat === 22 || karat === 18) return karats && karats[`k${karat}`].paise / 100;
  return paise / 100 / UNITS[metal].grams;
}

export const weightIn = (grams: number, locale: Locale): string => {
  const t = METAL_WORDS[locale];
  return grams >= 1000 && grams % 1000 === 0 ? t.kilos(grams / 1000) : t.grams(Math.round(grams * 1000) / 1000);
};
