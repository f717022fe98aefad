import type { FormerTrainRow, SourceRow } from '../tables.ts';
import type { Station, Stop, TimetableRecord, Train } from './records.ts';
import { isSpecial, isTestTrain, withParcelType } from './train-rules.ts';

export interface Timetable {
  sources: readonly SourceRow[];
  stations: readonly Station[];
  trains: readonly Train[];
  /** Trains of earlier timetables whose numbers are in none of the present ones. */
  former: readonly FormerTrainRow[];
}

/**
 * Merges the timetables of several sources. A train appears once, with its newest record. Numbers are reused for other trains, so older
 * records only fill gaps (platforms, coaches, Hindi, first and last day), and only if both have the same ends. A train missing from a newer
 * complete timetable is a former one. A station takes its newest name, or its code if nobody names it; place and state do not age and are filled from older
 * records. Former codes become present ones, in stops too. Among records of the same age the first wins. A train with a stop at a station
 * unknown to all sources is dropped, as are trains that only test the railways' programs.
 */
export function mergeTimetables(records: readonly TimetableRecord[], renamed: ReadonlyMap<string, string>): Timetable {
  const sources = new Map<string, SourceRow>();
  const stations = new Map<string, Station>();
  const trains = new Map<string, Train>();
  const former = new Map<string, FormerTrainRow>();
  const putFormer = (one: FormerTrainRow) => {
    if (!isTestTrain(one) && isNewer(one, former.get(one.number))) former.set(one.number, one);
  };
  let wholeSince = '';
  // After those under present codes, which it only supplements.
  const underFormerCode = (record: TimetableRecord) => 'station' in record && renamed.has(record.station.code);
  for (const record of [...records].sort((a, b) => Number(underFormerCode(a)) - Number(underFormerCode(b)))) {
    if ('source' in record) sources.set(record.source.name, record.source);
    else if ('station' in record) putStation(stations, record.station, renamed);
    else if ('former' in record) putFormer(record.former);
    else if ('whole' in record) wholeSince = record.whole.as_of > wholeSince ? record.whole.as_of : wholeSince;
    else if (!isTestTrain(record.train)) putTrain(trains, withTodaysCodes(record.train, renamed), record.until);
  }
  const atStations = [...trains.values()].filter(({ stops }) => stops.every(({ station }) => stations.has(station)));
  const running = atStations.filter(({ as_of }) => as_of >= wholeSince);
  for (const { number, name, as_of } of atStations) if (as_of < wholeSince) putFormer({ number, name, as_of });
  for (const { number } of running) former.delete(number);
  const used = new Set([...stations.values(), ...running].map(({ source }) => source));
  return {
    sources: [...sources.values()].filter(({ name }) => used.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    stations: [...stations.values()].map((one) => ({ ...one, name: one.name || one.code })).sort((a, b) => (a.code < b.code ? -1 : 1)),
    trains: running.sort((a, b) => (a.number < b.number ? -1 : 1)),
    former: [...former.values()].sort((a, b) => (a.number < b.number ? -1 : 1)),
  };
}

/** `as_of` is a year, month or day: `2017-12-22` is before `2024-03`, which is before `2025`. */
const isNewer = (one: { as_of: string }, other: { as_of: string } | undefined) => other === undefined || one.as_of > other.as_of;

function putTrain(trains: Map<string, Train>, read: Train, until: string | undefined): void {
  const onRecord = trains.get(read.number);
  const same = onRecord && haveSameEnds(read, onRecord);
  const [newer, older] = !onRecord || isNewer(read, onRecord) ? [read, onRecord] : [onRecord, read];
  const train = withParcelType(older && same ? filledFrom(newer, older) : newer);
  const isNewSpecial = newer === read && !same && isSpecial(train);
  trains.set(read.number, isNewSpecial && until !== undefined ? { ...train, valid_to: train.valid_to ?? until } : train);
}

const haveSameEnds = (one: Train, other: Train): boolean =>
  one.stops[0]?.station === other.stops[0]?.station && one.stops.at(-1)?.station === other.stops.at(-1)?.station;

/** The name in use stays if the newer record's name is a known variant of it. */
const nameInUse = (newer: { name: string }, older: { name: string; aliases: readonly string[] }): string =>
  newer.name === '' || older.aliases.some((one) => one.toLowerCase() === newer.name.toLowerCase()) ? older.name : newer.name;

/** A train completed from an older record of the same train. Times always come from the newer one. */
function filledFrom(newer: Train, older: Train): Train {
  const before = new Map(older.stops.map((stop) => [stop.station, stop]));
  const sameWay = newer.stops.every(({ station }) => before.has(station));
  const stops = newer.stops.map((stop): Stop => {
    const was = before.get(stop.station);
    return {
      ...stop,
      platform: stop.platform ?? was?.platform ?? null,
      distance_km: stop.distance_km ?? (sameWay ? (was?.distance_km ?? null) : null),
    };
  });
  const name = nameInUse(newer, older);
  const dated = newer.valid_from === null && newer.valid_to === null ? older : newer;
  return {
    ...newer,
    name,
    stops,
    days_runs: newer.days_runs ?? older.days_runs,
    valid_from: dated.valid_from,
    valid_to: dated.valid_to,
    name_hi: newer.name_hi ?? older.name_hi,
    type: newer.type ?? older.type,
    classes: newer.classes.length > 0 ? newer.classes : older.classes,
    pantry: newer.pantry ?? older.pantry,
    railway: newer.railway ?? older.railway,
    coaches: newer.coaches ?? older.coaches,
    distance_km: newer.distance_km ?? (sameWay ? older.distance_km : null),
    aliases: otherNames([...newer.aliases, ...older.aliases, older.name, newer.name], name),
  };
}

function putStation(stations: Map<string, Station>, read: Station, renamed: ReadonlyMap<string, string>): void {
  const code = renamed.get(read.code) ?? read.code;
  const former = code === read.code ? [] : [read.code, read.name];
  const station = { ...read, code, aliases: [...new Set([...former, ...read.aliases])] };
  const onRecord = stations.get(code);
  if (!onRecord) return void stations.set(code, station);
  // A record under a former code gives the location, never the name.
  const newer = former.length === 0 && isNewer(station, onRecord) ? station : onRecord;
  const older = newer === station ? onRecord : station;
  const { lat, lon, point_source } = newer.lat === null ? older : newer;
  const point = { lat, lon, point_source };
  const name = nameInUse(newer, older);
  stations.set(code, {
    ...newer,
    ...point,
    name,
    name_hi: newer.name_hi ?? older.name_hi,
    state: newer.state ?? older.state,
    zone: newer.zone ?? older.zone,
    division: newer.division ?? older.division,
    aliases: otherNames([...newer.aliases, ...older.aliases, older.name], name),
  });
}

/** Names that differ in more than case, in the given order. */
function otherNames(names: readonly string[], name: string): string[] {
  const seen = new Set([name.toLowerCase()]);
  return names.filter((one) => one !== '' && !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
}

const withTodaysCodes = (train: Train, renamed: ReadonlyMap<string, string>): Train =>
  train.stops.some(({ station }) => renamed.has(station))
    ? { ...train, stops: train.stops.map((stop) => ({ ...stop, station: renamed.get(stop.station) ?? stop.station })) }
    : train;
