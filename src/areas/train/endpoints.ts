import { defineEndpoint, type StaticFile } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { compactDay } from './clock.ts';
import { requireEnd, ridesBetween } from './ends.ts';
import {
  type Answer,
  trainsBetween as askedBetween,
  trainRoute as askedRoute,
  fromTimetable,
  isNoAnswer,
  orTimetable,
  trainDetails,
} from './lookup.ts';
import { type Network, stationByCode, timetableNetwork } from './network.ts';
import { type Dated, type Details, noSuchTrain, type Route } from './providers/provider.ts';
import type { Station, Train } from './records.ts';
import { betweenBody, infoBody, routeBody } from './responses.ts';
import * as schema from './schema.ts';
import { nearStations } from './station-search.ts';
import { describeAge, TIMETABLE, toDetails, toRoute, toSummary, trainsWithFiles } from './timetable.ts';
import { journeysVia } from './via.ts';
import { formatAge } from './words.ts';

export const SEARCH_LIMIT = 20;
/** A year back and ahead: no tickets are sold for days beyond. */
const DAYS_EITHER_WAY = 366;
/** The area caches these itself, because it can tell live answers from the timetable's fallback. */
const UPSTREAM_CACHE = { scope: 'public', maxAge: 300, cdnMaxAge: 0 } as const;
const queriesUpstream = ({ provider }: { provider: string | undefined }) => provider !== TIMETABLE.name;

/** A station by code, or ApiError 404 with stations of similar names. */
export function requireStation(network: Network, param: string, code: string): Station {
  const station = stationByCode(network, code);
  if (station) return station;
  throw new ApiError('unknown_place', `${param}: no station with the code ${JSON.stringify(code)} is known.`, {
    suggestions: nearStations(network, code),
    hint: `Find codes at /train/stations?q=${encodeURIComponent(code.toLowerCase())}`,
  });
}

/** The requested day, or today in India, as YYYY-MM-DD. Throws ApiError 400 for a day that no timetable covers. */
export function requireDay(date: string | undefined): string {
  const today = istDay();
  const day = date ?? today;
  const [first, last] = [addDays(today, -DAYS_EITHER_WAY), addDays(today, DAYS_EITHER_WAY)];
  if (day >= first && day <= last) return day;
  throw new ApiError('invalid_parameter', `date must be from ${compactDay(first)} to ${compactDay(last)}; got ${compactDay(day)}`, {
    hint: 'Leave date out for today',
    extra: { parameter: 'date' },
  });
}

function requireTrain(network: Network, number: string): Train {
  const train = network.byNumber.get(number);
  if (train) return train;
  throw noLongerRuns(network, number) ?? noSuchTrain(number);
}

/** The error for a number that only an earlier timetable has; undefined for any other. */
function noLongerRuns(network: Network, number: string): ApiError | undefined {
  const former = network.former.get(number);
  if (!former) return undefined;
  const { asOf } = describeAge(network);
  const [was, is] = [formatAge(former.as_of), formatAge(asOf)];
  return new ApiError('not_found', `Train ${number} is no longer in the timetable of ${is}. In that of ${was} it was ${former.name}.`, {
    hint: 'Find trains of today at /train?from=&to=',
  });
}

/**
 * A train from providers, or from the recorded timetable if requested or as a fallback. Throws ApiError for an unknown number; for one that
 * only an earlier timetable has, it says that the train is gone.
 */
async function askTrain<A>(
  network: Network,
  number: string,
  provider: string | undefined,
  live: () => Promise<Answer<A>>,
  onRecord: (train: Train) => A,
): Promise<Answer<A>> {
  if (provider === TIMETABLE.name) return fromTimetable(onRecord(requireTrain(network, number)));
  const train = network.byNumber.get(number);
  try {
    return await orTimetable(live, () => train && onRecord(train));
  } catch (error) {
    throw (isNoAnswer(error) ? noLongerRuns(network, number) : undefined) ?? error;
  }
}

async function filesOf(kind: 'info' | 'route'): Promise<StaticFile[]> {
  const provider = TIMETABLE.name;
  return trainsWithFiles(await timetableNetwork()).map(({ number }) => ({
    path: `/train/${kind}/${number}.json`,
    params: { number, provider },
    onRequest: 'all',
  }));
}

export const between = defineEndpoint({
  path: '/train',
  title: 'Trains between two stations',
  summary:
    'Trains from one place to another on a day, such as Mumbai to Pune, by departure; where none is direct, up to three journeys with one change.',
  query: schema.betweenQuery,
  response: schema.trainsBetween,
  cache: UPSTREAM_CACHE,
  queriesUpstream: queriesUpstream,
  errors: ['unknown_place', 'snapshot_unavailable'],
  examples: [
    { title: 'New Delhi to Howrah today', params: { from: 'NDLS', to: 'HWH' } },
    { title: 'Between two towns', params: { from: 'Pune', to: 'Howrah' } },
    { title: 'From the timetable on record', params: { from: 'NDLS', to: 'HWH', provider: 'timetable' } },
  ],
  async respond({ from: fromText, to: toText, date, provider, limit, page }, context) {
    const network = await timetableNetwork();
    const day = requireDay(date);
    const ends = { from: requireEnd(network, 'from', fromText), to: requireEnd(network, 'to', toText) };
    const [from, to] = [ends.from.stations[0], ends.to.stations[0]];
    if (from === to)
      throw new ApiError('invalid_parameter', `from and to are the same station, ${from.name} (${from.code}).`, {
        extra: { parameter: 'to' },
      });
    const onRecord = () => ridesBetween(network, ends.from, ends.to, day).map((ride) => toSummary(network, ride));
    const question = { from: from.code, to: to.code, day };
    // Providers know pairs of stations; trains between towns come from the timetable.
    const ofTimetable = provider === TIMETABLE.name || ends.from.isTown || ends.to.isTown;
    const trains = ofTimetable ? fromTimetable(onRecord()) : await orTimetable(() => askedBetween(question, context), onRecord);
    const none = trains.value.length === 0;
    return betweenBody(network, {
      from: ends.from,
      to: ends.to,
      day,
      trains,
      via: none ? journeysVia(network, from.code, to.code, day) : undefined,
      onOtherDays: none
        ? ridesBetween(network, ends.from, ends.to).filter(({ train }) => train.valid_to === null || train.valid_to >= day).length
        : 0,
      page: { limit, page },
    });
  },
  table: ({ trains }) => trains,
});

export const info = defineEndpoint({
  path: '/train/info',
  tool: 'train_number',
  title: 'A train by its number',
  summary: 'Name, ends, times, distance, run days, classes and coaches of a train.',
  query: schema.numberQuery,
  response: schema.trainInfo,
  cache: UPSTREAM_CACHE,
  queriesUpstream: queriesUpstream,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'Mumbai Rajdhani', params: { number: '12951' } },
    { title: 'From the timetable on record', params: { number: '12951', provider: 'timetable' } },
  ],
  async respond({ number, provider }, context) {
    const network = await timetableNetwork();
    return infoBody(network, await findDetails(network, number, provider, context));
  },
  staticFiles: () => filesOf('info'),
});

export function findDetails(network: Network, number: string, provider: string | undefined, context: Parameters<typeof trainDetails>[1]) {
  return askTrain<Details & Dated>(
    network,
    number,
    provider,
    () => trainDetails(number, context),
    (train) => toDetails(network, train),
  );
}

export const route = defineEndpoint({
  path: '/train/route',
  tool: 'train_number',
  title: 'Route of a train',
  summary: 'Every stop with its times, the platform, the halt, the distance, the day of the journey and the place.',
  query: schema.numberQuery,
  response: schema.trainRoute,
  cache: UPSTREAM_CACHE,
  queriesUpstream: queriesUpstream,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'Howrah Rajdhani, from the timetable on record', params: { number: '12302', provider: 'timetable' } }],
  async respond({ number, provider }, context) {
    const network = await timetableNetwork();
    const told = await askTrain<Route & Dated>(
      network,
      number,
      provider,
      () => askedRoute(number, context),
      (train) => toRoute(network, train),
    );
    return routeBody(network, told);
  },
  table: ({ stops }) => stops,
  tableFiles: false,
  staticFiles: () => filesOf('route'),
});

/** A part of an answer; undefined if nobody has it. If one source does not know the train, the rest is still given. */
export async function settle<A>(answer: Promise<Answer<A>>): Promise<Answer<A> | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isNoAnswer(error) || (error instanceof ApiError && error.code === 'not_found')) return undefined;
    throw error;
  }
}
