import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { searchPlaces } from '../../places/find.ts';
import { requireState } from '../../places/find-state.ts';
import { resolvePlace } from '../../places/here.ts';
import { readPoint } from '../../places/place-params.ts';
import { slugify } from '../../text/fold.ts';
import { type FoundPlaza, plazasBody } from './responses.ts';
import { tollPlazas, tollsQuery } from './schema.ts';
import { type Plaza, plazaIndex, plazas, plazasNear, roadNumbers, statesWithPlazas } from './values.ts';

/** Names looked for by spelling give at most so many. */
const MAX_NAMED = 20;

export const tolls = defineEndpoint({
  path: '/tolls',
  tool: false,
  title: 'Toll plazas',
  summary: 'Toll plazas by state, highway, name or the nearest first, with what each class of vehicles pays and until when.',
  query: tollsQuery,
  response: tollPlazas,
  // Whether rates are in force changes with the day.
  cache: snapshotCache(1800),
  errors: ['unknown_place', 'missing_parameter', 'not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'Near a town', params: { city: 'pune', vehicle: 'car' } },
    { title: 'Along a highway in a state', params: { road: '66', state: 'kerala' } },
    { title: 'By name', params: { q: 'kherki daula' } },
    { title: 'On a past day', params: { state: 'goa', date: '2026-05-06' } },
  ],
  async respond({ q, state, road, city, within_km: withinKm, vehicle, date, page, limit, ...coordinates }) {
    const all = await plazas();
    const point = city === undefined ? readPoint(coordinates) : resolvePlace({ city }, city);
    const inState = state === undefined ? undefined : requireState(state).name;
    const numbers = road === undefined ? undefined : roadNumbers(road);
    const named = q === undefined ? undefined : new Set(searchPlaces(await plazaIndex(), q, MAX_NAMED).map(({ place }) => place));
    const isMeant = (plaza: Plaza) =>
      (inState === undefined || plaza.state === inState) &&
      (named === undefined || named.has(plaza)) &&
      (numbers === undefined || (plaza.road !== null && roadNumbers(plaza.road).some((one) => numbers.includes(one))));
    const chosen = named ? [...named].filter(isMeant) : all.filter(isMeant);
    const matches: FoundPlaza[] = point ? plazasNear(chosen, point, withinKm) : chosen.map((plaza) => ({ plaza }));
    if (matches.length === 0 && (q !== undefined || road !== undefined))
      throw new ApiError(
        'not_found',
        `No toll plaza ${q === undefined ? `on road ${road}` : `called ${JSON.stringify(q)}`} is on record${inState ? ` in ${inState}` : ''}.`,
        {
          hint: 'Plazas are listed by state at /tolls?state=, or near a town at /tolls?city=',
        },
      );
    return plazasBody(matches, { page, limit }, { day: date ?? istDay(), asked: date, vehicle, all });
  },
  async staticFiles() {
    const states = statesWithPlazas(await plazas());
    return states.map((state) => ({ path: `/tolls/${slugify(state)}.json`, params: { state: slugify(state), limit: '300' } }));
  },
});
