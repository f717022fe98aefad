import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type PagesEntry = typeof import('./pages-entry.ts');

export type { Page } from './pages-entry.ts';

/** What a bundle offers to make pages of a build: `src/catalog/pages-entry.ts`. */
export type PageBundle = Pick<PagesEntry, 'listPages' | 'renderPage' | 'makePage' | 'makeFile' | 'trackInputs' | 'keepWorkIn'>;

/** The bundle in a build's folder, with an entry for pages of the build beside that of the server. */
export const BUNDLE = 'server';

/**
 * Loads the part of a build's bundle that makes pages, as soon as Astro has written it, before any page is rendered. `dist` is the build's folder. Rejects
 * if there is no bundle.
 */
export const openPageBundle = (dist: string): Promise<PageBundle> =>
  import(pathToFileURL(join(resolve(dist, BUNDLE), 'pages-entry.mjs')).href);
