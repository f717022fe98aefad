import { groupDigits } from '../../i18n/format.ts';
import type { Place } from '../../places/gazetteer.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { FEED_LENGTH, type Feed, type FeedEntry } from '../feed.ts';
import type { PlaceSection } from '../place-section.ts';
import { countByState, findLastListed, newSchemes, schemesDatabase } from './queries.ts';
import { parseList } from './search/index-text.ts';
import { ALL_STATES } from './states.ts';
import type { SchemeRow } from './tables.ts';

/** A feed of new schemes for each state, and one for the Union. */
export async function schemeFeeds(): Promise<Feed[]> {
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
      const ofState = fresh.filter(({ level, states }) => level === 'state' && parseList(states).includes(name));
      return feed(`state/${slug}`, name, `/browse/schemes/state/${slug}`, ofState);
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
export async function schemesAt({ state }: Place): Promise<PlaceSection | undefined> {
  const db = await schemesDatabase();
  const counts = new Map((await countByState(db)).map(({ name, count }) => [name, count]));
  const [ofState, all] = [counts.get(state) ?? 0, counts.get(ALL_STATES) ?? 0];
  if (ofState === 0 && all === 0) return undefined;
  const url = `/browse/schemes/state/${slugify(state)}`;
  return {
    title: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
    facts: [
      ...(ofState > 0 ? [{ label: { en: `For ${state}`, hi: 'इस राज्य के लिए' }, value: groupDigits(ofState), url }] : []),
      ...(all > 0
        ? [{ label: { en: 'Open to all India', hi: 'पूरे भारत के लिए' }, value: groupDigits(all), url: '/browse/schemes/central' }]
        : []),
    ],
    asOf: await findLastListed(db),
    source: 'myscheme',
    url,
  };
}
