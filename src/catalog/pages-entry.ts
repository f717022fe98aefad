// What a build gives for making pages: the addresses of all of them, and each page's bytes. It is bundled apart from the server's entry.
import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { type Input, recordInputs } from '../kernel/inputs.ts';
import type { FindDigest } from './downloads.ts';

const app = createApp({ streaming: false });
// A page that breaks breaks the build; Astro would make a page about the error.
app.renderError = (request, { status, error }) => {
  throw error ?? new Error(`Astro answers ${new URL(request.url).pathname} with ${status}`);
};

export interface Page {
  /** Its file, below the folder of files, with a slash in front: `/browse/fuel/city/kolkata.html`. */
  file: string;
  /** The pattern of its route: `/browse/fuel/city/[slug]`. */
  route: string;
  /** What the list of its route's pages was made from. */
  listed: readonly Input[];
}

const origin = import.meta.env.SITE ? new URL(import.meta.env.SITE).origin : 'http://localhost:4321';
const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
interface FoundPage {
  route: RouteData;
  listed: readonly Input[];
}
/** The routes of all pages, by their patterns. */
const routesOfPages = new Map(
  app.manifest.routes.flatMap(({ routeData }) => (routeData.prerender ? [[routeData.route, routeData] as const] : [])),
);
/** Pages whose route has no parameters, by their file. */
const fixed = new Map(
  app.manifest.routes.flatMap(({ routeData: route }) =>
    route.prerender && route.pathname !== undefined ? [[fileOf(route.pathname, route), { route }] as const] : [],
  ),
);
let found: Promise<Map<string, FoundPage>> | undefined;

/** All pages of the site, in the order of their routes. Where two routes have one address, the first has it. */
export async function listPages(): Promise<Page[]> {
  return [...(await pages())].map(([file, { route, listed }]) => ({ file, route: route.route, listed }));
}

/** The bytes of a page, by its file as `listPages` names it; undefined for a file that no page has. Throws what the page throws. */
export async function renderPage(file: string): Promise<Uint8Array | undefined> {
  // Finding all pages takes seconds, in which the first reader of a page of one address need not wait.
  const page = fixed.get(file) ?? (await pages()).get(file);
  return page && render(file, page.route);
}

async function render(file: string, routeData: RouteData, locals: App.Locals = {}): Promise<Uint8Array> {
  const response = await app.render(new Request(`${origin}${base}${encodeURI(file)}`), { routeData, locals });
  if (response.status >= 300 && response.status !== 404) throw new Error(`${file} is made with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The same of a page that `listPages` gave, in another process maybe, with what it was made from, for builds to come. `findDigest`: how the
 * digests of downloads that it tells are found.
 */
export async function makePage({ file, route, listed }: Page, findDigest: FindDigest): Promise<{ bytes: Uint8Array; inputs: Input[] }> {
  const found = routesOfPages.get(route);
  if (!found) throw new Error(`${file}: there is no route ${route}`);
  const { result: bytes, inputs } = await recordInputs(() => render(file, found, { findDigest }));
  return { bytes, inputs: [...new Set([...listed, ...inputs])].sort() };
}

function pages() {
  found ??= findPages();
  found.catch(() => {
    found = undefined;
  });
  return found;
}

async function findPages() {
  const all = new Map<string, FoundPage>();
  const { manifest } = app;
  const { routes } = manifest;
  // One route after the other, so that it is known what each list was made from; Astro's own list of paths goes by the manifest.
  for (const one of routes) {
    manifest.routes = [one];
    const { result, inputs } = await recordInputs(() => new StaticPaths(app).getAll());
    for (const { pathname, route } of result) {
      const file = fileOf(pathname, route);
      if (!all.has(file)) all.set(file, { route, listed: inputs });
    }
  }
  manifest.routes = routes;
  return all;
}

/** As Astro names files by `build.format: 'file'`. */
function fileOf(pathname: string, { type }: RouteData): string {
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  if (type === 'endpoint') return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}
