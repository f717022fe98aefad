import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ApiError } from '../kernel/errors.ts';
import { type ProviderCall, recordCircuit, recordProviderCall } from '../kernel/events.ts';
import { busyError, FairQueue } from '../kernel/fair-queue.ts';
import { UpstreamError } from '../net/upstream.ts';
import { createUpstream, type Provider, type Upstream } from './provider.ts';

/**
 * A provider works but has nothing for this question: no station near by, an asset it does not list. No outage, so it does not bring the
 * provider nearer to its rest; no answer about the matter either, so the next provider is asked. The message is told to the caller: it says
 * why, without the provider's name, key or address.
 */
export class CannotAnswer extends Error {
  override name = 'CannotAnswer';
}

/** An answer of a provider that works, if not the one that was hoped for. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError || error instanceof CannotAnswer;

/** How one question is put to a provider. */
export type QueryFn<Q, A> = (question: Q, upstream: Upstream) => Promise<A>;

/** How several waiting questions are put to a provider in one request. The answers stand in the order of the questions. */
export interface BatchQuery<Q, A> {
  /** Questions of one request at most. */
  maxBatch: number;
  query(questions: readonly Q[], upstream: Upstream): Promise<readonly (A | CannotAnswer)[]>;
}

export type ProviderQuery<Q, A> = QueryFn<Q, A> | BatchQuery<Q, A>;

const DEFAULT_CONCURRENCY = 4;
/** Who waits longer, or behind more, is told that we are busy. */
const QUEUE_LIMITS = { maxQueued: 120, maxWaitMs: 6_000 };
const FAILURES_TO_OPEN = 3;
const HALF_OPEN_AFTER_MS = 60_000;

interface Job {
  query: ProviderQuery<unknown, unknown>;
  question: unknown;
  /** Milliseconds from the moment of asking. */
  timeout: number;
  /** Ends the caller's own waiting for the answer; the asking goes on to its end. */
  signal: AbortSignal;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * Where one provider is asked, so many requests at a time; the rest waits in a fair queue. After three outages in a row its circuit is open for a minute.
 * A provider's time, and its outages, count from when it is asked: waiting for others is no fault of its own.
 */
class ProviderQueue {
  readonly #provider: Provider;
  readonly #concurrency: number;
  #running = 0;
  readonly #queue = new FairQueue<Job>(QUEUE_LIMITS);
  readonly #breaker = circuitBreaker(
    handleWhen((error) => !isAnswer(error)),
    { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );

  constructor(provider: Provider) {
    this.#provider = provider;
    this.#concurrency = provider.concurrency ?? DEFAULT_CONCURRENCY;
    this.#breaker.onStateChange((state) => recordCircuit({ provider: provider.name, open: state !== CircuitState.Closed }));
  }

  async enqueue(job: Omit<Job, 'resolve' | 'reject'>, caller?: string): Promise<unknown> {
    // One question finds out whether it has recovered; nobody waits for that.
    if (this.#breaker.state !== CircuitState.Closed && this.#running > 0) throw new BrokenCircuitError();
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...job, resolve, reject }, { caller, signal: job.signal }, () => reject(busyError()));
      this.#drain();
    });
  }

  #drain(): void {
    while (this.#running < this.#concurrency) {
      const job = this.#queue.shift();
      if (!job) return;
      const jobs = [job, ...this.#takeBatch(job)];
      this.#running += 1;
      this.#run(jobs).finally(() => {
        this.#running -= 1;
        this.#drain();
      });
    }
  }

  /** Further waiting questions that go with this one's request. */
  #takeBatch({ query }: Job): Job[] {
    const batch: Job[] = [];
    const maxBatch = typeof query === 'function' ? 1 : query.maxBatch;
    while (batch.length + 1 < maxBatch) {
      const next = this.#queue.shift((other) => other.query === query);
      if (!next) break;
      batch.push(next);
    }
    return batch;
  }

  async #run(jobs: readonly Job[]): Promise<void> {
    const running = this.#breaker.execute(() => this.#timed(this.#request(jobs)));
    jobs.forEach(({ signal, resolve, reject }, at) => {
      untilAborted(running, signal)
        .then((answers) => (answers[at] instanceof CannotAnswer ? reject(answers[at]) : resolve(answers[at])))
        .catch(reject);
    });
    await running.catch(() => undefined);
  }

  async #timed<T>(answer: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const record = (outcome: ProviderCall['outcome']) =>
      recordProviderCall({ provider: this.#provider.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const value = await answer;
      record('answered');
      return value;
    } catch (error) {
      record(isAnswer(error) ? 'nothing' : 'outage');
      throw error;
    }
  }

  #request(jobs: readonly Job[]): Promise<readonly unknown[]> {
    const [{ query, question, timeout }] = jobs as [Job];
    const signal = AbortSignal.timeout(timeout);
    const upstream = createUpstream(this.#provider, signal);
    const running =
      typeof query === 'function'
        ? query(question, upstream).then((answer) => [answer])
        : query.query(
            jobs.map((job) => job.question),
            upstream,
          );
    return untilAborted(running, signal);
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

const queues = new Map<string, ProviderQueue>();

/**
 * Puts a question to one provider in its turn. Throws what the provider throws, UpstreamError `timeout`, ApiError `busy` for who was not
 * asked in time, or BrokenCircuitError while its circuit is open.
 */
export function queryProvider<Q, A>(
  provider: Provider,
  query: ProviderQuery<Q, A>,
  question: Q,
  limits: { timeout: number; signal: AbortSignal; caller?: string | undefined },
): Promise<A> {
  const name = provider.queue ?? provider.name;
  const queue = queues.get(name) ?? new ProviderQueue(provider);
  queues.set(name, queue);
  const { caller, ...job } = limits;
  return queue.enqueue({ query: query as ProviderQuery<unknown, unknown>, question, ...job }, caller) as Promise<A>;
}

/** Forgets all outages and all that waits: for tests. */
export const resetProviders = (): void => queues.clear();
