// The entry of a bundle for pages of a build: lists all their addresses and renders each one. It stands beside the server's entry, whose modules it shares.

import { prebuilt } from 'virtual:prebuilt-pages';
import type { RouteData } from 'astro';
import { App as AstroApp } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { staticFileBody } from '../api/call-body.ts';
import { type Input, recordInputs } from '../kernel/inputs.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { AREAS } from './areas.ts';
import type { FindDigest } from './downloads.ts';
import { createFileFinder } from './static-files.ts';

/** For a build, before it makes anything: the bundle has modules of its own. A server makes pages without. */
export { trackInputs } from '../kernel/inputs.ts';
export { keepWorkIn } from '../kernel/kept-work.ts';

// To Astro all routes are the server's; here those of a build are what they are, with a list of their pages.
const { manifest: shared } = createApp({ streaming: false });
const app = new AstroApp(
  {
    ...shared,
    routes: shared.routes.map((one) => ({ ...one, routeData: { ...one.routeData, prerender: prebuilt.has(one.routeData.component) } })),
  },
  false,
);
// A page that throws must fail the build; Astro would render an error page instead.
app.renderError = (request, { status, error }) => {
  throw error ?? new Error(`Astro answers ${new URL(request.url).pathname} with ${status}`);
};

export interface Page {
  /** Its file below the folder of files, with a leading slash: `/browse/fuel/city/kolkata.html`. */
  file: string;
  /** Its route's pattern: `/browse/fuel/city/[slug]`. */
  route: string;
  /** The inputs of the route's list of pages. */
  listed: readonly Input[];
}

const origin = import.meta.env.SITE ? new URL(import.meta.env.SITE).origin : 'http://localhost:4321';
const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
interface FoundPage {
  route: RouteData;
  listed: readonly Input[];
}
/** All page routes, by pattern. */
const routesOfPages = new Map(
  app.manifest.routes.flatMap(({ routeData }) => (routeData.prerender ? [[routeData.route, routeData] as const] : [])),
);
/** Pages of routes without parameters, by file. */
const fixed = new Map(
  app.manifest.routes.flatMap(({ routeData: route }) =>
    route.prerender && route.pathname !== undefined ? [[fileOf(route.pathname, route), { route }] as const] : [],
  ),
);
/** The pages of each route, by file. */
const lists = new Map<RouteData, Promise<ReadonlyMap<string, FoundPage>>>();
/** One list at a time: Astro's own list of paths follows the manifest. */
let turn: Promise<unknown> = Promise.resolve();

/** All pages of the site, in route order. If two routes share an address, the first wins. */
export async function listPages(): Promise<Page[]> {
  const all = new Map<string, FoundPage>();
  for (const { routeData } of app.manifest.routes)
    for (const [file, page] of await pagesOf(routeData)) if (!all.has(file)) all.set(file, page);
  return [...all].map(([file, { route, listed }]) => ({ file, route: route.route, listed }));
}

/** Renders a page, by its file as in `listPages`; undefined for an unknown file. Throws what the page throws. */
export async function renderPage(file: string): Promise<Uint8Array | undefined> {
  const fixedPage = fixed.get(file);
  if (fixedPage) return render(file, fixedPage.route);
  // Listing the pages of all routes takes seconds, so those alone are listed that it may be of.
  const path = file.replace(/\.html$/, '');
  for (const route of routesOfPages.values()) {
    const page = route.pattern.test(path) ? (await pagesOf(route)).get(file) : undefined;
    if (page) return render(file, page.route);
  }
  return undefined;
}

/** The first page of each route, by the route's pattern. Astro lists a route's pages for it and keeps the list, but lists them again for each that does not wait. */
const firstOfRoute = new Map<string, Promise<void>>();

async function render(file: string, routeData: RouteData, locals: App.Locals = {}): Promise<Uint8Array> {
  const { route } = routeData;
  const first = firstOfRoute.get(route);
  if (first) {
    await first;
    return renderNow(file, routeData, locals);
  }
  const page = renderNow(file, routeData, locals);
  // What is wrong with it is told to who asked for it.
  const done = () => undefined;
  firstOfRoute.set(route, page.then(done, done));
  return page;
}

async function renderNow(file: string, routeData: RouteData, locals: App.Locals): Promise<Uint8Array> {
  const response = await app.render(new Request(`${origin}${base}${encodeURI(file)}`), { routeData, locals });
  if (response.status >= 300 && response.status !== 404) throw new Error(`${file} is made with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The same for a page from `listPages`, possibly of another process, with its inputs for later builds (`trackInputs`). `findDigest`: how to get the digests
 * of downloads that it mentions.
 */
export async function makePage({ file, route, listed }: Page, findDigest: FindDigest): Promise<{ bytes: Uint8Array; inputs: Input[] }> {
  const routeData = routesOfPages.get(route);
  if (!routeData) throw new Error(`${file}: there is no route ${route}`);
  const { result: bytes, inputs } = await recordInputs(() => render(file, routeData, { findDigest }));
  return { bytes, inputs: [...new Set([...listed, ...inputs])].sort() };
}

const findFile = createFileFinder(AREAS);

/** Makes a static file (`/panchang/month/pune/2026-01.json`), with its inputs as `makePage`, from what pages of this process have computed. */
export async function makeFile(path: string): Promise<{ bytes: string | Uint8Array; inputs: Input[] }> {
  const found = await findFile(path);
  if (!found) throw new Error(`${path} is no static file`);
  const { endpoint, file, format } = found;
  const { result: bytes, inputs } = await recordInputs(() => staticFileBody(endpoint, file, format));
  return { bytes, inputs };
}

function pagesOf(route: RouteData): Promise<ReadonlyMap<string, FoundPage>> {
  const before = lists.get(route);
  if (before) return before;
  const list = turn.then(() => listRoute(route));
  turn = list.catch(() => undefined);
  lists.set(route, list);
  // A snapshot missing now may be restored later.
  list.catch(() => lists.delete(route));
  return list;
}

async function listRoute(only: RouteData): Promise<ReadonlyMap<string, FoundPage>> {
  const { manifest } = app;
  const { routes } = manifest;
  manifest.routes = routes.filter(({ routeData }) => routeData === only);
  try {
    const list = async () => (await new StaticPaths(app).getAll()).map(({ pathname }) => pathname);
    const { result, inputs } = await recordInputs(() =>
      only.pathname === undefined ? keptWork(`pages of ${only.component} at ${only.route}`, list) : list(),
    );
    return new Map(result.map((pathname) => [fileOf(pathname, only), { route: only, listed: inputs }] as const));
  } finally {
    manifest.routes = routes;
  }
}

/** File names as Astro makes them with `build.format: 'file'`. */
function fileOf(pathname: string, { type }: RouteData): string {
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  if (type === 'endpoint') return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}
