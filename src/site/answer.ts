import type { z } from 'zod';
import { type CacheRule, cacheControl } from '../kernel/cache.ts';
import { bodyFor, bodyForPage } from '../kernel/call-body.ts';
import { ApiError } from '../kernel/errors.ts';
import { cacheRuleFor } from '../kernel/kept-by.ts';

type AnyEndpoint = Parameters<typeof bodyFor>[0];

/** What a page made on request shows: the body, or what the endpoint says is wrong; its form alone where nothing is asked yet. */
export type PageAnswer<R extends z.ZodType> = { body?: z.output<R>; failure?: never } | { body?: never; failure: ApiError };

/** Parameters of a page's address without the empty ones, which a form sends for fields left blank. */
export const readQuery = (url: URL): Record<string, string> =>
  Object.fromEntries([...url.searchParams].filter(([, value]) => value.trim() !== ''));

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
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'missing_parameter' ? {} : { failure: inWords(error, params) };
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
