import type { IncomingMessage } from 'node:http';
import { type CacheRule, NOT_KEPT } from '../../src/api/cache.ts';
import type { ServerCall } from '../../src/api/call.ts';
import type { Area } from '../../src/areas/area.ts';
import { within } from './environment.ts';
import { freshModule } from './fresh-modules.ts';
import { NO_ENGINE, SETTINGS, type ServedAt } from './settings.ts';

export type { ServedAt } from './settings.ts';

const ORIGIN = 'http://localhost';
/** Who calls, unless the settings trust it as a proxy and it names another in x-forwarded-for. */
const CALLER = '127.0.0.1';

type Modules = typeof import('./service-modules.ts');

/** One load at a time: each in an environment of its own. */
let loading: Promise<unknown> = Promise.resolve();

const loadUnder = (environment: Readonly<Record<string, string>>, anew: boolean): Promise<Modules> =>
  within(environment, () => (anew ? freshModule<Modules>('test/support/service-modules.ts') : import('./service-modules.ts')));

/**
 * The service in this process, without a server: GET of endpoints and their prebuilt files, with the answers that the server gives
 * (`test/catalog/over-http.test.ts` compares the two). Without settings its modules are those of the other tests of this process; with settings
 * it has modules of its own, loaded under them, and so caches of its own. Pages, ranges, compression and conditional calls are the server's.
 */
export async function loadService(settings?: Readonly<Record<string, string>>): Promise<ServedAt> {
  const environment = { ...SETTINGS, ...(settings ?? NO_ENGINE) };
  const mine = loading.then(() => loadUnder(environment, settings !== undefined));
  loading = mine;
  const modules = await mine;
  const answer = answererOf(modules);
  const get = (path: string, init?: RequestInit) => within(environment, () => answer(new Request(new URL(path, ORIGIN), init)));
  return {
    url: ORIGIN,
    get,
    async json(path, init) {
      const response = await get(path, init);
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
  };
}

/** The server's limits, with counts of their own. */
export async function loadLimits(
  settings: Readonly<Record<string, string>> = {},
): Promise<Pick<Modules, 'rateLimit' | 'countWork' | 'cpuHeaders'>> {
  const mine = loading.then(() => loadUnder({ ...SETTINGS, RATE_LIMIT_OFF: '', ...settings }, true));
  loading = mine;
  return mine;
}

function answererOf(modules: Modules): (request: Request) => Promise<Response> {
  const {
    AREAS,
    createRouter,
    createMeantCalls,
    resolveRedirect,
    answerCall,
    errorResponse,
    asApiError,
    notFoundAt,
    readAddress,
    callerAddress,
    fullAddress,
  } = modules;
  const { rateLimit, captureAnswer, withEtag, headersFor, createAnswerCache } = modules;
  const findEndpoint = createRouter(AREAS);
  const findMeant = createMeantCalls(AREAS);
  const findFile = fileFinderOf(modules);
  const kept = createAnswerCache(0);

  async function answer(request: Request, message: IncomingMessage, keep: ServerCall['keep']): Promise<Response> {
    const { raw, path, parts, search } = readAddress(message);
    const file = path === undefined ? undefined : await findFile(path);
    if (file?.read) return new Response(new Uint8Array(Buffer.from(await file.read())), { headers: { 'content-type': file.type } });
    const found = file?.found ?? (path === undefined ? undefined : findEndpoint(parts));
    const moved = found || path === undefined ? undefined : resolveRedirect(AREAS, parts);
    if (moved) throw new Error(`${raw} redirects to ${moved}: this is asked of a server.`);
    if (!found) return errorResponse(notFoundAt(raw, findMeant(raw, search)));
    const locals = {
      caller: callerAddress(message),
      address: fullAddress(message) ?? '',
      key: request.headers.get('x-api-key') ?? '',
      rateLimit,
      shared: undefined,
      spend: () => undefined,
      keep,
    };
    const url = new URL(file ? raw : request.url, ORIGIN);
    return answerCall(found.endpoint, found.path, { locals, url, request } as unknown as Parameters<typeof answerCall>[2]);
  }

  return async (request) => {
    if (request.method !== 'GET') throw new Error(`${request.method} is the server's to answer: ask defaultServer().`);
    const message = messageOf(request);
    let rule: CacheRule = NOT_KEPT;
    const keep = (told: CacheRule) => {
      rule = told;
    };
    const made = await answer(request, message, keep).catch((cause: unknown) => errorResponse(asApiError(cause, 'server')));
    const { search } = new URL(request.url);
    const { answer: whole, responseHeaders } = kept.store('', search, withEtag(await captureAnswer(made)), '', rule);
    const response = new Response(new Uint8Array(whole.bytes.identity ?? []), {
      status: whole.status,
      headers: headersFor(whole, 'identity'),
    });
    for (let at = 0; at < responseHeaders.length; at += 2)
      response.headers.set(responseHeaders[at] as string, responseHeaders[at + 1] as string);
    return response;
  };
}

/** What the server's readers of a request look at. */
function messageOf(request: Request): IncomingMessage {
  const { pathname, search, host } = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), host };
  const headersDistinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  return { url: pathname + search, headers, headersDistinct, socket: { remoteAddress: CALLER } } as unknown as IncomingMessage;
}

/** Finds the prebuilt file at a path: its body, or the call that a file which names addresses of this service is answered by. */
function fileFinderOf({ AREAS, listFilesByFormat, staticFileBody, compile, defaultFormat }: Modules) {
  const lists = new Map<Area, ReturnType<typeof listFilesByFormat>>();
  return async (path: string) => {
    const area = AREAS.find(({ endpoints }) => endpoints.some((one) => path.startsWith(`/${one.path.split('/')[1]}`)));
    if (!area || !path.includes('.')) return undefined;
    const list = lists.get(area) ?? listFilesByFormat([area]);
    lists.set(area, list);
    const file = (await list).find((one) => one.path === path);
    if (!file) return undefined;
    const { endpoint, file: built, format } = file;
    if (endpoint.hasAbsoluteUrls)
      return { found: { endpoint, path: format === defaultFormat(endpoint) ? built.params : { ...built.params, format } } };
    return { type: compile(endpoint).formats[format]?.type ?? '', read: () => staticFileBody(endpoint, built, format) };
  };
}
