import type { APIContext, APIRoute } from 'astro';
import { z } from 'zod';
import { answerHeaders, linkToNext } from './answer-headers.ts';
import {
  bodyForMany,
  callContext,
  chooseFormat,
  enforceRateLimit,
  linkBase,
  type ManyCall,
  queriesUpstream,
  timeLimit,
} from './call-body.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError, asApiError, errorBody, errorHeaders, notFoundAt } from './errors.ts';
import { pickColumns, pickFields } from './fields.ts';
import { emptyValue, querySchema, renderTable } from './formats.ts';
import {
  CORS_HEADERS,
  deprecationHeaders,
  FILE_CACHE,
  IGNORED_HEADER,
  JSON_TYPE,
  KEPT_ON_REQUEST,
  PREFLIGHT_HEADERS,
  tableName,
} from './http.ts';
import { cacheRuleFor } from './kept-by.ts';
import { readMany, rowsOfMany } from './many.ts';
import { findIgnored, parseQuery, refuseUnknown } from './query.ts';

/**
 * Answers a call: parses its parameters, counts it if it asks an upstream, and sets the cache headers. `path` holds the path parameters.
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
    const rule = cacheRuleFor(endpoint, url.searchParams, path);
    await enforceRateLimit(locals, headers, asks);
    const call = callContext(locals, links.read, limit.read);
    const body = await endpoint.respond(params, call);
    const text = fields === undefined ? await format.render(body, params, call) : renderFields(endpoint, name, body, fields);
    return new Response(toBodyInit(text), {
      headers: {
        ...answerHeaders(
          endpoint,
          { rule, type: format.type, name, params, isChosen: url.searchParams.has('format'), isCounted: asks },
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

/**
 * Answers a call with several values of one parameter, each like a call of its own, in order. Each one that asks an upstream is counted.
 */
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
  const rule = cacheRuleFor(endpoint, url.searchParams, path);
  return new Response(text, {
    headers: {
      ...answerHeaders(
        endpoint,
        { rule, type, name, params, isChosen: url.searchParams.has('format'), isCounted: true },
        links.ofThisHost(),
      ),
      ...headers,
    },
  });
}

/** The format and fields of a call, whatever else it sends. */
function parseFormat(endpoint: Endpoint<any, any>, search: URLSearchParams): Record<string, unknown> {
  const { format, fields } = querySchema(endpoint).shape;
  const asked = new URLSearchParams([...search].filter(([name]) => name === 'format' || name === 'fields'));
  return parseQuery(z.object({ ...(format && { format }), ...(fields && { fields }) }), asked);
}

/** A body or table reduced to the members or columns a call selects. Throws ApiError 400 for formats with neither. */
function renderFields(endpoint: Endpoint<any, any>, format: string, body: unknown, fields: string): string {
  if (format === 'json') return JSON.stringify(pickFields(endpoint, body, fields));
  if (format === 'csv' && endpoint.table)
    return pickColumns(endpoint.table(body), fields, () => endpoint.table?.(emptyValue(endpoint.response)) ?? []);
  throw new ApiError('invalid_parameter', `fields chooses members of json and columns of csv; got format=${format}`, {
    extra: { parameter: 'fields' },
  });
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

const toBodyInit = (text: string | Uint8Array): BodyInit => (typeof text === 'string' ? text : new Uint8Array(text));

/** A prebuilt JSON file that belongs to no endpoint: the catalogue, the OpenAPI document. */
export const jsonFile = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': JSON_TYPE } });

/** Any other prebuilt file. */
export const builtFile = (type: string, body: string | Uint8Array): Response =>
  new Response(toBodyInit(body), { headers: { 'content-type': type } });

/** A file that is made on request, with the headers of a prebuilt one. */
export const fileOnRequest = (path: string, type: string, body: string | Uint8Array): Response =>
  new Response(toBodyInit(body), {
    headers: { 'content-type': type, 'cache-control': FILE_CACHE, 'cdn-cache-control': KEPT_ON_REQUEST, ...tableName(path) },
  });

/** The response for every other address. */
export const notFound: APIRoute = ({ url }) => errorResponse(notFoundAt(url.pathname));
