import { BrokenCircuitError } from 'cockatiel';
import { ApiError, formatStack } from '../kernel/errors.ts';
import { isBusy, type Waiter } from '../kernel/fair-queue.ts';
import { UpstreamError } from '../net/upstream.ts';
import { isConfigured, type Provider, requiredVariables } from './provider.ts';
import { CannotAnswer, type ProviderQuery, queryProvider } from './provider-queue.ts';

export interface FailoverOptions extends Waiter {
  /** Timeout of one provider in milliseconds, from when it is asked. */
  timeout?: number | undefined;
  /** Timeout of all of them together, queueing included. */
  budget?: number | undefined;
}

const PROVIDER_TIMEOUT_MS = 6_000;
const TOTAL_BUDGET_MS = 15_000;

/** A provider that did not answer, and what it threw. */
interface Failure {
  provider: Provider;
  cause: unknown;
}

/**
 * Asks providers in order until one answers. An ApiError (not found, bad request) is an answer and is rethrown at once. After CannotAnswer,
 * `busy`, or any other error, which counts as an outage, the next one is asked. If none answers, throws ApiError:
 *
 * - `not_configured` if no provider has its settings,
 * - `busy` if the queue of one that may know is full,
 * - `upstream_unavailable` if one that may know is out,
 * - `not_covered` if all have nothing for this question.
 *
 * Messages name providers, never keys or addresses.
 */
export async function firstAnswer<P extends Provider, Q, A>(
  providers: readonly P[],
  queryFor: (provider: P) => ProviderQuery<Q, A> | undefined,
  question: Q,
  { caller, signal, timeout = PROVIDER_TIMEOUT_MS, budget = TOTAL_BUDGET_MS }: FailoverOptions = {},
): Promise<{ value: A; provider: P }> {
  const capable = providers.flatMap((provider) => {
    const query = queryFor(provider);
    return query ? [{ provider, how: query }] : [];
  });
  if (capable.length === 0) throw notCovered([]);
  const configured = capable.filter(({ provider }) => isConfigured(provider));
  if (configured.length === 0) throw notConfigured(capable.map(({ provider }) => provider));

  const limit = AbortSignal.any([AbortSignal.timeout(budget), ...(signal ? [signal] : [])]);
  const outages: Failure[] = [];
  const uncovered: Failure[] = [];
  let busy: unknown;
  for (const { provider, how: query } of configured) {
    signal?.throwIfAborted();
    if (limit.aborted) {
      outages.push({ provider, cause: new UpstreamError('timeout', 'no time was left to ask it') });
      continue;
    }
    try {
      return { value: await queryProvider(provider, query, question, { timeout, signal: limit, caller }), provider };
    } catch (cause) {
      signal?.throwIfAborted();
      if (isBusy(cause)) busy = cause;
      else if (cause instanceof ApiError) throw cause;
      else (cause instanceof CannotAnswer ? uncovered : outages).push({ provider, cause });
    }
  }
  if (busy) throw busy;
  throw outages.length > 0 ? allUnavailable(outages) : notCovered(uncovered);
}

/** Why a provider is out, in a word or two that are safe to show. */
export function describeOutage(cause: unknown): string {
  if (cause instanceof BrokenCircuitError) return 'not asked again yet, after repeated outages';
  if (cause instanceof UpstreamError) return cause.kind;
  return 'fault';
}

function notConfigured(providers: readonly Provider[]): ApiError {
  const settings = providers.map((provider) => `${provider.title} (${requiredVariables(provider).join(' and ')})`);
  return new ApiError('not_configured', 'No provider is configured for this question.', {
    hint: `The operator can set up one of: ${settings.join(', ')}`,
  });
}

function notCovered(uncovered: readonly Failure[]): ApiError {
  const reasons = uncovered.map(({ provider, cause }) => `${provider.name} (${cause instanceof Error ? cause.message : cause})`);
  return new ApiError('not_covered', reasons.length ? `No provider has this: ${reasons.join(', ')}.` : 'No provider has this.', {
    hint: 'Nothing is out of order, so asking again soon will not help',
    extra: { providers: uncovered.map(({ provider }) => provider.name) },
  });
}

function allUnavailable(outages: readonly Failure[]): ApiError {
  const reasons = outages.map(({ provider, cause }) => `${provider.name} (${describeOutage(cause)})`);
  for (const { provider, cause } of outages)
    if (describeOutage(cause) === 'fault') console.error(`provider ${provider.name}: ${formatStack(cause)}`);
  return new ApiError('upstream_unavailable', `No provider could be reached: ${reasons.join(', ')}.`, {
    hint: 'This is an outage on the way to the source, not an answer about what you asked. Try again in a minute.',
    extra: { providers: outages.map(({ provider }) => provider.name) },
    cause: outages.map(({ cause }) => cause),
  });
}
