import type { z } from 'zod';
import type { CacheRule } from './cache.ts';
import type { Row } from './csv.ts';
import type { ApiError, ErrorCode } from './errors.ts';
import type { Deprecation } from './http.ts';
import type { QuerySchema } from './query.ts';
import type { SharedStore } from './shared.ts';

/** What an endpoint knows of the call besides its parameters. */
export interface CallContext {
  /** Ends when the caller goes away or the server's time for the call is over. */
  signal: AbortSignal;
  /** Public address of the service, without a trailing slash; for absolute links in bodies. */
  baseUrl: string;
  /** Address of the caller, for fair queues; never logged or kept. Empty at build. */
  caller: string;
  /** The caller's whole address, for what tells a caller its own; never logged or kept. Empty at build. */
  address: string;
  /** What servers share (REDIS_URL). */
  shared: SharedStore | undefined;
  /** Awaited before anybody is asked, where the call was not counted as one that asks. Throws ApiError where it may not. */
  beforeAsking?: (() => Promise<void>) | undefined;
  /** Counts processor time that a thread spent on the call, in milliseconds. */
  spend?: ((ms: number) => void) | undefined;
}

/** A call of our own: by a build, or by an endpoint that asks another. */
export const internalCall = (baseUrl = ''): CallContext => ({
  signal: new AbortController().signal,
  baseUrl,
  caller: '',
  address: '',
  shared: undefined,
});

/** One set of parameters of an endpoint that is prebuilt as a file. */
export interface StaticFile {
  /** Address of the file, starting with a slash and ending in `.json`. */
  path: string;
  /** The endpoint's parameters as a caller would send them. */
  params: Readonly<Record<string, string>>;
  /** The rows of its CSV, where that holds more than the table of its body: all pages of a list. */
  wholeTable?(): Promise<readonly Row[]>;
}

export interface Example {
  title: string;
  params: Readonly<Record<string, string>>;
}

/** One path of the contract. `respond` gives the body that the live route, the static file and the human page all show. */
export interface Endpoint<Q extends QuerySchema = QuerySchema, R extends z.ZodType = z.ZodType> {
  /** Path, with `{name}` for a parameter in it: `/liquor/product/{id}`. */
  path: string;
  /** Other paths of the very same endpoint. */
  aliases?: readonly string[];
  title: string;
  summary: string;
  /**
   * The tool for agents that it is a view of, where that is not named by the first word of its path: `/train/route` is the view `route` of
   * `train_number`. False where none is made of it: the body is an index for programs, too large for a conversation, or another tool gives as much.
   */
  tool?: string | false;
  query: Q;
  response: R;
  cache: CacheRule;
  examples: readonly [Example, ...Example[]];
  /**
   * Asks an upstream while the caller waits: always, or for some parameters (`/crypto?live=1`). Such calls are limited and may need a key;
   * the others are neither.
   */
  queriesUpstream?: true | ((params: z.output<Q>) => boolean);
  /** Codes it can fail with besides those of its parameters' form and of counted calls: `unknown_place`, `snapshot_unavailable`, `upstream_unavailable`. */
  errors?: readonly ErrorCode[];
  /**
   * Day (YYYY-MM-DD) of the figures in a body that says it in another member than `as_of`, `updated_at`, `observed_at` or `last_updated`. What agents
   * are told: the date of a journey or of a birth is no such day.
   */
  dayOf?(body: z.input<R>): string | undefined;
  /** Throws ApiError for what the caller has to know. */
  respond(params: z.output<Q>, context: CallContext): Promise<z.input<R>>;
  /** Fixed parameter sets to prebuild; none for an endpoint that asks an upstream. */
  staticFiles?(): Promise<StaticFile[]>;
  /**
   * Other representations than JSON, by name: csv, svg, png, html, xml, md, ics. One is chosen by `format=` (a parameter that the frame adds
   * and documents, unless the endpoint has a `format` of its own) or by the ending of a prebuilt file. `json: null`: it has no JSON, being a file.
   */
  formats?: Readonly<Record<string, Format<Q, R> | null>>;
  /**
   * Its body names addresses of this service whole, so that it is true of one host alone: where SITE_URL does not say which, a prebuilt file of it is
   * answered live, for the host that was asked.
   */
  hasAbsoluteUrls?: true;
  /** What is sent without `format=`: `json` unless said. */
  defaultFormat?: string;
  /** The table in a body, one record a row: gives the format `csv`. Has to bear a body without content, of which it names the columns. */
  table?(body: z.input<R>): readonly Row[];
  /** False where thousands of tables would be prebuilt that nobody opens; they are given live all the same. */
  tableFiles?: false;
  /** The parameter of which a call may send several values, with commas between: each is answered as a call of its own (kernel/many.ts). */
  many?: keyof z.output<Q> & string;
  /** The value of `_next` for the page after this body, told in the header Link too; undefined on the last page. */
  nextPage?(body: z.input<R>): string | undefined;
  /** That it goes one day, and what takes its place: told with every answer (docs/versioning.md). */
  deprecated?: Deprecation;
  /** The error body, where the contract has a shape of its own for this family. */
  errorBody?(error: ApiError, search: URLSearchParams): Record<string, unknown>;
  /** Its shape, for docs. */
  errorShape?: z.ZodType;
}

/** One representation of an endpoint's body. */
export interface Format<Q extends QuerySchema = any, R extends z.ZodType = any> {
  /** Media type, with its charset. */
  type: string;
  /** What it is, for docs: follows a comma. */
  about: string;
  render(body: z.input<R>, params: z.output<Q>, context: CallContext): string | Uint8Array | Promise<string | Uint8Array>;
  /** Is it prebuilt beside every JSON file? */
  isStatic?: boolean;
}

/** Checks an endpoint's types and forgets them, so that endpoints of all kinds stand in one list. */
export function defineEndpoint<Q extends QuerySchema, R extends z.ZodType>(endpoint: Endpoint<Q, R>): Endpoint<Q, R> {
  return endpoint;
}
