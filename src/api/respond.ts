import type { APIContext, APIRoute } from 'astro';
import { ApiError, asApiError, errorBody, errorHeaders, notFoundAt } from '../kernel/errors.ts';
import { CORS_HEADERS, deprecationHeaders, FILE_CACHE, IGNORED_HEADER, JSON_TYPE, PREFLIGHT_HEADERS, tableName } from '../kernel/http.ts';
import { answerHeaders, linkToNext, ruleOfHost } from './answer-headers.ts';
import { NOT_KEPT } from './cache.ts';
import type { ServerCall } from './call.ts';
import { bodyForMany, callContext, enforceRateLimit, linkBase, type ManyCall, timeLimit } from './call-body.ts';
import { compile, type ReadCall, withBom } from './compile.ts';
import type { Endpoint } from './endpoint.ts';
import { pickColumns } from './fields.ts';
import { renderTable } from './formats.ts';
import { readMany, rowsOfMany } from './many.ts';

/**
 * Answers a call: parses its parameters, counts it if it asks an upstream, and sets the cache headers. `path` holds the path parameters.
 */
export async function answerCall(endpoint: Endpoint<any, any>, path: Record<string, string>, context: APIContext): Promise<Response> {
  const { locals, url, request } = context;
  const { query, parse, run, write } = compile(endpoint);
  const headers: Record<string, string> = endpoint.deprecated ? deprecationHeaders(endpoint.deprecated) : {};
  const limit = timeLimit(request.signal);
  try {
    const many = readMany(endpoint, url.searchParams, path);
    const links = linkBase(url.origin);
    if (many) return await respondToMany(many, endpoint, path, context, { headers, links, signal: limit.read });
    const call = parse(url.searchParams, path);
    await enforceRateLimit(locals, headers, call.isCounted);
    const asking = callContext(locals, links.read, limit.read);
    const body = await run(call, asking);
    const text = await write(call, body, asking);
    const next = linkToNext(endpoint, body, path, url.searchParams);
    return answered(endpoint, call, text, links, locals, { ...headers, ...next });
  } catch (cause) {
    const error = asApiError(cause, endpoint.path);
    const ignored = query.findIgnored(url.searchParams);
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
  const { query, parseFormat, pick, ruleFor } = compile(endpoint);
  query.refuseUnknown(url.searchParams);
  const chosen = parseFormat(url.searchParams);
  const { name, fields, bom } = chosen;
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
            : { ...body, data: body.data.map((one) => ({ ...one, answer: one.answer && pick(one.answer, fields) })) },
        )
      : fields === undefined
        ? withBom(renderTable(endpoint, rows()), bom)
        : withBom(
            pickColumns(rows(), `asked,error,${fields}`, () => []),
            bom,
          );
  const rule = ruleFor(url.searchParams, path);
  const call = { ...chosen, params: {}, rule, isChosen: url.searchParams.has('format'), isCounted: true };
  return answered(endpoint, call, text, links, locals, headers);
}

/** The Response of an answer; tells the server how long to keep it. */
function answered(
  endpoint: Endpoint<any, any>,
  call: ReadCall,
  text: string | Uint8Array,
  links: ReturnType<typeof linkBase>,
  { keep }: Partial<ServerCall>,
  headers: Readonly<Record<string, string>>,
): Response {
  const rule = ruleOfHost(call.rule, links.ofThisHost());
  // Each counted call must reach the server.
  keep?.(call.isCounted ? NOT_KEPT : rule);
  return new Response(toBodyInit(text), { headers: { ...answerHeaders(endpoint, call, rule), ...headers } });
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
/** A JSON-RPC error for a request that is not valid, with status 400. */
export const protocolError = (message: string): Response =>
  new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } }), {
    status: 400,
    headers: { ...CORS_HEADERS, 'content-type': JSON_TYPE },
  });

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
    headers: { 'content-type': type, 'cache-control': FILE_CACHE, ...tableName(path) },
  });

/** The response for every other address. */
export const notFound: APIRoute = ({ url }) => errorResponse(notFoundAt(url.pathname));
