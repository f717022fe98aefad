import { crawlStatusBody } from '../../lib/crawl/status.ts';
import { ApiError } from '../../lib/errors.ts';
import { findPlace, searchPlaces, suggestPlaces } from '../../lib/places/find.ts';
import { newestOf } from '../../lib/time.ts';
import { defineEndpoint, type Twin } from '../area.ts';
import { loadMarket, pricesEverywhere } from './market.ts';
import { INDEX_OF, type MetalPlace, metalsOf, PLACE_INDEX, placesOf } from './places.ts';
import { citiesBody, historyBody, listingBody, type PlacePrices, recordOfMetals, searchBody } from './responses.ts';
import { COMMODITIES_SCHEDULE } from './schedule.ts';
import {
  citiesQuery,
  commodityCities,
  commodityHistory,
  commodityLatest,
  commodityListing,
  commoditySearch,
  historyQuery,
  listingQuery,
  noQuery,
  searchQuery,
} from './schema.ts';
import { pricesAt } from './series.ts';
import { METALS, type Metal } from './tables.ts';

/** Crawled twice a day. What is stale moves with the clock, so answers are not kept for ever. */
const CACHE = { scope: 'public', maxAge: 1800, staleWhileRevalidate: 86_400, memo: 600 } as const;
const SEARCH_LIMIT = 20;
const TWIN_HISTORY_DAYS = '90';

/** The place named, or ApiError 404: with the metals it is known for, or the nearest names. */
function requirePlace(metal: Metal, text: string): MetalPlace {
  const place = findPlace(INDEX_OF[metal], text);
  if (place) return place;
  const elsewhere = findPlace(PLACE_INDEX, text);
  if (elsewhere) {
    const known = metalsOf(elsewhere);
    throw new ApiError('not_found', `${elsewhere.name} is known here for ${known.join(' and ')}, not for ${metal}.`, {
      hint: `Try metal=${known[0]}&city=${elsewhere.slug}. Places with ${metal} prices are listed at /commodities/cities?metal=${metal}`,
    });
  }
  throw new ApiError('unknown_place', `No place called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(INDEX_OF[metal], text),
    hint: `All places are listed at /commodities/cities?metal=${metal}`,
  });
}

async function requirePrices(metal: Metal, place: MetalPlace): Promise<PlacePrices> {
  const points = pricesAt(place, await loadMarket(metal, place.slug));
  if (points.length === 0) throw new ApiError('not_found', `No price of ${metal} in ${place.name} is on record yet.`);
  return { place, points };
}

const everyPlace = (path: (metal: Metal, place: MetalPlace) => Twin): Twin[] =>
  METALS.flatMap((metal) => placesOf(metal).map((place) => path(metal, place)));

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
  ],
  async respond({ metal, city, type }) {
    if (city !== undefined) {
      const prices = await requirePrices(metal, requirePlace(metal, city));
      return listingBody(metal, [prices], prices.points[0]?.day ?? '');
    }
    const places = pricesEverywhere(await loadMarket(metal));
    const newestDay = newestOf(places.map(({ points }) => points[0]?.day ?? ''));
    return type === 'state'
      ? listingBody(metal, [], newestDay, 'No source prices metals by state: all places, Goa and Kerala too, are of type city.')
      : listingBody(metal, places, newestDay);
  },
  async twins() {
    await loadMarket('gold');
    return [
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
  respond: async ({ metal }) => citiesBody(metal, pricesEverywhere(await loadMarket(metal))),
  twins: async () => METALS.map((metal) => ({ path: `/commodities/cities/${metal}.json`, params: { metal } })),
});

export const search = defineEndpoint({
  path: '/commodities/search',
  title: 'Find a place',
  summary: 'Places whose name is like the text, best first: misspellings, old names and short forms are understood. At most 20.',
  query: searchQuery,
  response: commoditySearch,
  cache: { ...CACHE, memo: 'forever' },
  table: ({ results }) => results,
  examples: [{ title: 'A misspelt city', params: { q: 'hydrabad' } }],
  respond: async ({ q }) => searchBody(q, searchPlaces(PLACE_INDEX, q, SEARCH_LIMIT)),
});

export const history = defineEndpoint({
  path: '/commodities/history',
  title: 'Prices of past days',
  summary: 'Daily prices of one metal in one place, newest first, each with its basis. Days without data are absent.',
  query: historyQuery,
  response: commodityHistory,
  cache: CACHE,
  errors: ['unknown_place', 'not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'Ten days of the national gold price', params: { metal: 'gold', city: 'india', days: '10' } }],
  respond: async ({ metal, city, days }) => historyBody(metal, city, days, await requirePrices(metal, requirePlace(metal, city))),
  async twins() {
    await loadMarket('gold');
    return everyPlace((metal, { slug }) => ({
      path: `/commodities/history/${metal}/${slug}.json`,
      params: { metal, city: slug, days: TWIN_HISTORY_DAYS },
    }));
  },
});

export const latest = defineEndpoint({
  path: '/commodities/latest',
  title: 'The last crawl',
  summary: 'When metals were last crawled and from where, which days are on record, and the premium that estimates rest on.',
  query: noQuery,
  response: commodityLatest,
  cache: { scope: 'public', maxAge: 300, memo: 60 },
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'Status', params: {} }],
  async respond() {
    const { metals, newest } = recordOfMetals(await Promise.all(METALS.map((metal) => loadMarket(metal, undefined, 'all'))));
    return crawlStatusBody('commodities', COMMODITIES_SCHEDULE, newest, { metals });
  },
  twins: async () => [{ path: '/commodities/latest.json', params: {} }],
});
