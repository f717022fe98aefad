import { ApiError } from './errors.ts';

/** A caller in the queue. */
export interface Waiter {
  /** Whose queue it joins. Callers take turns, however much each has queued. */
  caller?: string | undefined;
  /** Ends the wait, nothing else. */
  signal?: AbortSignal | undefined;
}

export interface QueueLimits {
  /** Limit of the whole queue. Beyond it, the caller with the most items has its newest refused as `busy`. */
  maxQueued?: number;
  /** Limit per caller; beyond it, the newest item is refused as `busy`. */
  maxQueuedPerCaller?: number;
  /** Longest wait in milliseconds, after which the caller gets `busy`. */
  maxWaitMs?: number;
}

/** For a caller who would wait too long. Nothing is broken, so it does not count as an outage. */
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

/** A queue that is fair to callers and bounded in length and waiting time. */
export class FairQueue<T> {
  readonly #queues = new Map<string, Entry<T>[]>();
  readonly #limits: QueueLimits;
  #size = 0;

  constructor(rules: QueueLimits = {}) {
    this.#limits = rules;
  }

  /** Queued items. */
  get size(): number {
    return this.#size;
  }

  /** Appends an item to its caller's queue. `onDrop` gets the reason if the item leaves without a turn. */
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

  /** Removes and returns the next item that fits; its caller moves to the back. */
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
  /** The most turns one caller may hold at once. */
  perCaller?: number;
  /** Turns that only somebody takes who holds none, so that a few who hold many keep nobody else waiting. */
  keptFree?: number;
}

/** Limits concurrent calls; the others wait, fairly by caller. */
export class Semaphore {
  #permits: number;
  readonly #perCaller: number;
  readonly #keptFree: number;
  readonly #active = new Map<string, number>();
  readonly #queue: FairQueue<() => void>;

  constructor(atOnce: number, { perCaller = Number.POSITIVE_INFINITY, keptFree = 0, ...rules }: SemaphoreOptions = {}) {
    this.#permits = atOnce;
    this.#perCaller = perCaller;
    this.#keptFree = keptFree;
    this.#queue = new FairQueue(rules);
  }

  /**
   * Resolves when the caller may proceed; release each turn exactly once. Rejects when the signal aborts first, or with ApiError `busy`.
   */
  async acquire(signal?: AbortSignal, caller = ''): Promise<void> {
    await new Promise<void>((go, onDrop) => {
      this.#queue.push(go, { caller, signal }, onDrop);
      this.#drain();
    });
  }

  /** Does some work in the caller's turn. Rejects like `acquire`, and as the work does. */
  async run<T>(work: () => Promise<T>, { signal, caller }: Waiter): Promise<T> {
    await this.acquire(signal, caller);
    try {
      return await work();
    } finally {
      this.release(caller);
    }
  }

  /** Passes the turn to the next in the queue. */
  release(caller = ''): void {
    this.#count(caller, -1);
    this.#drain();
  }

  #drain(): void {
    while (this.#permits > 0) {
      let next = '';
      const go = this.#queue.shift((_, caller) => {
        next = caller;
        const held = this.#active.get(caller) ?? 0;
        return held < this.#perCaller && (held === 0 || this.#permits > this.#keptFree);
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
