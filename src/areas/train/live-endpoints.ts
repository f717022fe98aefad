import { defineEndpoint } from '../../kernel/endpoint.ts';
import { runsOn } from './clock.ts';
import { findDetails, requireDay, settle } from './endpoints.ts';
import { liveBody, pnrBody } from './live-responses.ts';
import * as schema from './live-schema.ts';
import { ticketByPnr, trainFare, trainPosition } from './lookup.ts';
import { timetableNetwork } from './network.ts';

export const pnr = defineEndpoint({
  path: '/train/pnr',
  tool: 'train_pnr',
  title: 'Status of a ticket',
  summary: 'Train, day, class, chart and the state of every passenger of a PNR, which is kept nowhere.',
  query: schema.pnrQuery,
  response: schema.trainPnr,
  cache: { scope: 'private', maxAge: 0 },
  queriesUpstream: true,
  errors: ['not_found', 'not_configured', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'A ticket', params: { number: '1234567890' } }],
  respond: async ({ number }, context) => pnrBody(await ticketByPnr(number, context)),
});

export const live = defineEndpoint({
  path: '/train/live',
  tool: 'train_number',
  title: 'Where a train is',
  summary: 'The train with its fares, and where it is now: last station, delay and next stops.',
  query: schema.liveQuery,
  response: schema.trainLive,
  cache: { scope: 'public', maxAge: 30 },
  queriesUpstream: true,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'Mumbai Rajdhani of today', params: { number: '12951' } }],
  async respond({ number, date }, context) {
    const network = await timetableNetwork();
    const day = requireDay(date);
    const told = findDetails(network, number, undefined, context);
    const onRecord = network.byNumber.get(number);
    const runs = onRecord?.days_runs ? runsOn(onRecord.days_runs, day) : null;
    // A train that does not run is nowhere; providers tell the ride of another day.
    const position = runs === false ? undefined : settle(trainPosition({ number, day }, context));
    const [train, running] = await Promise.all([told, position]);
    const { from, to } = train.value;
    const fare = await settle(trainFare({ number, day, from: from.code, to: to.code }, context));
    return liveBody(network, { day, train, running, fare, runs });
  },
});
