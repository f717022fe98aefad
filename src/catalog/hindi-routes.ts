import { existsSync, globSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { HINDI_ROOT, isInHindi } from '../areas/hindi-pages.ts';

const PAGES = 'src/pages';
/** Routes of which some Hindi pages are prebuilt, and others made on request by a page in `src/pages/hi`. */
const PARTLY_PREBUILT: ReadonlySet<string> = new Set(['/place/[slug]']);

/** Gives every page available in Hindi a second route: the same file under /hi, which takes the language from its route. Others have a page in `src/pages/hi`. */
export const hindiRoutes: AstroIntegration = {
  name: 'hindi-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      const hasOwn = (route: string) => existsSync(`${PAGES}${HINDI_ROOT}${route}.astro`) && !PARTLY_PREBUILT.has(route);
      for (const { route, file } of pagesInHindi().filter((page) => !hasOwn(page.route)))
        injectRoute({ pattern: HINDI_ROOT + route.replace(/^\/$/, ''), entrypoint: file });
    },
  },
};

/** The routes of pages that are in Hindi too (`/place/[slug]`), each with its file from the root of the project. */
export const pagesInHindi = (): { route: string; file: string }[] =>
  globSync('**/*.astro', { cwd: PAGES })
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => ({ route: `/${name.replace(/\.astro$/, '')}`.replace(/\/index$/, '') || '/', file: `${PAGES}/${name}` }))
    .filter(({ route }) => isInHindi(route))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
