import { groupDigits } from '../../i18n/format.ts';
import type { Place } from '../../places/gazetteer.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { stateField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { FEED_LENGTH, type Feed, type FeedEntry } from '../feed.ts';
import { HINDI_ROOT } from '../hindi-pages.ts';
import type { PlaceSection } from '../place-part.ts';
import { conditions, eligible } from './eligible-endpoints.ts';
import { listing, scheme, status, suggest } from './endpoints.ts';
import { EVERYDAY, QUERY_ONLY } from './everyday.ts';
import { categories, levels, ministries, states } from './facet-endpoints.ts';
import { parseList } from './index-text.ts';
import { answerSchemes } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };
import { allSlugs, countByLevel, countByState, findLastListed, newSchemes, schemesDatabase } from './queries.ts';
import { searchSchemes, searchSchemesFuzzy } from './search.ts';
import { SCHEME_SOURCES } from './sources/index.ts';
import { ALL_STATES } from './states.ts';
import { SCHEME_FACTS_SNAPSHOT, SCHEME_TEXTS_SNAPSHOT, SCHEMES_SCHEDULE, SCHEMES_SNAPSHOT, type SchemeRow } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** A feed of new schemes for each state, and one for the Union. */
async function schemeFeeds(): Promise<Feed[]> {
  const db = await schemesDatabase();
  return createNewFeeds(await newSchemes(db), startOfDay(await findLastListed(db)));
}

/** The feeds of these new schemes, newest first; `at` is when the listing was last read. */
export function createNewFeeds(fresh: readonly SchemeRow[], at: string): Feed[] {
  const feed = (path: string, whose: string, page: string, schemes: readonly SchemeRow[]): Feed => ({
    path: `/feeds/schemes/${path}`,
    title: `New schemes of ${whose}`,
    about: `Schemes of ${whose} that the publisher has begun to list since this record began`,
    page,
    at,
    entries: schemes.slice(0, FEED_LENGTH).map(toEntry),
  });
  return [
    feed(
      'central',
      'the Union',
      '/browse/schemes/central',
      fresh.filter(({ level }) => level === 'central'),
    ),
    ...STATES.map(({ name }) => {
      const slug = slugify(name);
      const own = fresh.filter(({ level, states }) => level === 'state' && parseList(states).includes(name));
      return feed(`state/${slug}`, name, `/browse/schemes/state/${slug}`, own);
    }),
  ];
}

const toEntry = ({ slug, name, brief, ministry, first_recorded }: SchemeRow): FeedEntry => ({
  key: `schemes/${slug}`,
  title: name,
  text: brief || ministry || name,
  page: `/browse/schemes/${slug}`,
  at: startOfDay(first_recorded),
});

/** The beginning of a day in India. */
const startOfDay = (day: string): string => new Date(`${day}T00:00:00+05:30`).toISOString();

/** Number of schemes for people of a place: its state's and all-India ones. */
async function schemesAt({ state }: Place): Promise<PlaceSection | undefined> {
  const db = await schemesDatabase();
  const counts = new Map((await countByState(db)).map(({ name, count }) => [name, count]));
  const [own, all] = [counts.get(state) ?? 0, counts.get(ALL_STATES) ?? 0];
  if (own === 0 && all === 0) return undefined;
  const url = `/browse/schemes/state/${slugify(state)}`;
  return {
    title: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
    facts: [
      ...(own > 0 ? [{ label: { en: `For ${state}`, hi: 'इस राज्य के लिए' }, value: groupDigits(own), url }] : []),
      ...(all > 0
        ? [{ label: { en: 'Open to all India', hi: 'पूरे भारत के लिए' }, value: groupDigits(all), url: '/browse/schemes/central' }]
        : []),
    ],
    asOf: await findLastListed(db),
    source: 'myscheme',
    url,
  };
}

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
  endpoints: [listing, scheme, suggest, eligible, conditions, levels, categories, states, ministries, status],
  crawler: { sources: SCHEME_SOURCES, schedule: SCHEMES_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [SCHEMES_SNAPSHOT, SCHEME_TEXTS_SNAPSHOT, SCHEME_FACTS_SNAPSHOT],
  attribution: SCHEMES_SNAPSHOT.sources,
  /** Those in Hindi: their texts are those of the English page. */
  pagesOnRequest: async () => (await allSlugs(await schemesDatabase())).map((slug) => `${HINDI_ROOT}/browse/schemes/${slug}`),
  search: searchSchemes,
  searchFuzzy: searchSchemesFuzzy,
  navigation,
  placePart: schemesAt,
  vocabulary,
  textWords: EVERYDAY.flat().map((form) => form.replace(QUERY_ONLY, '')),
  findAnswers: answerSchemes,
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
  async freshness() {
    const db = await schemesDatabase();
    const { central, state } = await countByLevel(db);
    return { observedAt: await findLastListed(db), source: 'myscheme', count: central + state, counted: 'schemes' };
  },
});
