// Many trains, or many stations, in one answer: as files they are few enough for a host of files, where a train's own file is made on request.
import { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { fromTimetable } from './live/lookup.ts';
import { infoBody, routeBody, TIMETABLE_NOTE } from './responses.ts';
import * as schema from './shard-schema.ts';
import { departuresAt } from './stations/board.ts';
import { boardBody } from './stations/station-endpoints.ts';
import { type Network, timetableNetwork } from './timetable/network.ts';
import { isSuburban, type Train } from './timetable/records.ts';
import { TIMETABLE, toDetails, toRoute, trainsWithFiles } from './timetable/timetable.ts';
import { creditLine, recordsOf } from './values.ts';

const DAY_SECONDS = 86_400;
const DIGITS = 3;
const LETTERS = 2;

/** All that begin so are in one answer. */
const firstDigits = (number: string): string => number.slice(0, DIGITS);
const firstLetters = (code: string): string => code.slice(0, LETTERS);

export const timetable = defineEndpoint({
  path: '/train/timetable/{digits}',
  tool: false,
  title: 'Timetables of many trains',
  summary: 'All trains whose numbers begin with three digits, with their stops; local trains are answered one by one.',
  query: schema.timetableQuery,
  response: schema.timetableShard,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [{ title: 'Trains of 129', params: { digits: '129' } }],
  async respond({ digits }) {
    const network = await timetableNetwork();
    const trains = trainsWithFiles(network).filter(({ number }) => firstDigits(number) === digits);
    if (trains.length === 0) throw new ApiError('not_found', `No train of the timetable has a number that begins with ${digits}.`);
    return {
      status: 'ok' as const,
      digits,
      count: trains.length,
      trains: trains.map((train) => trainBody(network, train)),
      columns: schema.STOP_COLUMNS,
      stations: namesOf(
        network,
        trains.flatMap(({ stops }) => stops.map(({ station }) => station)),
      ),
      ...onRecord(network, trains),
    };
  },
  async staticFiles() {
    const all = trainsWithFiles(await timetableNetwork()).map(({ number }) => firstDigits(number));
    return [...new Set(all)].sort().map((digits) => ({ path: `/train/timetable/${digits}.json`, params: { digits } }));
  },
});

export const boards = defineEndpoint({
  path: '/train/boards/{letters}',
  tool: false,
  title: 'Trains at many stations',
  summary:
    'All stations whose codes begin with two letters, with the trains that stop there, whose names /train/names has; local trains are answered station by station.',
  query: schema.boardsQuery,
  response: schema.boardsShard,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [{ title: 'Stations of ND', params: { letters: 'ND' } }],
  async respond({ letters }) {
    const network = await timetableNetwork();
    const stations = [...network.calls.keys()].filter((code) => firstLetters(code) === letters).sort();
    const listed = stations.flatMap((code) => network.stations.get(code) ?? []);
    if (listed.length === 0) throw new ApiError('not_found', `No station at which a train stops has a code that begins with ${letters}.`);
    const bodies = listed.map((station) => withoutLocals(boardBody(network, { station, departures: departuresAt(network, station.code) })));
    const numbers = [...new Set(bodies.flatMap(({ trains }) => trains.map((line) => line.train_number)))].sort();
    return {
      status: 'ok' as const,
      letters,
      count: bodies.length,
      boards: bodies.map(({ station: { code, name, name_hi, state, aliases }, trains: lines }) => ({
        code,
        name,
        name_hi,
        state,
        aliases,
        calls: lines.map(callRow),
      })),
      columns: schema.CALL_COLUMNS,
      ...onRecord(network, recordsOf(network, numbers)),
    };
  },
  async staticFiles() {
    const { calls, stations } = await timetableNetwork();
    const all = [...calls.keys()].filter((code) => stations.has(code)).map(firstLetters);
    return [...new Set(all)].sort().map((letters) => ({ path: `/train/boards/${letters}.json`, params: { letters } }));
  },
});

export const names = defineEndpoint({
  path: '/train/names',
  tool: false,
  title: 'Names of all trains',
  summary: 'All trains but local ones by number, with their names and the stations where they begin and end.',
  query: z.object({}),
  response: schema.trainNames,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'All trains', params: {} }],
  async respond() {
    const network = await timetableNetwork();
    const trains = trainsWithFiles(network);
    return {
      status: 'ok' as const,
      count: trains.length,
      trains: Object.fromEntries(trains.map(nameRow)),
      stations: namesOf(
        network,
        trains.flatMap((train) => Object.values(endCodes(train))),
      ),
      ...onRecord(network, trains),
    };
  },
  staticFiles: async () => [{ path: '/train/names.json', params: {} }],
});

/** A train as its own two answers tell of it, without what all trains of the answer share. */
function trainBody(network: Network, train: Train) {
  const { train_number, train_name, name_hi, type, duration, distance_km, days_runs, classes, valid_from, valid_to, as_of, note } =
    infoBody(network, fromTimetable(toDetails(network, train)));
  const { stops } = routeBody(network, fromTimetable(toRoute(network, train)));
  return {
    train_number,
    train_name,
    name_hi,
    type,
    duration,
    distance_km,
    days_runs,
    classes,
    valid_from,
    valid_to,
    ...(as_of && { as_of }),
    ...(note && { note }),
    stops: stops.map(
      ({ station, arrival, departure, day, distance_km: km, platform }): StopRow => [station.code, arrival, departure, day, km, platform],
    ),
  };
}

type StopRow = z.output<typeof schema.timetableShard>['trains'][number]['stops'][number];
type CallRow = z.output<typeof schema.boardsShard>['boards'][number]['calls'][number];
type NameRow = z.output<typeof schema.trainNames>['trains'][string];

const callRow = (line: ReturnType<typeof boardBody>['trains'][number]): CallRow => [
  line.train_number,
  line.arrival,
  line.departure,
  line.days_runs,
  line.platform,
];

const endCodes = ({ stops }: Train) => ({ from: stops[0]?.station ?? '', to: stops.at(-1)?.station ?? '' });

function nameRow(train: Train): [number: string, row: NameRow] {
  const { from, to } = endCodes(train);
  return [train.number, [train.name, train.name_hi, from, to]];
}

const withoutLocals = <B extends ReturnType<typeof boardBody>>(body: B): B => ({
  ...body,
  trains: body.trains.filter((line) => !isSuburban(line)),
});

const namesOf = ({ stations }: Network, codes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(codes)].sort().map((code) => {
      const { name = code, name_hi = null } = stations.get(code) ?? {};
      return [code, [name, name_hi] as [string, string | null]];
    }),
  );

const onRecord = (network: Network, trains: readonly Train[]) => ({
  note: TIMETABLE_NOTE,
  provider: TIMETABLE.name,
  attribution: creditLine(network, TIMETABLE, trains),
});
