import { type DatedRates, RATE_SOURCES } from '../../../lib/crawl/currency-api.ts';
import type { Source } from '../../../lib/crawl/source.ts';
import { goodreturns } from './goodreturns.ts';
import { ibjarates } from './ibjarates.ts';
import type { QuoteObservation } from './observation.ts';
import { readStarter } from './starter.ts';

/** Published quotes, in the order of how good their word is: the first to quote a place and day is believed. */
export const QUOTE_SOURCES: readonly Source<QuoteObservation>[] = [
  { name: 'goodreturns', title: 'goodreturns.in', url: 'https://www.goodreturns.in', reader: goodreturns },
  { name: 'ibjarates', title: 'ibjarates.com', url: 'https://ibjarates.com', reader: ibjarates },
  {
    name: 'starter',
    title: 'goodreturns.in, Hyderabad, as read on 12 September 2026',
    starter: true,
    collect: (_needs, { dataDir }) => readStarter(dataDir),
  },
];

/** International spot: three ways to the same rates; the first that answers is enough. */
export const SPOT_SOURCES: readonly Source<DatedRates>[] = RATE_SOURCES;

export const COMMODITY_SOURCES: readonly Source<QuoteObservation | DatedRates>[] = [...QUOTE_SOURCES, ...SPOT_SOURCES];
