import type { Area } from '../areas/area.ts';
import { SUBJECTS } from '../areas/index.ts';

/** What the search reads of an area. */
export type SearchedArea = Omit<Area, 'endpoints' | 'attribution'>;

/** The search as an area, but for its endpoint, which reads this list. */
export const SEARCH = {
  name: 'search',
  title: { en: 'Search', hi: 'खोज' },
  summary: {
    en: 'Web search by the engines a server is set up with, and the content of this service, which needs none.',
    hi: 'वेब पर खोज, और इस सेवा की अपनी सामग्री में खोज।',
  },
  group: 'tools',
  icon: 'lens',
  page: '/browse/search',
} as const satisfies SearchedArea;

/** The areas with the search at its place in the order: behind the reader of web pages, which finds and reads with it. */
export function withSearch<A extends SearchedArea>(areas: readonly A[], search: A): A[] {
  return areas.toSpliced(areas.findIndex(({ name }) => name === 'webfetch') + 1, 0, search);
}

/** All areas, for what they know of a text: the search among them, which has a page that words lead to. */
export const SEARCHED_AREAS: readonly SearchedArea[] = withSearch<SearchedArea>(SUBJECTS, SEARCH);
