import type { Station, TimetableRecord, Train } from './records.ts';
import type { SourceRow } from './tables.ts';

export interface Timetable {
  sources: readonly SourceRow[];
  stations: readonly Station[];
  trains: readonly Train[];
}

/**
 * One timetable of several sources. A train stands once, as its newest record says it, whole: numbers are given to other trains, so no
 * part of an older record is kept. A station takes its newest name; place and state, which do not age, are filled from older records. Former codes lead
 * to today's, in stops too. Of records of the same age the first counts. A stop at a station that no source knows is dropped with its train.
 */
export function mergeTimetables(records: readonly TimetableRecord[], renamed: ReadonlyMap<string, string>): Timetable {
  const sources = new Map<string, SourceRow>();
  const stations = new Map<string, Station>();
  const trains = new Map<string, Train>();
  for (const record of records) {
    if ('source' in record) sources.set(record.source.name, record.source);
    else if ('station' in record) putStation(stations, record.station, renamed);
    else if (isNewer(record.train, trains.get(record.train.number))) trains.set(record.train.number, record.train);
  }
  const known = [...trains.values()]
    .map((train) => withTodaysCodes(train, renamed))
    .filter(({ stops }) => stops.every(({ station }) => stations.has(station)));
  const used = new Set([...stations.values(), ...known].map(({ source }) => source));
  return {
    sources: [...sources.values()].filter(({ name }) => used.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    stations: [...stations.values()].sort((a, b) => (a.code < b.code ? -1 : 1)),
    trains: known.sort((a, b) => (a.number < b.number ? -1 : 1)),
  };
}

/** `as_of` is a year, a month or a day: `2017-12-22` is before `2024-03`, which is before `2025`. */
const isNewer = (one: { as_of: string }, known: { as_of: string } | undefined) => known === undefined || one.as_of > known.as_of;

function putStation(stations: Map<string, Station>, found: Station, renamed: ReadonlyMap<string, string>): void {
  const code = renamed.get(found.code) ?? found.code;
  const former = code === found.code ? [] : [found.code, found.name];
  const station = { ...found, code, aliases: [...new Set([...former, ...found.aliases])] };
  const known = stations.get(code);
  if (!known) return void stations.set(code, station);
  // A record under a former code tells where the station is, never what it is called.
  const newer = former.length === 0 && isNewer(station, known) ? station : known;
  const older = newer === station ? known : station;
  const point = newer.lat === null ? { lat: older.lat, lon: older.lon } : { lat: newer.lat, lon: newer.lon };
  stations.set(code, {
    ...newer,
    ...point,
    state: newer.state ?? older.state,
    zone: newer.zone ?? older.zone,
    aliases: otherNames([...newer.aliases, ...older.aliases, older.name], newer.name),
  });
}

/** Names that differ by more than case, in the order given. */
function otherNames(names: readonly string[], name: string): string[] {
  const seen = new Set([name.toLowerCase()]);
  return names.filter((one) => !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
}

const withTodaysCodes = (train: Train, renamed: ReadonlyMap<string, string>): Train => ({
  ...train,
  stops: train.stops.map((stop) => ({ ...stop, station: renamed.get(stop.station) ?? stop.station })),
});
