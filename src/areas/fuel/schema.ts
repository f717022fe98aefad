import { z } from 'zod';
import { pagingMembers, pagingParams } from '../../api/paging.ts';
import { choiceParam, textParam } from '../../api/params.ts';
import { datedMembers, freshness } from '../../crawl/freshness.ts';
import { crawlStatus } from '../../crawl/status.ts';
import { asOfParam, byParam, daysParam, fromParam, historyList, periodHead, periodMembers, toParam } from '../price-history.ts';
import { FUELS } from './tables.ts';

const fuelName = z.enum(FUELS);
const placeType = z.enum(['city', 'state']);
const timestamp = z
  .string()
  .meta({ description: 'ISO 8601 UTC: when it was read; of a past day whose hour is not on record, the day alone' });

const priceCell = z
  .strictObject({
    price: z.number().meta({ description: 'INR per litre' }),
    unit: z.literal('per_litre'),
    change_pct: z.number().nullable().meta({ description: 'Change against the day before in per cent; null where that day is unknown' }),
  })
  .meta({ id: 'FuelPriceCell' });

const fuelCells = { petrol: priceCell.optional(), diesel: priceCell.optional() };

export const fuelRecord = z
  .strictObject({
    location: z.string(),
    location_type: placeType,
    updated_at: timestamp,
    as_of: z.iso.date().meta({ description: 'Day in India that the price is for' }),
    source: z.string().meta({ description: 'Who published the price' }),
    ...fuelCells,
  })
  .meta({ id: 'FuelRecord' });

const fuels = z.array(fuelName);
const head = { status: z.literal('ok'), endpoint: z.literal('/fuel') };

export const fuelListing = z
  .strictObject({
    ...head,
    scope: z.enum(['states', 'cities']),
    fuels,
    count: z.int(),
    data: z.array(fuelRecord),
    ...datedMembers,
    fetched_at: timestamp,
    ...freshness,
  })
  .meta({ id: 'FuelListing' });
export const fuelCity = z
  .strictObject({ ...head, city: z.string(), fuels, price: fuelRecord, ...datedMembers, fetched_at: timestamp, ...freshness })
  .meta({ id: 'FuelCity' });
export const fuelState = z
  .strictObject({
    ...head,
    state: z.string(),
    fuels,
    price: fuelRecord,
    cities: z.array(fuelRecord),
    count: z.int(),
    ...datedMembers,
    fetched_at: timestamp,
    ...freshness,
  })
  .meta({ id: 'FuelState' });
export const fuelAnswer = z.union([fuelListing, fuelCity, fuelState]);

export const fuelPlaces = z
  .strictObject({
    status: z.literal('ok'),
    count: z.int(),
    locations: z.array(z.strictObject({ name: z.string(), type: placeType })),
    cities: z.array(z.string()),
    states: z.array(z.string()),
  })
  .meta({ id: 'FuelPlaces' });

export const fuelSearch = z
  .strictObject({
    status: z.literal('ok'),
    q: z.string(),
    count: z.int(),
    ...pagingMembers,
    results: z.array(
      z.strictObject({
        name: z.string(),
        type: placeType,
        state: z.string(),
        score: z.number().meta({ description: '1 for an exact name, less for a likeness' }),
        path: z.string().meta({ description: 'Address of the prices there' }),
      }),
    ),
  })
  .meta({ id: 'FuelSearch' });

export const fuelHistory = z
  .strictObject({
    status: z.literal('ok'),
    fuel: fuelName,
    city: z.string().meta({ description: 'As sent' }),
    days: z.int(),
    ...periodHead,
    ...historyList(
      z.strictObject({
        location: z.string(),
        price: z.string().meta({ description: 'INR per litre, two decimals' }),
        date: z.iso.date(),
        source: z
          .string()
          .meta({ description: 'The series: `ppac`, daily prices of the metros from 2017 to 2021, is another than the others' }),
        ...periodMembers,
      }),
    ),
    gaps: z
      .array(z.strictObject({ from: z.iso.date(), to: z.iso.date() }))
      .optional()
      .meta({ description: 'Over a month without any price on record between two of these' }),
    ...freshness,
  })
  .meta({ id: 'FuelHistory' });

export const fuelLatest = z
  .strictObject({
    status: z.literal('ok'),
    endpoint: z.literal('/fuel/latest'),
    count: z.int(),
    updated_at: timestamp,
    ...datedMembers,
    data: z.array(
      z.strictObject({
        location: z.string(),
        as_of: z.iso.date().meta({ description: 'Day that the price is for' }),
        ...fuelCells,
      }),
    ),
    ...freshness,
  })
  .meta({ id: 'FuelLatest' });

export const fuelStatus = crawlStatus('fuel', { newest_day: z.iso.date(), prices: z.int() }).meta({ id: 'FuelStatus' });

export const fuelQuery = z.object({
  fuel: choiceParam(FUELS, { about: 'petrol or diesel' }),
  city: textParam({ about: 'A city such as mumbai, by any of its names' }),
  state: textParam({ about: 'A state or union territory, by any of its names' }),
  type: choiceParam(['state', 'city'], {
    about: 'Which are listed, without city and state',
    default: 'state',
    excludes: ['city', 'state'],
  }),
  as_of: asOfParam,
  commodity: textParam({ about: 'Not for this area: metals are at /commodities', acceptedElsewhere: '/commodities', aliases: ['metal'] }),
});

export const latestQuery = z.object({ as_of: asOfParam });

export const searchQuery = z.object({
  q: textParam({ about: 'part of a place name, spelling forgiven', required: true, longest: 100 }),
  ...pagingParams('Places', { most: 20 }),
});

export const historyQuery = z.object({
  fuel: choiceParam(FUELS, { about: 'petrol or diesel', default: 'petrol' }),
  city: textParam({ about: 'A city or state, such as mumbai or kerala', required: true }),
  state: textParam({ about: 'A state, in place of city', aliasOf: 'city', excludes: ['type'] }),
  type: choiceParam(['state', 'city'], { about: 'Which is meant, where both have the name (delhi)' }),
  days: daysParam(90),
  from: fromParam,
  to: toParam,
  by: byParam,
});
