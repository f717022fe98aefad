import { z } from 'zod';
import { choiceParam, integerParam, numberParam, textParam } from '../../api/params.ts';
import { dayParam } from '../../api/when-params.ts';
import { datedMembers, freshness } from '../../crawl/freshness.ts';
import { placeParams } from '../../places/place-params.ts';
import { VEHICLES } from './tables.ts';

export const MAX_NEAR_KM = 300;

export const tollsQuery = z.object({
  q: textParam({ about: 'Name of a plaza, spelling forgiven', longest: 100 }),
  state: textParam({ about: 'A state or union territory, by any of its names' }),
  road: textParam({ about: 'Number of a national highway: 44, NH 48', longest: 20 }),
  ...placeParams({ about: 'Near an Indian town', example: 'pune' }),
  within_km: numberParam({ about: 'Kilometres around the town or point', minimum: 1, maximum: MAX_NEAR_KM, default: 50 }),
  vehicle: choiceParam(VEHICLES, { about: 'Only rates of this class' }),
  date: dayParam({ about: 'Day that rates shall be in force on; today unless said' }),
  page: integerParam({ about: 'Page of the list', minimum: 1, maximum: 100, default: 1 }),
  limit: integerParam({ about: 'Plazas on a page', minimum: 1, maximum: 300, default: 20 }),
});

const rupees = z.number().nullable();
const rates = z
  .strictObject({
    single: rupees.meta({ description: 'A single journey' }),
    return_24h: rupees.meta({ description: 'There and back within 24 hours' }),
    monthly: rupees.meta({ description: '50 single journeys in a month' }),
    local: rupees.meta({ description: 'A single journey of a commercial vehicle registered in the district' }),
  })
  .meta({ id: 'TollRates' });

export const tollPlaza = z
  .strictObject({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    state: z.string().nullable().meta({ description: 'null where its point lies between several' }),
    road: z.string().nullable().meta({ description: 'Number of the national highway as the publisher writes it' }),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    distance_km: z.number().optional().meta({ description: 'As the crow flies; where a point or town was asked for' }),
    road_km: z.number().nullable().meta({ description: 'Length of road that is paid for' }),
    rates_from: z.iso.date().nullable(),
    rates_until: z.iso.date().nullable(),
    in_force: z.boolean().nullable().meta({
      description:
        'Are these rates in force on the asked day? false: they are the last on record; null where no rates or days are on record',
    }),
    rates: z
      .strictObject(
        Object.fromEntries(VEHICLES.map((vehicle) => [vehicle, rates.optional()])) as Record<
          (typeof VEHICLES)[number],
          z.ZodOptional<typeof rates>
        >,
      )
      .meta({ description: 'INR by class of vehicles; closed loops and some state roads have none' }),
    doubt: z.literal(true).optional().meta({ description: 'Some prices contradicted each other and were left out' }),
  })
  .meta({ id: 'TollPlaza' });

export const tollPlazas = z
  .strictObject({
    status: z.literal('ok'),
    ...datedMembers,
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    count: z.int(),
    data: z.array(tollPlaza),
    source: z.string(),
    ...freshness,
  })
  .meta({ id: 'TollPlazas' });
