import { BrokenCircuitError, type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { providerSecret } from './env.ts';
import { ApiError } from './errors.ts';
import { UpstreamError } from './net/upstream.ts';

/** An upstream asked while a request waits. Areas add the questions it can answer. */
export interface Provider {
  /** The file's name; also in UPSTREAM_<NAME>_URL, <NAME>_API_KEY and in bodies as `provider`. */
  name: string;
  title: string;
  /** Where people read about it, for attribution. */
  url: string;
  licence?: string;
  /** Settings `<NAME>_<SUFFIX>` without which it is skipped; none for a keyless one. */
  needs?: readonly string[];
}

/**
 * A provider works but has nothing for this question: no station near by, an asset it does not list. No outage, so it does not bring the
 * provider nearer to its rest; no answer about the matter either, so the next provider is asked. The message is told to the caller: it says
 * why, without the provider's name, key or address.
 */
export class CannotAnswer extends Error {
  override name = 'CannotAnswer';
}

/** How a question is put to one provider; undefined where it is known beforehand that the provider cannot answer it. */
export type Ask<P extends Provider, A> = (provider: P) => ((signal: AbortSignal) => Promise<A>) | undefined;

export interface AskOptions {
  signal?: AbortSignal;
  /** Milliseconds for one provider. */
  timeout?: number;
  /** Milliseconds for all of them together. */
  budget?: number;
}

const PROVIDER_TIMEOUT_MS = 6_000;
const TOTAL_BUDGET_MS = 15_000;
const OUTAGES_BEFORE_REST = 3;
const REST_MS = 60_000;

/** Does it have what it needs from the environment? */
export const isConfigured = (provider: Provider): boolean =>
  (provider.needs ?? []).every((suffix) => providerSecret(provider.name, suffix) !== undefined);

/** The environment variables a provider needs. */
export const settingsOf = ({ name, needs = [] }: Provider): string[] =>
  needs.map((suffix) => `${name.toUpperCase().replaceAll('-', '_')}_${suffix}`);

/**
 * The first provider's answer, asked in order. ApiError (not found, bad request) is an answer and is thrown on at once. After CannotAnswer
 * the next is asked, and so after anything else a provider throws, which is an outage. Throws ApiError `not_configured` when nobody could be
 * asked for want of settings, `not_covered` when all that were asked have nothing for the question, `upstream_unavailable` when one that
 * might have is out; all name providers and never keys or addresses.
 */
export async function firstAnswer<P extends Provider, A>(
  providers: readonly P[],
  ask: Ask<P, A>,
  options: AskOptions = {},
): Promise<{ value: A; provider: P }> {
  const able = providers.flatMap((provider) => {
    const question = ask(provider);
    return question ? [{ provider, question }] : [];
  });
  if (able.length === 0) throw notCovered([]);
  const ready = able.filter(({ provider }) => isConfigured(provider));
  if (ready.length === 0) throw notConfigured(able.map(({ provider }) => provider));

  const budget = AbortSignal.timeout(options.budget ?? TOTAL_BUDGET_MS);
  const outages: Refusal[] = [];
  const unable: Refusal[] = [];
  for (const { provider, question } of ready) {
    options.signal?.throwIfAborted();
    if (budget.aborted) {
      outages.push({ provider, cause: new UpstreamError('timeout', 'no time was left to ask it') });
      continue;
    }
    try {
      return { value: await askOne(provider, question, budget, options), provider };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      (cause instanceof CannotAnswer ? unable : outages).push({ provider, cause });
    }
  }
  throw outages.length > 0 ? allOut(outages) : notCovered(unable);
}

async function askOne<A>(provider: Provider, question: (signal: AbortSignal) => Promise<A>, budget: AbortSignal, options: AskOptions) {
  const limits = [budget, AbortSignal.timeout(options.timeout ?? PROVIDER_TIMEOUT_MS)];
  const signal = AbortSignal.any(options.signal ? [...limits, options.signal] : limits);
  return breakerOf(provider).execute(() => untilAborted(question(signal), signal));
}

/** The answer, or UpstreamError `timeout` as soon as the signal ends, even where a provider does not listen to it. */
function untilAborted<A>(answer: Promise<A>, signal: AbortSignal): Promise<A> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new UpstreamError('timeout', 'it did not answer in time'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const breakers = new Map<string, CircuitBreakerPolicy>();

/** One breaker a provider and process: after three outages in a row it rests for a minute. ApiError and CannotAnswer are no outages. */
function breakerOf(provider: Provider): CircuitBreakerPolicy {
  const known = breakers.get(provider.name);
  if (known) return known;
  const made = circuitBreaker(
    handleWhen((error) => !(error instanceof ApiError || error instanceof CannotAnswer)),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(OUTAGES_BEFORE_REST) },
  );
  breakers.set(provider.name, made);
  return made;
}

/** Forgets all outages: for tests. */
export const wakeProviders = (): void => breakers.clear();

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

/** A provider that gave no answer, and what it threw. */
interface Refusal {
  provider: Provider;
  cause: unknown;
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
  for (const { provider, cause } of outages) if (!(cause instanceof UpstreamError)) logFault(provider, cause);
  return new ApiError('upstream_unavailable', `No provider could be reached: ${reasons.join(', ')}.`, {
    hint: 'This is an outage on the way to the source, not an answer about what you asked. Try again in a minute.',
    extra: { providers: outages.map(({ provider }) => provider.name) },
    cause: outages.map(({ cause }) => cause),
  });
}

function logFault(provider: Provider, cause: unknown): void {
  if (!(cause instanceof BrokenCircuitError)) console.error(`provider ${provider.name}:`, cause);
}
