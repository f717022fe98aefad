import { defineArea } from '../area.ts';
import { SCHEME_TEXTS_MEANING, SCHEMES_MEANING } from './dictionary.ts';
import { categories, levels, listing, ministries, scheme, states, status, suggest } from './endpoints.ts';
import { schemeFeeds } from './feeds.ts';
import { schemesAt } from './place.ts';
import { countByLevel, lastListed, schemesDatabase } from './queries.ts';
import { recogniseSchemes, SCHEME_WORDS } from './recognise.ts';
import { SCHEMES_SCHEDULE } from './schedule.ts';
import { searchSchemes, searchSchemesAlike } from './search.ts';
import { SCHEME_SOURCES } from './sources/index.ts';

export default defineArea({
  name: 'schemes',
  title: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
  summary: {
    en: 'Schemes of the Union and of every state, by name, topic, state and ministry, with what they give and to whom where it is on record.',
    hi: 'केंद्र और हर राज्य की योजनाएँ: नाम, विषय, राज्य और मंत्रालय से; किसे क्या मिलता है, जहाँ दर्ज है।',
  },
  group: 'money',
  icon: 'shield',
  page: '/browse/schemes',
  endpoints: [listing, scheme, suggest, levels, categories, states, ministries, status],
  crawler: { sources: SCHEME_SOURCES, schedule: SCHEMES_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [SCHEMES_MEANING, SCHEME_TEXTS_MEANING],
  attribution: SCHEMES_MEANING.sources,
  search: searchSchemes,
  searchAlike: searchSchemesAlike,
  opens: [
    {
      page: '/browse/schemes',
      title: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
      names: [
        'scheme',
        'schemes',
        'yojana',
        'yojna',
        'sarkari yojana',
        'sarkari yojna',
        'government scheme',
        'government schemes',
        'govt schemes',
        'योजना',
        'योजनाएं',
        'सरकारी योजना',
      ],
    },
  ],
  place: schemesAt,
  vocabulary: SCHEME_WORDS,
  recognise: recogniseSchemes,
  pins: [
    {
      ask: '{scheme}',
      fields: {
        scheme: {
          label: { en: 'A scheme', hi: 'योजना' },
          under: '/browse/schemes/',
          placeholder: { en: 'Kisan Samman', hi: 'किसान सम्मान' },
        },
      },
    },
  ],
  feeds: schemeFeeds,
  async freshness() {
    const db = await schemesDatabase();
    const { central, state } = await countByLevel(db);
    return { observedAt: `${await lastListed(db)}T00:00:00.000Z`, source: 'myscheme', count: central + state, counted: 'schemes' };
  },
});
