import { defineArea } from '../area.ts';
import { CATEGORIES, categorySlug, namesOfDrink } from './categories.ts';
import { brands, categories, drinkingAge, listing, picture, product, search, status } from './endpoints.ts';
import { answerLiquor } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };
import { liquorSearchable, searchListed } from './searchable.ts';
import { wholeShelf } from './shelves.ts';
import { liquorSources } from './sources/index.ts';
import { liquorAt } from './state-answers.ts';
import { LIQUOR_SCHEDULE, LIQUOR_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'liquor',
  title: { en: 'Liquor catalogue', hi: 'शराब के दाम' },
  summary: {
    en: 'Bottled drinks by brand and category with size, maximum retail price and picture, and the legal drinking age of every state.',
    hi: 'ब्रांड और क़िस्म के हिसाब से शराब के दाम, साइज़, एमआरपी और तस्वीर के साथ, और हर राज्य में शराब पीने की क़ानूनी उम्र।',
  },
  group: 'prices',
  icon: 'cup',
  page: '/browse/liquor',
  endpoints: [listing, brands, categories, search, product, picture, drinkingAge, status],
  data: {
    crawler: {
      /** The operator's shops (data/shops.json), then the starter. */
      get sources() {
        return liquorSources();
      },
      schedule: LIQUOR_SCHEDULE,
      load: () => import('./crawl.ts'),
    },
    snapshots: [LIQUOR_SNAPSHOT],
    async freshness() {
      const { day, source, all } = await wholeShelf();
      return { observedAt: day, source, count: all, counted: 'products' };
    },
  },
  find: {
    records: liquorSearchable,
    search: searchListed,
    vocabulary,
    navigation: [
      ...CATEGORIES.map((category) => ({
        page: `/browse/liquor/category/${categorySlug(category.name)}`,
        title: { en: category.name, hi: category.hi },
        names: namesOfDrink(category),
      })),
      ...navigation,
    ],
    answers: answerLiquor,
  },
  show: {
    placeSection: liquorAt,
  },
});
