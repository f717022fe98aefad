import type { z } from 'zod';
import { type Paging, pageOf } from '../../api/paging.ts';
import { computeFreshness, datedBody } from '../../crawl/freshness.ts';
import { rupeeText } from '../../kernel/money.ts';
import { latestTime, tellInstant } from '../../kernel/time.ts';
import type { Match } from '../../places/find.ts';
import { countDays, type Days, lastOfEach, listHistory, type Period, periodsOf } from '../price-history.ts';
import { listMetals, listPlaces, type MetalPlace } from './places.ts';
import type { commodityCities, commodityHistory, commodityListing, commodityRecord, commoditySearch, premium } from './schema.ts';
import type { Market, PlacePrices } from './series.ts';
import { COMMODITIES_SCHEDULE, type Metal, type PremiumRow, UNITS } from './tables.ts';
import type { MetalPrice } from './values.ts';

function premiumBody(row: PremiumRow | undefined): z.output<typeof premium> | null {
  if (!row) return null;
  const { ratio, measured_on, from_day, quotes, places, source } = row;
  return { ratio, measured_on, from: from_day, quotes, places, source };
}

function toRecord(price: MetalPrice): z.output<typeof commodityRecord> {
  const { metal, place, change, purities, lastQuote, range } = price;
  return {
    commodity: metal,
    location: place.name,
    location_type: 'city',
    unit: UNITS[metal].unit,
    price: price.rupees.toFixed(2),
    change_pct: change.percent === null ? null : change.percent.toFixed(2),
    ...(purities && {
      details: { price_22k: purities[22].rupees, price_18k: purities[18].rupees },
      details_basis: { price_22k: purities[22].basis, price_18k: purities[18].basis },
    }),
    updated_at: tellInstant(price.updatedAt),
    as_of: price.day,
    ...(price.dutyPercent !== undefined && { duty_pct: price.dutyPercent }),
    basis: price.basis,
    source: price.source,
    region: place.region,
    ...(lastQuote && { last_quote: { price: lastQuote.rupees.toFixed(2), as_of: lastQuote.day, source: lastQuote.source } }),
    ...(range && {
      range: { low: range.low.toFixed(2), high: range.high.toFixed(2), borrowed_from: range.from.map(({ name }) => name).join(', ') },
    }),
  };
}

export function listingBody(
  metal: Metal,
  prices: readonly MetalPrice[],
  newestDay: string,
  { asOf, note }: { asOf?: string | undefined; note?: string } = {},
): z.output<typeof commodityListing> {
  return {
    status: 'ok',
    metal,
    ...datedBody(newestDay, asOf),
    count: prices.length,
    data: prices.map(toRecord),
    premium: premiumBody(prices.map(({ premium: rest }) => rest).find(Boolean)),
    ...(note ? { note } : {}),
    ...computeFreshness(newestDay, COMMODITIES_SCHEDULE, asOf),
  };
}

const stateName = ({ state }: MetalPlace) => state ?? null;

export function citiesBody(metal: Metal, prices: readonly MetalPrice[]): z.output<typeof commodityCities> {
  return {
    status: 'ok',
    metal,
    count: prices.length,
    cities: prices.map(({ place }) => place.name),
    data: prices.map(({ place, basis }) => ({
      name: place.name,
      slug: place.slug,
      state: stateName(place),
      region: place.region,
      basis,
    })),
  };
}

export function searchBody(q: string, hits: readonly Match<MetalPlace>[], page: Paging): z.output<typeof commoditySearch> {
  const { rows: matches, paging } = pageOf(hits, page);
  return {
    status: 'ok',
    q,
    count: matches.length,
    ...paging,
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
  until: string | undefined,
): z.output<typeof commodityHistory> {
  return {
    status: 'ok',
    metal,
    city,
    unit: UNITS[metal].unit,
    days: countDays(days),
    ...periodsOf(by),
    ...listHistory(
      lastOfEach(points, by).map(({ row: { day, paise, basis, source, dutyPercent, premium: premiumThen }, ...period }) => ({
        location: place.name,
        price: rupeeText(paise),
        date: day,
        basis,
        source,
        ...(dutyPercent !== undefined && { duty_pct: dutyPercent }),
        ...(basis === 'estimate' && premiumThen && { premium_ratio: premiumThen.ratio }),
        ...period,
      })),
    ),
    premium: premiumBody(points.map(({ premium: rest }) => rest).find(Boolean)),
    ...computeFreshness(points[0]?.day ?? '', COMMODITIES_SCHEDULE, until),
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
