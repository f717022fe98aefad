import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { HINDI_PAGES, HINDI_ROOT } from '../areas/hindi-pages.ts';

/** Gives every page available in Hindi a second route: the same file under /hi, which takes the language from its route. A page in `src/pages/hi` has one. */
export const hindiRoutes: AstroIntegration = {
  name: 'hindi-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const route of Object.keys(HINDI_PAGES).filter((one) => !existsSync(`src/pages${HINDI_ROOT}${one}.astro`)))
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
