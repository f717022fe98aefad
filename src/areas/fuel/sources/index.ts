import { fileSource } from '../../../crawl/list-sources.ts';
import type { Source } from '../../../crawl/source.ts';
import { cardekho } from './cardekho.ts';
import { goodreturns } from './goodreturns.ts';
import { ndtv } from './ndtv.ts';
import type { FuelNeeds, FuelObservation } from './observation.ts';
import { parseSeed } from './starter.ts';

/** In the order in which they are asked. */
export const FUEL_SOURCES: readonly Source<FuelObservation, FuelNeeds>[] = [
  { name: 'goodreturns', title: 'goodreturns.in', url: 'https://www.goodreturns.in', reader: goodreturns },
  { name: 'cardekho', title: 'cardekho.com', url: 'https://www.cardekho.com', reader: cardekho },
  { name: 'ndtv', title: 'ndtv.com', url: 'https://www.ndtv.com', reader: ndtv },
  fileSource(
    { name: 'starter', title: 'goodreturns.in as recorded by OpenFuel, 8 December 2025 to 7 June 2026', isSeed: true },
    { file: 'fuel.json.gz', parse: parseSeed },
  ),
];
