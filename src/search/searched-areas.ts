import type { Area } from '../areas/area.ts';
import { SUBJECTS } from '../areas/index.ts';

/** The part of an area that the search uses. */
export type SearchedArea = Omit<Area, 'endpoints' | 'attribution'>;

/** The search as an area, without its endpoint, which itself reads this list. */
export const SEARCH = {
  name: 'search',
  title: { en: 'Search', hi: 'खोज' },
  summary: {
    en: 'Web search by the engines a server is set up with, and the content of this service, which needs none.',
    hi: 'वेब पर और इस साइट पर खोज।',
  },
  group: 'tools',
  icon: 'lens',
  page: '/browse/search',
} as const satisfies SearchedArea;

/** The areas with the search in its place, after the page reader. */
export function withSearch<A extends SearchedArea>(areas: readonly A[], search: A): A[] {
  return areas.toSpliced(areas.findIndex(({ name }) => name === 'webfetch') + 1, 0, search);
}

/** All areas that may answer a query, including the search, whose page has names too. */
export const SEARCHED_AREAS: readonly SearchedArea[] = withSearch<SearchedArea>(SUBJECTS, SEARCH);
export const areaCalled = (name: string | undefined): SearchedArea | undefined => SEARCHED_AREAS.find((area) => area.name === name);
