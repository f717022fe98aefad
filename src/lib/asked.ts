import { type Attribution, attributionOf } from './attribution.ts';
import type { How } from './desk.ts';
import { firstAnswer } from './failover.ts';
import type { Provider } from './provider.ts';
import { keepRecent, type RecentAnswer } from './recent.ts';
import type { SharedStore } from './shared.ts';

export { CannotAnswer, type How, type Put, type Together } from './desk.ts';
export type { Provider, Upstream } from './provider.ts';

/**
 * How an area asks upstreams while a caller waits.
 *
 * 1. `providers/<name>.ts` is data and questions. A question is handed what it asks and what it reaches its upstream with:
 *
 *        export const acme: TrainProvider = {
 *          name: 'acme', title: 'Acme', url: 'https://acme.example/', address: 'https://api.acme.example', needs: ['API_KEY'],
 *          async station(code, { askJson, secret }) {
 *            const { body } = await askJson(reply, `/v1/stations/${code}`, { headers: { 'x-key': secret() } });
 *            return { name: body.name };
 *          },
 *        };
 *
 *    It rescues nothing. What it throws says what happened: ApiError `not_found` or `bad_request` is an answer, CannotAnswer "works, but has
 *    nothing for this", anything else an outage. Words of a refusal are told apart by the vendors' table (`refusals.ts`). Where one request
 *    answers several questions, the question is a `Together`.
 * 2. `defineQuestion({ name, providers, ask, keep })` makes the function that the area calls with the caller's context: it gives what is
 *    kept, shares a question among those who ask it at the same time, waits in a fair row, asks the next when one is out, bridges an outage.
 * 3. `test/support/provider-suite.ts` runs every provider through the one contract.
 */
export interface Question<P extends Provider, Q, A> {
  /** Names the kept answers: `weather`, `gst profile`. */
  name: string;
  /** In the order in which they are asked; where the question says whom to ask, by the question. */
  providers: readonly P[] | ((question: Q) => readonly P[]);
  /** How this question is put to that provider; undefined where it is known beforehand that it cannot answer. */
  ask(provider: P, question: Q): How<Q, A> | undefined;
  keep: {
    /** Milliseconds for which an answer is given again. */
    fresh: number;
    /** Milliseconds for which it bridges an outage. */
    stale: number;
    /** Until when (milliseconds since the epoch) the provider asks not to be asked again. */
    until?(answer: A): number | undefined;
    /** Kept in this process alone, never in the store that servers share. */
    private?: boolean;
    max?: number;
  };
  /** Milliseconds for one provider, from when it is asked. */
  timeout?: number;
  /** Milliseconds for all of them together, waiting included. */
  budget?: number;
}

/** The part of a call's context that asking needs. */
export interface AskContext {
  signal?: AbortSignal | undefined;
  /** Whose row it waits in. */
  caller?: string | undefined;
  shared?: SharedStore | undefined;
}

export interface Answered<A> extends RecentAnswer<A> {
  /** Who gave it. */
  provider: Attribution;
}

/** The function that asks a question; equal keys are equal questions. Throws ApiError as `firstAnswer` does. */
export function defineQuestion<P extends Provider, Q, A>({ name, providers, ask, keep, timeout, budget }: Question<P, Q, A>) {
  const { until, private: isPrivate } = keep;
  const recent = keepRecent<{ value: A; provider: Attribution }>({
    ...keep,
    until: until && (({ value }) => until(value)),
    shared: isPrivate ? undefined : name,
  });
  return async (key: string, question: Q, { signal, caller, shared }: AskContext = {}): Promise<Answered<A>> => {
    const put = async (whileWanted: AbortSignal) => {
      const options = { signal: whileWanted, caller, timeout, budget };
      const asked = typeof providers === 'function' ? providers(question) : providers;
      const { value, provider } = await firstAnswer(asked, (one) => ask(one, question), question, options);
      return { value, provider: attributionOf(provider) };
    };
    const { value, ...kept } = await recent(key, put, { signal, shared });
    return { ...kept, ...value };
  };
}
