import { z } from 'zod';
import { choiceParam, formParam, integerParam, textParam } from '../../api/params.ts';
import { readDay } from '../../api/when-params.ts';
import { agedMembers } from '../../crawl/freshness.ts';

export const trainNumber = formParam(
  { about: 'Train number, five digits', example: '12951', required: true, accepts: 'a train number of five digits', pattern: /^[0-9]{5}$/ },
  (raw) => (/^\d{5}$/.test(raw) ? raw : undefined),
);
/** Browsers' date fields send YYYY-MM-DD. */
export const day = (about: string) =>
  formParam({ about, accepts: 'a day that exists, as YYYYMMDD', pattern: /^([0-9]{8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$/ }, readDay);
const provider = choiceParam(['timetable'] as const, { about: 'timetable: by that on record, asking nobody' });

const stationOrTown = (about: string, example: string) => textParam({ about, example, required: true, longest: 60 });

export const betweenQuery = z.object({
  from: stationOrTown('Where to board: a town (all its stations), a station, or its code (NDLS)', 'NDLS'),
  to: stationOrTown('Where to go: the code of a station, its name, or a town', 'HWH'),
  date: day('Day of boarding, YYYYMMDD; today in India unless said'),
  provider,
  limit: integerParam({ about: 'Trains a page', minimum: 1, maximum: 500, default: 100 }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 1000, default: 1 }),
});
export const numberQuery = z.object({ number: trainNumber, provider });

export const clock = z.string().regex(/^\d\d\.\d\d$/);
export const stationRef = z.strictObject({ name: z.string(), code: z.string() }).meta({ id: 'StationReference' });
export const daysRuns = z
  .string()
  .regex(/^[01]{7}$/)
  .nullable()
  .meta({ description: 'Seven 0 or 1, Monday first, at the station where it is boarded; null where the days are not known' });
export const fare = z.record(z.string(), z.int()).meta({ description: 'Rupees by class; classes whose fare is not known are left out' });
/** For trains in the recorded timetable. */
export const dated = {
  as_of: z
    .string()
    .optional()
    .meta({ description: 'Day, month or year of which the times are, where they come from the timetable on record' }),
  note: z.string().optional().meta({ description: 'What is not known, or doubtful' }),
};
const answeredBy = { provider: z.string(), attribution: z.string(), ...agedMembers };

const summary = {
  train_number: z.string(),
  train_name: z.string(),
  from: stationRef,
  to: stationRef,
  departure: clock,
  arrival: clock,
  duration: z.string().regex(/^\d{2,}\.\d\d$/),
  days_runs: daysRuns,
  classes: z.array(z.string()),
  train_type: z.string().nullable().meta({ description: 'Upper case; null where it is not known' }),
  distance_km: z.int().nullable(),
  fare: fare.optional(),
  ...dated,
};
export const trainSummary = z.strictObject(summary).meta({ id: 'TrainSummary' });

const journey = z
  .strictObject({
    change_at: stationRef,
    wait_min: z.int().meta({ description: 'Minutes between the two trains: 30 to 360, from 5 on between two local trains' }),
    duration: z.string(),
    distance_km: z.int().nullable(),
    days_known: z
      .boolean()
      .meta({ description: 'Whether the run days of both trains are known: where not, the second may not run on that day' }),
    legs: z.array(z.strictObject({ date: z.string().meta({ description: 'Day of boarding, YYYYMMDD' }), ...summary })).length(2),
  })
  .meta({ id: 'TrainJourney' });

const stationsOfTown = (end: string) =>
  z
    .array(stationRef)
    .optional()
    .meta({ description: `Where ${end} names a town: the stations of it that were looked at, the busiest first` });

export const trainsBetween = z
  .strictObject({
    status: z.literal('ok'),
    from: stationRef,
    to: stationRef,
    from_stations: stationsOfTown('from'),
    to_stations: stationsOfTown('to'),
    date: z.string(),
    count: z.int().meta({ description: 'Trains in this answer' }),
    total: z.int().meta({ description: 'Trains that run that day' }),
    pages: z.int().optional().meta({ description: 'Where they do not fit into one page: how many there are' }),
    hours: z
      .array(z.strictObject({ hour: z.string(), count: z.int() }))
      .optional()
      .meta({ description: 'Where they do not fit into one page: how many of all leave in each hour of the day, 00 to 23' }),
    trains: z.array(trainSummary),
    via: z
      .array(journey)
      .max(3)
      .optional()
      .meta({ description: 'Journeys with one change, from the timetable on record, where no train goes direct' }),
    note: z.string().optional(),
    ...answeredBy,
  })
  .meta({ id: 'TrainsBetween' });

export const nameHi = z.string().nullable().optional().meta({ description: 'Name in Hindi; null where it is not known' });
export const validFrom = z.iso.date().nullable().optional().meta({ description: 'First day on which it runs; null without one' });
export const validTo = z.iso.date().nullable().optional().meta({ description: 'Last day on which it runs; null without one' });
/** For trains in the recorded timetable; absent from live answers. */
const onRecord = {
  name_hi: nameHi,
  other_names: z.array(z.string()).optional(),
  coaches: z
    .array(z.strictObject({ id: z.string().nullable(), classes: z.array(z.string()) }))
    .optional()
    .meta({ description: 'In order from the engine at the first station; empty where the order is not known' }),
  pantry: z.boolean().nullable().optional().meta({ description: 'Has it a pantry car? Null where that is not known' }),
  railway: z.string().nullable().optional().meta({ description: 'Code of the railway that owns it: WR' }),
  valid_from: validFrom,
  valid_to: validTo,
};

export const trainInfo = z
  .strictObject({
    status: z.literal('ok'),
    train_number: z.string(),
    train_name: z.string(),
    type: z.string().nullable(),
    from: z.string(),
    to: z.string(),
    from_name: z.string(),
    to_name: z.string(),
    departure: clock,
    arrival: clock,
    duration: z.string(),
    distance_km: z.int().nullable(),
    days_runs: daysRuns,
    classes: z.array(z.string()),
    ...onRecord,
    ...dated,
    ...answeredBy,
  })
  .meta({ id: 'TrainInfo' });

export const trainRoute = z
  .strictObject({
    status: z.literal('ok'),
    train_number: z.string(),
    train_name: z.string(),
    count: z.int(),
    stops: z.array(
      z.strictObject({
        seq: z.int(),
        station: stationRef,
        arrival: clock.nullable(),
        departure: clock.nullable(),
        halt_min: z.int().nullable(),
        distance_km: z.int().nullable(),
        day: z.int(),
        station_hi: z.string().nullable().meta({ description: 'Name of the station in Hindi; null where it is not known' }),
        platform: z.string().nullable(),
        lat: z.number().nullable(),
        lon: z.number().nullable(),
      }),
    ),
    ...dated,
    ...answeredBy,
  })
  .meta({ id: 'TrainRoute' });
