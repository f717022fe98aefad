import { z } from 'zod';
import { RATE_SOURCES } from '../../../crawl/currency-api.ts';
import { GOODRETURNS } from '../../../crawl/goodreturns.ts';
import type { DayNeeds } from '../../../crawl/page-day.ts';
import type { Source, SourceIdentity } from '../../../crawl/source.ts';
import { readStarterFile } from '../../../crawl/starter-file.ts';
import { goodreturns } from './goodreturns.ts';
import { ibja } from './ibja.ts';
import { ibjarates } from './ibjarates.ts';
import type { QuoteObservation } from './observation.ts';

const quotes = z.array(z.strictObject({ day: z.iso.date(), price: z.number().positive(), price_22k: z.number().positive().optional() }));

/** Gold of one place and publisher, day by day: of 24 karat, or of 22 karat alone. */
const series = z.strictObject({
  about: z.string(),
  source: z.string(),
  place: z.string(),
  unit: z.literal('INR per gram'),
  columns: z.tuple([z.literal('day'), z.enum(['24 karat', '22 karat'])]),
  rows: z.array(z.tuple([z.iso.date(), z.number().positive()])),
});

/** Gold of 22 karat is 916 parts of a thousand: the association computes its rate of it from that of 999. */
const FINENESS_916 = 0.916;

const seedFile = z.strictObject({
  about: z.string(),
  source: z.string(),
  observed_at: z.iso.datetime(),
  place: z.string(),
  gold: z.strictObject({ unit: z.literal('INR per gram'), quotes }),
  silver: z.strictObject({ unit: z.literal('INR per 10 g'), quotes }),
  series: z.array(series).optional(),
});

/** Dated quotes in starter/commodities.json, from which the first premium is measured. Throws if the file is missing or malformed. */
async function readSeed(dataDir: string): Promise<QuoteObservation[]> {
  const file = seedFile.parse(JSON.parse(await readStarterFile(dataDir, 'commodities.json')));
  const published = { source: file.source, observedAt: new Date(file.observed_at).toISOString() };
  const metals = (['gold', 'silver'] as const).flatMap((metal) =>
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
  return [...metals, ...(file.series ?? []).flatMap(readSeries)];
}

const readSeries = ({ source, place, columns, rows }: z.output<typeof series>): QuoteObservation[] =>
  rows.map(([day, rupees]) => ({
    metal: 'gold',
    name: place,
    day,
    ...(columns[1] === '24 karat' ? { rupees } : { rupees: Math.round((rupees / FINENESS_916) * 100) / 100, rupees22k: rupees }),
    published: { source, observedAt: `${day}T00:00:00.000Z` },
  }));

/** Published quotes, most reliable first: the first to quote a place and day wins. */
export const QUOTE_SOURCES: readonly Source<QuoteObservation, DayNeeds>[] = [
  { ...GOODRETURNS, reader: goodreturns },
  { name: 'ibjarates', title: 'ibjarates.com', url: 'https://ibjarates.com', datedByAnswer: true, reader: ibjarates },
  { name: 'ibja', title: 'ibja.co', url: 'https://ibja.co', reader: ibja },
  {
    name: 'starter',
    title: 'goodreturns.in, Hyderabad and Kerala, and IBJA, as recorded to October 2026',
    isSeed: true,
    collect: (_needs, { dataDir }) => readSeed(dataDir),
  },
];

/** International spot comes with the dated rates: three routes to the same data, of which the first to answer is enough. */
export const COMMODITY_SOURCES: readonly SourceIdentity[] = [...QUOTE_SOURCES, ...RATE_SOURCES];
