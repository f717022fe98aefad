import { type Attribution, toAttribution } from './attribution.ts';
import { firstAnswer } from './failover.ts';
import type { Provider } from './provider.ts';
import type { ProviderQuery } from './provider-queue.ts';
import { type CacheCall, type CachedAnswer, type CacheOptions, createCache } from './upstream-cache.ts';

export type { Provider, Upstream } from './provider.ts';
export { type BatchQuery, CannotAnswer, type ProviderQuery, type QueryFn } from './provider-queue.ts';

/**
 * How an area asks upstreams during a request.
 *
 * 1. `providers/<name>.ts` holds data and query functions, which receive the question and an `upstream`:
 *
 *        export const acme: TrainProvider = {
 *          name: 'acme', title: 'Acme', url: 'https://acme.example/', address: 'https://api.acme.example', requiredSettings: ['API_KEY'],
 *          async station(code, { fetchJson, secret }) {
 *            const { body } = await fetchJson(reply, `/v1/stations/${code}`, { headers: { 'x-key': secret() } });
 *            return { name: body.name };
 *          },
 *        };
 *
 *    It catches nothing. What it throws says what happened: ApiError `not_found` or `bad_request` is an answer, CannotAnswer means that it has
 *    nothing for this question, anything else is an outage. A table maps vendors' refusal texts (`refusals.ts`). If one request can answer
 *    several questions, use a `BatchQuery`.
 * 2. `defineQuery({ name, providers, query, cache })` makes the function that endpoints call with the caller's context. It adds caching, one
 *    request for identical concurrent questions, a fair queue, failover, and an older answer during an outage.
 * 3. `test/support/provider-suite.ts` runs every provider through the same contract.
 */
export interface UpstreamQuery<P extends Provider, Q, A> {
  /** The name of its cache: `weather`, `gst profile`. */
  name: string;
  /** In the order in which they are asked, or a function of the question. */
  providers: readonly P[] | ((question: Q) => readonly P[]);
  /** The provider's function for this question; undefined if it cannot answer it. */
  query(provider: P, question: Q): ProviderQuery<Q, A> | undefined;
  /** `private`: cached in this process only, never in the shared store. */
  cache: Pick<CacheOptions<A>, 'freshMs' | 'staleMs' | 'freshUntil' | 'max'> & { private?: boolean };
  /** Timeout of one provider in milliseconds, from when it is asked. */
  timeout?: number;
  /** Timeout of all of them together, queueing included. */
  budget?: number;
}

/** The part of a call's context that a query needs. */
export interface QueryContext extends CacheCall {
  /** The caller, for fair queues. */
  caller?: string | undefined;
  /** Awaited before an upstream is asked. Throws ApiError if the call is not allowed. */
  beforeAsking?: (() => Promise<void>) | undefined;
}

export interface QueryResult<A> extends CachedAnswer<A> {
  /** The provider that answered. */
  provider: Attribution;
}

/** Makes the function that asks a question; equal keys are equal questions. It throws ApiError as `firstAnswer` does. */
export function defineQuery<P extends Provider, Q, A>({
  name,
  providers,
  query: queryProvider,
  cache,
  timeout,
  budget,
}: UpstreamQuery<P, Q, A>) {
  const { freshUntil, private: isPrivate } = cache;
  const cached = createCache<{ value: A; provider: Attribution }>({
    ...cache,
    freshUntil: freshUntil && (({ value }) => freshUntil(value)),
    shared: isPrivate ? undefined : name,
  });
  return async (key: string, question: Q, { signal, caller, shared, beforeAsking }: QueryContext = {}): Promise<QueryResult<A>> => {
    const query = async (signal: AbortSignal) => {
      await beforeAsking?.();
      const options = { signal, caller, timeout, budget };
      const chosen = typeof providers === 'function' ? providers(question) : providers;
      const { value, provider } = await firstAnswer(chosen, (one) => queryProvider(one, question), question, options);
      return { value, provider: toAttribution(provider) };
    };
    const { value, ...kept } = await cached(key, query, { signal, shared });
    return { ...kept, ...value };
  };
}
