import { stateField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { HINDI_ROOT } from '../hindi-pages.ts';
import { conditions, eligible } from './eligible/eligible-endpoints.ts';
import { listing, scheme, status, suggest } from './endpoints.ts';
import { categories, levels, ministries, states } from './facet-endpoints.ts';
import { answerSchemes } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };
import { allSlugs, schemesDatabase } from './queries.ts';
import { EVERYDAY, QUERY_ONLY } from './search/everyday.ts';
import { searchSchemes, searchSchemesFuzzy } from './search/search.ts';
import { schemeFeeds, schemesAt } from './show.ts';
import { SCHEME_SOURCES } from './sources/index.ts';
import { SCHEME_FACTS_SNAPSHOT, SCHEME_TEXTS_SNAPSHOT, SCHEMES_SCHEDULE, SCHEMES_SNAPSHOT } from './tables.ts';
import { schemeCounts } from './values.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'schemes',
  title: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
  summary: {
    en: 'Schemes of the Union and of every state, by name, topic, state and ministry, with what they give and to whom where it is on record.',
    hi: 'केंद्र और हर राज्य की योजनाएँ: नाम, श्रेणी, राज्य और मंत्रालय से खोजें; लाभ और पात्रता, जहाँ दर्ज हैं।',
  },
  group: 'money',
  icon: 'shield',
  page: '/browse/schemes',
  endpoints: [listing, scheme, suggest, eligible, conditions, levels, categories, states, ministries, status],
  data: {
    crawler: { sources: SCHEME_SOURCES, schedule: SCHEMES_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [SCHEMES_SNAPSHOT, SCHEME_TEXTS_SNAPSHOT, SCHEME_FACTS_SNAPSHOT],
    async freshness() {
      const { day, total } = await schemeCounts();
      return { observedAt: day, source: 'myscheme', count: total, counted: 'schemes' };
    },
  },
  find: {
    search: searchSchemes,
    searchFuzzy: searchSchemesFuzzy,
    navigation,
    vocabulary,
    textWords: ['interest', ...EVERYDAY.flat().map((form) => form.replace(QUERY_ONLY, ''))],
    answers: answerSchemes,
  },
  show: {
    /** Those in Hindi: their texts are those of the English page. */
    pagesOnRequest: async () => (await allSlugs(await schemesDatabase())).map((slug) => `${HINDI_ROOT}/browse/schemes/${slug}`),
    placeSection: schemesAt,
    prompts: [
      {
        name: 'schemes_for_a_person',
        title: 'Schemes for a person',
        about: 'Government schemes that somebody may get, with what to bring',
        fields: {
          person: { about: 'Who it is: age, work, income, what is special', required: true },
          state: { ...stateField, required: true },
        },
        text: ({ person, state }) =>
          `Which government schemes can this person get: ${person}, in ${state}? Ask the tool schemes_eligible with what is known of the person, then with show=may for ` +
          'schemes of which a fact is missing, and the tool schemes with the slug of the best three for benefits, documents and how to apply. Say that the office decides.',
      },
    ],
    pins: [
      {
        query: '{scheme}',
        fields: {
          scheme: {
            label: { en: 'A scheme', hi: 'योजना' },
            pagePrefix: '/browse/schemes/',
            placeholder: { en: 'Kisan Samman', hi: 'किसान सम्मान' },
          },
        },
      },
    ],
    feeds: schemeFeeds,
  },
});
