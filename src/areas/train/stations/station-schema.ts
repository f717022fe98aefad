import { z } from 'zod';
import { pagingMembers, pagingParams } from '../../../api/paging.ts';
import { formParam, textParam } from '../../../api/params.ts';
import { agedMembers } from '../../../crawl/freshness.ts';
import { clock, dated, daysRuns, nameHi, stationRef, validFrom, validTo } from '../schema.ts';

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
export const stationsQuery = z.object({
  q: textParam({ about: 'Name, code or town', required: true, example: 'kanpur' }),
  ...pagingParams('Stations'),
});
export const stationQuery = z.object({ code: stationCode('Station code', 'NDLS') });

const station = {
  code: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  state: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  doubt: z.string().nullable().meta({ description: 'What of its record does not fit its neighbours; a doubtful point is left out' }),
  aliases: z.array(z.string()),
  trains: z.int().meta({ description: 'Trains of the timetable on record that stop there' }),
};
export const stationMatches = z
  .strictObject({
    status: z.literal('ok'),
    q: z.string(),
    count: z.int(),
    ...pagingMembers,
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
    ...agedMembers,
  })
  .meta({ id: 'TrainStationBoard' });
