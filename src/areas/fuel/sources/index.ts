import { z } from 'zod';
import { GOODRETURNS } from '../../../crawl/goodreturns.ts';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { Source } from '../../../crawl/source.ts';
import { FUELS } from '../tables.ts';
import { cardekho } from './cardekho.ts';
import { goodreturns } from './goodreturns.ts';
import { ndtv } from './ndtv.ts';
import type { FuelNeeds, FuelObservation } from './observation.ts';

/** Prices in the order of the places; null if not recorded. */
const prices = z.array(z.number().nullable());

const recording = z.strictObject({
  about: z.string(),
  recorded_by: z.string(),
  /** When the newest day was read; the hour of earlier days is unknown. */
  observed_at: z.iso.datetime({ offset: true }),
  places: z.array(z.strictObject({ name: z.string(), type: z.enum(['city', 'state']) })),
  days: z.record(z.iso.date(), z.strictObject({ petrol: prices, diesel: prices })),
});

/** Recordings of one publisher's pages, each with its places and days. */
const seedFile = z.strictObject({
  about: z.string(),
  source: z.string(),
  unit: z.literal('INR per litre'),
  recordings: z.array(recording),
});

/** Dated figures in starter/fuel.json.gz, the seed of the first snapshot. Throws for another format. */
function parseSeed(text: string): FuelObservation[] {
  const { source, recordings } = seedFile.parse(JSON.parse(text));
  return recordings.flatMap((one) => readRecording(source, one));
}

function readRecording(source: string, { observed_at, places, days }: z.output<typeof recording>): FuelObservation[] {
  const lastRead = new Date(observed_at).toISOString();
  return Object.entries(days).flatMap(([day, byFuel]) => {
    const published = { source, observedAt: lastRead.startsWith(day) ? lastRead : `${day}T00:00:00.000Z` };
    return places.flatMap(({ name, type }, at) =>
      FUELS.flatMap((fuel): FuelObservation[] => {
        const rupees = byFuel[fuel][at];
        return typeof rupees === 'number' ? [{ name, type, fuel, day, rupees, published }] : [];
      }),
    );
  });
}

/** In the order they are asked. */
export const FUEL_SOURCES: readonly Source<FuelObservation, FuelNeeds>[] = [
  { ...GOODRETURNS, reader: goodreturns },
  { name: 'cardekho', title: 'cardekho.com', url: 'https://www.cardekho.com', datedByAnswer: true, reader: cardekho },
  { name: 'ndtv', title: 'ndtv.com', url: 'https://www.ndtv.com', reader: ndtv },
  fileSource(
    { name: 'starter', title: 'goodreturns.in as recorded by OpenFuel and FuelPrice, 8 December 2025 to 22 August 2026', isSeed: true },
    { file: 'fuel.json.gz', parse: parseSeed },
  ),
];
