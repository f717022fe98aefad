import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ApiError } from '../kernel/errors.ts';
import { type ProviderCall, recordCircuit, recordProviderCall } from '../kernel/events.ts';
import { busyError, FairQueue } from '../kernel/fair-queue.ts';
import { UpstreamError } from '../net/upstream.ts';
import { createUpstream, type Provider, type Upstream } from './provider.ts';

/**
 * The provider works but has nothing for this question, such as no station near by. It is no outage, so it does not count towards opening the
 * circuit, and no answer either, so the next provider is asked. Callers see the message: it says why, without the provider's name, key or address.
 */
export class CannotAnswer extends Error {
  override name = 'CannotAnswer';
}

/** Whether an error is an answer of a working provider. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError || error instanceof CannotAnswer;

/** Asks a provider one question. */
export type QueryFn<Q, A> = (question: Q, upstream: Upstream) => Promise<A>;

/** Asks a provider several waiting questions in one request. Answers are in the order of the questions. */
export interface BatchQuery<Q, A> {
  /** The most questions in one request. */
  maxBatch: number;
  query(questions: readonly Q[], upstream: Upstream): Promise<readonly (A | CannotAnswer)[]>;
}

export type ProviderQuery<Q, A> = QueryFn<Q, A> | BatchQuery<Q, A>;

const DEFAULT_CONCURRENCY = 4;
/** Callers who wait longer, or behind more, get `busy`. */
const QUEUE_LIMITS = { maxQueued: 120, maxWaitMs: 6_000 };
const FAILURES_TO_OPEN = 3;
const HALF_OPEN_AFTER_MS = 60_000;

interface Job {
  query: ProviderQuery<unknown, unknown>;
  question: unknown;
  /** Timeout in milliseconds, from when the provider is asked. */
  timeout: number;
  /** Ends the caller's wait; the request itself continues. */
  signal: AbortSignal;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * The queue of one provider: a limited number of requests at a time, the rest in a fair queue. Three outages in a row open its circuit for a
 * minute. Timeouts start when the provider is asked, since queueing is not its fault.
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
    // One question tests whether it has recovered; others do not wait for it.
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

  /** Waiting questions that can join this one's request. */
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

/** The answer, or UpstreamError `timeout` as soon as the signal aborts, even if the provider ignores it. */
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
 * Asks one provider when it is this caller's turn. Throws what the provider throws, UpstreamError `timeout`, ApiError `busy` if the turn does
 * not come in time, or BrokenCircuitError while the circuit is open.
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

/** Resets circuits and queues, for tests. */
export const resetProviders = (): void => queues.clear();
