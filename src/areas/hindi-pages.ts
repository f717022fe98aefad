import type { Locale } from '../i18n/locale.ts';
import routes from './hindi-pages.json' with { type: 'json' };

/** Where Hindi pages stand, from the root. */
export const HINDI_ROOT = '/hi';

/**
 * The routes whose pages are in Hindi too. Each gets a second address below /hi (catalog/hindi-routes.ts), and links from Hindi pages lead there. A page
 * that is not listed has none.
 */
export const HINDI_PAGES: readonly string[] = routes;

const ROUTES = HINDI_PAGES.map((route) => route.split('/'));
const isOpen = (part: string | undefined) => part?.startsWith('[') ?? false;

/** Is there a Hindi page of the English one at this path from the root (`/place/pune`, with or without a query or a fragment)? */
export function isInHindi(path: string): boolean {
  const given = path.replace(/[?#].*/s, '').split('/');
  return ROUTES.some((parts) => parts.length === given.length && parts.every((part, at) => isOpen(part) || part === given[at]));
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
