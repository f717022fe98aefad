import type { Locale } from '../i18n/locale.ts';

/** Where Hindi pages stand, from the root. */
export const HINDI_ROOT = '/hi';

/** What is in Hindi too: every page of an area and of a place, and these. The rest is for programmers. */
const OTHER_PAGES: ReadonlySet<string> = new Set(['/', '/404', '/status', '/place', '/sources', '/offline']);
const PAGE_IN_HINDI = /^\/browse\/.|^\/place\/[^/]+$/;

/**
 * Is there a Hindi page of the English one at this path from the root (`/place/pune`, with or without a query or a fragment), or of those of a route
 * (`/place/[slug]`)? It has a second address below /hi (catalog/hindi-routes.ts), to which links from Hindi pages lead.
 */
export function isInHindi(path: string): boolean {
  const page = path.replace(/[?#].*/s, '');
  return OTHER_PAGES.has(page) || PAGE_IN_HINDI.test(page);
}

/** The path from the root of a page in a language; that of the English page where there is no other. */
export function pathIn(locale: Locale, path: string): string {
  return locale === 'hi' && isInHindi(path) ? HINDI_ROOT + path.replace(/^\/(?=$|[?#])/, '') : path;
}

/** Paths of English pages, with those of their Hindi ones behind them. */
export const inBothLanguages = (paths: readonly string[]): string[] => [
  ...paths,
  ...paths.filter(isInHindi).map((path) => HINDI_ROOT + path),
];

/** The path of the same page in English: `/` for `/hi`. */
export const pathInEnglish = (path: string): string =>
  path === HINDI_ROOT || path.startsWith(`${HINDI_ROOT}/`) ? path.slice(HINDI_ROOT.length) || '/' : path;
