import { defineEndpoint, type StaticFile } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { type Answer, trainRoute as askedRoute, fromTimetable, isNoAnswer, orTimetable, trainDetails } from './live/lookup.ts';
import type { Dated, Details, Route } from './providers/provider.ts';
import { noLongerRuns, requireTrain } from './require.ts';
import { betweenBody, infoBody, routeBody } from './responses.ts';
import * as schema from './schema.ts';
import { type Network, timetableNetwork } from './timetable/network.ts';
import type { Train } from './timetable/records.ts';
import { TIMETABLE, toDetails, toRoute, trainsWithFiles } from './timetable/timetable.ts';
import { trainsBetween } from './values.ts';

/** The area caches these itself, because it can tell live answers from the timetable's fallback. */
const UPSTREAM_CACHE = { scope: 'public', maxAge: 300, cdnMaxAge: 0 } as const;
const queriesUpstream = ({ provider }: { provider: string | undefined }) => provider !== TIMETABLE.name;

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
  respond: async (call, context) => betweenBody(await trainsBetween(call, context)),
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
    const route = await askTrain<Route & Dated>(
      network,
      number,
      provider,
      () => askedRoute(number, context),
      (train) => toRoute(network, train),
    );
    return routeBody(network, route);
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
