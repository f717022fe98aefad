import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ApiError } from './errors.ts';
import { type ProviderAsked, tellAsked, tellResting } from './events.ts';
import { UpstreamError } from './net/upstream.ts';
import { type Provider, type Upstream, upstreamOf } from './provider.ts';
import { busy, FairRow } from './turns.ts';

/**
 * A provider works but has nothing for this question: no station near by, an asset it does not list. No outage, so it does not bring the
 * provider nearer to its rest; no answer about the matter either, so the next provider is asked. The message is told to the caller: it says
 * why, without the provider's name, key or address.
 */
export class CannotAnswer extends Error {
  override name = 'CannotAnswer';
}

/** An answer of a provider that works, if not the one that was hoped for. */
const isNoOutage = (error: unknown): boolean => error instanceof ApiError || error instanceof CannotAnswer;

/** How one question is put to a provider. */
export type Put<Q, A> = (question: Q, upstream: Upstream) => Promise<A>;

/** How several waiting questions are put to a provider in one request. The answers stand in the order of the questions. */
export interface Together<Q, A> {
  /** Questions of one request at most. */
  most: number;
  put(questions: readonly Q[], upstream: Upstream): Promise<readonly (A | CannotAnswer)[]>;
}

export type How<Q, A> = Put<Q, A> | Together<Q, A>;

const AT_ONCE = 4;
/** Who waits longer, or behind more, is told that we are busy. */
const ROW = { waiting: 120, patience: 6_000 };
const OUTAGES_BEFORE_REST = 3;
const REST_MS = 60_000;

interface Job {
  how: How<unknown, unknown>;
  question: unknown;
  /** Milliseconds from the moment of asking. */
  timeout: number;
  /** Ends the caller's own waiting for the answer; the asking goes on to its end. */
  signal: AbortSignal;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * Where one provider is asked, so many requests at a time; the rest waits in a fair row. After three outages in a row it rests for a minute.
 * A provider's time, and its outages, count from when it is asked: waiting for others is no fault of its own.
 */
class Desk {
  readonly #provider: Provider;
  readonly #atOnce: number;
  #running = 0;
  readonly #row = new FairRow<Job>(ROW);
  readonly #breaker = circuitBreaker(
    handleWhen((error) => !isNoOutage(error)),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(OUTAGES_BEFORE_REST) },
  );

  constructor(provider: Provider) {
    this.#provider = provider;
    this.#atOnce = provider.atOnce ?? AT_ONCE;
    this.#breaker.onStateChange((state) => tellResting({ provider: provider.name, resting: state !== CircuitState.Closed }));
  }

  async put(job: Omit<Job, 'resolve' | 'reject'>, caller?: string): Promise<unknown> {
    // One question finds out whether it has recovered; nobody waits for that.
    if (this.#breaker.state !== CircuitState.Closed && this.#running > 0) throw new BrokenCircuitError();
    return new Promise((resolve, reject) => {
      this.#row.push({ ...job, resolve, reject }, { caller, signal: job.signal }, () => reject(busy()));
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#running < this.#atOnce) {
      const job = this.#row.shift();
      if (!job) return;
      const jobs = [job, ...this.#likeIt(job)];
      this.#running += 1;
      this.#ask(jobs).finally(() => {
        this.#running -= 1;
        this.#serve();
      });
    }
  }

  /** Further waiting questions that go with this one's request. */
  #likeIt({ how }: Job): Job[] {
    const alike: Job[] = [];
    const most = typeof how === 'function' ? 1 : how.most;
    while (alike.length + 1 < most) {
      const next = this.#row.shift((other) => other.how === how);
      if (!next) break;
      alike.push(next);
    }
    return alike;
  }

  async #ask(jobs: readonly Job[]): Promise<void> {
    const asking = this.#breaker.execute(() => this.#timed(this.#request(jobs)));
    jobs.forEach(({ signal, resolve, reject }, at) => {
      untilAborted(asking, signal)
        .then((answers) => (answers[at] instanceof CannotAnswer ? reject(answers[at]) : resolve(answers[at])))
        .catch(reject);
    });
    await asking.catch(() => undefined);
  }

  async #timed<T>(answer: Promise<T>): Promise<T> {
    const began = performance.now();
    const tell = (outcome: ProviderAsked['outcome']) =>
      tellAsked({ provider: this.#provider.name, outcome, seconds: (performance.now() - began) / 1000 });
    try {
      const value = await answer;
      tell('answered');
      return value;
    } catch (error) {
      tell(isNoOutage(error) ? 'nothing' : 'outage');
      throw error;
    }
  }

  #request(jobs: readonly Job[]): Promise<readonly unknown[]> {
    const [{ how, question, timeout }] = jobs as [Job];
    const signal = AbortSignal.timeout(timeout);
    const upstream = upstreamOf(this.#provider, signal);
    const asking =
      typeof how === 'function'
        ? how(question, upstream).then((answer) => [answer])
        : how.put(
            jobs.map((job) => job.question),
            upstream,
          );
    return untilAborted(asking, signal);
  }
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

const desks = new Map<string, Desk>();

/**
 * Puts a question to one provider in its turn. Throws what the provider throws, UpstreamError `timeout`, ApiError `busy` for who was not
 * asked in time, or BrokenCircuitError while it rests.
 */
export function askAtDesk<Q, A>(
  provider: Provider,
  how: How<Q, A>,
  question: Q,
  limits: { timeout: number; signal: AbortSignal; caller?: string | undefined },
): Promise<A> {
  const name = provider.desk ?? provider.name;
  const desk = desks.get(name) ?? new Desk(provider);
  desks.set(name, desk);
  const { caller, ...job } = limits;
  return desk.put({ how: how as How<unknown, unknown>, question, ...job }, caller) as Promise<A>;
}

/** Forgets all outages and all that waits: for tests. */
export const wakeProviders = (): void => desks.clear();
