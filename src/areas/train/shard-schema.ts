import { z } from 'zod';
import { formParam } from '../../api/params.ts';
import { clock, dated, daysRuns, nameHi, validFrom, validTo } from './schema.ts';

const FIRST_DIGITS = /^\d{3}$/;
const FIRST_LETTERS = /^[A-Za-z]{1,2}$/;
export const timetableQuery = z.object({
  digits: formParam(
    { about: 'First three digits of train numbers', example: '129', required: true, accepts: 'three digits', pattern: FIRST_DIGITS },
    (raw) => (FIRST_DIGITS.test(raw) ? raw : undefined),
  ),
});
export const boardsQuery = z.object({
  letters: formParam(
    {
      about: 'First two letters of station codes; the one of a code that has no more',
      example: 'ND',
      required: true,
      accepts: 'one or two letters',
      pattern: FIRST_LETTERS,
    },
    (raw) => (FIRST_LETTERS.test(raw) ? raw.toUpperCase() : undefined),
  ),
});

/** No member has a name of its own in a row, since these answers are mostly rows: `columns` tells what they are. */
const STOP = {
  station: z.string(),
  arrival: clock.nullable(),
  departure: clock.nullable(),
  day: z.int(),
  distance_km: z.int().nullable(),
  platform: z.string().nullable(),
};
const CALL = {
  train: z.string(),
  arrival: clock.nullable(),
  departure: clock.nullable(),
  days_runs: daysRuns,
  platform: z.string().nullable(),
};
export const STOP_COLUMNS = Object.keys(STOP);
export const CALL_COLUMNS = Object.keys(CALL);
const columns = z.array(z.string()).meta({ description: 'What the members of a row are, in their order' });

const stationNames = z
  .record(z.string(), z.tuple([z.string(), z.string().nullable()]))
  .meta({ description: 'Names of all stations that are mentioned, in English and Hindi, by code' });
const onRecord = { note: z.string(), provider: z.literal('timetable'), attribution: z.string() };

export const timetableShard = z
  .strictObject({
    status: z.literal('ok'),
    digits: z.string(),
    count: z.int(),
    trains: z.array(
      z.strictObject({
        train_number: z.string(),
        train_name: z.string(),
        name_hi: nameHi,
        type: z.string().nullable(),
        duration: z.string(),
        distance_km: z.int().nullable(),
        days_runs: daysRuns,
        classes: z.array(z.string()),
        valid_from: validFrom,
        valid_to: validTo,
        ...dated,
        stops: z.array(z.tuple([STOP.station, STOP.arrival, STOP.departure, STOP.day, STOP.distance_km, STOP.platform])),
      }),
    ),
    columns,
    stations: stationNames,
    ...onRecord,
  })
  .meta({ id: 'TrainTimetable' });

export const boardsShard = z
  .strictObject({
    status: z.literal('ok'),
    letters: z.string(),
    count: z.int(),
    boards: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        name_hi: z.string().nullable(),
        state: z.string().nullable(),
        aliases: z.array(z.string()),
        calls: z
          .array(z.tuple([CALL.train, CALL.arrival, CALL.departure, CALL.days_runs, CALL.platform]))
          .meta({ description: 'By the clock' }),
      }),
    ),
    columns,
    ...onRecord,
  })
  .meta({ id: 'TrainBoards' });

export const trainNames = z
  .strictObject({
    status: z.literal('ok'),
    count: z.int(),
    trains: z
      .record(z.string(), z.tuple([z.string(), nameHi, z.string(), z.string()]))
      .meta({ description: 'By number: name in English and Hindi, codes of the first and the last station' }),
    stations: stationNames,
    ...onRecord,
  })
  .meta({ id: 'TrainNames' });
