import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ServerCall } from '../kernel/call.ts';
import { env } from '../kernel/env.ts';
import { ApiError } from '../kernel/errors.ts';
import { acceptedFormat, defaultFormat } from '../kernel/formats.ts';
import { shareFor } from '../kernel/memoize.ts';
import { VERSION } from '../kernel/version.ts';
import { AREAS } from './areas.ts';
import { createFileQuery } from './file-query.ts';
import firstSearches from './first-searches.json' with { type: 'json' };
import { createMeantCalls } from './meant-calls.ts';
import { findMissingAreas } from './missing-areas.ts';
import { resolveRedirect } from './redirects.ts';
import { createRouter, type Route } from './routes.ts';
import { listFilesByFormat } from './static-files.ts';

/** Milliseconds for which what is wrong with the snapshots is known: looking at all takes 80, and whoever likes may ask. */
const FAULTS_MS = 5_000;

/** What the server knows of a call. All of it is absent in calls of our own. */
type CallLocals = Partial<ServerCall>;

/** Answers a call to one address, of which `search` is the query with its question mark. */
export type AnswerCall = (search: string, origin: string, signal: AbortSignal, locals: CallLocals) => Promise<globalThis.Response>;

export interface Render extends AnswerCall {
  /** The endpoint's path with the names of its parameters, or the page's: all that logs and metrics may tell of a call. */
  route: string;
  isPage: boolean;
  /** The format that an Accept header asks for in place of the one without `format=`; undefined where it asks for that. */
  acceptedFormat?(accept: string): string | undefined;
}

/** How the server answers each address that is no file. */
export interface Live {
  /** How the address with these parts (decoded) is answered; undefined where neither an endpoint nor a page made on request stands. */
  findLive(parts: readonly string[]): Render | undefined;
  /** The path to which an address without an answer redirects; undefined where nobody knows what is meant. */
  findRedirect(parts: readonly string[]): string | undefined;
  /** Addresses of calls that a path may mean at which nothing stands. */
  findMeant(path: string, search: string): string[];
  /** Could the static file at this path name addresses of another host than the one that was asked? Most are told apart by this alone. */
  mayHaveAbsoluteUrls(path: string): boolean;
  /** How such a file is answered for the host that was asked; undefined where it is true of all hosts. */
  findLiveFile(path: string): Promise<Render | undefined>;
  /**
   * The live address that a static file leads to when it is asked with this query, or why nobody takes it there; neither where the file itself is
   * meant. Plain data, since server and endpoints are two bundles.
   */
  findFileCall(
    path: string,
    search: string,
  ): Promise<{ address?: string | undefined; refusal?: Pick<ApiError, 'code' | 'message' | 'details'> }>;
  /** What is wrong with the snapshots, in words; nothing where all can be read. Looked at every five seconds at most. */
  findFaults(): Promise<string[]>;
  /** Opens what first calls would otherwise wait for. */
  warm(): Promise<void>;
  /** Answers one call of the Model Context Protocol. Its library is loaded with the first. */
  answerMcp(request: Request, locals: CallLocals): Promise<globalThis.Response>;
}

/** What differs between a build, in which Astro answers, and plain sources. */
export interface LiveParts {
  /** How a call to an endpoint is answered. */
  endpoint(found: Route): AnswerCall;
  /** How the page at a path is made on request; undefined where none stands there. */
  page(path: string): AnswerCall | undefined;
  /** The service's address that static files were made for (SITE_URL); undefined where it was not told. */
  site: string | undefined;
  /** The path below which the site stands, without a slash at the end; '' for the root. */
  base: string;
}

/** Answers for all areas' endpoints. */
export function createLive({ endpoint, page, site, base }: LiveParts): Live {
  const findEndpoint = createRouter(AREAS);
  const findFileCall = createFileQuery(AREAS);
  const renderer = (found: Route): Render =>
    Object.assign(endpoint(found), {
      route: found.endpoint.path,
      isPage: false,
      acceptedFormat: (accept: string) => acceptedFormat(found.endpoint, accept),
    });

  function findLive(parts: readonly string[]): Render | undefined {
    const path = `/${parts.join('/')}`;
    const render = page(path);
    if (render) return Object.assign(render, { route: path, isPage: true });
    const found = findEndpoint(parts);
    return found && renderer(found);
  }

  /** Areas with endpoints whose bodies name addresses of this service, with these alone. */
  const areasOfHost = AREAS.map((area) => ({ ...area, endpoints: area.endpoints.filter((one) => one.hasAbsoluteUrls) })).filter(
    ({ endpoints }) => endpoints.length > 0,
  );
  /** Static files are true where they were made for the very address that this server is told to be at. */
  const isOfThisHost = env.SITE_URL !== undefined && env.SITE_URL === site?.replace(/\/+$/, '');
  const mayBeOfHost = isOfThisHost ? [] : areasOfHost.map(({ name }) => `/${name}`);
  let filesOfHost: Promise<ReadonlyMap<string, Route>> | undefined;

  async function listFilesOfHost(): Promise<ReadonlyMap<string, Route>> {
    const files = (await listFilesByFormat(areasOfHost)).map(({ path, endpoint, file, format }) => {
      const params = format === defaultFormat(endpoint) ? file.params : { ...file.params, format };
      return [path, { endpoint, path: params }] as const;
    });
    // A snapshot that is missing now may be put right.
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
    mayHaveAbsoluteUrls: (path) => mayBeOfHost.some((start) => path.startsWith(start)),
    async findLiveFile(path) {
      filesOfHost ??= listFilesOfHost();
      const found = (await filesOfHost).get(path);
      if (!found) return undefined;
      const render = renderer(found);
      // A file has no parameters but its own.
      const asFile = (_search: string, origin: string, signal: AbortSignal, locals: CallLocals) => render('', origin, signal, locals);
      return Object.assign(asFile, { route: render.route, isPage: false });
    },
    async findFileCall(path, search) {
      try {
        const address = await findFileCall(path, search);
        return { address: address === undefined ? undefined : base + address };
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const { code, message, details } = cause;
        return { refusal: { code, message, details } };
      }
    },
    findFaults: shareFor(FAULTS_MS, () => findMissingAreas(AREAS)),
    warm: () => warm(findLive(['search'])),
    async answerMcp(request, locals) {
      const { answerMcp } = await import('./mcp/http.ts');
      return answerMcp(AREAS, VERSION, request, locals);
    },
  };
}

/** Rounds of the first searches, which between them ask for all that a search may: most of the code is compiled when it has run some tens of times. */
const ROUNDS = 8;
/** Milliseconds between two of them, in which others are answered. */
const PAUSE_MS = 5;

/** Opens snapshots, which are checked as they are opened, and all that a search needs. One at a time, with calls in between. */
async function warm(search: Render | undefined): Promise<void> {
  for (const area of AREAS) {
    await findMissingAreas([area]);
    await setImmediate();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of firstSearches) {
      // What is wrong is told to who searches.
      await search?.(`?scope=site&q=${encodeURIComponent(text)}`, 'http://localhost', new AbortController().signal, {});
      await setTimeout(PAUSE_MS, undefined, { ref: false });
    }
  }
}
