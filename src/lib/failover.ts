import { BrokenCircuitError } from 'cockatiel';
import { askAtDesk, CannotAnswer, type How } from './desk.ts';
import { ApiError, stackOf } from './errors.ts';
import { UpstreamError } from './net/upstream.ts';
import { isConfigured, type Provider, settingsOf } from './provider.ts';
import { isBusy, type Waiter } from './turns.ts';

export interface AskOptions extends Waiter {
  /** Milliseconds for one provider, from when it is asked. */
  timeout?: number | undefined;
  /** Milliseconds for all of them together, waiting included. */
  budget?: number | undefined;
}

const PROVIDER_TIMEOUT_MS = 6_000;
const TOTAL_BUDGET_MS = 15_000;

/** A provider that gave no answer, and what it threw. */
interface Refusal {
  provider: Provider;
  cause: unknown;
}

/**
 * The first provider's answer, asked in order. ApiError (not found, bad request) is an answer and is thrown on at once. After CannotAnswer
 * the next is asked, after `busy` too, and so after anything else a provider throws, which is an outage. Throws ApiError `not_configured`
 * when nobody could be asked for want of settings, `busy` when one that may know was not asked for all who wait there, `upstream_unavailable`
 * when one that may know is out, `not_covered` when all that were asked have nothing; all name providers and never keys or addresses.
 */
export async function firstAnswer<P extends Provider, Q, A>(
  providers: readonly P[],
  ask: (provider: P) => How<Q, A> | undefined,
  question: Q,
  { caller, signal, timeout = PROVIDER_TIMEOUT_MS, budget = TOTAL_BUDGET_MS }: AskOptions = {},
): Promise<{ value: A; provider: P }> {
  const able = providers.flatMap((provider) => {
    const how = ask(provider);
    return how ? [{ provider, how }] : [];
  });
  if (able.length === 0) throw notCovered([]);
  const ready = able.filter(({ provider }) => isConfigured(provider));
  if (ready.length === 0) throw notConfigured(able.map(({ provider }) => provider));

  const limit = AbortSignal.any([AbortSignal.timeout(budget), ...(signal ? [signal] : [])]);
  const outages: Refusal[] = [];
  const unable: Refusal[] = [];
  let waited: unknown;
  for (const { provider, how } of ready) {
    signal?.throwIfAborted();
    if (limit.aborted) {
      outages.push({ provider, cause: new UpstreamError('timeout', 'no time was left to ask it') });
      continue;
    }
    try {
      return { value: await askAtDesk(provider, how, question, { timeout, signal: limit, caller }), provider };
    } catch (cause) {
      signal?.throwIfAborted();
      if (isBusy(cause)) waited = cause;
      else if (cause instanceof ApiError) throw cause;
      else (cause instanceof CannotAnswer ? unable : outages).push({ provider, cause });
    }
  }
  if (waited) throw waited;
  throw outages.length > 0 ? allOut(outages) : notCovered(unable);
}

/** Why a provider is out, in a word or two that are safe to tell. */
export function outageReason(cause: unknown): string {
  if (cause instanceof BrokenCircuitError) return 'resting after repeated outages';
  if (cause instanceof UpstreamError) return cause.kind;
  return 'fault';
}

function notConfigured(providers: readonly Provider[]): ApiError {
  const settings = providers.map((provider) => `${provider.title} (${settingsOf(provider).join(' and ')})`);
  return new ApiError('not_configured', 'No provider is configured for this question.', {
    hint: `The operator can set up one of: ${settings.join(', ')}`,
  });
}

function notCovered(unable: readonly Refusal[]): ApiError {
  const reasons = unable.map(({ provider, cause }) => `${provider.name} (${cause instanceof Error ? cause.message : cause})`);
  return new ApiError('not_covered', reasons.length ? `No provider has this: ${reasons.join(', ')}.` : 'No provider has this.', {
    hint: 'Nothing is out of order, so asking again soon will not help',
    extra: { providers: unable.map(({ provider }) => provider.name) },
  });
}

function allOut(outages: readonly Refusal[]): ApiError {
  const reasons = outages.map(({ provider, cause }) => `${provider.name} (${outageReason(cause)})`);
  for (const { provider, cause } of outages)
    if (outageReason(cause) === 'fault') console.error(`provider ${provider.name}: ${stackOf(cause)}`);
  return new ApiError('upstream_unavailable', `No provider could be reached: ${reasons.join(', ')}.`, {
    hint: 'This is an outage on the way to the source, not an answer about what you asked. Try again in a minute.',
    extra: { providers: outages.map(({ provider }) => provider.name) },
    cause: outages.map(({ cause }) => cause),
  });
}
