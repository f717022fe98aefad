import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type PagesEntry = typeof import('./pages-entry.ts');

export type { Page } from './pages-entry.ts';

/** What a bundle of pages offers, in `pages/` of a build's folder: `src/catalog/pages-entry.ts`. */
export type PageBundle = Pick<PagesEntry, 'listPages' | 'renderPage' | 'makePage' | 'makeFile' | 'trackInputs' | 'keepWorkIn'>;

/** Next to `server/` in a build's folder. */
export const PAGES = 'pages';

/**
 * Loads a build's page bundle as soon as Astro has written it, before any page is rendered. `dist` is the build's folder. Throws if there
 * is no bundle.
 */
export async function openPageBundle(dist: string): Promise<PageBundle> {
  const folder = resolve(dist, PAGES);
  const entry = readdirSync(folder).find((name) => name.startsWith('prerender-entry.'));
  if (!entry) throw new Error(`${folder} holds no bundle of pages`);
  return import(pathToFileURL(join(folder, entry)).href);
}
