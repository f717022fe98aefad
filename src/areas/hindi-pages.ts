import type { Locale } from '../i18n/locale.ts';
import { hasHindiPage } from '../places/cities.ts';
import { placeBySlug } from '../places/gazetteer.ts';
import whole from './hindi-pages.json' with { type: 'json' };

/** Where Hindi pages stand, from the root. */
export const HINDI_ROOT = '/hi';

/** Has the place at a page's address one in Hindi? */
function hasName(slug = ''): boolean {
  const place = placeBySlug(slug);
  return place !== undefined && hasHindiPage(place);
}

/**
 * The pages that are in Hindi, by their route: all that a route makes (`hindi-pages.json`), or those whose parts in brackets the function takes. Each gets a second
 * address below /hi (catalog/hindi-routes.ts), and links from Hindi pages lead there. A page that is not listed has none.
 */
export const HINDI_PAGES: Readonly<Record<string, true | ((...parts: string[]) => boolean)>> = {
  ...Object.fromEntries(whole.map((route) => [route, true as const])),
  '/place/[slug]': hasName,
  '/browse/commodities/[metal]/[place]': (_metal, slug) => slug === 'india' || hasName(slug),
};

const ROUTES = Object.entries(HINDI_PAGES).map(([route, some]) => ({ parts: route.split('/'), some }));
const isOpen = (part: string | undefined) => part?.startsWith('[') ?? false;

/** Is there a Hindi page of the English one at this path from the root (`/place/pune`, with or without a query or a fragment)? */
export function isInHindi(path: string): boolean {
  const given = path.replace(/[?#].*/s, '').split('/');
  return ROUTES.some(({ parts, some }) => {
    if (parts.length !== given.length || !parts.every((part, at) => isOpen(part) || part === given[at])) return false;
    return some === true || some(...given.filter((_, at) => isOpen(parts[at])));
  });
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

/** Makes of a page's `getStaticPaths` one that gives its Hindi route those alone that are in Hindi. For routes of which only some are. */
export function someInHindi<P extends { params: Readonly<Record<string, string>> }>(list: () => readonly P[] | Promise<readonly P[]>) {
  return async ({ routePattern }: { routePattern: string }): Promise<P[]> => {
    const all = await list();
    if (!routePattern.startsWith(`${HINDI_ROOT}/`)) return [...all];
    const route = routePattern.slice(HINDI_ROOT.length);
    return all.filter(({ params }) => isInHindi(route.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '')));
  };
}
