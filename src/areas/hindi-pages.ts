import type { Locale } from '../i18n/locale.ts';
import { placeBySlug } from '../places/gazetteer.ts';

/** Where Hindi pages stand, from the root. */
export const HINDI_ROOT = '/hi';

/** Is the place known by a Hindi name? */
const hasName = (slug = ''): boolean => placeBySlug(slug)?.hi !== undefined;

/**
 * The pages that are in Hindi, by their route: all that a route makes, or those whose parts in brackets the function takes. Each gets a second
 * address below /hi (catalog/hindi-routes.ts), and links from Hindi pages lead there. A page that is not listed has none.
 */
export const HINDI_PAGES: Readonly<Record<string, true | ((...parts: string[]) => boolean)>> = {
  '/': true,
  '/404': true,
  '/status': true,
  '/place': true,
  '/place/[slug]': hasName,
  '/browse/search': true,
  '/browse/tables': true,
  '/browse/commodities': true,
  '/browse/commodities/[metal]': true,
  '/browse/commodities/[metal]/[place]': (_metal, slug) => slug === 'india' || hasName(slug),
  '/browse/fuel': true,
  '/browse/fuel/city/[slug]': true,
  '/browse/fuel/state/[slug]': true,
  '/browse/aqi': true,
  '/browse/astro': true,
  '/browse/astro/chart': true,
  '/browse/astro/match': true,
  '/browse/holidays': true,
  '/browse/holidays/[year]': true,
  '/browse/holidays/[year]/[state]': true,
  '/browse/holidays/working-days': true,
  '/browse/panchang': true,
  '/browse/panchang/[city]/[month]': true,
  '/browse/panchang/day': true,
  '/browse/panchang/festivals/[year]': true,
  '/browse/pincode': true,
  '/browse/pincode/district/[slug]': true,
  '/browse/pincode/find': true,
  '/browse/train': true,
  '/browse/train/[number]': true,
  '/browse/train/between': true,
  '/browse/train/local': true,
  '/browse/train/station': true,
  '/browse/train/station/[code]': true,
  '/browse/vehicle': true,
  '/browse/vehicle/rto/[state]': true,
  '/browse/weather': true,
  '/browse/weather/now': true,
  '/browse/crypto': true,
  '/browse/crypto/[symbol]': true,
  '/browse/domain': true,
  '/browse/forex': true,
  '/browse/forex/[code]': true,
  '/browse/gst': true,
  '/browse/gst/check': true,
  '/browse/gst/codes': true,
  '/browse/ifsc': true,
  '/browse/ifsc/bank/[code]': true,
  '/browse/ifsc/bank/[code]/[state]': true,
  '/browse/ifsc/branches': true,
  '/browse/ifsc/find': true,
  '/browse/ip': true,
  '/browse/liquor': true,
  '/browse/liquor/brand/[slug]': true,
  '/browse/liquor/category/[slug]': true,
  '/browse/liquor/drinking-age': true,
  '/browse/liquor/product/[id]': true,
  '/browse/numerology': true,
  '/browse/qr': true,
  '/browse/reader': true,
  '/browse/schemes': true,
  '/browse/schemes/[slug]': true,
  '/browse/schemes/category/[slug]': true,
  '/browse/schemes/central': true,
  '/browse/schemes/find': true,
  '/browse/schemes/eligible': true,
  '/browse/schemes/eligible/found': true,
  '/browse/schemes/letter/[letter]': true,
  '/browse/schemes/state/[slug]': true,
  '/browse/screenshot': true,
  '/offline': true,
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
