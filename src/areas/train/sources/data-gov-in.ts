import type { Reader } from '../../../lib/crawl/source.ts';
import { UpstreamError } from '../../../lib/net/upstream.ts';
import { parseClock } from '../clock.ts';
import type { Stop, TimetableRecord, Train } from '../records.ts';
import type { SourceRow } from '../tables.ts';
import { readableName } from './names.ts';

/** The newest timetable that data.gov.in offers as a file: 11,115 trains and 186,124 stops of 22 December 2017. */
const PATH = '/sites/default/files/Train_details_22122017.csv';
/** It has 14 million. */
const MOST_BYTES = 32 * 1024 * 1024;
const AS_OF = '2017-12-22';
const SOURCE: SourceRow = {
  name: 'data-gov-in',
  title: 'Indian Railways time table of 22 December 2017, data.gov.in',
  url: 'https://data.gov.in/resources/indian-railways-time-table-trains-available-reservation-01112017',
  licence: 'GODL-India',
};
const HEADER = /^\W*Train No,Train Name,SEQ,Station Code,Station Name,Arrival time,Departure Time,Distance,/i;
/** Fields after the train's name; a name may hold commas that nobody quoted. */
const FIELDS_AFTER_NAME = 10;
const DAY_MINUTES = 1440;
/** A file with more rows than this that cannot be read is another file. */
const LARGEST_SHARE_OF_ODD_ROWS = 0.02;

export const dataGovIn: Reader<TimetableRecord, unknown> = {
  requests: () => [{ path: PATH, about: undefined, maxBytes: MOST_BYTES }],
  parse: ({ text }) => parseTimetable(text),
};

interface Line {
  number: string;
  name: string;
  seq: number;
  code: string;
  station: string;
  arrival: number;
  departure: number;
  km: number;
}

/**
 * The time table's lines as records. Its traps: commas inside names, numbers without leading zeros, 00:00:00 for "none" at both ends
 * and for midnight elsewhere, no day of the journey (told by the clock passing midnight), lines said twice. Throws UpstreamError for another file.
 */
export function parseTimetable(text: string): TimetableRecord[] {
  const [header = '', ...lines] = text.split(/\r?\n/);
  if (!HEADER.test(header)) throw new UpstreamError('shape', 'data-gov-in sent no time table');
  const filled = lines.filter((line) => line.trim() !== '');
  const read = filled.flatMap((line) => readLine(line) ?? []);
  if (read.length === 0 || read.length < filled.length * (1 - LARGEST_SHARE_OF_ODD_ROWS))
    throw new UpstreamError('shape', `data-gov-in: only ${read.length} of ${filled.length} lines can be read`);
  const stations = new Map(read.map(({ code, station }) => [code, station]));
  return [
    { source: SOURCE },
    ...[...stations].map(([code, name]) => ({
      station: {
        code,
        name: readableName(name),
        state: null,
        zone: null,
        lat: null,
        lon: null,
        aliases: [],
        source: SOURCE.name,
        as_of: AS_OF,
      },
    })),
    ...[...Map.groupBy(read, ({ number }) => number).values()].flatMap((all) => {
      const train = trainOf(all);
      return train ? [{ train }] : [];
    }),
  ];
}

function readLine(line: string): Line | undefined {
  const fields = line.split(',').map((field) => field.replace(/^"|"$/g, '').trim());
  const [seq = '', code = '', station = '', arrival = '', departure = '', km = ''] = fields.slice(-FIELDS_AFTER_NAME);
  const number = (fields[0] ?? '').padStart(5, '0');
  const [arrives, departs] = [parseClock(arrival), parseClock(departure)];
  if (!/^\d{5}$/.test(number) || !/^\d+$/.test(seq) || !/^[A-Z]{1,5}$/.test(code) || !/^\d+(\.\d+)?$/.test(km)) return undefined;
  if (arrives === undefined || departs === undefined || station === '') return undefined;
  const name = fields.slice(1, -FIELDS_AFTER_NAME).join(', ');
  return { number, name, seq: Number(seq), code, station, arrival: arrives, departure: departs, km: Math.round(Number(km)) };
}

/** A train of its lines in order; undefined when fewer than two stops are left, or when kilometres run backwards. */
function trainOf(lines: readonly Line[]): Train | undefined {
  const ordered = lines.toSorted((a, b) => a.seq - b.seq).filter((line, index, all) => line.seq !== all[index - 1]?.seq);
  const [first] = ordered;
  if (!first || ordered.length < 2) return undefined;
  const stops: Stop[] = [];
  let clock = first.departure;
  for (const [index, { code, arrival, departure, km }] of ordered.entries()) {
    const isFirst = index === 0;
    const isLast = index === ordered.length - 1;
    const arrives = isFirst ? null : after(clock, arrival);
    const departs = isLast ? null : after(arrives ?? clock, departure);
    if (km < (stops.at(-1)?.distance_km ?? 0)) return undefined;
    stops.push({ station: code, arrival: arrives, departure: departs, distance_km: km });
    clock = departs ?? arrives ?? clock;
  }
  return {
    number: first.number,
    name: first.name,
    type: null,
    days_runs: null,
    classes: [],
    distance_km: stops.at(-1)?.distance_km ?? null,
    source: SOURCE.name,
    as_of: AS_OF,
    note: null,
    stops,
  };
}

/** The next time that a clock shows, in minutes counted on from an earlier instant. */
function after(instant: number, ofDay: number): number {
  const sameDay = Math.floor(instant / DAY_MINUTES) * DAY_MINUTES + ofDay;
  return sameDay >= instant ? sameDay : sameDay + DAY_MINUTES;
}
