import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint, type StaticFile } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { crawlStatusBody } from '../../crawl/status.ts';
import { ApiError } from '../../kernel/errors.ts';
import { latestTime } from '../../kernel/time.ts';
import { findPlace, searchPlaces, suggestPlaces } from '../../places/find.ts';
import type { DailyRecord } from '../asked-time.ts';
import { askedHistory, type Days, noneBetween, refuseFuture } from '../price-history.ts';
import { GOLD_DUTY } from './duty.ts';
import { INDEX_BY_METAL, listMetals, listPlaces, type MetalPlace, PLACE_INDEX } from './places.ts';
import { citiesBody, historyBody, latestByMetal, listingBody, searchBody } from './responses.ts';
import {
  citiesQuery,
  commodityCities,
  commodityHistory,
  commodityLatest,
  commodityListing,
  commoditySearch,
  historyQuery,
  listingQuery,
  searchQuery,
} from './schema.ts';
import { loadMarket, type PricePoint, pricesAt } from './series.ts';
import { COMMODITIES_SCHEDULE, METALS, type Metal } from './tables.ts';
import { type MetalPrice, metalPriceAt, metalPrices } from './values.ts';

/** Crawled twice a day. Staleness changes with the clock, so answers are not cached for longer. */
const CACHE = { ...snapshotCache(1800), cdnMaxAge: 600 } as const;
const FILE_HISTORY_DAYS = '90';

/** A place by name, or ApiError 404 with the metals it has or the nearest names. */
function requirePlace(metal: Metal, text: string): MetalPlace {
  const place = findPlace(INDEX_BY_METAL[metal], text);
  if (place) return place;
  const elsewhere = findPlace(PLACE_INDEX, text);
  if (elsewhere) {
    const metals = listMetals(elsewhere);
    throw new ApiError('not_found', `${elsewhere.name} is known here for ${metals.join(' and ')}, not for ${metal}.`, {
      hint: `Try metal=${metals[0]}&city=${elsewhere.slug}. Places with ${metal} prices are listed at /commodities/cities?metal=${metal}`,
    });
  }
  throw new ApiError('unknown_place', `No place called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(INDEX_BY_METAL[metal], text),
    hint: `All places are listed at /commodities/cities?metal=${metal}`,
  });
}

/** A metal's place by any name, and its prices by day. Throws ApiError 404 for an unknown place. */
export function findPrices(metal: Metal, city: string): { place: MetalPlace; record: DailyRecord<PricePoint> } {
  const place = requirePlace(metal, city);
  const newest = async (days?: Days) => (await readPoints(metal, place, days))[0];
  const ends = async () => endsOf(await readPoints(metal, place, 'all'));
  return { place, record: { newest, ends } };
}

const readPoints = async (metal: Metal, place: MetalPlace, days?: Days | 'all'): Promise<PricePoint[]> =>
  pricesAt(place, await loadMarket(metal, { place: place.slug, ...(days && { days }) }));

/** The first and last day of points, given newest first. */
function endsOf(points: readonly PricePoint[]): Days | undefined {
  const [last, first] = [points[0], points.at(-1)];
  return first && last && { first: first.day, last: last.day };
}

async function requirePrice(metal: Metal, place: MetalPlace, until?: string): Promise<MetalPrice> {
  const price = await metalPriceAt(metal, place, until);
  if (price) return price;
  throw new ApiError('not_found', `No price of ${metal} in ${place.name} is on record ${until ? `on or before ${until}` : 'yet'}.`, {
    hint: `Past days are at /commodities/history?metal=${metal}&city=${place.slug}`,
  });
}

const everyPlace = (path: (metal: Metal, place: MetalPlace) => StaticFile): StaticFile[] =>
  METALS.flatMap((metal) => listPlaces(metal).map((place) => path(metal, place)));

export const listing = defineEndpoint({
  path: '/commodities',
  title: 'Gold, silver and platinum prices',
  summary: 'One metal in all places, with the national price first; or in one place. Each price says its basis: quote, estimate or spot.',
  query: listingQuery,
  response: commodityListing,
  cache: CACHE,
  errors: ['unknown_place', 'not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'Gold everywhere', params: {} },
    { title: 'Silver in one city', params: { metal: 'silver', city: 'mumbai' } },
    { title: 'The national price', params: { metal: 'platinum', city: 'india' } },
    { title: 'The national price on a past day', params: { city: 'india', as_of: '2026-09-10' } },
  ],
  async respond({ metal, city, type, as_of: asOf }) {
    refuseFuture(asOf);
    if (city !== undefined) {
      const price = await requirePrice(metal, requirePlace(metal, city), asOf);
      return listingBody(metal, [price], price.day, { asOf });
    }
    const prices = await metalPrices(metal, asOf);
    if (asOf && prices.length === 0)
      throw new ApiError('not_found', `No price of ${metal} on or before ${asOf} is on record.`, {
        hint: 'Past days are at /commodities/history',
      });
    const newestDay = latestTime(prices.map(({ day }) => day));
    return type === 'state'
      ? listingBody(metal, [], newestDay, {
          asOf,
          note: 'No source prices metals by state: all places, Goa and Kerala too, are of type city.',
        })
      : listingBody(metal, prices, newestDay, { asOf });
  },
  async staticFiles() {
    await loadMarket('gold');
    return [
      { path: '/commodities.json', params: {} },
      ...METALS.map((metal) => ({ path: `/commodities/${metal}.json`, params: { metal } })),
      ...everyPlace((metal, { slug }) => ({ path: `/commodities/${metal}/${slug}.json`, params: { metal, city: slug } })),
    ];
  },
});

export const cities = defineEndpoint({
  path: '/commodities/cities',
  title: 'Places with metal prices',
  summary: 'All places of a metal, with their state and the basis of their newest price.',
  query: citiesQuery,
  response: commodityCities,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'Places with silver prices', params: { metal: 'silver' } }],
  respond: async ({ metal }) => citiesBody(metal, await metalPrices(metal)),
  staticFiles: async () => [
    { path: '/commodities/cities.json', params: {} },
    ...METALS.map((metal) => ({ path: `/commodities/cities/${metal}.json`, params: { metal } })),
  ],
});

export const search = defineEndpoint({
  path: '/commodities/search',
  tool: false,
  title: 'Find a place',
  summary: 'Places whose name is like the text, best first: misspellings, old names and short forms are understood.',
  query: searchQuery,
  response: commoditySearch,
  cache: snapshotCache(1800),
  table: ({ results }) => results,
  examples: [{ title: 'A misspelt city', params: { q: 'hydrabad' } }],
  respond: async ({ q, ...paging }) => searchBody(q, searchPlaces(PLACE_INDEX, q, PLACE_INDEX.entries.length), paging),
});

export const history = defineEndpoint({
  path: '/commodities/history',
  title: 'Prices of past days',
  summary: 'Prices of one metal in one place by day, week or month, newest first, each with its basis. Days without data are absent.',
  query: historyQuery,
  response: commodityHistory,
  cache: CACHE,
  errors: ['unknown_place', 'not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'Ten days of the national gold price', params: { metal: 'gold', city: 'india', days: '10' } },
    { title: 'Silver in Mumbai by week', params: { metal: 'silver', city: 'mumbai', from: '2026-08-03', by: 'week' } },
  ],
  async respond({ metal, city, by, ...period }) {
    const place = requirePlace(metal, city);
    const points = await readPoints(metal, place, 'all');
    const record = endsOf(points);
    if (!record) throw new ApiError('not_found', `No price of ${metal} in ${place.name} is on record yet.`);
    const days = askedHistory(period, record.last);
    const shown = points.filter(({ day }) => day >= days.first && day <= days.last);
    if (shown.length === 0) throw noneBetween(`price of ${metal} in ${place.name}`, days, record);
    return historyBody(metal, city, days, by, { place, points: shown }, period.to);
  },
  async staticFiles() {
    await loadMarket('gold');
    return everyPlace((metal, { slug }) => ({
      path: `/commodities/history/${metal}/${slug}.json`,
      params: { metal, city: slug, days: FILE_HISTORY_DAYS },
    }));
  },
});

export const latest = defineEndpoint({
  path: '/commodities/latest',
  tool: false,
  title: 'The last crawl',
  summary: 'When metals were last crawled and from where, which days are on record, and the premium that estimates rest on.',
  query: noQuery,
  response: commodityLatest,
  cache: { scope: 'public', maxAge: 300, cdnMaxAge: 60 },
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'Status', params: {} }],
  async respond() {
    const { metals, newest } = latestByMetal(await Promise.all(METALS.map((metal) => loadMarket(metal, { days: 'all' }))));
    return crawlStatusBody('commodities', COMMODITIES_SCHEDULE, newest, { metals, gold_duty: [...GOLD_DUTY] });
  },
  staticFiles: async () => [{ path: '/commodities/latest.json', params: {} }],
});
