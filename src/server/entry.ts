// The entry of a build's `server/`: server, endpoints and Astro in one bundle, so that each module is loaded once.

import { prebuilt } from 'virtual:prebuilt-pages';
import { createApp } from 'astro/app/entrypoint';
import { type AnswerCall, createLive } from '../catalog/live.ts';
import type { Route } from '../catalog/routes.ts';
import { describeOtherSite } from '../catalog/site-documents.ts';
import { env } from '../kernel/env.ts';

const app = createApp({ streaming: false });
// The server reports broken pages. Astro would look for an error page and find the endpoints' route, which knows no such path.
app.renderError = (request, { status, error }) => {
  throw error ?? new Error(`Astro answers ${new URL(request.url).pathname} with ${status}`);
};
/** All that are no pages of the build, which `pages-entry.ts` makes. */
const routes = app.manifest.routes.map(({ routeData }) => routeData).filter(({ component }) => !prebuilt.has(component));
const endpointRoute = findRoute('src/pages/[...path].ts');

function findRoute(file: string) {
  const route = routes.find(({ component }) => component === file);
  if (!route) throw new Error(`${file} is not in the build`);
  return route;
}

/** Pages and files that are rendered on request: those with a path of their own, and those that each stand for many. */
const [pagesOfMany, pagesOfOne] = [true, false].map((isOfMany) =>
  routes.filter(
    ({ type, params, component }) =>
      (type === 'page' || (type === 'endpoint' && !isOfMany)) && params.length > 0 === isOfMany && component.startsWith('src/'),
  ),
) as [typeof routes, typeof routes];
const pages = new Map(pagesOfOne.map((route) => [route.route, route]));

/**
 * Hands Astro the route and a plain URL, so that its router never sees the caller's URL and no unlisted route is open.
 */
const renderer =
  (routeData: typeof endpointRoute, address: string, route?: Route): AnswerCall =>
  (search, origin, signal, locals) =>
    app.render(new Request(`${origin}${address}${search}`, { signal }), { locals: { ...locals, found: route }, routeData });

/** Renders the page or file at a path; undefined if there is none. */
export function findPage(path: string): AnswerCall | undefined {
  const route = pages.get(path);
  return route && renderer(route, path);
}

/** Renders a page of a route that stands for many; which of them there are, the caller knows. */
export function findPageOnRequest(path: string): AnswerCall | undefined {
  const route = pagesOfMany.find(({ pattern }) => pattern.test(path));
  return route && renderer(route, path);
}

/** The service's address that the build was made for; undefined if none was told. */
const site = import.meta.env.SITE?.replace(/\/+$/, '');

/** Answers of the build; made by whoever serves it, since a server from the sources that takes pages from here has its own. */
export const createBuildLive = () =>
  createLive({
    endpoint: (route) => renderer(endpointRoute, '/', route),
    page: findPage,
    pageOnRequest: findPageOnRequest,
    site,
    base: import.meta.env.BASE_URL.replace(/\/+$/, ''),
  });

/** The patterns of all routes that are not files, for the test that each is listed. */
export const openRoutes = routes.map(({ route }) => route);

/**
 * Loads what first calls would load, pages and the protocol of agents: once another build is in this one's place, its modules are gone, while calls
 * still come until new workers take over.
 */
async function loadAll(): Promise<void> {
  const { actions, middleware, pageMap, serverIslandMappings, sessionDriver } = app.manifest;
  const pages = [...(pageMap ?? [])].flatMap(([component, load]) => (prebuilt.has(component) ? [] : [load]));
  const loaders = [actions, middleware, serverIslandMappings, sessionDriver, ...pages];
  await Promise.all([import('../catalog/mcp/http.ts'), ...loaders.map((load) => load?.())]);
}

/** Serves the build in this folder, of which this file is a part. Exits with 1 if SITE_URL is another than the build's. */
export async function serveBuild(dist: string): Promise<void> {
  const fault = describeOtherSite(site, env.SITE_URL);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  // Loaded as needed: while there is no build, a server from the sources takes pages from here.
  const [{ serve }, { FILE_MEMORY }, { loadFiles }, { withBundledPages }] = await Promise.all([
    import('./start-serving.ts'),
    import('./http-server.ts'),
    import('./files.ts'),
    import('./bundled-pages.ts'),
  ]);
  if (env.DATA_WATCH) await loadAll();
  const live = createBuildLive();
  await serve(async () => ({
    files: loadFiles(dist, FILE_MEMORY, site === undefined ? env.SITE_URL : undefined),
    live: withBundledPages(live, dist),
  }));
}
