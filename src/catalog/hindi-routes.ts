import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { HINDI_PAGES, HINDI_ROOT } from '../areas/hindi-pages.ts';

/** Routes of which some Hindi pages are prebuilt, and others made on request by a page in `src/pages/hi`. */
const PARTLY_PREBUILT: ReadonlySet<string> = new Set(['/place/[slug]']);

/** Gives every page available in Hindi a second route: the same file under /hi, which takes the language from its route. Others have a page in `src/pages/hi`. */
export const hindiRoutes: AstroIntegration = {
  name: 'hindi-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      const hasOwn = (route: string) => existsSync(`src/pages${HINDI_ROOT}${route}.astro`) && !PARTLY_PREBUILT.has(route);
      for (const route of HINDI_PAGES.filter((one) => !hasOwn(one)))
        injectRoute({ pattern: HINDI_ROOT + route.replace(/^\/$/, ''), entrypoint: pageFile(route) });
    },
  },
};

function pageFile(route: string): string {
  const files = [`src/pages${route}.astro`, `src/pages${route.replace(/\/$/, '')}/index.astro`];
  const file = files.find((name) => existsSync(name));
  if (!file) throw new Error(`${route} of src/areas/hindi-pages.ts is no page: there is neither ${files.join(' nor ')}`);
  return file;
}
