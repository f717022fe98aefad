import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import { env } from '../../../kernel/env.ts';
import { addDays } from '../../../kernel/time.ts';
import { reasonOf } from '../../../store/doubts.ts';
import { compactDay } from '../clock.ts';
import type { Network } from './network.ts';
import { arrivalTime, departureTime, findEnds, type Stop, type Train, takesPassengers } from './records.ts';
import { describeAge } from './timetable.ts';

/** The files of the feed: a header and rows. */
type Files = Record<string, (string | number)[][]>;

/** GTFS requires an end date for every service: a train without one on record runs this many days from the record's date. */
const DAYS_WITHOUT_END = 730;
const RAIL = 2;
const [STOP, STATION] = [0, 1];
const [REGULAR, NONE] = [0, 1];

/**
 * The whole timetable as a GTFS feed, a zip of CSV files (https://gtfs.org/documentation/schedule/reference/): a route and a trip per
 * train, named by its number, times in IST, platforms as stops of their station, Hindi names as translations. Parcel trains carry no
 * passengers. Trains with unknown days cannot be expressed and are left out. The same timetable gives the same bytes.
 */
export function gtfsFeed(network: Network): Uint8Array {
  const files = Object.entries(describeTimetable(network)).map(([name, rows]) => [name, strToU8(stringify(rows))] as const);
  // A zip contains its time of writing, in the local zone.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}

function describeTimetable(network: Network): Files {
  const asOf = describeAge(network).asOf;
  const lastDay = addDays(asOf, DAYS_WITHOUT_END);
  const trains = network.trains.filter(({ days_runs }) => days_runs?.includes('1'));
  const calls = trains.flatMap(({ stops }) => stops);
  const platforms = new Map(calls.map((stop) => [platformId(stop), stop])).values();
  const stations = [...new Set(calls.map(({ station }) => station))].flatMap((code) => network.stations.get(code) ?? []);
  const services = new Map(trains.map((train) => [serviceId(train), train])).values();
  return {
    'agency.txt': [
      ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'],
      ['IR', 'Indian Railways', 'https://indianrailways.gov.in', 'Asia/Kolkata', 'en'],
    ],
    'stops.txt': [
      ['stop_id', 'stop_code', 'stop_name', 'stop_lat', 'stop_lon', 'stop_desc', 'location_type', 'parent_station', 'platform_code'],
      ...stations.map(({ code }) => [code, code, ...placeOf(network, code), doubtOf(network, code), STATION, '', '']),
      ...platforms.map((stop) => {
        const { station, platform } = stop;
        return [platformId(stop), station, ...placeOf(network, station), doubtOf(network, station), STOP, station, platform ?? ''];
      }),
    ],
    'routes.txt': [
      ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_desc', 'route_type'],
      ...trains.map(({ number, name, type }) => [number, 'IR', number, name, type ?? '', RAIL]),
    ],
    'trips.txt': [
      ['route_id', 'service_id', 'trip_id', 'trip_headsign', 'trip_short_name'],
      ...trains.map((train) => {
        const { station } = findEnds(train).last;
        return [train.number, serviceId(train), train.number, network.stations.get(station)?.name ?? station, train.number];
      }),
    ],
    'stop_times.txt': [
      ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'pickup_type', 'drop_off_type'],
      ...trains.flatMap(timesOf),
    ],
    'calendar.txt': [
      ['service_id', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'start_date', 'end_date'],
      ...services.map((train) => {
        const { days_runs, valid_from, valid_to } = train;
        const from = valid_from ?? asOf;
        return [serviceId(train), ...(days_runs ?? ''), compactDay(from), compactDay(valid_to ?? (from > lastDay ? from : lastDay))];
      }),
    ],
    'feed_info.txt': [
      ['feed_publisher_name', 'feed_publisher_url', 'feed_lang', 'feed_start_date', 'feed_end_date', 'feed_version'],
      ['Jaankari', env.SITE_URL ?? env.PROJECT_URL, 'en', compactDay(asOf), compactDay(lastDay), asOf],
    ],
    'attributions.txt': [
      ['attribution_id', 'organization_name', 'is_producer', 'attribution_url'],
      ...[...network.sources.values()].map(({ name, title, url }) => [name, title, 1, url]),
    ],
    'translations.txt': [
      ['table_name', 'field_name', 'language', 'translation', 'record_id'],
      ...stations.flatMap(({ code, name_hi }) => (name_hi ? [['stops', 'stop_name', 'hi', name_hi, code]] : [])),
      ...trains.flatMap(({ number, name_hi }) => (name_hi ? [['routes', 'route_long_name', 'hi', name_hi, number]] : [])),
    ],
  };
}

/** A platform of a station, or its single stop for trains without a known platform. */
const platformId = ({ station, platform }: Stop): string => `${station}:${platform ?? ''}`;

/**
 * Name and location: GTFS requires one, so a doubtful point stands as its source has it, with the doubt beside it. Throws for a station without any,
 * which no station of a train is.
 */
function placeOf({ stations, doubtedPoints }: Network, code: string): [string, number, number] {
  const station = stations.get(code);
  const { lat, lon } = doubtedPoints.get(code) ?? station ?? { lat: null, lon: null };
  if (!station || lat === null || lon === null) throw new Error(`No point is known of the station ${code}`);
  return [station.name, lat, lon];
}

const doubtOf = ({ stations }: Network, code: string): string => {
  const reason = reasonOf(stations.get(code) ?? { doubt: null }, 'point');
  return reason === undefined ? '' : `Its location is doubtful: ${reason}.`;
};

const serviceId = ({ days_runs, valid_from, valid_to }: Train): string =>
  [days_runs, valid_from, valid_to].map((one) => compactDay(one ?? '')).join('_');

function timesOf(train: Train): (string | number)[][] {
  const taken = takesPassengers(train) ? REGULAR : NONE;
  return train.stops.map((stop, at) => [
    train.number,
    clock(arrivalTime(stop)),
    clock(departureTime(stop)),
    platformId(stop),
    at + 1,
    at === train.stops.length - 1 ? NONE : taken,
    at === 0 ? NONE : taken,
  ]);
}

/** `25:10:00` for 1510 minutes after the midnight before the start; empty if unknown. */
const clock = (minutes: number | null): string =>
  minutes === null ? '' : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
