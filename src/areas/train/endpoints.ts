import { snapshotCache } from '../../lib/cache.ts';
import { ApiError } from '../../lib/errors.ts';
import { addDays, istDay } from '../../lib/time.ts';
import { defineEndpoint } from '../area.ts';
import { compactDay } from './clock.ts';
import { directRides } from './direct.ts';
import {
  trainsBetween as askedBetween,
  trainRoute as askedRoute,
  isNoAnswer,
  orTimetable,
  type Told,
  ticketByPnr,
  trainDetails,
  trainFare,
  trainPosition,
} from './lookup.ts';
import { type Network, stationByCode, timetableNetwork } from './network.ts';
import { noSuchTrain } from './providers/provider.ts';
import type { Station, Train } from './records.ts';
import { betweenBody, boardBody, infoBody, liveBody, matchesBody, pnrBody, routeBody } from './responses.ts';
import * as schema from './schema.ts';
import { nearStations, searchStations } from './station-search.ts';
import { detailsOf, hasPage, routeOf, summaryOf, TIMETABLE } from './timetable.ts';
import { journeysVia } from './via.ts';

const SEARCH_LIMIT = 20;
/** A year back, a year ahead: nobody sells a ticket for a day beyond. */
const DAYS_EITHER_WAY = 366;
/** Kept by the area itself, which knows what is an answer of the moment and what is the timetable's in place of one. */
const ASKED = { scope: 'public', maxAge: 300, memo: 0 } as const;
const asksUpstream = ({ provider }: { provider: string | undefined }) => provider !== TIMETABLE.name;
const byTimetable = <A>(value: A): Told<A> => ({ value, provider: TIMETABLE, stale: false });

/** The station of a code, or ApiError 404 with stations of a like name. */
function requireStation(network: Network, param: string, code: string): Station {
  const station = stationByCode(network, code);
  if (station) return station;
  throw new ApiError('unknown_place', `${param}: no station with the code ${JSON.stringify(code)} is known.`, {
    suggestions: nearStations(network, code),
    hint: `Find codes at /train/stations?q=${encodeURIComponent(code.toLowerCase())}`,
  });
}

/** The day asked for, else today in India, as YYYY-MM-DD. Throws ApiError 400 for a day that no timetable covers. */
function dayOf(date: string | undefined): string {
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
  throw noSuchTrain(number);
}

export const between = defineEndpoint({
  path: '/train',
  title: 'Trains between two stations',
  summary: 'Direct trains that run on a day, by departure. Where there is none, up to three journeys with one change.',
  query: schema.betweenQuery,
  response: schema.trainsBetween,
  cache: ASKED,
  asks: asksUpstream,
  errors: ['unknown_place', 'snapshot_unavailable'],
  examples: [
    { title: 'New Delhi to Howrah today', params: { from: 'NDLS', to: 'HWH' } },
    { title: 'From the timetable on record', params: { from: 'NDLS', to: 'HWH', provider: 'timetable' } },
  ],
  async respond({ from: fromCode, to: toCode, date, provider }, context) {
    const network = await timetableNetwork();
    const day = dayOf(date);
    const [from, to] = [requireStation(network, 'from', fromCode), requireStation(network, 'to', toCode)];
    if (from === to)
      throw new ApiError('invalid_parameter', `from and to are the same station, ${from.name} (${from.code}).`, {
        extra: { parameter: 'to' },
      });
    const onRecord = () => directRides(network, from.code, to.code, day).map((ride) => summaryOf(network, ride));
    const question = { from: from.code, to: to.code, day };
    const trains =
      provider === TIMETABLE.name ? byTimetable(onRecord()) : await orTimetable(() => askedBetween(question, context), onRecord);
    const none = trains.value.length === 0;
    return betweenBody(network, {
      from,
      to,
      day,
      trains,
      via: none ? journeysVia(network, from.code, to.code, day) : undefined,
      onOtherDays: none ? directRides(network, from.code, to.code).length : 0,
    });
  },
  table: ({ trains }) => trains,
});

export const info = defineEndpoint({
  path: '/train/info',
  title: 'A train',
  summary: 'Name, ends, times, distance and run days of a train.',
  query: schema.numberQuery,
  response: schema.trainInfo,
  cache: ASKED,
  asks: asksUpstream,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'Mumbai Rajdhani', params: { number: '12951' } },
    { title: 'From the timetable on record', params: { number: '12951', provider: 'timetable' } },
  ],
  async respond({ number, provider }, context) {
    const network = await timetableNetwork();
    return infoBody(network, await detailsTold(network, number, provider, context));
  },
  twins: async () =>
    (await timetableNetwork()).trains.map(({ number }) => ({
      path: `/train/info/${number}.json`,
      params: { number, provider: TIMETABLE.name },
    })),
});

function detailsTold(network: Network, number: string, provider: string | undefined, context: Parameters<typeof trainDetails>[1]) {
  if (provider === TIMETABLE.name) return byTimetable(detailsOf(network, requireTrain(network, number)));
  const onRecord = network.byNumber.get(number);
  return orTimetable(
    () => trainDetails(number, context),
    () => onRecord && detailsOf(network, onRecord),
  );
}

export const route = defineEndpoint({
  path: '/train/route',
  title: 'Route of a train',
  summary: 'Every stop with its times, the halt, the distance, the day of the journey and the place.',
  query: schema.numberQuery,
  response: schema.trainRoute,
  cache: ASKED,
  asks: asksUpstream,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'Howrah Rajdhani, from the timetable on record', params: { number: '12302', provider: 'timetable' } }],
  async respond({ number, provider }, context) {
    const network = await timetableNetwork();
    if (provider === TIMETABLE.name) return routeBody(network, byTimetable(routeOf(network, requireTrain(network, number))));
    const onRecord = network.byNumber.get(number);
    const told = await orTimetable(
      () => askedRoute(number, context),
      () => onRecord && routeOf(network, onRecord),
    );
    return routeBody(network, told);
  },
  table: ({ stops }) => stops,
  tableFiles: false,
  twins: async () =>
    (await timetableNetwork()).trains.map(({ number }) => ({
      path: `/train/route/${number}.json`,
      params: { number, provider: TIMETABLE.name },
    })),
});

export const pnr = defineEndpoint({
  path: '/train/pnr',
  title: 'Status of a ticket',
  summary: 'Train, day, class, chart and the state of every passenger of a PNR. Neither the number nor the answer is kept or logged.',
  query: schema.pnrQuery,
  response: schema.trainPnr,
  cache: { scope: 'private', maxAge: 0, memo: 0 },
  asks: true,
  errors: ['not_found', 'not_configured', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'A ticket', params: { number: '1234567890' } }],
  respond: async ({ number }, context) => pnrBody(await ticketByPnr(number, context)),
});

export const live = defineEndpoint({
  path: '/train/live',
  title: 'Where a train is',
  summary: 'The train with its fares, and where it is now: last station, delay and next stops.',
  query: schema.liveQuery,
  response: schema.trainLive,
  cache: { scope: 'public', maxAge: 30, memo: 0 },
  asks: true,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'Mumbai Rajdhani of today', params: { number: '12951' } }],
  async respond({ number, date }, context) {
    const network = await timetableNetwork();
    const day = dayOf(date);
    const told = detailsTold(network, number, undefined, context);
    const [train, running] = await Promise.all([told, part(trainPosition({ number, day }, context))]);
    const { from, to } = train.value;
    const fare = await part(trainFare({ number, day, from: from.code, to: to.code }, context));
    return liveBody(network, { day, train, running, fare });
  },
});

/** A part of an answer; undefined when nobody could give it. That the train is unknown to one source is no reason to withhold the rest. */
async function part<A>(asking: Promise<Told<A>>): Promise<Told<A> | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (isNoAnswer(error) || (error instanceof ApiError && error.code === 'not_found')) return undefined;
    throw error;
  }
}

export const stations = defineEndpoint({
  path: '/train/stations',
  title: 'Find a station',
  summary:
    'Stations whose name, code or town is like the text, best first: former codes and names, Hindi names of towns and misspellings are understood. At most 20.',
  query: schema.stationsQuery,
  response: schema.stationMatches,
  cache: snapshotCache(86_400),
  errors: ['snapshot_unavailable'],
  examples: [
    { title: 'A town', params: { q: 'kanpur' } },
    { title: 'A former code', params: { q: 'MGS' } },
  ],
  async respond({ q }) {
    const network = await timetableNetwork();
    return matchesBody(network, q, searchStations(network, q, SEARCH_LIMIT));
  },
  table: ({ stations }) => stations,
});

export const station = defineEndpoint({
  path: '/train/stations/{code}',
  title: 'Trains at a station',
  summary: 'A station with every train of the timetable on record that stops there, by the clock.',
  query: schema.stationQuery,
  response: schema.stationBoard,
  cache: snapshotCache(86_400),
  errors: ['unknown_place', 'snapshot_unavailable'],
  examples: [{ title: 'New Delhi', params: { code: 'NDLS' } }],
  async respond({ code }) {
    const network = await timetableNetwork();
    return boardBody(network, requireStation(network, 'code', code));
  },
  table: ({ trains }) => trains,
  tableFiles: false,
  async twins() {
    const network = await timetableNetwork();
    const codes = [...network.calls.keys()].filter((code) => hasPage(network, code));
    return codes.map((code) => ({ path: `/train/stations/${code}.json`, params: { code } }));
  },
});
