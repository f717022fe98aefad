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

const stationNames = z
  .record(z.string(), z.strictObject({ name: z.string(), name_hi: z.string().nullable() }))
  .meta({ description: 'Names of all stations that are mentioned, by code' });
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
        stops: z.array(
          z.strictObject({
            station: z.string(),
            arrival: clock.nullable(),
            departure: clock.nullable(),
            day: z.int(),
            distance_km: z.int().nullable(),
            platform: z.string().nullable(),
          }),
        ),
      }),
    ),
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
        state: z.string().nullable(),
        aliases: z.array(z.string()),
        calls: z
          .array(
            z.strictObject({
              train: z.string(),
              arrival: clock.nullable(),
              departure: clock.nullable(),
              days_runs: daysRuns,
              platform: z.string().optional().meta({ description: 'Absent where it is not known' }),
            }),
          )
          .meta({ description: 'By the clock' }),
      }),
    ),
    trains: z
      .record(
        z.string(),
        z.strictObject({
          name: z.string(),
          name_hi: nameHi,
          from: z.string(),
          to: z.string(),
        }),
      )
      .meta({ description: 'All trains that stop there, by number; from and to are codes of stations' }),
    stations: stationNames,
    ...onRecord,
  })
  .meta({ id: 'TrainBoards' });
