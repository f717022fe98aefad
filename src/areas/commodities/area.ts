import { inAllLocales } from '../../i18n/locale.ts';
import { defineArea } from '../area.ts';
import { PIN_CITY } from '../board.ts';
import { cities, history, latest, listing, search } from './endpoints.ts';
import { findMetalPage, metalsSearchable } from './find.ts';
import { answerMetal } from './intents.ts';
import { METAL_VOCABULARY } from './metal-vocabulary.ts';
import { metalFeeds, metalsAt, metalsBoard } from './show.ts';
import { COMMODITY_SOURCES } from './sources/index.ts';
import { COMMODITIES_SCHEDULE, COMMODITIES_SNAPSHOT, METALS } from './tables.ts';
import { metalPrices } from './values.ts';
import { METAL_WORDS } from './wording.ts';

export default defineArea({
  name: 'commodities',
  title: { en: 'Gold, silver, platinum', hi: 'सोना, चाँदी, प्लैटिनम' },
  summary: {
    en: 'Gold (24, 22 and 18 karat) in 167 places, silver and platinum in India, with the national price and history.',
    hi: '167 जगहों पर सोने (24, 22 और 18 कैरेट), चाँदी और प्लैटिनम के भाव; साथ में पूरे भारत के और पिछले दिनों के भाव।',
  },
  group: 'prices',
  icon: 'coin',
  page: '/browse/commodities',
  endpoints: [listing, cities, search, history, latest],
  data: {
    crawler: { sources: COMMODITY_SOURCES, schedule: COMMODITIES_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [COMMODITIES_SNAPSHOT],
    async freshness() {
      const prices = (await Promise.all(METALS.map((metal) => metalPrices(metal)))).flat();
      const newest = prices.reduce((a, b) => (a.updatedAt > b.updatedAt ? a : b));
      return { observedAt: newest.updatedAt, day: newest.day, source: newest.source, count: prices.length, counted: 'prices' };
    },
  },
  find: {
    records: metalsSearchable,
    vocabulary: METAL_VOCABULARY,
    answers: answerMetal,
    dated: 'past',
    redirects: findMetalPage,
  },
  show: {
    feeds: metalFeeds,
    board: metalsBoard,
    pins: [
      {
        query: '{weight} {karat} gold {city?}',
        fields: {
          weight: {
            label: { en: 'Gold by', hi: 'सोना, वज़न' },
            options: [1, 8, 10, 100].map((grams) => ({ value: `${grams} g`, label: inAllLocales(METAL_WORDS, (t) => t.grams(grams)) })),
          },
          karat: {
            label: { en: 'Purity', hi: 'शुद्धता' },
            options: [24, 22, 18].map((karat) => ({ value: `${karat}k`, label: inAllLocales(METAL_WORDS, (t) => t.karat(karat)) })),
          },
          city: PIN_CITY,
        },
      },
    ],
    placeSection: metalsAt,
  },
});
