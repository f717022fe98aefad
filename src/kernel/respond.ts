import type { APIContext, APIRoute } from 'astro';
import { z } from 'zod';
import { answerHeaders, linkToNext } from './answer-headers.ts';
import { type CallContext, type Endpoint, internalCall, type StaticFile } from './endpoint.ts';
import { env } from './env.ts';
import { ApiError, asApiError, errorBody, errorHeaders, notFoundAt } from './errors.ts';
import { pickColumns, pickFields } from './fields.ts';
import { defaultFormat, emptyValue, listFormats, querySchema, renderTable } from './formats.ts';
import { CORS_HEADERS, deprecationHeaders, IGNORED_HEADER, JSON_TYPE, PREFLIGHT_HEADERS } from './http.ts';
import { answerMany, type ManyBody, oneOf, readMany, rowsOfMany } from './many.ts';
import { findIgnored, parseQuery, refuseUnknown } from './params.ts';

/** The longest an endpoint may take before its upstream work is called off. */
const CALL_TIME_LIMIT_MS = 30_000;

/** An endpoint's body for given parameters, as a static file or a page asks for it. `origin` is the service's address where SITE_URL does not say it. Throws ApiError. */
export async function bodyFor(endpoint: Endpoint<any, any>, params: Readonly<Record<string, string>> = {}, origin?: string) {
  return endpoint.respond(parseQuery(endpoint.query, new URLSearchParams(params)), internalCall(env.SITE_URL ?? origin));
}

/**
 * An endpoint's body for a page that is made while its reader waits: a page is a call like any, counted where it asks an upstream. `locals` are
 * what the server knows of the call. Throws ApiError.
 */
export async function bodyForPage(
  endpoint: Endpoint<any, any>,
  params: Readonly<Record<string, string>>,
  locals: App.Locals,
  signal: AbortSignal,
) {
  const given = parseQuery(endpoint.query, new URLSearchParams(params));
  await enforceRateLimit(locals, {}, queriesUpstream(endpoint, given));
  const { caller = '', address = '', shared } = locals;
  return endpoint.respond(given, {
    ...internalCall(env.SITE_URL),
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIME_LIMIT_MS)]),
    caller,
    address,
    shared,
  });
}

/**
 * Answers a call: reads its parameters, counts a call that asks an upstream, and says by Cache-Control, CDN-Cache-Control and No-Vary-Search for how
 * long and for which addresses the answer may be kept. `path` are the parameters in the path.
 */
export async function answerCall(endpoint: Endpoint<any, any>, path: Record<string, string>, context: APIContext): Promise<Response> {
  const { locals, url, request } = context;
  const query = querySchema(endpoint);
  const headers: Record<string, string> = endpoint.deprecated ? deprecationHeaders(endpoint.deprecated) : {};
  const limit = timeLimit(request.signal);
  try {
    const many = readMany(endpoint, url.searchParams, path);
    const links = linkBase(url.origin);
    if (many) return await respondToMany(many, endpoint, path, context, { headers, links, signal: limit.read });
    const given = parseQuery(query, url.searchParams, path);
    const { name, format, params, fields } = chooseFormat(endpoint, given);
    const asks = queriesUpstream(endpoint, params);
    await enforceRateLimit(locals, headers, asks);
    const call = callContext(locals, links.read, limit.read);
    const body = await endpoint.respond(params, call);
    const text = fields === undefined ? await format.render(body, params, call) : renderFields(endpoint, name, body, fields);
    return new Response(toBodyInit(text), {
      headers: {
        ...answerHeaders(
          endpoint,
          { type: format.type, name, params, isChosen: url.searchParams.has('format'), isCounted: asks },
          links.ofThisHost(),
        ),
        ...headers,
        ...linkToNext(endpoint, body, path, url.searchParams),
      },
    });
  } catch (cause) {
    const error = asApiError(cause, endpoint.path);
    const ignored = findIgnored(query, url.searchParams);
    return errorResponse(error, endpoint.errorBody?.(error, url.searchParams), {
      ...headers,
      ...(ignored && { [IGNORED_HEADER]: ignored }),
    });
  } finally {
    limit.end();
  }
}

interface ManyCall {
  headers: Record<string, string>;
  links: ReturnType<typeof linkBase>;
  signal: () => AbortSignal;
}

/** Answers a call with several values of one parameter: each as a call of its own, in their order. What has to be asked for is counted one by one. */
async function respondToMany(
  values: readonly string[],
  endpoint: Endpoint<any, any>,
  path: Readonly<Record<string, string>>,
  { locals, url }: APIContext,
  { headers, links, signal }: ManyCall,
): Promise<Response> {
  refuseUnknown(querySchema(endpoint), url.searchParams);
  const { name, format, params, fields } = chooseFormat(endpoint, parseFormat(endpoint, url.searchParams));
  if (name !== 'json' && name !== 'csv')
    throw new ApiError('invalid_parameter', `Several values are answered as json${endpoint.table ? ' or csv' : ''}; got format=${name}`, {
      extra: { parameter: 'format' },
    });
  const body = await bodyForMany(endpoint, values, { search: url.searchParams, path }, { locals, links, signal, headers });
  const rows = () => rowsOfMany(endpoint, body);
  const text =
    name === 'json'
      ? JSON.stringify(
          fields === undefined
            ? body
            : { ...body, data: body.data.map((one) => ({ ...one, answer: one.answer && pickFields(endpoint, one.answer, fields) })) },
        )
      : fields === undefined
        ? renderTable(endpoint, rows())
        : pickColumns(rows(), `asked,error,${fields}`, () => []);
  const { type } = format;
  return new Response(text, {
    headers: {
      ...answerHeaders(endpoint, { type, name, params, isChosen: url.searchParams.has('format'), isCounted: true }, links.ofThisHost()),
      ...headers,
    },
  });
}

async function bodyForMany(
  endpoint: Endpoint<any, any>,
  values: readonly string[],
  { search, path }: { search: URLSearchParams; path: Readonly<Record<string, string>> },
  { locals, links, signal, headers }: ManyCall & { locals: Partial<App.Locals> },
): Promise<ManyBody> {
  await enforceRateLimit(locals, headers, false);
  const call = callContext(locals, links.read, signal);
  Object.assign(call, { beforeAsking: () => enforceRateLimit(locals, headers, true) });
  return answerMany(values, async (value) => {
    const one = oneOf(endpoint, value, search, path);
    try {
      const params = chooseFormat(endpoint, parseQuery(querySchema(endpoint), one.search, one.path)).params;
      return { answer: await endpoint.respond(params, call), error: null };
    } catch (cause) {
      const error = asApiError(cause, endpoint.path);
      return { answer: null, error: endpoint.errorBody?.(error, one.search) ?? errorBody(error) };
    }
  });
}

/** The format and the fields of a call, whatever else it sends. */
function parseFormat(endpoint: Endpoint<any, any>, search: URLSearchParams): Record<string, unknown> {
  const { format, fields } = querySchema(endpoint).shape;
  const asked = new URLSearchParams([...search].filter(([name]) => name === 'format' || name === 'fields'));
  return parseQuery(z.object({ ...(format && { format }), ...(fields && { fields }) }), asked);
}

/** The members of a body, or the columns of its table, that a call chooses. Throws ApiError 400 for what has neither. */
function renderFields(endpoint: Endpoint<any, any>, format: string, body: unknown, fields: string): string {
  if (format === 'json') return JSON.stringify(pickFields(endpoint, body, fields));
  if (format === 'csv' && endpoint.table)
    return pickColumns(endpoint.table(body), fields, () => endpoint.table?.(emptyValue(endpoint.response)) ?? []);
  throw new ApiError('invalid_parameter', `fields chooses members of json and columns of csv; got format=${format}`, {
    extra: { parameter: 'fields' },
  });
}

/**
 * The signal of a call's work: the caller has gone, or the time is over. It is made when somebody reads it, which few endpoints do, and lets go
 * of its timer when the call ends: a timer that runs on would hold the call in memory for half a minute.
 */
function timeLimit(gone: AbortSignal) {
  let made: AbortController | undefined;
  let timer: NodeJS.Timeout | undefined;
  const leave = () => made?.abort(gone.reason);
  function make(): AbortController {
    const controller = new AbortController();
    if (gone.aborted) controller.abort(gone.reason);
    gone.addEventListener('abort', leave, { once: true });
    timer = setTimeout(() => controller.abort(new DOMException('The call took too long', 'TimeoutError')), CALL_TIME_LIMIT_MS);
    return controller;
  }
  return {
    read(): AbortSignal {
      made ??= make();
      return made.signal;
    },
    end(): void {
      clearTimeout(timer);
      gone.removeEventListener('abort', leave);
    },
  };
}

/**
 * The body of a call that came another way than by an address, with the same limits and errors: `given` are its parameters as texts, those of
 * the path among them. Names those that the endpoint does not know. Throws ApiError.
 */
export async function callBody(
  endpoint: Endpoint<any, any>,
  given: Readonly<Record<string, string>>,
  { locals, origin, signal }: { locals: Partial<App.Locals>; origin: string; signal: AbortSignal },
): Promise<{ body: unknown; ignored: string }> {
  const [path, query] = [true, false].map((inPath) =>
    Object.entries(given).filter(([name]) => endpoint.path.includes(`{${name}}`) === inPath),
  ) as [[string, string][], [string, string][]];
  const search = new URLSearchParams(query);
  const many = readMany(endpoint, search, Object.fromEntries(path));
  const limit = timeLimit(signal);
  try {
    if (many) {
      refuseUnknown(endpoint.query, search);
      const call = { locals, links: linkBase(origin), signal: limit.read, headers: {} };
      return { body: await bodyForMany(endpoint, many, { search, path: Object.fromEntries(path) }, call), ignored: '' };
    }
    const params = parseQuery(endpoint.query, search, Object.fromEntries(path));
    await enforceRateLimit(locals, {}, queriesUpstream(endpoint, params));
    const body = await endpoint.respond(params, callContext(locals, linkBase(origin).read, limit.read));
    return { body, ignored: findIgnored(endpoint.query, search) };
  } finally {
    limit.end();
  }
}

const queriesUpstream = ({ queriesUpstream }: Endpoint<any, any>, params: unknown): boolean =>
  queriesUpstream === true || queriesUpstream?.(params) === true;

const callContext = (locals: Partial<App.Locals>, baseUrl: () => string, signal: () => AbortSignal): CallContext => ({
  get signal() {
    return signal();
  },
  get baseUrl() {
    return baseUrl();
  },
  caller: locals.caller ?? '',
  address: locals.address ?? '',
  shared: locals.shared,
  spend: locals.spend,
});

/** Adds to `headers` what is left of the caller's calls. Throws ApiError when the server does not let this one through. */
async function enforceRateLimit(
  { rateLimit, caller = '', key = '' }: Partial<App.Locals>,
  headers: Record<string, string>,
  asks: boolean,
): Promise<void> {
  const counted = await rateLimit?.(caller, key, asks);
  Object.assign(headers, counted?.responseHeaders);
  const refusal = counted?.refusal;
  if (refusal) throw new ApiError(refusal.code, refusal.message, { hint: refusal.hint, retryAfter: refusal.retryAfter });
}

/**
 * What links in a body begin with: the operator's SITE_URL, else the host that the call came to. A body that has read the host is true of
 * that host alone, and is not kept for others.
 */
function linkBase(origin: string) {
  let used = false;
  return {
    read(): string {
      used = true;
      return env.SITE_URL ?? origin;
    },
    ofThisHost: () => used && env.SITE_URL === undefined,
  };
}

/** A Response for an error; errors are never cached. */
export function errorResponse(
  error: ApiError,
  body: Record<string, unknown> = errorBody(error),
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), { status: error.status, headers: { ...CORS_HEADERS, ...headers, ...errorHeaders(error) } });
}

/** `OPTIONS` of every route. */
export const preflight: APIRoute = () => new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });

/** The body of a prebuilt file in one of the endpoint's formats. */
export async function staticFileBody(endpoint: Endpoint<any, any>, file: StaticFile, name: string): Promise<string | Uint8Array> {
  const format = listFormats(endpoint)[name];
  if (!format) throw new Error(`${endpoint.path} has no format ${name}`);
  if (name === 'csv' && file.wholeTable) return renderTable(endpoint, await file.wholeTable());
  const params = parseQuery(endpoint.query, new URLSearchParams(file.params));
  const call = internalCall(env.SITE_URL);
  return format.render(await endpoint.respond(params, call), params, call);
}

/** The representation that a call asks for, the members that it chooses, and the parameters that are the endpoint's own. */
function chooseFormat(endpoint: Endpoint<any, any>, given: Record<string, unknown>) {
  const formats = listFormats(endpoint);
  const { shape } = endpoint.query;
  const { format: asked, fields } = given;
  const own = Object.hasOwn(shape, 'format');
  const name = own || asked === undefined ? defaultFormat(endpoint) : String(asked);
  const format = formats[name];
  if (!format) throw new Error(`${endpoint.path} has no format ${name}`);
  const params = Object.fromEntries(
    Object.entries(given).filter(([one]) => (one !== 'format' && one !== 'fields') || Object.hasOwn(shape, one)),
  );
  return { name, format, params, fields: Object.hasOwn(shape, 'fields') ? undefined : (fields as string | undefined) };
}

const toBodyInit = (text: string | Uint8Array): BodyInit => (typeof text === 'string' ? text : new Uint8Array(text));

/** A prebuilt JSON file of no endpoint: the catalogue, the OpenAPI document. */
export const jsonFile = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': JSON_TYPE } });

/** A prebuilt file of any other kind. */
export const builtFile = (type: string, body: string | Uint8Array): Response =>
  new Response(toBodyInit(body), { headers: { 'content-type': type } });

/** What is at no other address. */
export const notFound: APIRoute = ({ url }) => errorResponse(notFoundAt(url.pathname));
