import { HINDI_ROOT } from '../../src/areas/hindi-pages.ts';

/** What a site is made of: `default` has all, `small` fits free hosts of files. */
export type Site = 'default' | 'small';

/** What a small site leaves out. A server over it makes these on request; a host of files alone has what they tell in other files. */
const NOT_IN_SMALL: readonly RegExp[] = [
  // One language. The others are redirected to it.
  new RegExp(`^${HINDI_ROOT}(/|\\.html)`),
  // Tables of single records and lists, which are there as JSON or as pages.
  /^\/[^/]+\/.+\.csv$/,
  // Downloads, but for what says what they hold.
  /^\/data\/.+\.(sqlite|parquet)$/,
  // What stands on a page of its own, or in another file.
  /^\/schemes\/(?!conditions|files)[^/]+\.json$/,
  /^\/schemes\/(category|state|level)\//,
  /^\/ifsc\/bank\/[A-Z]{4}\//,
  /^\/[a-z]+\/history\//,
  /^\/changes\//,
  /^\/feeds\//,
  /^\/panchang\/month\//,
  /^\/(liquor\/(product|brand)|commodities\/[a-z]+)\//,
  /^\/forex\/[a-z]{3}\.json$/,
  /^\/browse\/panchang\/[^/]+\/\d/,
];

/** Pages that the search of a small site in the browser leaves out: lists lead to them. */
const NOT_SEARCHED_IN_SMALL = /^\/browse\/liquor\/product\//;

/** Whether the search in the browser finds the page at this path. */
export const isSearchedIn = (site: Site, path: string): boolean => site === 'default' || !NOT_SEARCHED_IN_SMALL.test(path);

/** Whether the page or file at this path, below the folder of files, is part of such a site. */
export const isPartOf = (site: Site, path: string): boolean => site === 'default' || !NOT_IN_SMALL.some((pattern) => pattern.test(path));
