// What a build gives to src/server: the addresses that Astro answers, and Astro itself.
import { createApp } from 'astro/app/entrypoint';
import { AREAS } from '../areas/index.ts';
import { searchSite } from '../areas/search/site.ts';
import { findMissingAreas } from './missing-areas.ts';
import { movedTo } from './moved.ts';
import { routesOf } from './routes.ts';

const app = createApp({ streaming: false });
// A page that breaks is the server's to tell. Astro would look for a page about errors, and find the endpoints' route, which knows no such address.
app.renderError = (request, { status, error }) => {
  throw error ?? new Error(`Astro answers ${new URL(request.url).pathname} with ${status}`);
};
const routes = app.manifest.routes.map(({ routeData }) => routeData);
const endpointRoute = routes.find(({ component }) => component === 'src/pages/[...path].ts');
if (!endpointRoute) throw new Error('src/pages/[...path].ts is not in the build');

/** Pages made on request, by their path. */
const pages = new Map(
  routes
    .filter(
      ({ type, prerender, params, component }) => type === 'page' && !prerender && params.length === 0 && component.startsWith('src/'),
    )
    .map((route) => [route.route, route]),
);
const findEndpoint = routesOf(AREAS);

/** Astro's answer to a request for one address. */
export interface Render {
  (search: string, origin: string, signal: AbortSignal, locals: App.Locals): Promise<globalThis.Response>;
  /** The endpoint's path with the names of what stands in it, or the page's: what may be told of a call in logs and figures. */
  route: string;
}

/**
 * How the address with these parts (decoded) is answered; undefined where neither an endpoint nor a page made on request stands, so that
 * no route is open that nobody named. Astro is handed the route and an address in plain letters: its own router reads nothing of the caller's.
 */
export function findLive(parts: readonly string[]): Render | undefined {
  const path = `/${parts.join('/')}`;
  const page = pages.get(path);
  const found = page ? undefined : findEndpoint(parts);
  if (!page && !found) return undefined;
  const address = page ? path : '/';
  const render = (search: string, origin: string, signal: AbortSignal, locals: App.Locals) =>
    app.render(new Request(`${origin}${address}${search}`, { signal }), {
      locals: { ...locals, found },
      routeData: page ?? endpointRoute,
    });
  return Object.assign(render, { route: found?.endpoint.path ?? path });
}

/** Where people are led who ask for an address at which nothing stands; undefined where nobody knows what is meant. */
export function findMoved(parts: readonly string[]): string | undefined {
  const path = movedTo(AREAS, parts);
  return path === undefined ? undefined : import.meta.env.BASE_URL.replace(/\/+$/, '') + path;
}

/** The patterns of every route of the build that is not a file: for the test that all of them are named. */
export const openRoutes = routes.filter(({ prerender }) => !prerender).map(({ route }) => route);

/** What is wrong with the areas' snapshots, in words; nothing where all can be read. */
export const findFaults = (): Promise<string[]> => findMissingAreas(AREAS);

/** Opens what first calls would otherwise wait for: snapshots, which are checked as they are opened, and the search index. */
export async function warm(): Promise<void> {
  await findMissingAreas(AREAS);
  await searchSite('india', 1, { loose: false }).catch(() => undefined); // what is wrong with it is told to who searches
}
