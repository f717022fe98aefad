import createClient from 'openapi-fetch';
import type { paths } from './api.js';
import { rememberAnswers } from './remember.js';
import { retry } from './retry.js';

export type { components, paths } from './api.js';

export interface Options {
  /** Where the service stands: `https://jaankari.example`. */
  baseUrl: string;
  /** A key that lifts your limit, where the operator has given you one. */
  apiKey?: string;
  /** How often a call is made again that was refused for now, or did not arrive. */
  retries?: number;
  /** Answers that are kept and asked for by their ETag; 0 keeps none. */
  remember?: number;
  /** What asks; the platform's own unless said. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client with a typed call for every address:
 *
 *     const jaankari = createJaankari({ baseUrl: 'https://jaankari.example' });
 *     const { data, error } = await jaankari.GET('/fuel/history', { params: { query: { city: 'mumbai', days: 7 } } });
 */
export function createJaankari({ baseUrl, apiKey, retries = 2, remember = 200, fetch = globalThis.fetch }: Options) {
  const ask = rememberAnswers(retry(fetch, retries), remember);
  return createClient<paths>({
    baseUrl,
    fetch: ask,
    // Filters of a table are parameters of their own; several values have commas between.
    querySerializer: { object: { style: 'form', explode: true }, array: { style: 'form', explode: false } },
    ...(apiKey !== undefined && { headers: { 'x-api-key': apiKey } }),
  });
}

/** What a page of a list says of the others: how many records there are in all, or the mark of the page after it. */
interface Page {
  total?: number;
  next?: string | null;
}

interface Read<B> {
  data?: B;
  error?: unknown;
}

/**
 * All records of a list in pages, asked for page by page as they are taken, by their number or by the mark that the page before gives. `pick` names
 * them where they are not called `data`:
 *
 *     for await (const scheme of records((page) => jaankari.GET('/schemes', { params: { query: { q: 'widow', page } } }))) ...
 *     records((page) => jaankari.GET('/ifsc/search', { params: { query: { q: 'sbi', page } } }), ({ results }) => results)
 *     records((_, next) => jaankari.GET('/tables/{area}/{table}', { params: { path, query: { _next: next } } }))
 *
 * Throws JaankariError where a page is refused.
 */
export function records<R, B extends Page & { data: readonly R[] }>(
  readPage: (page: number, next: string | undefined) => Promise<Read<B>>,
): AsyncGenerator<B['data'][number], void>;
export function records<R, B extends Page>(
  readPage: (page: number, next: string | undefined) => Promise<Read<B>>,
  pick: (body: B) => readonly R[] | undefined,
): AsyncGenerator<R, void>;
export async function* records<R, B extends Page>(
  readPage: (page: number, next: string | undefined) => Promise<Read<B>>,
  pick: (body: B) => readonly R[] | undefined = (body) => (body as unknown as { data: readonly R[] }).data,
): AsyncGenerator<R, void> {
  let given = 0;
  let next: string | undefined;
  for (let page = 1; ; page += 1) {
    const { data, error } = await readPage(page, next);
    if (!data) throw new JaankariError(error);
    const found = pick(data) ?? [];
    yield* found;
    given += found.length;
    next = data.next ?? undefined;
    const isLast = data.next === undefined ? found.length === 0 || given >= (data.total ?? given) : data.next === null;
    if (isLast) return;
  }
}

/** What the service refused: its `code`, what was given, and what to try. */
export class JaankariError extends Error {
  override name = 'JaankariError';
  readonly code: string;
  readonly hint: string | undefined;
  constructor(body: unknown) {
    const { error, code, hint } = (body ?? {}) as { error?: string; code?: string; hint?: string };
    super(error ?? 'The service gave no answer');
    this.code = code ?? 'internal';
    this.hint = hint;
  }
}
