import type { z } from 'zod';
import { freshnessOf } from '../../lib/crawl/freshness.ts';
import { rupeeText } from '../../lib/money.ts';
import type { Match } from '../../lib/places/find.ts';
import { addDays, newestOf } from '../../lib/time.ts';
import { type MetalPlace, metalsOf, placesOf } from './places.ts';
import { COMMODITIES_SCHEDULE } from './schedule.ts';
import type { commodityCities, commodityHistory, commodityListing, commodityRecord, commoditySearch, premium } from './schema.ts';
import { changeOf, type Market, type PricePoint } from './series.ts';
import { type Metal, type PremiumRow, UNITS } from './tables.ts';

export type CommodityRecord = z.output<typeof commodityRecord>;

/** A place with its prices by day, newest first; there is at least one. */
export interface PlacePrices {
  place: MetalPlace;
  points: readonly PricePoint[];
}

export function premiumBody(row: PremiumRow | undefined): z.output<typeof premium> | null {
  if (!row) return null;
  const { ratio, measured_on, from_day, quotes, places, source } = row;
  return { ratio, measured_on, from: from_day, quotes, places, source };
}

export function recordOf(metal: Metal, { place, points }: PlacePrices): CommodityRecord {
  const [point] = points;
  if (!point) throw new Error(`${place.name} has no price of ${metal}`);
  const change = changeOf(points);
  return {
    commodity: metal,
    location: place.name,
    location_type: 'city',
    unit: UNITS[metal].unit,
    price: rupeeText(point.paise),
    change_pct: change === null ? null : change.toFixed(2),
    ...karatDetails(point),
    updated_at: point.updatedAt,
    as_of: point.day,
    basis: point.basis,
    source: point.source,
    region: place.region,
    ...lastQuote(points),
    ...(point.borrowed
      ? { range: { low: rupeeText(point.borrowed.low), high: rupeeText(point.borrowed.high), borrowed_from: point.borrowed.from } }
      : {}),
  };
}

/** The newest price that was published for a place, where its newest price is another. */
function lastQuote([newest, ...before]: readonly PricePoint[]): Pick<CommodityRecord, 'last_quote'> {
  const quote = newest?.basis === 'quote' ? undefined : before.find(({ basis }) => basis === 'quote');
  return quote ? { last_quote: { price: rupeeText(quote.paise), as_of: quote.day, source: quote.source } } : {};
}

function karatDetails({ karats, basis }: PricePoint): Pick<CommodityRecord, 'details' | 'details_basis'> {
  if (!karats) return {};
  const { k22, k18 } = karats;
  const basisOf = (quoted: boolean) => (basis === 'quote' && !quoted ? 'estimate' : basis);
  return {
    details: { price_22k: k22.paise / 100, price_18k: k18.paise / 100 },
    details_basis: { price_22k: basisOf(k22.quoted), price_18k: basisOf(k18.quoted) },
  };
}

export function listingBody(
  metal: Metal,
  places: readonly PlacePrices[],
  newestDay: string,
  note?: string,
): z.output<typeof commodityListing> {
  return {
    status: 'ok',
    metal,
    count: places.length,
    data: places.map((one) => recordOf(metal, one)),
    premium: premiumBody(places.map(({ points }) => points[0]?.premium).find(Boolean)),
    ...(note ? { note } : {}),
    ...freshnessOf(newestDay, COMMODITIES_SCHEDULE),
  };
}

const stateOf = ({ state }: MetalPlace) => state ?? null;

export function citiesBody(metal: Metal, places: readonly PlacePrices[]): z.output<typeof commodityCities> {
  return {
    status: 'ok',
    metal,
    count: places.length,
    cities: places.map(({ place }) => place.name),
    data: places.map(({ place, points }) => ({
      name: place.name,
      slug: place.slug,
      state: stateOf(place),
      region: place.region,
      basis: points[0]?.basis ?? 'spot',
    })),
  };
}

export function searchBody(q: string, matches: readonly Match<MetalPlace>[]): z.output<typeof commoditySearch> {
  return {
    status: 'ok',
    q,
    count: matches.length,
    results: matches.map(({ place, score }) => ({
      name: place.name,
      slug: place.slug,
      state: stateOf(place),
      region: place.region,
      metals: metalsOf(place),
      score,
      path: `/commodities/gold/${place.slug}.json`,
    })),
  };
}

export function historyBody(metal: Metal, city: string, days: number, { place, points }: PlacePrices): z.output<typeof commodityHistory> {
  const newest = points[0]?.day ?? '';
  const shown = newest ? points.filter(({ day }) => day > addDays(newest, -days)) : [];
  return {
    status: 'ok',
    metal,
    city,
    unit: UNITS[metal].unit,
    days,
    data: shown.map(({ day, paise, basis, source }) => ({ location: place.name, price: rupeeText(paise), date: day, basis, source })),
    premium: premiumBody(shown.map(({ premium: rest }) => rest).find(Boolean)),
    ...freshnessOf(newest, COMMODITIES_SCHEDULE),
  };
}

/** What is on record of each metal, and the newest day of it all. */
export function recordOfMetals(markets: readonly Market[]) {
  const days = (rows: readonly { day: string }[]) => rows.map(({ day }) => day).sort();
  const metals = markets.map(({ metal, spot, premiums, quotes }) => ({
    metal,
    places: placesOf(metal).length,
    newest_quote: days([...quotes.values()].flat()).at(-1) ?? null,
    newest_spot: days(spot).at(-1) ?? null,
    oldest_spot: days(spot)[0] ?? null,
    premium: premiumBody(premiums.at(-1)),
  }));
  return { metals, newest: newestOf(metals.flatMap(({ newest_quote, newest_spot }) => [newest_quote ?? '', newest_spot ?? ''])) };
}
