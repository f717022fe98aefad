import type { z } from 'zod';
import { type CacheRule, cacheControl } from '../kernel/cache.ts';
import { bodyFor, bodyForPage } from '../kernel/call-body.ts';
import { ApiError } from '../kernel/errors.ts';
import { FILE_CACHE, KEPT_ON_REQUEST } from '../kernel/http.ts';
import { cacheRuleFor } from '../kernel/kept-by.ts';
import { parseQuery, type QuerySchema } from '../kernel/query.ts';

type AnyEndpoint = Parameters<typeof bodyFor>[0];

/** What a page made on request shows: the body, or what the endpoint says is wrong; its form alone where nothing is asked yet. */
export type PageAnswer<R extends z.ZodType> = { body?: z.output<R>; failure?: never } | { body?: never; failure: ApiError };

/** Lets a page on request be kept as a prebuilt one is. */
export function keepOnRequest({ response }: { response: { headers: Headers } }): void {
  response.headers.set('cache-control', FILE_CACHE);
  response.headers.set('cdn-cache-control', KEPT_ON_REQUEST);
}

/** Parameters of a page's address without the empty ones, which a form sends for fields left blank. */
export const readQuery = (url: URL): Record<string, string> =>
  Object.fromEntries([...url.searchParams].filter(([, value]) => value.trim() !== ''));

/** What a page's form was answered: the parameters as they were read and a value, or what is wrong; nothing of these where nothing is asked yet. */
export type FormAnswer<Q, V> =
  | { asked: Q; answer: V; failure?: never }
  | { asked?: never; answer?: never; failure: ApiError }
  | { asked?: never; answer?: never; failure?: never };

/** Reads the parameters of a page's form by the schema of the same call, and answers with a value of the area. Faults that are not the caller's go on. */
export async function answerForm<S extends QuerySchema, V>(
  schema: S,
  params: Readonly<Record<string, string>>,
  answer: (asked: z.output<S>) => V | Promise<V>,
): Promise<FormAnswer<z.output<S>, V>> {
  try {
    const asked = parseQuery(schema, new URLSearchParams(params));
    return { asked, answer: await answer(asked) };
  } catch (error) {
    return readFailure(error, params);
  }
}

/** An error of the caller's, for people; nothing where a parameter is missing, since the form alone was asked for. Others are thrown on. */
function readFailure(error: unknown, params: Readonly<Record<string, string>>): { failure: ApiError } | { failure?: never } {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'missing_parameter' ? {} : { failure: inWords(error, params) };
}

/**
 * Asks an endpoint for a page made on request. Faults that are not the caller's go on. A page whose endpoint asks an upstream gives itself
 * (`Astro`), so that its reader is counted as any caller is.
 */
export async function callForPage<R extends z.ZodType>(
  endpoint: AnyEndpoint & { response: R },
  params: Readonly<Record<string, string>>,
  page?: { locals: App.Locals; request: Request },
): Promise<PageAnswer<R>> {
  try {
    const body = page ? bodyForPage(endpoint, params, page.locals, page.request.signal) : bodyFor(endpoint, params);
    return { body: endpoint.response.parse(await body) };
  } catch (error) {
    return readFailure(error, params);
  }
}

/** Cache-Control of a page that shows an endpoint's answer: that of the call itself; `rule` where the page may be kept otherwise. */
export const pageCacheControl = (
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, string>>,
  rule: CacheRule = endpoint.cache,
): string => cacheControl(cacheRuleFor({ query: endpoint.query, cache: rule }, new URLSearchParams(params)));

/** The same failure for people, who see no names of parameters: `to: no station …`, `code is not an IFSC`. */
function inWords(error: ApiError, params: Readonly<Record<string, string>>): ApiError {
  const message = error.message
    .replace(/^(\w+): (\w)/, (all, name: string, letter: string) => (name in params ? letter.toUpperCase() : all))
    .replace(/^(\w+) is (?=not )/, (all, name: string) => (params[name] ? `“${params[name]}” is ` : all));
  return new ApiError(error.code, message, { ...error.details, cause: error });
}
