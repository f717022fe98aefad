import { snapshotCache } from '../../lib/cache.ts';
import { crawlStatusBody } from '../../lib/crawl/status.ts';
import { ApiError } from '../../lib/errors.ts';
import { findPlace, type PlaceIndex, searchPlaces, suggestPlaces } from '../../lib/places/find.ts';
import { newestOf } from '../../lib/time.ts';
import { defineEndpoint, type Twin } from '../area.ts';
import { CITY_INDEX, type FuelPlace, PLACE_INDEX, STATE_INDEX } from './places.ts';
import { fuelDatabase, newestPrices, priceHistory } from './queries.ts';
import {
  cityBody,
  groupByPlace,
  historyBody,
  latestBody,
  listingBody,
  type PlacePrices,
  placesBody,
  searchBody,
  stateBody,
} from './responses.ts';
import { FUEL_SCHEDULE } from './schedule.ts';
import {
  fuelAnswer,
  fuelHistory,
  fuelLatest,
  fuelPlaces,
  fuelQuery,
  fuelSearch,
  fuelStatus,
  historyQuery,
  noQuery,
  searchQuery,
} from './schema.ts';
import { FUELS } from './tables.ts';

/** Prices change once a day; callers ask again after half an hour. What is stale moves with the clock, so answers are not kept for ever. */
const CACHE = { ...snapshotCache(1800), memo: 600 } as const;
const SEARCH_LIMIT = 20;
const TWIN_HISTORY_DAYS = '90';

const currentPrices = async (): Promise<PlacePrices[]> => groupByPlace(await newestPrices(await fuelDatabase()));

/** The place named, or ApiError 404 with the nearest names; `other` is looked in for a hint. */
function requirePlace(
  index: PlaceIndex<FuelPlace>,
  kind: string,
  text: string,
  other?: { index: PlaceIndex<FuelPlace>; param: string },
): FuelPlace {
  const place = findPlace(index, text);
  if (place) return place;
  const elsewhere = other && findPlace(other.index, text);
  throw new ApiError('unknown_place', `No ${kind} called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(index, text),
    hint: elsewhere
      ? `${elsewhere.name} is known as a ${elsewhere.type}: try ${other.param}=${elsewhere.slug}`
      : 'All places are listed at /fuel/cities',
  });
}

function requirePrices(groups: readonly PlacePrices[], place: FuelPlace): PlacePrices {
  const group = groups.find((one) => one.place.id === place.id);
  if (!group)
    throw new ApiError('not_found', `No price of ${place.name} is on record yet.`, {
      hint: 'Places with prices are listed at /fuel/cities',
    });
  return group;
}

function refuseCommodity(commodity: string | undefined): void {
  if (commodity === undefined) return;
  throw new ApiError('wrong_area', `/fuel has petrol and diesel only; got commodity=${commodity}.`, {
    hint: `Gold, silver and platinum are in the commodities area: /commodities?metal=${encodeURIComponent(commodity.toLowerCase())}`,
  });
}

export const listing = defineEndpoint({
  path: '/fuel',
  title: 'Petrol and diesel prices',
  summary: 'Every state and union territory; or one city, one state with its cities, or all cities.',
  query: fuelQuery,
  response: fuelAnswer,
  cache: CACHE,
  errors: ['wrong_area', 'unknown_place', 'not_found', 'snapshot_unavailable'],
  table: (body) => ('data' in body ? body.data : [body.price, ...('cities' in body ? body.cities : [])]),
  examples: [
    { title: 'All states', params: {} },
    { title: 'One city', params: { city: 'mumbai' } },
    { title: 'One state and its cities', params: { state: 'uttar pradesh' } },
    { title: 'Diesel in all cities', params: { type: 'city', fuel: 'diesel' } },
  ],
  async respond({ fuel, city, state, type, commodity }) {
    refuseCommodity(commodity);
    const fuels = fuel ? [fuel] : FUELS;
    const statePlace = state === undefined ? undefined : requirePlace(STATE_INDEX, 'state', state, { index: CITY_INDEX, param: 'city' });
    const cityPlace = city === undefined ? undefined : requirePlace(CITY_INDEX, 'city', city, { index: STATE_INDEX, param: 'state' });
    if (cityPlace && statePlace && cityPlace.state !== statePlace.name) {
      throw new ApiError('not_found', `${cityPlace.name} is in ${cityPlace.state}, not in ${statePlace.name}.`, {
        hint: 'Leave out state, or city',
      });
    }
    const groups = await currentPrices();
    if (cityPlace) return cityBody(requirePrices(groups, cityPlace), fuels);
    if (!statePlace) return listingBody(groups, type, fuels);
    const cities = groups.filter(({ place }) => place.type === 'city' && place.state === statePlace.name);
    return stateBody(requirePrices(groups, statePlace), cities, fuels);
  },
  async twins() {
    const groups = await currentPrices();
    return [
      { path: '/fuel.json', params: {} },
      ...groups.map(({ place }): Twin => ({ path: `/fuel/${place.id}.json`, params: { [place.type]: place.slug } })),
    ];
  },
});

export const cities = defineEndpoint({
  path: '/fuel/cities',
  title: 'Places with fuel prices',
  summary: 'Names of all cities and states that have prices.',
  query: noQuery,
  response: fuelPlaces,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ locations }) => locations,
  examples: [{ title: 'All places', params: {} }],
  respond: async () => placesBody(await currentPrices()),
  twins: async () => [{ path: '/fuel/cities.json', params: {} }],
});

export const search = defineEndpoint({
  path: '/fuel/search',
  title: 'Find a place',
  summary: 'Places whose name is like the text, best first: misspellings, old names and short forms are understood. At most 20.',
  query: searchQuery,
  response: fuelSearch,
  cache: CACHE,
  table: ({ results }) => results,
  examples: [
    { title: 'A misspelt city', params: { q: 'bangalor' } },
    { title: 'An old name', params: { q: 'orissa' } },
  ],
  respond: async ({ q }) => searchBody(q, searchPlaces(PLACE_INDEX, q, SEARCH_LIMIT)),
});

export const history = defineEndpoint({
  path: '/fuel/history',
  title: 'Prices of past days',
  summary: 'Daily prices of one fuel at one place, newest first. Days without a published price are absent.',
  query: historyQuery,
  response: fuelHistory,
  cache: CACHE,
  errors: ['unknown_place', 'not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'A week of petrol in Mumbai', params: { fuel: 'petrol', city: 'mumbai', days: '7' } }],
  async respond({ fuel, city, days }) {
    const place = findPlace(CITY_INDEX, city) ?? requirePlace(PLACE_INDEX, 'city or state', city);
    const rows = await priceHistory(await fuelDatabase(), place.id, fuel, days);
    if (rows.length === 0) requirePrices([], place);
    return historyBody(fuel, city, days, place, rows);
  },
  async twins() {
    const groups = await currentPrices();
    const slugs = new Set(groups.map(({ place }) => place.slug));
    return FUELS.flatMap((fuel) =>
      [...slugs].map((slug) => ({ path: `/fuel/history/${fuel}/${slug}.json`, params: { fuel, city: slug, days: TWIN_HISTORY_DAYS } })),
    );
  },
});

export const latest = defineEndpoint({
  path: '/fuel/latest',
  title: 'The 13 popular cities',
  summary: 'Petrol and diesel in the most asked-for cities.',
  query: noQuery,
  response: fuelLatest,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'Popular cities', params: {} }],
  respond: async () => latestBody(await currentPrices()),
  twins: async () => [{ path: '/fuel/latest.json', params: {} }],
});

export const status = defineEndpoint({
  path: '/fuel/status',
  title: 'The last crawl',
  summary: 'When prices were last crawled, from where, and whether it went well.',
  query: noQuery,
  response: fuelStatus,
  // Staleness moves with the clock, so the answer is not kept.
  cache: { scope: 'public', maxAge: 300, memo: 60 },
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'Status', params: {} }],
  async respond() {
    const rows = await newestPrices(await fuelDatabase());
    const newestObservation = newestOf(rows.map(({ observed_at }) => observed_at));
    const own = { newest_day: newestOf(rows.map(({ day }) => day)), prices: rows.length };
    return crawlStatusBody('fuel', FUEL_SCHEDULE, newestObservation, own);
  },
});
