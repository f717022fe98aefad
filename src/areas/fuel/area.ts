import { cityField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { PIN_CITY } from '../board.ts';
import { cities, history, latest, listing, lpg, search, status } from './endpoints.ts';
import { findFuelPage, fuelSearchable } from './find.ts';
import { answerFuel } from './intents.ts';
import { LPG_SNAPSHOT } from './lpg/tables.ts';
import { METROS_SNAPSHOT } from './metros/tables.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { fuelAt, fuelBoard, fuelFeeds } from './show.ts';
import { FUEL_SOURCES } from './sources/index.ts';
import { FUEL_SCHEDULE, FUEL_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'fuel',
  title: { en: 'Fuel prices', hi: 'पेट्रोल-डीज़ल के दाम' },
  summary: {
    en: 'Petrol and diesel prices of 36 states and union territories and 13 cities, with history; LPG by state.',
    hi: 'सभी 36 राज्यों व केंद्र शासित प्रदेशों और 13 शहरों में पेट्रोल और डीज़ल के ताज़ा और पिछले दाम; हर राज्य में एलपीजी के दाम।',
  },
  group: 'prices',
  icon: 'drop',
  page: '/browse/fuel',
  endpoints: [listing, cities, search, history, latest, lpg, status],
  data: {
    crawler: { sources: FUEL_SOURCES, schedule: FUEL_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [FUEL_SNAPSHOT, METROS_SNAPSHOT, LPG_SNAPSHOT],
    async freshness() {
      const rows = await newestPrices(await fuelDatabase());
      const newest = rows.reduce((a, b) => (a.observed_at > b.observed_at ? a : b));
      return { observedAt: newest.observed_at, source: newest.source, count: rows.length, counted: 'prices' };
    },
  },
  find: {
    records: fuelSearchable,
    vocabulary,
    answers: answerFuel,
    dated: 'past',
    redirects: findFuelPage,
  },
  show: {
    prompts: [
      {
        name: 'fuel_cost_of_a_drive',
        title: 'What a drive costs in fuel',
        about: 'The petrol or diesel that a drive takes, by the price where it begins',
        fields: {
          city: { ...cityField, required: true },
          kilometres: { about: 'How far', required: true },
          kilometres_a_litre: { about: 'What the car does on a litre; 15 unless said' },
        },
        text: ({ city, kilometres, kilometres_a_litre = '15' }) =>
          `What does a drive of ${kilometres} km from ${city} cost in petrol and in diesel, at ${kilometres_a_litre} km a litre? Take the prices from the tool fuel ` +
          'with that city, show the sum, and say of which day the prices are and whether they are stale.',
      },
    ],
    feeds: fuelFeeds,
    board: fuelBoard,
    pins: [
      { query: 'petrol {city}', fields: { city: PIN_CITY } },
      { query: 'diesel {city}', fields: { city: PIN_CITY } },
    ],
    placeSection: fuelAt,
  },
});
