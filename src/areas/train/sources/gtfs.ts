import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { type Reader, unexpectedPage } from '../../../crawl/source.ts';
import { formatDay } from '../../../i18n/format.ts';
import { findDay, parseDay } from '../../../kernel/time.ts';
import type { SourceRow } from '../tables.ts';
import type { Station, Stop, TimetableRecord, Train } from '../timetable/records.ts';
import { readableName } from './names.ts';

const NAME = 'railways-gtfs';
const REPOSITORY = '/Neo2308/indianrailways-gtfs/HEAD';
/** Says of what day the data is: the zip is made weeks later. */
const README = `${REPOSITORY}/README.md`;
const PATH = `${REPOSITORY}/gtfs/gtfs.zip`;
const SOURCE: SourceRow = {
  name: NAME,
  title: 'Indian Railways GTFS of the National Train Enquiry System, indianrailways-gtfs',
  url: 'https://github.com/Neo2308/indianrailways-gtfs',
  licence: null,
};
/** The real one has 3 million. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const FILES = ['stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt', 'calendar.txt'] as const;
/** A feed with more than this share of invalid stops or trips is refused as a whole. */
const LARGEST_SHARE_OF_ODD = 0.02;
/** All of India lies within. */
const BOX = { lat: [6, 37.5], lon: [68, 97.5] } as const;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

type Row = Record<string, string>;

export const gtfs: Reader<TimetableRecord, { today: string }, string | undefined> = {
  requests: () => [{ path: README, about: undefined }],
  discover: ({ text }) => [{ path: PATH, about: dayOfData(text), binary: true, maxBytes: MAX_BYTES }],
  parse: ({ bytes, about }, { today }) => (bytes === undefined ? [] : parseGtfs(bytes, today, about)),
};

/**
 * A GTFS feed as records: a complete timetable of `asOf`, the day its data is of; without it, of the day that the feed gives as its own. Trips are
 * trains if their short name, their route's short name or their id is a five-digit number. Trips with times running backwards and points outside India
 * are dropped. Throws UpstreamError for another file format, if too many are dropped, and for a feed that ended before `today`. Days are YYYY-MM-DD.
 */
export function parseGtfs(bytes: Uint8Array, today: string, asOf?: string): TimetableRecord[] {
  const files = unpack(bytes);
  const table = (name: string): Row[] => {
    const text = files.get(name);
    if (text === undefined) return [];
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true }) as Row[];
  };
  for (const name of FILES) if (!files.has(name)) throw refuse(`it has no ${name}`);
  const feed = readFeedInfo(table('feed_info.txt')[0]);
  if (feed.until !== undefined && feed.until < today) throw refuse(`the feed ended on ${formatDay(feed.until)}`);
  const day = asOf ?? feed.day;
  const stations = table('stops.txt').flatMap((row) => findStation(row, day) ?? []);
  const placed = stations.filter(({ lat }) => lat !== null).length;
  guardShare(stations.length, placed, 'stations stand in India');
  const trains = trainsOf(table, feed, day);
  return [
    { source: SOURCE },
    ...stations.map((station) => ({ station })),
    ...trains.map((train) => ({ train, ...(feed.until === undefined ? {} : { until: feed.until }) })),
    { whole: { as_of: day } },
  ];
}

const refuse = (what: string, cause?: unknown) => unexpectedPage(NAME, PATH, what, cause);

function unpack(bytes: Uint8Array): Map<string, string> {
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isRead = /^(stops|routes|trips|stop_times|calendar|feed_info)\.txt$/.test(name);
        if (isRead) unpacked += originalSize;
        return isRead && unpacked <= MAX_UNPACKED_BYTES;
      },
    });
    return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
  } catch (cause) {
    throw refuse('it is no zip file', cause);
  }
}

function guardShare(all: number, good: number, what: string): void {
  if (good === 0 || good < all * (1 - LARGEST_SHARE_OF_ODD)) throw refuse(`only ${good} of ${all} ${what}`);
}

/** The day in the README's line `**Data generated**: Around 9th Nov 2025`. Throws UpstreamError if it has none. */
function dayOfData(readme: string): string {
  const day = findDay(/^\W*data generated\W*(.*)$/im.exec(readme)?.[1] ?? '');
  if (!day) throw unexpectedPage(NAME, README, 'it does not say of what day the data is');
  return day;
}

/** A feed's days, YYYY-MM-DD. */
interface FeedInfo {
  /** The day it was made, or else its first. */
  day: string;
  from: string | undefined;
  /** Its last day. */
  until: string | undefined;
}

function readFeedInfo(info: Row | undefined): FeedInfo {
  const [made] = /^\d{4}-\d\d-\d\d/.exec(info?.feed_version ?? '') ?? [];
  const [from, until] = [dayOf(info?.feed_start_date), dayOf(info?.feed_end_date)];
  const day = made ?? from;
  if (!day) throw refuse('feed_info.txt does not say of what day it is');
  return { day, from, until };
}

/** `20251221` as 2025-12-21; undefined for anything else. */
const dayOf = (text: string | undefined): string | undefined => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text?.trim() ?? '') ?? [];
  return year && parseDay(`${year}-${month}-${day}`);
};

function findStation(row: Row, asOf: string): Station | undefined {
  const { station: code } = placeOf(row);
  const name = row.stop_name?.trim();
  if (!/^[A-Z]{1,5}$/.test(code) || !name || row.parent_station) return undefined;
  const [lat, lon] = [Number(row.stop_lat || Number.NaN), Number(row.stop_lon || Number.NaN)];
  const inside = lat > BOX.lat[0] && lat < BOX.lat[1] && lon > BOX.lon[0] && lon < BOX.lon[1];
  return {
    code,
    name: readableName(name),
    name_hi: null,
    state: null,
    zone: null,
    division: null,
    lat: inside ? lat : null,
    lon: inside ? lon : null,
    point_source: null,
    aliases: [],
    source: NAME,
    as_of: asOf,
    doubt: null,
  };
}

type Place = Pick<Stop, 'station' | 'platform'>;

/** A row of stops.txt is a station or one of its platforms. */
const placeOf = ({ stop_id = '', stop_code, parent_station, platform_code }: Row): Place => ({
  station: (parent_station || stop_code || stop_id).trim(),
  platform: platform_code || null,
});

function trainsOf(table: (name: string) => Row[], feed: FeedInfo, asOf: string): Train[] {
  const places = new Map(table('stops.txt').map((row) => [row.stop_id, placeOf(row)]));
  const routes = new Map(table('routes.txt').map((row) => [row.route_id, row]));
  const services = new Map(table('calendar.txt').map((row) => [row.service_id, serviceOf(row, feed)]));
  const times = Map.groupBy(table('stop_times.txt'), ({ trip_id }) => trip_id);
  const trips = table('trips.txt').flatMap((trip) => {
    const route = routes.get(trip.route_id);
    const number = [trip.trip_short_name, route?.route_short_name, trip.trip_id].find((one) => /^\d{5}$/.test(one ?? ''));
    return number ? [{ trip, number, name: route?.route_long_name || trip.trip_headsign || number }] : [];
  });
  const trains = trips.flatMap(({ trip, number, name }): Train[] => {
    const stops = stopsOf(times.get(trip.trip_id) ?? [], places);
    const service = services.get(trip.service_id) ?? NO_SERVICE;
    return stops ? [toTrain({ number, name: name.replace(/\s+/g, ' ').trim(), stops, ...service }, asOf)] : [];
  });
  guardShare(trips.length, trains.length, 'trains have stops whose times grow');
  return trains;
}

type Service = Pick<Train, 'days_runs' | 'valid_from' | 'valid_to'>;
const NO_SERVICE: Service = { days_runs: null, valid_from: null, valid_to: null };

/** The days of the feed as a whole say nothing of a train. */
function serviceOf(row: Row, { from, until }: FeedInfo): Service {
  const [first, last] = [dayOf(row.start_date) ?? null, dayOf(row.end_date) ?? null];
  return {
    days_runs: WEEKDAYS.map((day) => (row[day] === '1' ? '1' : '0')).join(''),
    valid_from: first === from ? null : first,
    valid_to: last === until ? null : last,
  };
}

/** What a feed does not say stays null. */
const toTrain = (said: Service & Pick<Train, 'number' | 'name' | 'stops'>, as_of: string): Train => ({
  name_hi: null,
  type: null,
  classes: [],
  pantry: null,
  railway: null,
  distance_km: null,
  coaches: null,
  aliases: [],
  source: NAME,
  as_of,
  note: null,
  doubt: null,
  ...said,
});

/** Stops in order; undefined for fewer than two, a stop without a station, or times that run backwards. */
function stopsOf(rows: readonly Row[], places: ReadonlyMap<string | undefined, Place>): Stop[] | undefined {
  const ordered = rows.toSorted((a, b) => Number(a.stop_sequence) - Number(b.stop_sequence));
  if (ordered.length < 2) return undefined;
  let clock = 0;
  const stops: Stop[] = [];
  for (const [index, row] of ordered.entries()) {
    const place = places.get(row.stop_id);
    const arrival = index === 0 ? null : minutesOf(row.arrival_time);
    const departure = index === ordered.length - 1 ? null : minutesOf(row.departure_time);
    if (!place || arrival === undefined || departure === undefined) return undefined;
    for (const time of [arrival, departure]) {
      if (time !== null && time < clock) return undefined;
      clock = time ?? clock;
    }
    stops.push({ ...place, arrival, departure, distance_km: null });
  }
  return stops;
}

/** `25:10:00` as 1510; undefined for anything else. GTFS hours continue past midnight. */
function minutesOf(text: string | undefined): number | undefined {
  const match = /^\s*(\d{1,3}):([0-5]\d):[0-5]\d\s*$/.exec(text ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
