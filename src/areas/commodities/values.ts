import { inAllLocales } from '../../i18n/locale.ts';
import { addDays } from '../../kernel/time.ts';
import { type Figure, type FigureChange, rupees } from '../figure.ts';
import { type PriceChange, priceChanges } from '../price-changes.ts';
import { listPlaces, type MetalPlace } from './places.ts';
import { allQuotes, commoditiesDatabase } from './queries.ts';
import { type Basis, dailyChange, loadMarket, type PricePoint, pricesAt, pricesEverywhere } from './series.ts';
import { METALS, type Metal, type PremiumRow, type QuoteRow, UNITS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

/** A metal's price at a place: published there, or estimated. All rupees are per the metal's unit (`UNITS`), but for purities. */
export interface MetalPrice {
  metal: Metal;
  place: MetalPlace;
  rupees: number;
  basis: Basis;
  /** Since the day before on record; null where that has another basis or is too old. */
  change: FigureChange;
  /** Gold of 22 and 18 karat, rupees a gram and their change; `basis` is an estimate where only 24 karat was published. */
  purities?: Readonly<Record<22 | 18, { rupees: number; basis: Basis; change: number | null }>>;
  /** YYYY-MM-DD. */
  day: string;
  source: string;
  /** ISO 8601 UTC. */
  updatedAt: string;
  /** Of an estimate whose premium was measured in another tier: where, and between what the price lies. */
  range?: { low: number; high: number; from: readonly MetalPlace[] };
  /** The newest price published for the place, where this one is not published. */
  lastQuote?: { rupees: number; day: string; source: string };
  /** What an estimate rests on. */
  premium?: PremiumRow;
  /** Import duty of the day on gold bars, percent, without GST. */
  dutyPercent?: number;
}

/** The newest price of a metal at each place that has any, the national one first; or those on a past day. */
export const metalPrices = async (metal: Metal, asOf?: string): Promise<MetalPrice[]> =>
  pricesEverywhere(await loadMarket(metal, { until: asOf })).flatMap(({ place, points }) => toPrice(metal, place, points) ?? []);

/** The newest price of a metal at one place, or that on a past day; undefined where none is on record. Reads this place's quotes alone. */
export const metalPriceAt = async (metal: Metal, place: MetalPlace, asOf?: string): Promise<MetalPrice | undefined> =>
  toPrice(metal, place, pricesAt(place, await loadMarket(metal, { place: place.slug, until: asOf })));

/** A metal's price on a day, in rupees per its unit. */
export interface MetalDay {
  day: string;
  rupees: number;
  basis: Basis;
}

/** Prices at a place on so many days up to the newest on record, newest first. Days without data are absent. */
export async function dailyPrices(metal: Metal, place: MetalPlace, days: number): Promise<MetalDay[]> {
  const newest = await metalPriceAt(metal, place);
  if (!newest) return [];
  const within = { first: addDays(newest.day, 1 - days), last: newest.day };
  const points = pricesAt(place, await loadMarket(metal, { place: place.slug, days: within }));
  return points.map(({ day, paise, basis }) => ({ day, rupees: paise / 100, basis }));
}

function toPrice(metal: Metal, place: MetalPlace, points: readonly PricePoint[]): MetalPrice | undefined {
  const [newest, before] = points;
  if (!newest) return undefined;
  const { paise, basis, day, source, updatedAt, karats, borrowed, premium, dutyPercent } = newest;
  const percent = dailyChange(points);
  const published = basis === 'quote' ? undefined : points.find((point) => point.basis === 'quote');
  const sinceBefore = (now: number, then: number | undefined) => (percent === null || then === undefined ? null : (now - then) / 100);
  const purity = (karat: 'k22' | 'k18', of: NonNullable<PricePoint['karats']>['k22']) => ({
    rupees: of.paise / 100,
    basis: basis === 'quote' && !of.quoted ? ('estimate' as const) : basis,
    change: sinceBefore(of.paise, before?.karats?.[karat].paise),
  });
  return {
    metal,
    place,
    rupees: paise / 100,
    basis,
    change: { percent, rupees: sinceBefore(paise, before?.paise) },
    ...(karats && { purities: { 22: purity('k22', karats.k22), 18: purity('k18', karats.k18) } }),
    day,
    source,
    updatedAt,
    ...(borrowed && {
      range: { low: borrowed.low / 100, high: borrowed.high / 100, from: borrowed.from },
    }),
    ...(published && { lastQuote: { rupees: published.paise / 100, day: published.day, source: published.source } }),
    ...(premium && { premium }),
    ...(dutyPercent !== undefined && { dutyPercent }),
  };
}

/** Rupees a gram of the metal, of gold at a purity in karat. */
export const perGram = ({ metal, rupees: each, purities }: MetalPrice, karat: 24 | 22 | 18 = 24): number =>
  karat !== 24 && purities ? purities[karat].rupees : each / UNITS[metal].grams;

/** The price of the metal's unit, as programs read it. */
export const unitFigure = (price: MetalPrice): Figure => ({
  ...metalFigure(price, { grams: UNITS[price.metal].grams, decimals: 2 }),
  label: inAllLocales(METAL_WORDS, (t) => t[price.metal]),
  unit: { en: UNITS[price.metal].words },
});

/** The price of a weight as people are told it, rounded to so many decimals of a rupee. */
export function metalFigure(
  price: MetalPrice,
  { karat = 24, grams, decimals = 0 }: { karat?: 24 | 22; grams: number; decimals?: number },
): Figure {
  const { metal, place, day, source, basis, change } = price;
  const each =
    karat === 22 && price.purities ? price.purities[22].change : change.rupees === null ? null : change.rupees / UNITS[metal].grams;
  return {
    label: inAllLocales(METAL_WORDS, (t) => (metal === 'gold' ? t[`gold${karat}`] : t[metal])),
    place,
    ...rupees(perGram(price, karat) * grams, decimals),
    unit: inAllLocales(METAL_WORDS, (t) => t.forWeight(grams >= 1000 ? t.kilos(grams / 1000) : t.grams(grams))),
    day,
    source,
    basis,
    change: { percent: change.percent, rupees: each === null ? null : Math.round(each * grams * 100) / 100 },
  };
}

/** The days on which the published price of a metal at a place changed, newest first, and all its quotes. */
export interface QuoteChanges {
  metal: Metal;
  place: MetalPlace;
  changes: readonly PriceChange<QuoteRow>[];
  quotes: readonly QuoteRow[];
}

/** These of each metal and place with quotes of its own. */
export async function quoteChanges(): Promise<QuoteChanges[]> {
  const byPlace = Map.groupBy(await allQuotes(await commoditiesDatabase()), ({ metal, place }) => `${metal}/${place}`);
  return METALS.flatMap((metal) =>
    listPlaces(metal).flatMap((place) => {
      const quotes = byPlace.get(`${metal}/${place.slug}`);
      return quotes ? [{ metal, place, changes: priceChanges(quotes), quotes }] : [];
    }),
  );
}
