// Many trains, or many stations, in one answer: as files they are few enough for a host of files, where a train's own file is made on request.
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { fromTimetable } from './live/lookup.ts';
import { infoBody, routeBody, TIMETABLE_NOTE } from './responses.ts';
import * as schema from './shard-schema.ts';
import { boardBody } from './stations/station-endpoints.ts';
import { type Network, timetableNetwork } from './timetable/network.ts';
import { isSuburban, type Train } from './timetable/records.ts';
import { TIMETABLE, toDetails, toRoute, trainsWithFiles } from './timetable/timetable.ts';
import { creditLine, departuresAt, recordsOf } from './values.ts';

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
    'All stations whose codes begin with two letters, with the trains that stop there; local trains are answered station by station.',
  query: schema.boardsQuery,
  response: schema.boardsShard,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [{ title: 'Stations of ND', params: { letters: 'ND' } }],
  async respond({ letters }) {
    const network = await timetableNetwork();
    const stations = [...network.calls.keys()].filter((code) => firstLetters(code) === letters).sort();
    const known = stations.flatMap((code) => network.stations.get(code) ?? []);
    if (known.length === 0) throw new ApiError('not_found', `No station at which a train stops has a code that begins with ${letters}.`);
    const bodies = known.map((station) => withoutLocals(boardBody(network, { station, departures: departuresAt(network, station.code) })));
    const numbers = [...new Set(bodies.flatMap(({ trains }) => trains.map((line) => line.train_number)))].sort();
    const trains = recordsOf(network, numbers);
    return {
      status: 'ok' as const,
      letters,
      count: bodies.length,
      boards: bodies.map(({ station: { code, state, aliases }, trains: lines }) => ({
        code,
        state,
        aliases,
        calls: lines.map(({ train_number: train, arrival, departure, days_runs, platform }) => ({
          train,
          arrival,
          departure,
          days_runs,
          ...(platform && { platform }),
        })),
      })),
      trains: Object.fromEntries(trains.map((train) => [train.number, endsBody(train)])),
      stations: namesOf(network, [
        ...bodies.map(({ station }) => station.code),
        ...trains.flatMap((train) => Object.values(endCodes(train))),
      ]),
      ...onRecord(network, trains),
    };
  },
  async staticFiles() {
    const { calls, stations } = await timetableNetwork();
    const all = [...calls.keys()].filter((code) => stations.has(code)).map(firstLetters);
    return [...new Set(all)].sort().map((letters) => ({ path: `/train/boards/${letters}.json`, params: { letters } }));
  },
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
    stops: stops.map(({ station, arrival, departure, day, distance_km: km, platform }) => ({
      station: station.code,
      arrival,
      departure,
      day,
      distance_km: km,
      platform,
    })),
  };
}

const endCodes = ({ stops }: Train) => ({ from: stops[0]?.station ?? '', to: stops.at(-1)?.station ?? '' });

const endsBody = (train: Train) => ({ name: train.name, name_hi: train.name_hi, ...endCodes(train) });

const withoutLocals = <B extends ReturnType<typeof boardBody>>(body: B): B => ({
  ...body,
  trains: body.trains.filter((line) => !isSuburban(line)),
});

const namesOf = ({ stations }: Network, codes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(codes)].sort().map((code) => {
      const { name = code, name_hi = null } = stations.get(code) ?? {};
      return [code, { name, name_hi }];
    }),
  );

const onRecord = (network: Network, trains: readonly Train[]) => ({
  note: TIMETABLE_NOTE,
  provider: TIMETABLE.name,
  attribution: creditLine(network, TIMETABLE, trains),
});
