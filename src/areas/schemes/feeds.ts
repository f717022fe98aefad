import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { FEED_LENGTH, type Feed, type FeedEntry } from '../feed.ts';
import { findLastListed, newSchemes, schemesDatabase } from './queries.ts';
import type { SchemeRow } from './tables.ts';

/** A feed of each state's new schemes, and one of the Union's. */
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
      const own = fresh.filter(
        ({ level, states }) => level === 'state' && states !== null && (JSON.parse(states) as string[]).includes(name),
      );
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
