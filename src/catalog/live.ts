import { setImmediate, setTimeout } from 'node:timers/promises';
import { KEPT_ON_REQUEST } from '../api/cache.ts';
import type { ServerCall } from '../api/call.ts';
import { staticFileBody } from '../api/call-body.ts';
import { compile } from '../api/compile.ts';
import { defaultFormat } from '../api/formats.ts';
import { fileOnRequest } from '../api/respond.ts';
import { env } from '../kernel/env.ts';
import { ApiError } from '../kernel/errors.ts';
import { JSON_TYPE, typeOfFile } from '../kernel/http.ts';
import { shareFor } from '../kernel/memoize.ts';
import { VERSION } from '../kernel/version.ts';
import { AREAS } from './areas.ts';
import { type DataAge, findDataAges } from './catalog.ts';
import { findDownload } from './downloads.ts';
import { createFileQuery } from './file-query.ts';
import firstSearches from './first-searches.json' with { type: 'json' };
import { createMeantCalls } from './meant-calls.ts';
import { findMissingAreas } from './missing-areas.ts';
import { createPageFinder } from './pages-on-request.ts';
import { resolveRedirect } from './redirects.ts';
import { createRouter, type Route } from './routes.ts';
import { mayNameSite, siteDocumentFinder } from './site-documents.ts';
import { createFileFinder, listFilesByFormat, type RepresentationFile } from './static-files.ts';

/** Milliseconds for which the state of snapshots is cached: checking all takes 80, and anyone may ask. */
const FAULTS_MS = 5_000;
/** The same for the days of their data. */
const AGES_MS = 60_000;

/** What the server knows about a call; absent in our own calls. */
type CallLocals = Partial<ServerCall>;

/** Answers a call to one address; `search` is the query with its question mark. */
export type AnswerCall = (search: string, origin: string, signal: AbortSignal, locals: CallLocals) => Promise<globalThis.Response>;

export interface Render extends AnswerCall {
  /** The endpoint's path with its parameter names, or the page's: all that logs and metrics may reveal about a call. */
  route: string;
  isPage: boolean;
  /** The format an Accept header asks for; undefined if that is the default. */
  acceptedFormat?(accept: string): string | undefined;
}

/** How the server answers each address that is not a file. */
export interface Live {
  /** The handler of a path (decoded parts); undefined if it is neither an endpoint nor a page rendered on request. */
  findLive(parts: readonly string[]): Render | undefined;
  /** Where a path without an answer redirects to; undefined if nothing fits. */
  findRedirect(parts: readonly string[]): string | undefined;
  /** Calls that an unknown path may mean. */
  findMeant(path: string, search: string): string[];
  /** Whether the static file at this path could contain URLs of another host than the one requested. A cheap check that rules out most. */
  mayHaveAbsoluteUrls(path: string): boolean;
  /** How to answer such a file for the requested host; undefined if it is valid for all hosts. */
  findLiveFile(path: string): Promise<Render | undefined>;
  /** How to make a page or file that is made on request and kept: no query changes it. Undefined if this path has none. */
  findOnRequest(path: string): Promise<Render | undefined>;
  /**
   * The live URL for a static file requested with this query, or why it is refused, or that the address answers the query itself; none of them if the
   * file is meant. Plain data, since server and endpoints are two bundles.
   */
  findFileCall(
    path: string,
    search: string,
  ): Promise<{ address?: string | undefined; isCall?: true; refusal?: Pick<ApiError, 'code' | 'message' | 'details'> }>;
  /** Problems with the snapshots, in words; empty if all can be read. Checked at most every five seconds. */
  findFaults(): Promise<string[]>;
  /** How old each area's data is by its own day. Found at most once a minute. */
  findDataAges(): Promise<DataAge[]>;
  /** Opens ahead what first calls would otherwise wait for. */
  warm(): Promise<void>;
  /** Answers a Model Context Protocol call. Its library is loaded on first use. */
  answerMcp(request: Request, locals: CallLocals): Promise<globalThis.Response>;
}

/** The parts that differ between a build, where Astro answers, and plain sources. */
export interface LiveParts {
  /** How a call to an endpoint is answered. */
  endpoint(route: Route): AnswerCall;
  /** How the page at a path is rendered on request; undefined if there is none. */
  page(path: string): AnswerCall | undefined;
  /** How one of the areas' pages on request is rendered: `/hi/browse/train/12302`. */
  pageOnRequest(path: string): AnswerCall | undefined;
  /** The service's address that static files were built for (SITE_URL); undefined if none was set. */
  site: string | undefined;
  /** The base path of the site, without a trailing slash; '' for the root. */
  base: string;
}

/** Answers calls to all areas' endpoints. */
export function createLive({ endpoint, page, pageOnRequest, site, base }: LiveParts): Live {
  const findEndpoint = createRouter(AREAS);
  const findFileCall = createFileQuery(AREAS);
  const findFile = createFileFinder(AREAS);
  const findPageOnRequest = createPageFinder(AREAS);
  const renderer = (route: Route): Render => {
    const answer = endpoint(route);
    const { format } = route;
    return Object.assign(
      format === undefined
        ? answer
        : (...[search, ...call]: Parameters<AnswerCall>) => answer(`${search}${search === '' ? '?' : '&'}format=${format}`, ...call),
      {
        route: route.endpoint.path,
        isPage: false,
        acceptedFormat: (accept: string) => (format === undefined ? compile(route.endpoint).acceptedFormat(accept) : undefined),
      },
    );
  };

  function findLive(parts: readonly string[]): Render | undefined {
    const path = `/${parts.join('/')}`;
    const render = page(path);
    if (render) return Object.assign(render, { route: path, isPage: true });
    const route = findEndpoint(parts);
    return route && renderer(route);
  }

  /** Areas reduced to the endpoints whose bodies contain URLs of this service. */
  const areasOfHost = AREAS.map((area) => ({ ...area, endpoints: area.endpoints.filter((one) => one.hasAbsoluteUrls) })).filter(
    ({ endpoints }) => endpoints.length > 0,
  );
  /** Static files are valid as they are if built for the address this server is configured with. */
  const isOfThisHost = env.SITE_URL !== undefined && env.SITE_URL === site?.replace(/\/+$/, '');
  const mayBeOfHost = isOfThisHost ? [] : areasOfHost.map(({ name }) => `/${name}`);
  /** The address that this server was told though its build was not: documents that name it are made on request. */
  const toldLater = site === undefined ? env.SITE_URL : undefined;
  const findDocument = toldLater === undefined ? undefined : siteDocumentFinder(AREAS, toldLater);
  let filesOfHost: Promise<ReadonlyMap<string, Route>> | undefined;

  async function listFilesOfHost(): Promise<ReadonlyMap<string, Route>> {
    const files = (await listFilesByFormat(areasOfHost)).map(({ path, endpoint, file, format }) => {
      const params = format === defaultFormat(endpoint) ? file.params : { ...file.params, format };
      return [path, { endpoint, path: params }] as const;
    });
    // A snapshot missing now may be restored later.
    if (files.length === 0) filesOfHost = undefined;
    return new Map(files);
  }

  return {
    findLive,
    findRedirect(parts) {
      const path = resolveRedirect(AREAS, parts);
      return path === undefined ? undefined : base + path;
    },
    findMeant: createMeantCalls(AREAS),
    mayHaveAbsoluteUrls: (path) => mayBeOfHost.some((start) => path.startsWith(start)) || (findDocument !== undefined && mayNameSite(path)),
    async findLiveFile(path) {
      const document = await findDocument?.(path);
      if (document) return renderAs(path, document.type, document.body, 'file');
      filesOfHost ??= listFilesOfHost();
      const route = (await filesOfHost).get(path);
      if (!route) return undefined;
      const render = renderer(route);
      // A file has only its own parameters.
      const asFile = (_search: string, origin: string, signal: AbortSignal, locals: CallLocals) => render('', origin, signal, locals);
      return Object.assign(asFile, { route: render.route, isPage: false });
    },
    async findOnRequest(path) {
      const page = await findPageOnRequest(path);
      const render = page && pageOnRequest(page.path);
      if (render) return Object.assign(render, { route: page.route, isPage: true });
      if (!DATA_FILE.test(path)) return undefined;
      const file = await findFile(path);
      // Also one that this build, a small one or a sample, has left out.
      if (file) return fileRenderer(file);
      const download = await findDownload(AREAS, path);
      return download && renderAs(path, typeOfFile(path), download, '/data/{file}');
    },
    async findFileCall(path, search) {
      try {
        const { address, ...rest } = await findFileCall(path, search);
        return { ...rest, address: address === undefined ? undefined : base + address };
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const { code, message, details } = cause;
        return { refusal: { code, message, details } };
      }
    },
    findDataAges: shareFor(AGES_MS, () => findDataAges(AREAS)),
    findFaults: shareFor(FAULTS_MS, () => findMissingAreas(AREAS)),
    warm: () => warm(findLive(['search'])),
    async answerMcp(request, locals) {
      const { answerMcp } = await import('./mcp/http.ts');
      return answerMcp(AREAS, VERSION, request, locals);
    },
  };
}

/** What may be a static file of an endpoint. */
const DATA_FILE = /\.\w+$/;

function fileRenderer({ endpoint, file, format, path }: RepresentationFile): Render {
  const type = compile(endpoint).formats[format]?.type ?? JSON_TYPE;
  return renderAs(path, type, () => staticFileBody(endpoint, file, format), endpoint.path);
}

function renderAs(path: string, type: string, body: () => Promise<string | Uint8Array>, route: string): Render {
  const render: AnswerCall = async (_search, _origin, _signal, { keep }) => {
    keep?.(KEPT_ON_REQUEST);
    return fileOnRequest(path, type, await body());
  };
  return Object.assign(render, { route, isPage: false });
}

/** Rounds of warm-up searches, which together cover all that a search may need: most code is compiled after some tens of runs. */
const ROUNDS = 8;
/** Milliseconds between two rounds, so that other calls are answered. */
const PAUSE_MS = 5;

/** Opens snapshots, which are checked on opening, and all that search needs. One at a time, with calls in between. */
async function warm(search: Render | undefined): Promise<void> {
  for (const area of AREAS) {
    await findMissingAreas([area]);
    await setImmediate();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of firstSearches) {
      // Whoever searches will get the error.
      await search?.(`?scope=site&q=${encodeURIComponent(text)}`, 'http://localhost', new AbortController().signal, {});
      await setTimeout(PAUSE_MS, undefined, { ref: false });
    }
  }
}
