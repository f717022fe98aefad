import { z } from 'zod';
import { choiceParam, integerParam, textParam } from '../../api/params.ts';
import { pointParams } from '../../places/place-params.ts';
import { readingAge } from '../../providers/reading-age.ts';
import { CATEGORIES, POLLUTANTS } from './naqi.ts';

const MAX_ROWS = 1000;
const filters = {
  state: textParam({ about: 'Only in this state', example: 'punjab' }),
  city: textParam({ about: 'City', example: 'delhi' }),
  limit: integerParam({ about: 'Rows a page', minimum: 1, maximum: MAX_ROWS, default: 100 }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 1000, default: 1 }),
};
export const stationsQuery = z.object({
  ...filters,
  ...pointParams('Latitude in degrees, with lon'),
  provider: choiceParam(['directory'] as const, { about: 'directory: asks nobody' }),
});
export const latestQuery = z.object(filters);

const pollutant = z.enum(POLLUTANTS);
const category = z.enum(CATEGORIES.map(({ name }) => name)).nullable();
const aqi = z.int().nullable().meta({ description: 'Null where too few pollutants are measured for an index' });
const observedAt = z.iso.datetime().meta({ description: 'ISO 8601 UTC' });

const station = z
  .strictObject({
    station: z.string(),
    city: z.string().meta({ description: 'As the CPCB writes it' }),
    state: z.string(),
    lat: z.number(),
    lon: z.number(),
    aqi,
    category,
    dominant_pollutant: pollutant.nullable(),
    sub_indices: z.partialRecord(pollutant, z.int()),
    observed_at: observedAt.nullable().meta({ description: 'ISO 8601 UTC; null where nobody could be asked' }),
    distance_km: z.number().optional().meta({ description: 'From lat and lon, where these were given' }),
    stale: z.literal(true).optional().meta({ description: 'Present where its reading is older than 3 h' }),
  })
  .meta({ id: 'AirStationNow' });

const city = z
  .strictObject({
    city: z.string().meta({ description: 'As the CPCB writes it' }),
    state: z.string(),
    lat: z.number().meta({ description: 'In the middle of its stations' }),
    lon: z.number(),
    aqi: aqi.meta({ description: 'Of the station in the middle of those with an index, the worse of two; null where none has one' }),
    category,
    dominant_pollutant: pollutant.nullable(),
    stations: z.int(),
    worst: z.strictObject({ station: z.string(), aqi: z.int() }).nullable(),
    observed_at: observedAt.meta({ description: 'When the station in the middle was read, ISO 8601 UTC' }),
    stale: z.literal(true).optional().meta({ description: 'Present where that is more than 3 h ago' }),
  })
  .meta({ id: 'AirCityNow' });

const membersOf = <R extends z.ZodType>(row: R) => ({
  status: z.literal('ok'),
  scale: z.literal('NAQI (India)'),
  as_of: z.iso.date().meta({ description: 'Day in India of the newest reading' }),
  observed_at: observedAt.meta({ description: 'Of the newest reading, ISO 8601 UTC' }),
  total: z.int(),
  count: z.int(),
  page: z.int(),
  limit: z.int(),
  data: z.array(row),
  provider: z.string(),
  attribution: z.string(),
  ...readingAge,
});
const ofStations = membersOf(station);
export const airStations = z
  .strictObject({
    ...ofStations,
    as_of: z.iso.date().meta({ description: 'Day in India of the newest reading, or of the directory' }),
    observed_at: observedAt
      .nullable()
      .meta({ description: 'Of the newest reading, ISO 8601 UTC; null where provider is directory: stations without figures' }),
    stale_after: ofStations.stale_after.optional(),
  })
  .meta({ id: 'AirStationList' });
export const airCities = z.strictObject(membersOf(city)).meta({ id: 'AirCityList' });
export type StationRow = z.output<typeof station>;
export type CityRow = z.output<typeof city>;
