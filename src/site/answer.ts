import type { z } from 'zod';
import { type CacheRule, cacheControl, KEPT_ON_REQUEST } from '../api/cache.ts';
import { contextForPage } from '../api/call-body.ts';
import type { CallContext } from '../api/endpoint.ts';
import { compileRule } from '../api/kept-by.ts';
import { parseQuery, type QuerySchema } from '../api/query.ts';
import { ApiError } from '../kernel/errors.ts';
import { FILE_CACHE } from '../kernel/http.ts';

/** Lets a page on request be kept as a prebuilt one is. */
export function keepOnRequest({ response, locals }: { response: { headers: Headers }; locals: App.Locals }): void {
  response.headers.set('cache-control', FILE_CACHE);
  locals.keep?.(KEPT_ON_REQUEST);
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
  answer: (params: z.output<S>) => V | Promise<V>,
): Promise<FormAnswer<z.output<S>, V>> {
  try {
    const call = parseQuery(schema, new URLSearchParams(params));
    return { asked: call, answer: await answer(call) };
  } catch (error) {
    return readFailure(error, params);
  }
}

/**
 * What a value is asked with on a page made on request (`Astro`): where that asks an upstream, the page is counted as a call of its reader. Throws
 * ApiError where they have made too many.
 */
export const callOfPage = ({ locals, request }: { locals: App.Locals; request: Request }): Promise<CallContext> =>
  contextForPage(locals, request.signal);

/** An error of the caller's, for people; nothing where a parameter is missing, since the form alone was asked for. Others are thrown on. */
function readFailure(error: unknown, params: Readonly<Record<string, string>>): { failure: ApiError } | { failure?: never } {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'missing_parameter' ? {} : { failure: inWords(error, params) };
}

/** Says in the head of a look-up page how it went: the status of a failure, which nobody keeps, or how long the answer is kept (a Cache-Control). */
export function sayOutcome(
  { response }: { response: ResponseInit & { headers: Headers } },
  failure: ApiError | undefined,
  kept: string,
): void {
  if (failure) response.status = failure.status;
  response.headers.set('cache-control', failure ? 'no-store' : kept);
}

/** Cache-Control of a page that shows the answer to a call: the call's rule, narrowed by what its parameters tell of a person. */
export const pageCacheControl = (call: { query: QuerySchema; cache: CacheRule }, params: Readonly<Record<string, string>>): string =>
  cacheControl(compileRule(call)(new URLSearchParams(params)));

/** `dob must be a day that exists, as YYYY-MM-DD; got "soon"`. */
const MUST_BE = /^(\w+) must be ((?:(?!, as [A-Z:-]+;).)+?)(?:, as [A-Z:-]+)?; got .*$/s;

/** The same failure for people, who see no names of parameters: `to: no station …`, `code is not an IFSC`, `ip must be an address …; got 999`. */
function inWords(error: ApiError, params: Readonly<Record<string, string>>): ApiError {
  const message = error.message
    .replace(/^(\w+): (\w)/, (all, name: string, letter: string) => (name in params ? letter.toUpperCase() : all))
    .replace(/^(\w+) is (?=not )/, (all, name: string) => (params[name] ? `“${params[name]}” is ` : all))
    .replace(MUST_BE, (all, name: string, accepted: string) => (params[name] ? `“${params[name]}” is not ${accepted}.` : all));
  return new ApiError(error.code, message, { ...error.details, cause: error });
}
