import { z } from 'zod';
import { readStarterFile } from '../../../crawl/starter-file.ts';
import { latestTimeOrUndefined } from '../../../kernel/time.ts';
import type { SourceRow } from '../tables.ts';
import { classesByCoaches, coachesOf, pantryByCoaches } from '../timetable/coaches.ts';
import { unpackStops } from '../timetable/packed-stops.ts';
import type { Station, TimetableRecord, Train } from '../timetable/records.ts';
import { readableName, readHindi } from './names.ts';

const SOURCES = {
  trains: {
    name: 'ntes-2025-11',
    title: 'National Train Enquiry System of Indian Railways, about 9 November 2025, as recorded by indianrailways-gtfs',
    url: 'https://github.com/Neo2308/indianrailways-gtfs',
    licence: null,
  },
  stations: {
    name: 'datameet',
    title: 'Stations of 2016, DataMeet railways',
    url: 'https://github.com/datameet/railways',
    licence: 'CC0 1.0',
  },
  names: {
    name: 'station-names-2026',
    title: "Today's names and codes of stations, indian-railway-station-search",
    url: 'https://github.com/ProgrammerNomad/indian-railway-station-search',
    licence: null,
  },
  erail: {
    name: 'erail-stations',
    title: 'Names of stations that the record lacks or shortens, station list of erail.in',
    url: 'https://erail.in',
    licence: null,
  },
} as const satisfies Record<string, SourceRow>;

const STATIONS_AS_OF = '2016-08-08';

const code = z.string().regex(/^[A-Z]{1,5}$/);
const number = z.string().regex(/^\d{5}$/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const words = z.string().nullable();
const degrees = z.number().nullable();

/** Columns, named in the file's header. */
const trainsFile = z.object({
  as_of: day,
  types: z.record(z.string(), z.string()),
  stations: z.array(z.tuple([code, z.string(), words, degrees, degrees, words, words])),
  trains: z.array(
    z.tuple([
      number,
      z.string(),
      words,
      z.string(),
      z.string().regex(/^[01]{7}$/),
      z.string(),
      z.boolean(),
      words,
      z.int(),
      day.nullable(),
      day.nullable(),
      words,
      z.string(),
      z.array(z.string()),
    ]),
  ),
  former: z.array(z.tuple([number, z.string(), z.string().regex(/^\d{4}(-\d\d){0,2}$/)])),
});
const stationsFile = z.object({
  stations: z.array(z.tuple([code, z.string(), words, words, degrees, degrees])),
});
const namesFile = z.array(
  z.object({
    code,
    name: z.string(),
    state: z.string(),
    lat: z.number(),
    lon: z.number(),
    aliases: z.array(z.string()).optional(),
    source: z.string(),
  }),
);

async function readPacked<S extends z.ZodType>(schema: S, dataDir: string, name: string): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readStarterFile(dataDir, name)));
}

/** The sources of the first timetable. Throws if a file is missing or malformed. */
export async function readSeed(dataDir: string): Promise<TimetableRecord[]> {
  const [{ as_of, types, ...ntes }, stations, names] = await Promise.all([
    readPacked(trainsFile, dataDir, 'trains-2025-11.json.gz'),
    readPacked(stationsFile, dataDir, 'train-stations-2016.json.gz'),
    readPacked(namesFile, dataDir, 'train-station-names.json.gz'),
  ]);
  const trains = withoutKindsAsNames(ntes.trains.map((row) => toTrain(row, types, as_of)));
  return [
    ...Object.values(SOURCES).map((source) => ({ source })),
    ...ntes.stations.map((row) => ({ station: findStation(row, as_of) })),
    ...names.map((row) => ({ station: namedStation(row) })),
    ...stations.stations.map((row) => ({ station: oldStation(row) })),
    ...trains.map((train) => ({ train })),
    ...ntes.former.map(([number, name, as_of]) => ({ former: { number, name, as_of } })),
    { whole: { as_of } },
  ];
}

/** If trains of more routes share a Hindi name, it only states the kind of train: `एक्सप्रेस्`, `मेमु`. */
const MAX_ROUTES = 3;

export function withoutKindsAsNames(trains: readonly Train[]): Train[] {
  const routes = new Map<string, Set<string>>();
  for (const { name_hi, stops } of trains) {
    if (!name_hi) continue;
    const ends = [stops[0]?.station, stops.at(-1)?.station].sort().join();
    routes.set(name_hi, (routes.get(name_hi) ?? new Set()).add(ends));
  }
  return trains.map((train) => ((routes.get(train.name_hi ?? '')?.size ?? 0) > MAX_ROUTES ? { ...train, name_hi: null } : train));
}

type File = z.output<typeof trainsFile>;

const findStation = ([code, name, name_hi, lat, lon, zone, division]: File['stations'][number], as_of: string): Station => ({
  code,
  name: readableName(name),
  name_hi: readHindi(name_hi),
  state: null,
  zone,
  division,
  lat,
  lon,
  point_source: null,
  aliases: [],
  source: SOURCES.trains.name,
  as_of,
  doubt: null,
});

function toTrain(row: File['trains'][number], types: File['types'], as_of: string): Train {
  const [number, name, name_hi, type, days_runs, classes, pantry, railway, distance_km, valid_from, valid_to, coaches, stops, aliases] =
    row;
  const rake = coachesOf(coaches);
  return {
    number,
    name,
    name_hi: readHindi(name_hi),
    type: types[type] ?? null,
    days_runs,
    classes: classes === '' ? classesByCoaches(rake) : classes.split(','),
    pantry: pantry || pantryByCoaches(rake),
    railway,
    distance_km,
    valid_from,
    valid_to,
    coaches,
    aliases,
    source: SOURCES.trains.name,
    as_of,
    note: null,
    doubt: null,
    stops: unpackStops(stops),
  };
}

const oldStation = ([code, name, state, zone, lat, lon]: z.output<typeof stationsFile>['stations'][number]): Station => ({
  code,
  name: readableName(name),
  name_hi: null,
  state,
  zone,
  division: null,
  lat,
  lon,
  point_source: null,
  aliases: [],
  source: SOURCES.stations.name,
  as_of: STATIONS_AS_OF,
  doubt: null,
});

/** New facts and their dates are in `source`; most are as of 2016. */
function namedStation({ code, name, state, lat, lon, aliases = [], source }: z.output<typeof namesFile>[number]): Station {
  const newest = latestTimeOrUndefined([...source.matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => day)) ?? STATIONS_AS_OF;
  const owner = source.startsWith('erail') ? SOURCES.erail : newest > STATIONS_AS_OF ? SOURCES.names : SOURCES.stations;
  return {
    code,
    name,
    name_hi: null,
    state,
    zone: null,
    division: null,
    lat,
    lon,
    point_source: null,
    aliases,
    source: owner.name,
    as_of: newest,
    doubt: null,
  };
}
