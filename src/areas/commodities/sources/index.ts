import { RATE_SOURCES } from '../../../crawl/currency-api.ts';
import type { Source, SourceIdentity } from '../../../crawl/source.ts';
import { goodreturns } from './goodreturns.ts';
import { ibjarates } from './ibjarates.ts';
import type { QuoteNeeds, QuoteObservation } from './observation.ts';
import { readSeed } from './starter.ts';

/** Published quotes, in the order of how good their word is: the first to quote a place and day is believed. */
export const QUOTE_SOURCES: readonly Source<QuoteObservation, QuoteNeeds>[] = [
  { name: 'goodreturns', title: 'goodreturns.in', url: 'https://www.goodreturns.in', reader: goodreturns },
  { name: 'ibjarates', title: 'ibjarates.com', url: 'https://ibjarates.com', reader: ibjarates },
  {
    name: 'starter',
    title: 'goodreturns.in, Hyderabad, as read on 12 September 2026',
    isSeed: true,
    collect: (_needs, { dataDir }) => readSeed(dataDir),
  },
];

/** International spot comes with the dated rates: three ways to the same, of which the first that answers is enough. */
export const COMMODITY_SOURCES: readonly SourceIdentity[] = [...QUOTE_SOURCES, ...RATE_SOURCES];
