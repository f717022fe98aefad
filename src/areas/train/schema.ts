import { z } from 'zod';
import { choiceParam, formParam, integerParam, textParam } from '../../kernel/params.ts';
import { parseCompactDay } from './clock.ts';

const STATION_CODE = /^[A-Za-z]{1,5}$/;
const stationCode = (about: string, example: string) =>
  formParam(
    {
      about,
      example,
      required: true,
      accepts: 'a station code of 1 to 5 letters, such as NDLS (find it at /train/stations?q=)',
      pattern: STATION_CODE,
    },
    (raw) => (STATION_CODE.test(raw) ? raw.toUpperCase() : undefined),
  );
const trainNumber = formParam(
  { about: 'Train number, five digits', example: '12951', required: true, accepts: 'a train number of five digits', pattern: /^[0-9]{5}$/ },
  (raw) => (/^\d{5}$/.test(raw) ? raw : undefined),
);
/** A browser's date field writes YYYY-MM-DD. */
const day = (about: string) =>
  formParam({ about, accepts: 'a day that exists, as YYYYMMDD', pattern: /^([0-9]{8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$/ }, (raw) =>
    parseCompactDay(/^\d{4}-\d\d-\d\d$/.test(raw) ? raw.replaceAll('-', '') : raw),
  );
const provider = choiceParam(['timetable'] as const, { about: 'timetable: by that on record, asking nobody' });

const stationOrTown = (about: string, example: string) => textParam({ about, example, required: true, longest: 60 });

export const betweenQuery = z.object({
  from: stationOrTown('Where to board: a town (all its stations), a station, or its code (NDLS)', 'NDLS'),
  to: stationOrTown('Where to go: the code of a station, its name, or a town', 'HWH'),
  date: day('Day of boarding, YYYYMMDD; today in India unless said'),
  provider,
  limit: integerParam({ about: 'Trains a page', minimum: 1, maximum: 500, default: 100 }),
  page: integerParam({ about: 'Page, from 1', minimum: 1, maximum: 1000, default: 1 }),
});
export const numberQuery = z.object({ number: trainNumber, provider });
export const liveQuery = z.object({
  number: trainNumber,
  date: day('Day on which it leaves its first station, YYYYMMDD'),
});
export const pnrQuery = z.object({
  number: formParam(
    {
      about: 'PNR number, ten digits',
      example: '1234567890',
      required: true,
      accepts: 'a PNR of ten digits',
      pattern: /^(?:[\s-]*[0-9]){10}[\s-]*$/,
      private: true,
    },
    (raw) => (/^\d{10}$/.test(raw.replace(/[\s-]/g, '')) ? raw.replace(/[\s-]/g, '') : undefined),
  ),
});
export const stationsQuery = z.object({ q: textParam({ about: 'Name, code or town', required: true, example: 'kanpur' }) });
export const stationQuery = z.object({ code: stationCode('Station code', 'NDLS') });

const clock = z.string().regex(/^\d\d\.\d\d$/);
const stationRef = z.strictObject({ name: z.string(), code: z.string() }).meta({ id: 'StationReference' });
const daysRuns = z
  .string()
  .regex(/^[01]{7}$/)
  .nullable()
  .meta({ description: 'Seven 0 or 1, Monday first, at the station where it is boarded; null where the days are not known' });
const fare = z.record(z.string(), z.int()).meta({ description: 'Rupees by class; classes whose fare is not known are left out' });
const stale = z.literal(true).optional().meta({ description: 'Present when every provider is out and this is an earlier answer' });
/** Of trains of the timetable on record. */
const dated = {
  as_of: z
    .string()
    .optional()
    .meta({ description: 'Day, month or year of which the times are, where they come from the timetable on record' }),
  note: z.string().optional().meta({ description: 'What is not known, or doubtful' }),
};
const answeredBy = { provider: z.string(), attribution: z.string(), stale };

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

const nameHi = z.string().nullable().optional().meta({ description: 'Name in Hindi; null where it is not known' });
const validFrom = z.iso.date().nullable().optional().meta({ description: 'First day on which it runs; null without one' });
const validTo = z.iso.date().nullable().optional().meta({ description: 'Last day on which it runs; null without one' });
/** Of trains of the timetable on record; live answers lack it. */
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

export const trainPnr = z
  .strictObject({
    status: z.literal('ok'),
    train_number: z.string(),
    train_name: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    date: z.string(),
    class: z.string().nullable(),
    chart: z.enum(['prepared', 'not prepared']).nullable(),
    count: z.int(),
    passengers: z.array(
      z.strictObject({
        booking_status: z.string(),
        current_status: z.string(),
        coach: z.string().nullable(),
        berth: z.string().nullable(),
      }),
    ),
    provider: z.string(),
    attribution: z.string(),
  })
  .meta({ id: 'TrainPnr' });

const running = z.strictObject({
  last_station: stationRef.nullable().meta({ description: 'Null before it starts' }),
  at_station: z.boolean().nullable(),
  delay_min: z.int().nullable(),
  updated_at: z.iso.datetime().nullable(),
  next_stops: z.array(
    z.strictObject({
      station: stationRef,
      scheduled: clock.nullable(),
      expected: clock.nullable(),
      delay_min: z.int().nullable(),
      platform: z.string().nullable(),
    }),
  ),
});

export const trainLive = z
  .strictObject({
    status: z.literal('ok'),
    train_number: z.string(),
    train_name: z.string(),
    from: stationRef,
    to: stationRef,
    date: z.string(),
    departure: clock,
    arrival: clock,
    duration: z.string(),
    distance_km: z.int().nullable(),
    train_type: z.string().nullable(),
    fare,
    fare_note: z.string().optional().meta({ description: 'Why there is no fare' }),
    runs_on_date: z
      .boolean()
      .nullable()
      .meta({ description: 'Does it leave its first station on that day? Null where its days are not known' }),
    running: running.nullable(),
    ...dated,
    providers: z.record(z.string(), z.string()).meta({ description: 'Who gave which part' }),
    unavailable: z.array(z.string()).meta({ description: 'Parts that nobody could give now' }),
    stale,
  })
  .meta({ id: 'TrainLive' });

const station = {
  code: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  state: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  aliases: z.array(z.string()),
  trains: z.int().meta({ description: 'Trains of the timetable on record that stop there' }),
};
export const stationMatches = z
  .strictObject({
    status: z.literal('ok'),
    q: z.string(),
    count: z.int(),
    stations: z.array(z.strictObject({ ...station, score: z.number() })),
  })
  .meta({ id: 'TrainStations' });

export const stationBoard = z
  .strictObject({
    status: z.literal('ok'),
    station: z.strictObject({ ...station, source: z.string(), as_of: z.string() }),
    count: z.int(),
    trains: z.array(
      z.strictObject({
        train_number: z.string(),
        train_name: z.string(),
        from: stationRef,
        to: stationRef,
        arrival: clock.nullable(),
        departure: clock.nullable(),
        days_runs: daysRuns,
        type: z.string().nullable(),
        name_hi: nameHi,
        platform: z.string().nullable(),
        next: stationRef.nullable().meta({ description: 'Where it stops next; null where it ends' }),
        valid_from: validFrom,
        valid_to: validTo,
        ...dated,
      }),
    ),
    note: z.string(),
    provider: z.literal('timetable'),
    attribution: z.string(),
  })
  .meta({ id: 'TrainStationBoard' });
