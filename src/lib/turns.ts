import { ApiError } from './errors.ts';

/** Who waits. */
export interface Waiter {
  /** Whose row it joins; callers are served in turn, whatever each of them has waiting. */
  caller?: string | undefined;
  /** Ends the waiting, and nothing else. */
  signal?: AbortSignal | undefined;
}

export interface RowRules {
  /** Things waiting at most. With more, the caller who has most of them is told `busy` about the newest. */
  waiting?: number;
  /** Milliseconds a thing waits at most; then its caller is told `busy`. */
  patience?: number;
}

/** For a caller who would have to wait too long. Nothing is out of order, so it is no outage and counts as none. */
export const busy = (): ApiError =>
  new ApiError('busy', 'Too many calls are waiting here just now.', {
    hint: 'Nothing is out of order: try again in a few seconds',
    retryAfter: 5,
  });

export const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'busy';

interface Place<T> {
  thing: T;
  caller: string;
  leave(reason: unknown): void;
  clear(): void;
}

/** Things that wait, in a row that is fair by caller and bounded in length and time. */
export class FairRow<T> {
  readonly #rows = new Map<string, Place<T>[]>();
  readonly #rules: RowRules;
  #size = 0;

  constructor(rules: RowRules = {}) {
    this.#rules = rules;
  }

  /** Puts a thing at the end of its caller's row. `leave` is told why when it goes without having had its turn. */
  push(thing: T, { caller = '', signal }: Waiter, leave: (reason: unknown) => void): void {
    signal?.throwIfAborted();
    const { waiting = Number.POSITIVE_INFINITY, patience } = this.#rules;
    const onAbort = () => place.leave(signal?.reason);
    const timer = patience === undefined ? undefined : setTimeout(() => place.leave(busy()), patience);
    const place: Place<T> = {
      thing,
      caller,
      leave: (reason) => {
        this.#remove(place);
        leave(reason);
      },
      clear() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      },
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    const own = this.#rows.get(caller) ?? [];
    own.push(place);
    this.#rows.set(caller, own);
    this.#size += 1;
    if (this.#size <= waiting) return;
    const longest = [...this.#rows.values()].reduce((most, row) => (row.length > most.length ? row : most), own);
    longest.at(-1)?.leave(busy());
  }

  /** Takes the next thing that fits out of the row; its caller goes to the end. */
  shift(fits: (thing: T, caller: string) => boolean = () => true): T | undefined {
    for (const [caller, row] of this.#rows) {
      const place = row.find(({ thing }) => fits(thing, caller));
      if (!place) continue;
      this.#remove(place);
      if (this.#rows.delete(caller)) this.#rows.set(caller, row);
      return place.thing;
    }
    return undefined;
  }

  #remove(place: Place<T>): void {
    place.clear();
    const row = this.#rows.get(place.caller) ?? [];
    row.splice(row.indexOf(place), 1);
    this.#size -= 1;
    if (row.length === 0) this.#rows.delete(place.caller);
  }
}

export interface TurnRules extends RowRules {
  /** Of all turns at most so many for one caller. */
  perCaller?: number;
}

/** Lets a number of calls work at one time; further ones wait, fair by caller. */
export class Turns {
  #free: number;
  readonly #perCaller: number;
  readonly #working = new Map<string, number>();
  readonly #row: FairRow<() => void>;

  constructor(atOnce: number, { perCaller = Number.POSITIVE_INFINITY, ...rules }: TurnRules = {}) {
    this.#free = atOnce;
    this.#perCaller = perCaller;
    this.#row = new FairRow(rules);
  }

  /** Resolves when the caller may work; every turn taken is given back once. Rejects when the signal ends first, or with ApiError `busy`. */
  async take(signal?: AbortSignal, caller = ''): Promise<void> {
    await new Promise<void>((go, leave) => {
      this.#row.push(go, { caller, signal }, leave);
      this.#serve();
    });
  }

  /** Hands a turn to the next in the row. */
  giveBack(caller = ''): void {
    this.#count(caller, -1);
    this.#serve();
  }

  #serve(): void {
    while (this.#free > 0) {
      let next = '';
      const go = this.#row.shift((_, caller) => {
        next = caller;
        return (this.#working.get(caller) ?? 0) < this.#perCaller;
      });
      if (!go) return;
      this.#count(next, 1);
      go();
    }
  }

  #count(caller: string, more: number): void {
    this.#free -= more;
    const working = (this.#working.get(caller) ?? 0) + more;
    if (working > 0) this.#working.set(caller, working);
    else this.#working.delete(caller);
  }
}
