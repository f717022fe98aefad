import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint, type StaticFile } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { crawlStatusBody } from '../../crawl/status.ts';
import { ApiError } from '../../kernel/errors.ts';
import { latestTime } from '../../kernel/time.ts';
import { findPlace, type PlaceIndex, searchPlaces, suggestPlaces } from '../../places/find.ts';
import { findTown } from '../../places/town.ts';
import { askedHistory, noneBetween, refuseFuture } from '../price-history.ts';
import { defineLpg } from './lpg/endpoint.ts';
import { allDaysOnRecord, allPricesBetween } from './metros/values.ts';
import { CITY_INDEX, citiesOf, FUEL_PLACES, type FuelPlace, PLACE_INDEX, STATE_INDEX } from './places.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { cityBody, historyBody, latestBody, listingBody, placesBody, searchBody, stateBody } from './responses.ts';
import {
  fuelAnswer,
  fuelHistory,
  fuelLatest,
  fuelPlaces,
  fuelQuery,
  fuelSearch,
  fuelStatus,
  historyQuery,
  latestQuery,
  searchQuery,
} from './schema.ts';
import { FUEL_SCHEDULE, FUELS } from './tables.ts';
import { type PlacePrices, pricesAt } from './values.ts';

/**
 * Prices change once a day; callers ask again after half an hour. Staleness changes with the clock, so answers are not cached for longer.
 */
const CACHE = { ...snapshotCache(1800), cdnMaxAge: 600 } as const;
/** What the commodities area has, and this one does not. */
const METALS: readonly string[] = ['gold', 'silver', 'platinum'];
const FILE_HISTORY_DAYS = '90';

/** The newest prices of some places, or those on a past day: the newest on or before it. Throws ApiError 404 before the first day on record. */
async function pricesOn(asOf?: string, places: readonly FuelPlace[] = FUEL_PLACES): Promise<PlacePrices[]> {
  refuseFuture(asOf);
  const groups = await pricesAt(places, asOf);
  if (asOf && groups.length === 0 && (await pricesAt(FUEL_PLACES, asOf)).length === 0)
    throw new ApiError('not_found', `No prices on or before ${asOf} are on record.`, {
      hint: 'Past days of a place are at /fuel/history?city=mumbai',
    });
  return groups;
}

/** A place by name, or ApiError 404 with the nearest names and a hint: the same name in `other`, or the state of a town without a price, which the call takes as `stateParam`. */
function requirePlace(
  index: PlaceIndex<FuelPlace>,
  kind: string,
  text: string,
  other?: { index: PlaceIndex<FuelPlace>; param: string },
  stateParam = 'state',
): FuelPlace {
  const place = findPlace(index, text);
  if (place) return place;
  const elsewhere = other && findPlace(other.index, text);
  const town = findTown(text);
  const state = town && findPlace(STATE_INDEX, town.state);
  throw new ApiError('unknown_place', `No ${kind} called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(index, text),
    hint: elsewhere
      ? `${elsewhere.name} is known as a ${elsewhere.type}: try ${other.param}=${elsewhere.slug}`
      : state
        ? `${town.name} has no price of its own on record; that of ${state.name} holds there: try ${stateParam}=${state.slug}`
        : 'All places are listed at /fuel/cities',
  });
}

function requirePrices(groups: readonly PlacePrices[], place: FuelPlace, asOf?: string): PlacePrices {
  const group = groups.find((one) => one.place.id === place.id);
  if (!group)
    throw new ApiError('not_found', `No price of ${place.name} is on record ${asOf ? `on or before ${asOf}` : 'yet'}.`, {
      hint: 'Places with prices are listed at /fuel/cities',
    });
  return group;
}

function refuseCommodity(commodity: string | undefined): void {
  if (commodity === undefined) return;
  const name = commodity.toLowerCase();
  throw new ApiError('wrong_area', `/fuel has petrol and diesel only; got commodity=${commodity}.`, {
    hint: FUELS.some((fuel) => fuel === name)
      ? `A fuel is chosen by fuel: /fuel?fuel=${name}`
      : `Gold, silver and platinum are in the commodities area: /commodities${METALS.includes(name) ? `?metal=${name}` : ''}`,
    extra: { parameter: 'commodity' },
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
    { title: 'One city on a past day', params: { city: 'mumbai', as_of: '2026-06-01' } },
  ],
  async respond({ fuel, city, state, type, commodity, as_of: asOf }) {
    refuseCommodity(commodity);
    const fuels = fuel ? [fuel] : FUELS;
    const statePlace = state === undefined ? undefined : requirePlace(STATE_INDEX, 'state', state, { index: CITY_INDEX, param: 'city' });
    const cityPlace = city === undefined ? undefined : requirePlace(CITY_INDEX, 'city', city, { index: STATE_INDEX, param: 'state' });
    if (cityPlace && statePlace && cityPlace.state !== statePlace.name) {
      throw new ApiError('not_found', `${cityPlace.name} is in ${cityPlace.state}, not in ${statePlace.name}.`, {
        hint: 'Leave out state, or city',
      });
    }
    if (cityPlace) return cityBody(requirePrices(await pricesOn(asOf, [cityPlace]), cityPlace, asOf), fuels, asOf);
    if (!statePlace) return listingBody(await pricesOn(asOf), type, fuels, asOf);
    const groups = await pricesOn(asOf, [statePlace, ...citiesOf(statePlace)]);
    const cities = groups.filter(({ place }) => place !== statePlace);
    return stateBody(requirePrices(groups, statePlace, asOf), cities, fuels, asOf);
  },
  async staticFiles() {
    const groups = await pricesOn();
    return [
      { path: '/fuel.json', params: {} },
      ...groups.map(({ place }): StaticFile => ({ path: `/fuel/${place.id}.json`, params: { [place.type]: place.slug } })),
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
  respond: async () => placesBody(await pricesOn()),
  staticFiles: async () => [{ path: '/fuel/cities.json', params: {} }],
});

export const search = defineEndpoint({
  path: '/fuel/search',
  tool: false,
  title: 'Find a place',
  summary: 'Places whose name is like the text, best first: misspellings, old names and short forms are understood.',
  query: searchQuery,
  response: fuelSearch,
  cache: CACHE,
  table: ({ results }) => results,
  examples: [
    { title: 'A misspelt city', params: { q: 'bangalor' } },
    { title: 'An old name', params: { q: 'orissa' } },
  ],
  respond: async ({ q, ...paging }) => searchBody(q, searchPlaces(PLACE_INDEX, q, PLACE_INDEX.entries.length), paging),
});

export const history = defineEndpoint({
  path: '/fuel/history',
  title: 'Prices of past days',
  summary: 'Prices of one fuel at one place by day, week or month, newest first; metros from 2017 on. Days without one are absent.',
  query: historyQuery,
  response: fuelHistory,
  cache: CACHE,
  errors: ['unknown_place', 'not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'A week of petrol in Mumbai', params: { fuel: 'petrol', city: 'mumbai', days: '7' } },
    { title: 'Petrol in Mumbai in 2018, by month', params: { city: 'mumbai', from: '2018-01-01', to: '2018-12-31', by: 'month' } },
    { title: 'Diesel in Kolkata by month', params: { fuel: 'diesel', city: 'kolkata', from: '2026-01-01', to: '2026-06-30', by: 'month' } },
  ],
  async respond({ fuel, city, state, type, by, ...period }) {
    const place =
      state !== undefined
        ? requirePlace(STATE_INDEX, 'state', state, { index: CITY_INDEX, param: 'city' })
        : type
          ? requirePlace(type === 'state' ? STATE_INDEX : CITY_INDEX, type, city)
          : (findPlace(CITY_INDEX, city) ?? requirePlace(PLACE_INDEX, 'city or state', city, undefined, 'city'));
    const record = await allDaysOnRecord(place, fuel);
    if (!record) throw new ApiError('not_found', `No price of ${fuel} in ${place.name} is on record yet.`);
    const days = askedHistory(period, record.last);
    const rows = await allPricesBetween(place, fuel, days);
    if (rows.length === 0) throw noneBetween(`price of ${fuel} in ${place.name}`, days, record);
    return historyBody(fuel, city, days, by, place, rows, period.to);
  },
  async staticFiles() {
    const groups = await pricesOn();
    const slugs = new Set(groups.map(({ place }) => place.slug));
    return FUELS.flatMap((fuel) =>
      [...slugs].map((slug) => ({ path: `/fuel/history/${fuel}/${slug}.json`, params: { fuel, city: slug, days: FILE_HISTORY_DAYS } })),
    );
  },
});

export const lpg = defineLpg((name) => requirePlace(STATE_INDEX, 'state', name));

export const latest = defineEndpoint({
  path: '/fuel/latest',
  title: 'The 13 popular cities',
  summary: 'Petrol and diesel in the most asked-for cities.',
  query: latestQuery,
  response: fuelLatest,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'Popular cities', params: {} }],
  respond: async ({ as_of: asOf }) => latestBody(await pricesOn(asOf), asOf),
  staticFiles: async () => [{ path: '/fuel/latest.json', params: {} }],
});

export const status = defineEndpoint({
  path: '/fuel/status',
  title: 'The last crawl',
  summary: 'When prices were last crawled, from where, and whether it went well.',
  query: noQuery,
  response: fuelStatus,
  // Staleness changes with the clock, so the answer is cached only briefly.
  cache: { scope: 'public', maxAge: 300, cdnMaxAge: 60 },
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'Status', params: {} }],
  async respond() {
    const rows = await newestPrices(await fuelDatabase());
    const newestObservation = latestTime(rows.map(({ observed_at }) => observed_at));
    const counts = { newest_day: latestTime(rows.map(({ day }) => day)), prices: rows.length };
    return crawlStatusBody('fuel', FUEL_SCHEDULE, newestObservation, counts);
  },
});
