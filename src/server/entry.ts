// The entry of a build's `server/`: the server, the addresses that Astro answers and Astro itself in one bundle, so that each module is loaded once.
import { createApp } from 'astro/app/entrypoint';
import { type AnswerCall, createLive } from '../catalog/live.ts';
import type { Route } from '../catalog/routes.ts';

const app = createApp({ streaming: false });
// A page that breaks is the server's to tell. Astro would look for a page about errors, and find the endpoints' route, which knows no such address.
app.renderError = (request, { status, error }) => {
  throw error ?? new Error(`Astro answers ${new URL(request.url).pathname} with ${status}`);
};
const routes = app.manifest.routes.map(({ routeData }) => routeData);
const endpointRoute = findRoute('src/pages/[...path].ts');

function findRoute(file: string) {
  const route = routes.find(({ component }) => component === file);
  if (!route) throw new Error(`${file} is not in the build`);
  return route;
}

/** Pages and files made on request, by their path. */
const pages = new Map(
  routes
    .filter(
      ({ type, prerender, params, component }) =>
        (type === 'page' || type === 'endpoint') && !prerender && params.length === 0 && component.startsWith('src/'),
    )
    .map((route) => [route.route, route]),
);

/**
 * Astro is handed the route and an address in plain letters: its own router reads nothing of the caller's, and no route is open that nobody
 * named.
 */
const renderer =
  (routeData: typeof endpointRoute, address: string, found?: Route): AnswerCall =>
  (search, origin, signal, locals) =>
    app.render(new Request(`${origin}${address}${search}`, { signal }), { locals: { ...locals, found }, routeData });

/** How the page or file at a path is made on request; undefined where none stands. */
export function findPage(path: string): AnswerCall | undefined {
  const route = pages.get(path);
  return route && renderer(route, path);
}

export const live = createLive({
  endpoint: (found) => renderer(endpointRoute, '/', found),
  page: findPage,
  site: import.meta.env.SITE,
  base: import.meta.env.BASE_URL.replace(/\/+$/, ''),
});

/** The patterns of every route of the build that is not a file: for the test that all of them are named. */
export const openRoutes = routes.filter(({ prerender }) => !prerender).map(({ route }) => route);

/** Serves the build in this folder, which is the one that this file is of. */
export async function serveBuild(dist: string): Promise<void> {
  // Loaded as needed: while there is no build, a server from the sources takes pages from here.
  const [{ serve }, { FILE_MEMORY }, { loadFiles }] = await Promise.all([
    import('./serve.ts'),
    import('./server.ts'),
    import('./files.ts'),
  ]);
  await serve(async () => ({ files: loadFiles(dist, FILE_MEMORY), live }));
}
