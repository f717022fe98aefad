import { defineArea } from '../area.ts';
import { PIN_CITY } from '../board.ts';
import { fuelBoard } from './board.ts';
import { cities, history, latest, listing, search, status } from './endpoints.ts';
import { fuelFeeds } from './feeds.ts';
import { answerFuel } from './intents.ts';
import { findFuelPage, fuelAt } from './place.ts';
import { FUEL_PROMPTS } from './prompts.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { fuelSearchable } from './searchable.ts';
import { FUEL_SOURCES } from './sources/index.ts';
import { FUEL_SCHEDULE, FUEL_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'fuel',
  title: { en: 'Fuel prices', hi: 'ईंधन के दाम' },
  summary: {
    en: 'Petrol and diesel prices of 36 states and union territories and 13 cities, with history.',
    hi: '36 राज्यों और केंद्र शासित प्रदेशों और 13 शहरों में पेट्रोल और डीज़ल के दाम, पिछले दिनों के दामों के साथ।',
  },
  group: 'prices',
  icon: 'drop',
  page: '/browse/fuel',
  endpoints: [listing, cities, search, history, latest, status],
  crawler: { sources: FUEL_SOURCES, schedule: FUEL_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [FUEL_SNAPSHOT],
  attribution: FUEL_SNAPSHOT.sources,
  searchRecords: fuelSearchable,
  vocabulary,
  findAnswers: answerFuel,
  prompts: FUEL_PROMPTS,
  feeds: fuelFeeds,
  async freshness() {
    const rows = await newestPrices(await fuelDatabase());
    const newest = rows.reduce((a, b) => (a.observed_at > b.observed_at ? a : b));
    return { observedAt: newest.observed_at, source: newest.source, count: rows.length, counted: 'prices' };
  },
  board: fuelBoard,
  pins: [
    { query: 'petrol {city}', fields: { city: PIN_CITY } },
    { query: 'diesel {city}', fields: { city: PIN_CITY } },
  ],
  placePart: fuelAt,
  redirects: findFuelPage,
});
