import type { z } from 'zod';
import { computeFreshness } from '../../crawl/freshness.ts';
import { rupeeText } from '../../kernel/money.ts';
import { latestTime } from '../../kernel/time.ts';
import type { Match } from '../../places/find.ts';
import { countDays, type Days, lastOfEach, listHistory, type Period, periodsOf } from '../price-history.ts';
import { listMetals, listPlaces, type MetalPlace } from './places.ts';
import type { commodityCities, commodityHistory, commodityListing, commodityRecord, commoditySearch, premium } from './schema.ts';
import { dailyChange, type Market, type PlacePrices, type PricePoint } from './series.ts';
import { COMMODITIES_SCHEDULE, type Metal, type PremiumRow, UNITS } from './tables.ts';

export type CommodityRecord = z.output<typeof commodityRecord>;
export type Premium = z.output<typeof premium>;

function premiumBody(row: PremiumRow | undefined): Premium | null {
  if (!row) return null;
  const { ratio, measured_on, from_day, quotes, places, source } = row;
  return { ratio, measured_on, from: from_day, quotes, places, source };
}

function toRecord(metal: Metal, { place, points }: PlacePrices): CommodityRecord {
  const [point] = points;
  if (!point) throw new Error(`${place.name} has no price of ${metal}`);
  const change = dailyChange(points);
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
  const detailBasis = (quoted: boolean) => (basis === 'quote' && !quoted ? 'estimate' : basis);
  return {
    details: { price_22k: k22.paise / 100, price_18k: k18.paise / 100 },
    details_basis: { price_22k: detailBasis(k22.quoted), price_18k: detailBasis(k18.quoted) },
  };
}

export function listingBody(
  metal: Metal,
  places: readonly PlacePrices[],
  newestDay: string,
  { asOf, note }: { asOf?: string | undefined; note?: string } = {},
): z.output<typeof commodityListing> {
  return {
    status: 'ok',
    metal,
    ...(asOf && { as_of: asOf }),
    count: places.length,
    data: places.map((one) => toRecord(metal, one)),
    premium: premiumBody(places.map(({ points }) => points[0]?.premium).find(Boolean)),
    ...(note ? { note } : {}),
    ...computeFreshness(newestDay, COMMODITIES_SCHEDULE),
  };
}

const stateName = ({ state }: MetalPlace) => state ?? null;

export function citiesBody(metal: Metal, places: readonly PlacePrices[]): z.output<typeof commodityCities> {
  return {
    status: 'ok',
    metal,
    count: places.length,
    cities: places.map(({ place }) => place.name),
    data: places.map(({ place, points }) => ({
      name: place.name,
      slug: place.slug,
      state: stateName(place),
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
      state: stateName(place),
      region: place.region,
      metals: listMetals(place),
      score,
      path: `/commodities/gold/${place.slug}.json`,
    })),
  };
}

/** `points` are those of the days asked for, newest first; there is at least one. */
export function historyBody(
  metal: Metal,
  city: string,
  days: Days,
  by: Period,
  { place, points }: PlacePrices,
): z.output<typeof commodityHistory> {
  return {
    status: 'ok',
    metal,
    city,
    unit: UNITS[metal].unit,
    days: countDays(days),
    ...periodsOf(by),
    ...listHistory(
      lastOfEach(points, by).map(({ row: { day, paise, basis, source }, ...period }) => ({
        location: place.name,
        price: rupeeText(paise),
        date: day,
        basis,
        source,
        ...period,
      })),
    ),
    premium: premiumBody(points.map(({ premium: rest }) => rest).find(Boolean)),
    ...computeFreshness(points[0]?.day ?? '', COMMODITIES_SCHEDULE),
  };
}

/** What is on record of each metal, and the newest day of it all. */
export function latestByMetal(markets: readonly Market[]) {
  const days = (rows: readonly { day: string }[]) => rows.map(({ day }) => day).sort();
  const metals = markets.map(({ metal, spot, premiums, quotes }) => ({
    metal,
    places: listPlaces(metal).length,
    newest_quote: days([...quotes.values()].flat()).at(-1) ?? null,
    newest_spot: days(spot).at(-1) ?? null,
    oldest_spot: days(spot)[0] ?? null,
    premium: premiumBody(premiums.at(-1)),
  }));
  return { metals, newest: latestTime(metals.flatMap(({ newest_quote, newest_spot }) => [newest_quote ?? '', newest_spot ?? ''])) };
}
