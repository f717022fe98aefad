import type { z } from 'zod';
import type { ApiError, ErrorCode } from '../kernel/errors.ts';
import type { Deprecation } from '../kernel/http.ts';
import type { SharedStore } from '../kernel/shared.ts';
import type { CacheRule } from './cache.ts';
import type { Row } from './csv.ts';
import type { QuerySchema } from './query.ts';

/** What an endpoint knows about the call besides its parameters. */
export interface CallContext {
  /** Aborts when the caller disconnects or the call times out. */
  signal: AbortSignal;
  /** Public URL of the service without a trailing slash, for absolute links in bodies. */
  baseUrl: string;
  /** The caller's network (IPv6 by /64), for fair queues; never logged or stored. Empty during a build. */
  caller: string;
  /** The caller's full address, for calls about oneself; never logged or stored. Empty during a build. */
  address: string;
  /** The store that servers share (REDIS_URL). */
  shared: SharedStore | undefined;
  /** Awaited before an upstream is asked, if the call has not been counted yet. Throws ApiError if it is not allowed. */
  beforeAsking?: (() => Promise<void>) | undefined;
  /** Adds CPU time that a thread spent on the call, in milliseconds. */
  spend?: ((ms: number) => void) | undefined;
}

/** The context of an internal call, by a build or by another endpoint. */
export const internalCall = (baseUrl = ''): CallContext => ({
  signal: new AbortController().signal,
  baseUrl,
  caller: '',
  address: '',
  shared: undefined,
});

/** One call of an endpoint that has an address of a file. */
export interface StaticFile {
  /** Path of the file, from the root and ending in `.json`. */
  path: string;
  /** The parameters as a caller would send them. */
  params: Readonly<Record<string, string>>;
  /** The rows of its CSV if that holds more than the body's table, such as all pages of a list. */
  wholeTable?(): Promise<readonly Row[]>;
  /**
   * The server makes it on request, since there are too many for a host of files: `all` representations, or all but the JSON. What they tell
   * stands in a prebuilt file that is shared by many.
   */
  onRequest?: 'all' | 'tables';
  /** The page that shows the same computed figures. A build makes both in one process, which computes them once. */
  beside?: string;
}

export interface Example {
  title: string;
  params: Readonly<Record<string, string>>;
}

/**
 * One path of the API. The live route, the static file and the HTML page all show the body that `respond()` returns.
 * From this the catalogue derives routes, files, docs, OpenAPI and the tools for agents.
 */
export interface Endpoint<Q extends QuerySchema = QuerySchema, R extends z.ZodType = z.ZodType> {
  /** Path, with `{name}` for a path parameter: `/liquor/product/{id}`. */
  path: string;
  /** Other paths of the same endpoint. */
  aliases?: readonly string[];
  title: string;
  summary: string;
  /**
   * The agent tool that it is a view of, unless the first segment of its path names it: `/train/route` is the view `route` of `train_number`.
   * False if it has no tool, because its body is an index for programs, too large for a conversation, or covered by another tool.
   */
  tool?: string | false;
  query: Q;
  response: R;
  cache: CacheRule;
  examples: readonly [Example, ...Example[]];
  /**
   * Whether a call asks an upstream: always, or for some parameters (`/crypto?live=1`). Only such calls are rate limited and may need a key.
   */
  queriesUpstream?: true | ((params: z.output<Q>) => boolean);
  /** Its error codes besides those of invalid parameters and of rate limits: `unknown_place`, `snapshot_unavailable`, `upstream_unavailable`. */
  errors?: readonly ErrorCode[];
  /**
   * The date (YYYY-MM-DD) of a body's figures, which agents are told, if it is not in `as_of`, `updated_at`, `observed_at` or `last_updated`.
   * The date of a journey or a birth is not meant.
   */
  dayOf?(body: z.input<R>): string | undefined;
  /** The body. Throws ApiError for whatever the caller should know. */
  respond(params: z.output<Q>, context: CallContext): Promise<z.input<R>>;
  /** The calls that have files, prebuilt unless they say so; none for an endpoint that asks an upstream. */
  staticFiles?(): Promise<StaticFile[]>;
  /**
   * Representations besides JSON, by name: csv, svg, png, html, xml, md, ics. Callers choose one by `format=` (added and documented for every
   * endpoint that has no `format` of its own) or by a file's extension. `json: null` means that there is no JSON.
   */
  formats?: Readonly<Record<string, Format<Q, R> | null>>;
  /**
   * The body has absolute URLs of this service, so it is true for one host only. Without SITE_URL its prebuilt files are answered live, for
   * the requested host.
   */
  hasAbsoluteUrls?: true;
  /** The format without `format=`; `json` by default. */
  defaultFormat?: string;
  /** The body's table, one record per row, which adds the format `csv`. Must accept an empty body, from which docs take the columns. */
  table?(body: z.input<R>): readonly Row[];
  /** False to prebuild no CSV files, where nobody would open thousands of them; CSV is still served live. */
  tableFiles?: false;
  /** The parameter that takes several comma-separated values, each answered as a call of its own (api/many.ts). */
  many?: keyof z.output<Q> & string;
  /** The `_next` cursor of the following page, also sent in the Link header; undefined on the last page. */
  nextPage?(body: z.input<R>): string | undefined;
  /** Marks the endpoint as deprecated and names its replacement, in every answer (docs/versioning.md). */
  deprecated?: Deprecation;
  /** The error body, if this family has a shape of its own. */
  errorBody?(error: ApiError, search: URLSearchParams): Record<string, unknown>;
  /** The schema of that error body, for docs. */
  errorShape?: z.ZodType;
}

/** One representation of an endpoint's body. */
export interface Format<Q extends QuerySchema = any, R extends z.ZodType = any> {
  /** Media type with charset. */
  type: string;
  /** What it is, for docs, after a comma. */
  about: string;
  render(body: z.input<R>, params: z.output<Q>, context: CallContext): string | Uint8Array | Promise<string | Uint8Array>;
  /** Whether it is prebuilt beside every JSON file. */
  isStatic?: boolean;
}

/** Checks an endpoint's types; returns it as it is. */
export function defineEndpoint<Q extends QuerySchema, R extends z.ZodType>(endpoint: Endpoint<Q, R>): Endpoint<Q, R> {
  return endpoint;
}
