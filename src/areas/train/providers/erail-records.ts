import { UpstreamError } from '../../../net/upstream.ts';
import { clockText, durationText, parseClock, parseDuration } from '../clock.ts';
import { capitalised, classCode, type RouteStop, type Summary, trainType } from './provider.ts';

/** What one record says of a train. */
export interface TrainRecord extends Omit<Summary, 'fare'> {
  source: { name: string; code: string };
  destination: { name: string; code: string };
  /** At the train's first station. */
  startDays: string | null;
  /** Departure at its first and arrival at its last station, `HH.MM`; null if blank. */
  starts: string | null;
  ends: string | null;
  /** In normal case. */
  shownType: string | null;
  /** The id used to ask for routes; not the train's number. */
  trainId: string;
}

/** Absolute positions of a record's fields: empty fields keep their place. */
const AT = {
  number: 0,
  name: 1,
  source: [2, 3],
  destination: [4, 5],
  from: [6, 7],
  to: [8, 9],
  departure: 10,
  arrival: 11,
  duration: 12,
  days: 13,
  starts: 26,
  ends: 27,
  startDays: 29,
  type: 32,
  trainId: 33,
  dataSource: 36,
  distance: 39,
  shownType: 50,
  rake: 59,
  classes: 62,
} as const;
/** Where the header, which is not a train, has error text. */
const HEADER_TEXT = 5;

/** The header's text: empty, or the words of a refusal. */
export const headerText = (text: string): string => (text.split('^')[0]?.split('~')[HEADER_TEXT] ?? '').replace(/<[\s\S]*/, '').trim();

/** A reply's records as fields, without the header. Throws UpstreamError for another format. */
export function readRecords(text: string): string[][] {
  const [header = '', ...records] = text.split('^');
  if (!header.trimStart().startsWith('~')) throw new UpstreamError('shape', 'erail sent no header before its records');
  return records.filter((record) => record.trim() !== '').map((record) => record.split('~').map((field) => field.trim()));
}

/** A train from its record's fields. Throws UpstreamError if they are not where they should be. */
export function readTrain(fields: readonly string[]): TrainRecord {
  const field = (at: number) => fields[at] ?? '';
  const place = ([name, code]: readonly [number, number]) => ({ name: field(name), code: field(code) });
  const [departure, arrival, duration] = [
    parseClock(field(AT.departure)),
    parseClock(field(AT.arrival)),
    parseDuration(field(AT.duration)),
  ];
  const inPlace =
    /^\d{5}$/.test(field(AT.number)) && /^(DATASOURCE_|$)/.test(field(AT.dataSource)) && /^[A-Z]{1,5}$/.test(field(AT.from[1]));
  if (!inPlace || departure === undefined || arrival === undefined || duration === undefined)
    throw new UpstreamError('shape', 'erail sent a train whose fields stand elsewhere');
  const [name, type] = [field(AT.name), field(AT.type)];
  return {
    number: field(AT.number),
    name,
    source: place(AT.source),
    destination: place(AT.destination),
    from: place(AT.from),
    to: place(AT.to),
    departure: clockText(departure),
    arrival: clockText(arrival),
    duration: durationText(duration),
    daysRuns: parseDays(field(AT.days)),
    startDays: parseDays(field(AT.startDays)),
    starts: parseClockText(field(AT.starts)),
    ends: parseClockText(field(AT.ends)),
    classes: readClasses(field(AT.classes), field(AT.rake)),
    type: trainType(name, type)?.toUpperCase() ?? null,
    shownType: trainType(name, field(AT.shownType) || capitalised(type)),
    trainId: field(AT.trainId),
    distanceKm: wholeNumber(field(AT.distance)),
  };
}

const parseDays = (text: string): string | null => (/^[01]{7}$/.test(text) && text !== '0000000' ? text : null);

function parseClockText(text: string): string | null {
  const minutes = parseClock(text);
  return minutes === undefined ? null : clockText(minutes);
}

const wholeNumber = (text: string): number | null => (/^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text)) : null);

/**
 * Classes in the seat list (`1A:4:::|2A::::|`) for which the train has coaches: the list includes 2S for unreserved coaches too. The
 * composition (`B,B1,3A:GN,GN,GN:`) decides; if it is missing or truncated, the list is used as it is.
 */
function readClasses(list: string, rake: string): string[] {
  const listed = list.split('|').flatMap((part) => classCode(part.split(':')[0] ?? '') ?? []);
  const coaches = rake.split(':').map((coach) => coach.split(','));
  const whole = coaches.filter((parts) => parts.length === 3 && parts.every(Boolean)).length > 0;
  if (!whole) return listed;
  const built = new Set(coaches.flatMap((parts) => classCode(parts[2] ?? '') ?? []));
  return listed.filter((code) => built.has(code));
}

/** Field positions in a route's stop. */
const STOP = { code: 1, name: 2, arrival: 3, departure: 4, halt: 5, distance: 6, day: 7, platform: 8, lat: 14, lon: 15 } as const;
const STOP_FIELDS = 16;

/**
 * A stop from its record's fields; undefined for a station passed without a halt. Throws UpstreamError if they are not where they should
 * be.
 */
export function readStop(fields: readonly string[]): RouteStop | undefined {
  const field = (at: number) => fields[at] ?? '';
  const [arrival, departure] = [field(STOP.arrival), field(STOP.departure)];
  const first = /^first$/i.test(arrival);
  const last = /^last$/i.test(departure);
  const timed = (first || parseClock(arrival) !== undefined) && (last || parseClock(departure) !== undefined);
  if (fields.length < STOP_FIELDS || !/^[A-Z]{1,5}$/.test(field(STOP.code)) || !timed || !/^\d+$/.test(field(STOP.day)))
    throw new UpstreamError('shape', 'erail sent a stop whose fields stand elsewhere');
  const halt = wholeNumber(field(STOP.halt));
  if (!first && !last && !halt) return undefined;
  const [lat, lon] = [Number(field(STOP.lat)), Number(field(STOP.lon))];
  const placed = field(STOP.lat) !== '' && field(STOP.lon) !== '' && lat > 6 && lat < 38 && lon > 68 && lon < 98;
  return {
    station: { code: field(STOP.code), name: field(STOP.name) },
    arrival: first ? null : parseClockText(arrival),
    departure: last ? null : parseClockText(departure),
    haltMin: first || last ? null : halt,
    distanceKm: wholeNumber(field(STOP.distance)),
    day: Number(field(STOP.day)),
    platform: field(STOP.platform) || null,
    lat: placed ? lat : null,
    lon: placed ? lon : null,
  };
}
