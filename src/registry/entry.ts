// What a build gives to src/server: the addresses that Astro answers, and Astro itself.
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createApp } from 'astro/app/entrypoint';
import { AREAS } from '../areas/index.ts';
import type { ServerCall } from '../lib/call.ts';
import { env } from '../lib/env.ts';
import { defaultFormatOf } from '../lib/formats.ts';
import { VERSION } from '../lib/version.ts';
import { findMissingAreas } from './missing-areas.ts';
import { movedTo } from './moved.ts';
import { type Found, routesOf } from './routes.ts';
import { listFiles } from './twins.ts';

const app = createApp({ streaming: false });
// A page that breaks is the server's to tell. Astro would look for a page about errors, and find the endpoints' route, which knows no such address.
app.renderError = (request, { status, error }) => {
  throw error ?? new Error(`Astro answers ${new URL(request.url).pathname} with ${status}`);
};
const routes = app.manifest.routes.map(({ routeData }) => routeData);
const endpointRoute = routeOf('src/pages/[...path].ts');

function routeOf(file: string) {
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
  return page ? renderer(page, path, undefined) : renderer(endpointRoute, '/', found);
}

function renderer(routeData: typeof endpointRoute, address: string, found: Found | undefined): Render {
  const render = (search: string, origin: string, signal: AbortSignal, locals: App.Locals) =>
    app.render(new Request(`${origin}${address}${search}`, { signal }), { locals: { ...locals, found }, routeData });
  return Object.assign(render, { route: found?.endpoint.path ?? address });
}

/** Areas with endpoints whose bodies name addresses of this service, with these alone. */
const areasOfHost = AREAS.map((area) => ({ ...area, endpoints: area.endpoints.filter((one) => one.namesOwnAddresses) })).filter(
  ({ endpoints }) => endpoints.length > 0,
);
/** Their prebuilt files are true where they were built for the very address that this server is told to be at. */
const isOfThisHost = env.SITE_URL !== undefined && env.SITE_URL === import.meta.env.SITE?.replace(/\/+$/, '');
const mayBeOfHost = isOfThisHost ? [] : areasOfHost.map(({ name }) => `/${name}`);
let filesOfHost: Promise<ReadonlyMap<string, Found>> | undefined;

/** Could the prebuilt file at this path name addresses of another host than the one that was asked? Most are told apart by this alone. */
export const mayNameHost = (path: string): boolean => mayBeOfHost.some((start) => path.startsWith(start));

/** How a prebuilt file is answered for the host that was asked, where it names addresses of this service; undefined for all others. */
export async function findForHost(path: string): Promise<Render | undefined> {
  filesOfHost ??= listFilesOfHost();
  const found = (await filesOfHost).get(path);
  if (!found) return undefined;
  const render = renderer(endpointRoute, '/', found);
  // A file has no parameters but its own.
  return Object.assign((_search: string, origin: string, signal: AbortSignal, locals: App.Locals) => render('', origin, signal, locals), {
    route: render.route,
  });
}

async function listFilesOfHost(): Promise<ReadonlyMap<string, Found>> {
  const files = (await listFiles(areasOfHost)).map(({ path, endpoint, twin, format }) => {
    const params = format === defaultFormatOf(endpoint) ? twin.params : { ...twin.params, format };
    return [path, { endpoint, path: params }] as const;
  });
  // A snapshot that is missing now may be put right.
  if (files.length === 0) filesOfHost = undefined;
  return new Map(files);
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

/** Searches that between them ask for all that a search may: lists that are made when they are first needed, and code that is compiled as it is used. */
const FIRST_SEARCHES = [
  'india',
  'pune station',
  'scholrship for girls',
  'gold in kochi',
  'rto nagpurr',
  'ifsc hdfc',
  'petrol pric mumbay',
  'laptop hsn',
  'parts',
  '10 usd',
  'bitcoin',
  'पुणे',
  'old monk',
];
/** Rounds of them: most of the code is compiled when it has run some tens of times. */
const ROUNDS = 8;
/** Milliseconds between two of them, in which others are answered. */
const PAUSE_MS = 5;

/** Opens what first calls would otherwise wait for: snapshots, which are checked as they are opened, and all that a search needs. */
export async function warm(): Promise<void> {
  // One at a time, with calls in between.
  for (const area of AREAS) {
    await findMissingAreas([area]);
    await setImmediate();
  }
  const search = findLive(['search']);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of FIRST_SEARCHES) {
      // What is wrong is told to who searches.
      await search?.(`?scope=site&q=${encodeURIComponent(text)}`, 'http://localhost', new AbortController().signal, {});
      await setTimeout(PAUSE_MS, undefined, { ref: false });
    }
  }
}

/** Answers one call of the Model Context Protocol. Its library is loaded with the first. */
export async function answerMcp(request: Request, locals: Partial<ServerCall>): Promise<globalThis.Response> {
  const { answerMcp } = await import('./mcp/http.ts');
  return answerMcp(AREAS, VERSION, request, locals);
}
