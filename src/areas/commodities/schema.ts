import { z } from 'zod';
import { pagingMembers, pagingParams } from '../../api/paging.ts';
import { choiceParam, textParam } from '../../api/params.ts';
import { datedMembers, freshness } from '../../crawl/freshness.ts';
import { crawlStatus } from '../../crawl/status.ts';
import { asOfParam, byParam, daysParam, fromParam, historyList, periodHead, periodMembers, toParam } from '../price-history.ts';
import { METALS, UNITS } from './tables.ts';

const metalName = z.enum(METALS);
const timestamp = z
  .string()
  .meta({ description: 'ISO 8601 UTC: when it was read; where only the day of the price is on record, that day alone' });
const region = z.enum(['india', 'international']);
const priceText = z.string().regex(/^\d+\.\d\d$/);

const basis = z.enum(['quote', 'estimate', 'spot']).meta({
  description:
    'quote: published for that place. estimate: international spot times the retail premium measured from dated quotes (see premium). spot: international spot converted to rupees, without duty, tax or premium',
});

const dutyMember = {
  duty_pct: z
    .number()
    .optional()
    .meta({ description: 'Import duty on gold bars that day in percent, without GST of 3 %; of gold in India' }),
};

export const premium = z
  .strictObject({
    ratio: z.number().meta({ description: 'Retail quote over international spot of the same day, median' }),
    measured_on: z.iso.date(),
    from: z.iso.date(),
    quotes: z.int().meta({ description: 'How many dated quotes it was measured from' }),
    places: z.string(),
    source: z.string(),
  })
  .meta({ id: 'MetalPremium' });

export const commodityRecord = z
  .strictObject({
    commodity: metalName,
    location: z.string(),
    location_type: z.literal('city'),
    unit: z.enum([UNITS.gold.unit, UNITS.silver.unit, UNITS.platinum.unit]),
    price: priceText.meta({ description: 'INR for the unit, two decimals' }),
    change_pct: z
      .string()
      .regex(/^-?\d+\.\d\d$/)
      .nullable()
      .meta({ description: 'Change against the day before on record in per cent; null where that is not known on the same basis' }),
    details: z.strictObject({ price_22k: z.number(), price_18k: z.number() }).optional().meta({ description: 'Gold only: INR per gram' }),
    details_basis: z
      .strictObject({ price_22k: basis, price_18k: basis })
      .optional()
      .meta({ description: 'Gold only: a karat that was not quoted follows from its purity and is an estimate' }),
    updated_at: timestamp,
    as_of: z.iso.date().meta({ description: 'Day that the price is for' }),
    ...dutyMember,
    basis,
    source: z.string().meta({ description: 'Who published the price; of an estimate, how it was made' }),
    region,
    last_quote: z
      .strictObject({ price: priceText, as_of: z.iso.date(), source: z.string() })
      .optional()
      .meta({ description: 'The newest price that was published for this place, where the price above is not one' }),
    range: z
      .strictObject({ low: priceText, high: priceText, borrowed_from: z.string() })
      .optional()
      .meta({ description: 'Silver: the estimate rests on quotes of a dearer tier of places (borrowed_from); the price lies in between' }),
  })
  .meta({ id: 'CommodityRecord' });

export const commodityListing = z
  .strictObject({
    status: z.literal('ok'),
    metal: metalName,
    ...datedMembers,
    count: z.int(),
    data: z.array(commodityRecord),
    premium: premium.nullable().meta({ description: 'What estimates in this answer rest on; null where there are none' }),
    note: z.string().optional(),
    ...freshness,
  })
  .meta({ id: 'CommodityListing' });

export const commodityCities = z
  .strictObject({
    status: z.literal('ok'),
    metal: metalName,
    count: z.int(),
    cities: z.array(z.string()),
    data: z.array(z.strictObject({ name: z.string(), slug: z.string(), state: z.string().nullable(), region, basis })),
  })
  .meta({ id: 'CommodityCities' });

export const commoditySearch = z
  .strictObject({
    status: z.literal('ok'),
    q: z.string(),
    count: z.int(),
    ...pagingMembers,
    results: z.array(
      z.strictObject({
        name: z.string(),
        slug: z.string(),
        state: z.string().nullable(),
        region,
        metals: z.array(metalName),
        score: z.number().meta({ description: '1 for an exact name, less for a likeness' }),
        path: z.string().meta({ description: 'Address of the prices there' }),
      }),
    ),
  })
  .meta({ id: 'CommoditySearch' });

export const commodityHistory = z
  .strictObject({
    status: z.literal('ok'),
    metal: metalName,
    city: z.string().meta({ description: 'As sent' }),
    unit: z.string(),
    days: z.int(),
    ...periodHead,
    ...historyList(
      z.strictObject({
        location: z.string(),
        price: priceText,
        date: z.iso.date(),
        basis,
        source: z.string(),
        ...dutyMember,
        premium_ratio: z.number().optional().meta({ description: 'Of an estimate: what the spot price of the day was multiplied by' }),
        ...periodMembers,
      }),
    ),
    premium: premium.nullable(),
    ...freshness,
  })
  .meta({ id: 'CommodityHistory' });

export const commodityLatest = crawlStatus('commodities', {
  metals: z.array(
    z.strictObject({
      metal: metalName,
      places: z.int(),
      newest_quote: z.iso.date().nullable(),
      newest_spot: z.iso.date().nullable(),
      oldest_spot: z.iso.date().nullable(),
      premium: premium.nullable(),
    }),
  ),
  gold_duty: z
    .array(
      z.strictObject({
        from: z.iso.date(),
        percent: z.number(),
        basic: z.number(),
        cess: z.number(),
        surcharge: z.number(),
        notification: z.string(),
      }),
    )
    .meta({
      description: 'Steps of the import duty on gold bars (HS 7108), oldest first: percent in all, and its parts; GST of 3 % comes on top',
    }),
}).meta({ id: 'CommodityLatest' });

const metal = choiceParam(METALS, { about: 'gold, silver or platinum', default: 'gold' });

export const listingQuery = z.object({
  metal,
  city: textParam({ about: 'A place such as mumbai or dubai; india for the national price' }),
  type: choiceParam(['city', 'state'], {
    about: 'Kind of place, without city. Every place is of type city',
    forAgents: false,
  }),
  as_of: asOfParam,
});
export const citiesQuery = z.object({ metal });
export const searchQuery = z.object({
  q: textParam({ about: 'part of a place name, spelling forgiven', required: true, longest: 100 }),
  ...pagingParams('Places', { most: 20 }),
});
export const historyQuery = z.object({
  metal,
  city: textParam({ about: 'A place such as mumbai or dubai; india for the national price', default: 'india' }),
  days: daysParam(90),
  from: fromParam,
  to: toParam,
  by: byParam,
});
