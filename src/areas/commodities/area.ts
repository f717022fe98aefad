import { defineArea } from '../area.ts';
import { commoditiesBoard } from './board.ts';
import { cities, history, latest, listing, search } from './endpoints.ts';
import { metalFeeds } from './feeds.ts';
import { answerMetal, METAL_WORDS } from './intents.ts';
import { loadMarket, pricesEverywhere } from './market.ts';
import { COMMODITIES_PINS } from './pins.ts';
import { findMetalPage, metalsAt } from './place.ts';
import { commoditiesSearchable } from './searchable.ts';
import { COMMODITY_SOURCES } from './sources/index.ts';
import { COMMODITIES_SCHEDULE, COMMODITIES_SNAPSHOT, METALS } from './tables.ts';

export default defineArea({
  name: 'commodities',
  title: { en: 'Gold, silver, platinum', hi: 'सोना, चाँदी, प्लैटिनम' },
  summary: {
    en: 'Gold (24, 22 and 18 karat) in 167 places, silver and platinum in India, with the national price and history.',
    hi: 'भारत में 167 जगहों पर सोने (24, 22 और 18 कैरेट) के, और चाँदी और प्लैटिनम के भाव, पूरे भारत के भाव और पिछले दिनों के भाव के साथ।',
  },
  group: 'prices',
  icon: 'coin',
  page: '/browse/commodities',
  endpoints: [listing, cities, search, history, latest],
  crawler: { sources: COMMODITY_SOURCES, schedule: COMMODITIES_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [COMMODITIES_SNAPSHOT],
  attribution: COMMODITIES_SNAPSHOT.sources,
  feeds: metalFeeds,
  async freshness() {
    const markets = await Promise.all(METALS.map((metal) => loadMarket(metal)));
    const places = markets.flatMap(pricesEverywhere);
    const newest = places.flatMap(({ points }) => points.slice(0, 1)).reduce((a, b) => (a.updatedAt > b.updatedAt ? a : b));
    return { observedAt: newest.updatedAt, day: newest.day, source: newest.source, count: places.length, counted: 'prices' };
  },
  board: commoditiesBoard,
  pins: COMMODITIES_PINS,
  searchRecords: commoditiesSearchable,
  vocabulary: METAL_WORDS,
  findAnswers: answerMetal,
  placePart: metalsAt,
  redirects: findMetalPage,
});
