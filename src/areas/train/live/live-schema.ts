import { z } from 'zod';
import { formParam } from '../../../api/params.ts';
import { agedMembers } from '../../../crawl/freshness.ts';
import { clock, dated, day, fare, stationRef, trainNumber } from '../schema.ts';

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
      keptBy: 'nobody',
    },
    (raw) => (/^\d{10}$/.test(raw.replace(/[\s-]/g, '')) ? raw.replace(/[\s-]/g, '') : undefined),
  ),
});

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
    ...agedMembers,
  })
  .meta({ id: 'TrainLive' });
