import type { APIContext, APIRoute } from 'astro';
import type { CallContext, Endpoint, Twin } from '../areas/area.ts';
import { cacheControl } from './cache.ts';
import { env } from './env.ts';
import { ApiError, errorBody } from './errors.ts';
import { CORS_HEADERS, JSON_TYPE, matchesEtag, PREFLIGHT_HEADERS, strongEtag } from './http.ts';
import { parseQuery } from './params.ts';

/** The longest an endpoint may take before its upstream work is called off. */
const CALL_TIME_LIMIT_MS = 30_000;

/** Public address of the service: the operator's SITE_URL, else the host the call came to. */
export const baseUrlOf = (requestUrl: URL) => env.SITE_URL ?? requestUrl.origin;

/** An endpoint's body for given parameters, as a twin or a page asks for it. Throws ApiError. */
export async function bodyFor(endpoint: Endpoint<any, any>, params: Readonly<Record<string, string>> = {}, context?: Partial<CallContext>) {
  return endpoint.respond(parseQuery(endpoint.query, new URLSearchParams(params)), {
    signal: context?.signal ?? new AbortController().signal,
    baseUrl: context?.baseUrl ?? env.SITE_URL ?? '',
  });
}

/** The live route of an endpoint: `export const GET = route(endpoint)`. */
export function route(endpoint: Endpoint<any, any>): APIRoute {
  return async (context) => {
    try {
      const params = parseQuery(endpoint.query, context.url.searchParams, pathParams(context));
      const body = await endpoint.respond(params, {
        signal: AbortSignal.any([context.request.signal, AbortSignal.timeout(CALL_TIME_LIMIT_MS)]),
        baseUrl: baseUrlOf(context.url),
      });
      return respondWith(context.request, JSON.stringify(body), cacheControl(endpoint.cache));
    } catch (cause) {
      return respondWithError(endpoint, context, cause);
    }
  };
}

function pathParams(context: APIContext): Record<string, string> {
  const known = Object.entries(context.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known);
}

function respondWithError(endpoint: Endpoint<any, any>, context: APIContext, cause: unknown): Response {
  const error = asApiError(cause, context.url.pathname);
  const body = endpoint.errorBody?.(error, context.url.searchParams) ?? errorBody(error);
  return errorResponse(error, body);
}

/** An unknown throw is logged with its cause and told to the caller without its message. */
export function asApiError(cause: unknown, where: string): ApiError {
  if (cause instanceof ApiError) {
    if (cause.status >= 500) console.error(`${where}: ${cause.message}`, cause.cause ?? '');
    return cause;
  }
  console.error(`${where}:`, cause);
  return new ApiError('internal', 'Something went wrong on our side. The fault is logged.', { cause });
}

/** A Response for an error; errors are never cached. */
export function errorResponse(error: ApiError, body: Record<string, unknown> = errorBody(error)): Response {
  const retryAfter = error.details.retryAfter;
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: {
      ...CORS_HEADERS,
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      ...(retryAfter ? { 'retry-after': String(Math.ceil(retryAfter)) } : {}),
    },
  });
}

function respondWith(request: Request, body: string, cache: string): Response {
  const etag = strongEtag(body);
  const headers = { ...CORS_HEADERS, etag, 'cache-control': cache };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': JSON_TYPE } });
}

/** `OPTIONS` of every route. */
export const preflight: APIRoute = () => new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });

/** A prebuilt file's Response; hosts of static files set its headers by its ending. */
export async function twinResponse(endpoint: Endpoint<any, any>, twin: Twin): Promise<Response> {
  return jsonFile(await bodyFor(endpoint, twin.params));
}

/** A prebuilt JSON file that is no twin: the catalogue, the OpenAPI document. */
export const jsonFile = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': JSON_TYPE } });

/** What is at no other address. */
export const notFound: APIRoute = ({ url }) =>
  errorResponse(new ApiError('not_found', `There is nothing at ${url.pathname}.`, { hint: 'Every address is listed at /index.json' }));
