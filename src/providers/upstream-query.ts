import { type CacheCall, type CachedAnswer, type CacheOptions, createCache } from './answer-cache.ts';
import { type Attribution, toAttribution } from './attribution.ts';
import { firstAnswer } from './failover.ts';
import type { Provider } from './provider.ts';
import type { ProviderQuery } from './provider-queue.ts';

export type { Provider, Upstream } from './provider.ts';
export { type BatchQuery, CannotAnswer, type ProviderQuery, type QueryFn } from './provider-queue.ts';

/**
 * How an area asks upstreams while a caller waits.
 *
 * 1. `providers/<name>.ts` is data and questions. A question is handed what it asks and what it reaches its upstream with:
 *
 *        export const acme: TrainProvider = {
 *          name: 'acme', title: 'Acme', url: 'https://acme.example/', address: 'https://api.acme.example', requiredSettings: ['API_KEY'],
 *          async station(code, { fetchJson, secret }) {
 *            const { body } = await fetchJson(reply, `/v1/stations/${code}`, { headers: { 'x-key': secret() } });
 *            return { name: body.name };
 *          },
 *        };
 *
 *    It rescues nothing. What it throws says what happened: ApiError `not_found` or `bad_request` is an answer, CannotAnswer "works, but has
 *    nothing for this", anything else an outage. Words of a refusal are told apart by the vendors' table (`refusals.ts`). Where one request
 *    answers several questions, the question is a `BatchQuery`.
 * 2. `defineQuery({ name, providers, query, cache })` makes the function that the area calls with the caller's context: it gives what is
 *    kept, shares a question among those who ask it at the same time, waits in a fair queue, asks the next when one is out, bridges an outage.
 * 3. `test/support/provider-suite.ts` runs every provider through the one contract.
 */
export interface UpstreamQuery<P extends Provider, Q, A> {
  /** Names the kept answers: `weather`, `gst profile`. */
  name: string;
  /** In the order in which they are asked; where the question says whom to ask, by the question. */
  providers: readonly P[] | ((question: Q) => readonly P[]);
  /** How this question is put to that provider; undefined where it is known beforehand that it cannot answer. */
  query(provider: P, question: Q): ProviderQuery<Q, A> | undefined;
  /** `private`: kept in this process alone, never in the store that servers share. */
  cache: Pick<CacheOptions<A>, 'freshMs' | 'staleMs' | 'freshUntil' | 'max'> & { private?: boolean };
  /** Milliseconds for one provider, from when it is asked. */
  timeout?: number;
  /** Milliseconds for all of them together, waiting included. */
  budget?: number;
}

/** The part of a call's context that asking needs. */
export interface QueryContext extends CacheCall {
  /** Whose queue it waits in. */
  caller?: string | undefined;
  /** Awaited before anybody is asked. Throws ApiError where the call may not. */
  beforeAsking?: (() => Promise<void>) | undefined;
}

export interface QueryResult<A> extends CachedAnswer<A> {
  /** Who gave it. */
  provider: Attribution;
}

/** The function that asks a question; equal keys are equal questions. Throws ApiError as `firstAnswer` does. */
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
