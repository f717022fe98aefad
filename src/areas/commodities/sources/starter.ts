import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { QuoteObservation } from './observation.ts';

const quotes = z.array(z.strictObject({ day: z.iso.date(), price: z.number().positive(), price_22k: z.number().positive().optional() }));

const seedFile = z.strictObject({
  about: z.string(),
  source: z.string(),
  observed_at: z.iso.datetime(),
  place: z.string(),
  gold: z.strictObject({ unit: z.literal('INR per gram'), quotes }),
  silver: z.strictObject({ unit: z.literal('INR per 10 g'), quotes }),
});

/** Dated quotes of starter/commodities.json: what the first premium is measured from. Throws when the file is missing or malformed. */
export async function readSeed(dataDir: string): Promise<QuoteObservation[]> {
  const file = seedFile.parse(JSON.parse(await readFile(join(dataDir, 'starter', 'commodities.json'), 'utf8')));
  const published = { source: file.source, observedAt: new Date(file.observed_at).toISOString() };
  return (['gold', 'silver'] as const).flatMap((metal) =>
    file[metal].quotes.map(
      ({ day, price, price_22k }): QuoteObservation => ({
        metal,
        name: file.place,
        day,
        rupees: price,
        ...(price_22k === undefined ? {} : { rupees22k: price_22k }),
        published,
      }),
    ),
  );
}
