import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { parseClock } from '../clock.ts';
import type { Station, Stop, TimetableRecord, Train } from '../records.ts';
import type { SourceRow } from '../tables.ts';
import { readableName } from './names.ts';

const SOURCES = {
  old: {
    name: 'data-gov-in-2015',
    title: 'Indian Railways Train Time Table of about mid-2015, data.gov.in',
    url: 'https://data.gov.in/catalog/indian-railways-train-time-table-0',
    licence: 'GODL-India',
  },
  stations: {
    name: 'datameet',
    title: 'Stations of 2016, DataMeet railways',
    url: 'https://github.com/datameet/railways',
    licence: 'CC0 1.0',
  },
  newer: {
    name: 'well-known-trains',
    title: 'Well-known trains, from the timetable of December 2017 and newer pages',
    url: 'https://data.gov.in/resources/indian-railways-time-table-trains-available-reservation-01112017',
    licence: null,
  },
  names: {
    name: 'station-names-2026',
    title: "Today's names and codes of stations, indian-railway-station-search",
    url: 'https://github.com/ProgrammerNomad/indian-railway-station-search',
    licence: null,
  },
} as const satisfies Record<string, SourceRow>;

/** The year of the old timetable; the file tells why no nearer date is known. */
const OLD_AS_OF = '2015';
const STATIONS_AS_OF = '2016-08-08';

const clock = z.string().transform((text, context) => {
  const minutes = parseClock(text);
  if (minutes === undefined) context.addIssue({ code: 'custom', message: `is no time of day: ${text}` });
  return minutes ?? z.NEVER;
});
const code = z.string().regex(/^[A-Z]{1,5}$/);
const number = z.string().regex(/^\d{5}$/);

const oldFile = z.object({
  trains: z.array(
    z.object({
      number,
      name: z.string(),
      stops: z.array(z.tuple([code, clock.nullable(), clock.nullable(), z.int(), z.int().min(1)])).min(2),
    }),
  ),
});
const stationsFile = z.object({
  stations: z.array(
    z.tuple([code, z.string(), z.string().nullable(), z.string().nullable(), z.number().nullable(), z.number().nullable()]),
  ),
});
const newerFile = z.array(
  z.object({
    train_number: number,
    train_name: z.string(),
    type: z.string(),
    distance_km: z.int().optional(),
    days_runs: z
      .string()
      .regex(/^[01]{7}$/)
      .optional(),
    classes: z.array(z.string()).optional(),
    stops: z
      .array(
        z.object({ code, arrival: clock.nullable(), departure: clock.nullable(), day: z.int().min(1), distance_km: z.int().optional() }),
      )
      .min(2),
    as_of: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
    note: z.string().optional(),
  }),
);
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
  const bytes = await promisify(gunzip)(await readFile(join(dataDir, 'starter', name)));
  return schema.parse(JSON.parse(bytes.toString('utf8')));
}

/** What the first timetable is made of: all that is openly published. Throws when a file is missing or malformed. */
export async function readStarter(dataDir: string): Promise<TimetableRecord[]> {
  const [old, stations, newer, names] = await Promise.all([
    readPacked(oldFile, dataDir, 'train-timetable-2015.json.gz'),
    readPacked(stationsFile, dataDir, 'train-stations-2016.json.gz'),
    readPacked(newerFile, dataDir, 'train-well-known.json.gz'),
    readPacked(namesFile, dataDir, 'train-station-names.json.gz'),
  ]);
  return [
    ...Object.values(SOURCES).map((source) => ({ source })),
    ...names.map((row) => ({ station: namedStation(row) })),
    ...stations.stations.map((row) => ({ station: oldStation(row) })),
    ...newer.map((row) => ({ train: newerTrain(row) })),
    ...old.trains.map((row) => ({ train: oldTrain(row) })),
  ];
}

const oldStation = ([code, name, state, zone, lat, lon]: z.output<typeof stationsFile>['stations'][number]): Station => ({
  code,
  name: readableName(name),
  state,
  zone,
  lat,
  lon,
  aliases: [],
  source: SOURCES.stations.name,
  as_of: STATIONS_AS_OF,
});

/** These say in `source` what is new about them, and since when; most stand as in 2016. */
function namedStation({ code, name, state, lat, lon, aliases = [], source }: z.output<typeof namesFile>[number]): Station {
  const newest =
    [...source.matchAll(/\d{4}-\d\d-\d\d/g)]
      .map(([day]) => day)
      .sort()
      .at(-1) ?? STATIONS_AS_OF;
  const owner = newest > STATIONS_AS_OF ? SOURCES.names : SOURCES.stations;
  return { code, name, state, zone: null, lat, lon, aliases, source: owner.name, as_of: newest };
}

/** Minutes of a stop from its times of day and the day of its arrival (of its departure at the first stop). */
function stopOf(station: string, arrival: number | null, departure: number | null, day: number, distance_km: number | null): Stop {
  const midnight = (day - 1) * 1440;
  const arrives = arrival === null ? null : arrival + midnight;
  // A train that comes before midnight and goes after it.
  const nextDay = arrival !== null && departure !== null && departure < arrival ? 1440 : 0;
  return { station, arrival: arrives, departure: departure === null ? null : departure + midnight + nextDay, distance_km };
}

function oldTrain({ number, name, stops }: z.output<typeof oldFile>['trains'][number]): Train {
  return {
    number,
    name,
    type: null,
    days_runs: null,
    classes: [],
    distance_km: stops.at(-1)?.[3] ?? null,
    source: SOURCES.old.name,
    as_of: OLD_AS_OF,
    note: number.startsWith('0') ? 'A special of that season.' : null,
    stops: stops.map(([station, arrival, departure, km, day]) => stopOf(station, arrival, departure, day, km)),
  };
}

function newerTrain(row: z.output<typeof newerFile>[number]): Train {
  return {
    number: row.train_number,
    name: row.train_name,
    type: row.type,
    days_runs: row.days_runs ?? null,
    classes: row.classes ?? [],
    distance_km: row.distance_km ?? null,
    source: SOURCES.newer.name,
    as_of: row.as_of,
    note: row.note ?? null,
    stops: row.stops.map((stop) => stopOf(stop.code, stop.arrival, stop.departure, stop.day, stop.distance_km ?? null)),
  };
}
