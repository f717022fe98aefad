import { ApiError } from './errors.ts';

/** Who waits. */
export interface Waiter {
  /** Whose row it joins; callers are served in turn, whatever each of them has waiting. */
  caller?: string | undefined;
  /** Ends the waiting, and nothing else. */
  signal?: AbortSignal | undefined;
}

export interface QueueLimits {
  /** Things waiting at most. With more, the caller who has most of them is told `busy` about the newest. */
  maxQueued?: number;
  /** Things of one caller waiting at most; with more, it is told `busy` about the newest. */
  maxQueuedPerCaller?: number;
  /** Milliseconds a thing waits at most; then its caller is told `busy`. */
  maxWaitMs?: number;
}

/** For a caller who would have to wait too long. Nothing is out of order, so it is no outage and counts as none. */
export const busyError = (): ApiError =>
  new ApiError('busy', 'Too many calls are waiting here just now.', {
    hint: 'Nothing is out of order: try again in a few seconds',
    retryAfter: 5,
  });

export const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'busy';

interface Entry<T> {
  item: T;
  caller: string;
  drop(reason: unknown): void;
  clear(): void;
}

/** Things that wait, in a row that is fair by caller and bounded in length and time. */
export class FairQueue<T> {
  readonly #queues = new Map<string, Entry<T>[]>();
  readonly #limits: QueueLimits;
  #size = 0;

  constructor(rules: QueueLimits = {}) {
    this.#limits = rules;
  }

  /** Things that wait. */
  get size(): number {
    return this.#size;
  }

  /** Puts a thing at the end of its caller's row. `leave` is told why when it goes without having had its turn. */
  push(item: T, { caller = '', signal }: Waiter, onDrop: (reason: unknown) => void): void {
    signal?.throwIfAborted();
    const { maxQueued = Number.POSITIVE_INFINITY, maxQueuedPerCaller = Number.POSITIVE_INFINITY, maxWaitMs } = this.#limits;
    const onAbort = () => entry.drop(signal?.reason);
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => entry.drop(busyError()), maxWaitMs);
    const entry: Entry<T> = {
      item,
      caller,
      drop: (reason) => {
        this.#remove(entry);
        onDrop(reason);
      },
      clear() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      },
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    const queue = this.#queues.get(caller) ?? [];
    queue.push(entry);
    this.#queues.set(caller, queue);
    this.#size += 1;
    if (queue.length > maxQueuedPerCaller) entry.drop(busyError());
    if (this.#size <= maxQueued) return;
    const longest = [...this.#queues.values()].reduce((longest, queue) => (queue.length > longest.length ? queue : longest), queue);
    longest.at(-1)?.drop(busyError());
  }

  /** Takes the next thing that fits out of the row; its caller goes to the end. */
  shift(fits: (item: T, caller: string) => boolean = () => true): T | undefined {
    for (const [caller, queue] of this.#queues) {
      const entry = queue.find(({ item }) => fits(item, caller));
      if (!entry) continue;
      this.#remove(entry);
      if (this.#queues.delete(caller)) this.#queues.set(caller, queue);
      return entry.item;
    }
    return undefined;
  }

  #remove(entry: Entry<T>): void {
    entry.clear();
    const queue = this.#queues.get(entry.caller) ?? [];
    queue.splice(queue.indexOf(entry), 1);
    this.#size -= 1;
    if (queue.length === 0) this.#queues.delete(entry.caller);
  }
}

export interface SemaphoreOptions extends QueueLimits {
  /** Of all turns at most so many for one caller. */
  perCaller?: number;
}

/** Lets a number of calls work at one time; further ones wait, fair by caller. */
export class Semaphore {
  #permits: number;
  readonly #perCaller: number;
  readonly #active = new Map<string, number>();
  readonly #queue: FairQueue<() => void>;

  constructor(atOnce: number, { perCaller = Number.POSITIVE_INFINITY, ...rules }: SemaphoreOptions = {}) {
    this.#permits = atOnce;
    this.#perCaller = perCaller;
    this.#queue = new FairQueue(rules);
  }

  /** Resolves when the caller may work; every turn taken is given back once. Rejects when the signal ends first, or with ApiError `busy`. */
  async acquire(signal?: AbortSignal, caller = ''): Promise<void> {
    await new Promise<void>((go, onDrop) => {
      this.#queue.push(go, { caller, signal }, onDrop);
      this.#drain();
    });
  }

  /** Hands a turn to the next in the row. */
  release(caller = ''): void {
    this.#count(caller, -1);
    this.#drain();
  }

  #drain(): void {
    while (this.#permits > 0) {
      let next = '';
      const go = this.#queue.shift((_, caller) => {
        next = caller;
        return (this.#active.get(caller) ?? 0) < this.#perCaller;
      });
      if (!go) return;
      this.#count(next, 1);
      go();
    }
  }

  #count(caller: string, more: number): void {
    this.#permits -= more;
    const working = (this.#active.get(caller) ?? 0) + more;
    if (working > 0) this.#active.set(caller, working);
    else this.#active.delete(caller);
  }
}
