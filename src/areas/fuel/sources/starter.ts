import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FUELS } from '../tables.ts';
import type { FuelObservation } from './observation.ts';

const prices = z.record(z.iso.date(), z.number());

const starterFile = z.strictObject({
  about: z.string(),
  source: z.string(),
  recorded_by: z.string(),
  unit: z.literal('INR per litre'),
  observed_at: z.iso.datetime({ offset: true }),
  places: z.array(z.strictObject({ name: z.string(), type: z.enum(['city', 'state']), petrol: prices, diesel: prices })),
});

/** Dated figures of starter/fuel.json: what the first snapshot is made of. Throws when the file is missing or malformed. */
export async function readStarter(dataDir: string): Promise<FuelObservation[]> {
  const file = starterFile.parse(JSON.parse(await readFile(join(dataDir, 'starter', 'fuel.json'), 'utf8')));
  const published = { source: file.source, observedAt: new Date(file.observed_at).toISOString() };
  return file.places.flatMap(({ name, type, ...byFuel }) =>
    FUELS.flatMap((fuel) =>
      Object.entries(byFuel[fuel]).map(([day, rupees]): FuelObservation => ({ name, type, fuel, day, rupees, published })),
    ),
  );
}
