import type { Source } from '../../../lib/crawl/source.ts';
import { cardekho } from './cardekho.ts';
import { goodreturns } from './goodreturns.ts';
import { ndtv } from './ndtv.ts';
import type { FuelNeeds, FuelObservation } from './observation.ts';
import { readStarter } from './starter.ts';

/** In the order in which they are asked. */
export const FUEL_SOURCES: readonly Source<FuelObservation, FuelNeeds>[] = [
  { name: 'goodreturns', title: 'goodreturns.in', url: 'https://www.goodreturns.in', reader: goodreturns },
  { name: 'cardekho', title: 'cardekho.com', url: 'https://www.cardekho.com', reader: cardekho },
  { name: 'ndtv', title: 'ndtv.com', url: 'https://www.ndtv.com', reader: ndtv },
  {
    name: 'starter',
    title: 'goodreturns.in as recorded by OpenFuel on 7 June 2026',
    starter: true,
    collect: (_needs, { dataDir }) => readStarter(dataDir),
  },
];
