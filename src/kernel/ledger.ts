import { LRUCache } from 'lru-cache';
import { BUDGETS, type Budget, HOLDINGS, type Holding, TURNS, type Turns } from './allowances.ts';
import { widerNetwork } from './caller-network.ts';
import { busyError, Semaphore } from './fair-queue.ts';

/** A /48 of IPv6 may hold and spend as much as so many callers. */
const WIDER_SHARE = 4;
/** Callers whose spending is remembered; a forgotten one has its full budget. By size: `max` would take the room of all at the start. */
const MAX_SPENDERS = 50_000;
const MINUTE_MS = 60_000;

/** What somebody holds. */
export interface Held {
  /** Holds so much from now on, such as what is left of an answer. Never refused. */
  resize(amount: number): void;
  /** Gives it back; further times do nothing. */
  release(): void;
}

interface Tables<H extends string, B extends string, T extends string> {
  holdings: Readonly<Record<H, Holding>>;
  budgets: Readonly<Record<B, Budget>>;
  turns: Readonly<Record<T, Turns>>;
}

/**
 * Keeps the book of what callers hold, spend and wait for, by caller (`''` for ourselves, who have no bound but that of all), by /48 of IPv6,
 * and in all. Every part of the process asks it, so that the bounds are declared in one table. `now`: a clock, in milliseconds.
 *
 * @example
 * const held = ledger.take('bodies', caller, bytes.length); // throws `busy` beyond the bound
 * try { … } finally { held.release(); }
 */
export function createLedger<H extends string, B extends string, T extends string>(
  { holdings, budgets, turns }: Tables<H, B, T>,
  now = () => performance.now(),
) {
  const books = new Map<string, Map<string, number>>(Object.keys(holdings).map((item) => [item, new Map()]));
  const spent = new Map(Object.keys(budgets).map((item) => [item, makeBuckets()]));
  const semaphores = new Map<string, Semaphore>();
  const bookOf = (item: H) => books.get(item) as Map<string, number>;

  function count(item: H, caller: string, more: number): void {
    const book = bookOf(item);
    for (const { name } of [ALL, ...networksOf(caller)]) {
      const amount = (book.get(name) ?? 0) + more;
      if (amount > 0) book.set(name, amount);
      else book.delete(name);
    }
  }

  /** Whether a caller may take so much more. What is more than any bound is let through alone. */
  function hasRoom(item: H, caller: string, amount = 1): boolean {
    const { perCaller, inAll } = holdings[item];
    const fits = (name: string, most: number) => {
      const held = bookOf(item).get(name) ?? 0;
      return held === 0 || held + amount <= most;
    };
    return fits(ALL.name, inAll) && networksOf(caller).every(({ name, share }) => fits(name, perCaller * share));
  }

  /** Takes it whatever the bound, for what cannot be undone: whoever takes looks at `isOver` afterwards. */
  function hold(item: H, caller: string, amount = 1): Held {
    let held = amount;
    count(item, caller, held);
    const resize = (next: number) => {
      count(item, caller, next - held);
      held = next;
    };
    return { resize, release: () => resize(0) };
  }

  function leftOf(item: B, { name, share }: Network): number {
    const { perCaller, perMinute } = budgets[item];
    const bucket = spent.get(item)?.get(name);
    return share * (bucket ? Math.min(perCaller, bucket.left + ((now() - bucket.at) * perMinute) / MINUTE_MS) : perCaller);
  }

  return {
    hasRoom,
    hold,
    /** Takes so much for a caller until it is released. Throws ApiError `busy` where that is more than the caller, or all, may hold. */
    take(item: H, caller: string, amount = 1): Held {
      if (!hasRoom(item, caller, amount)) throw busyError();
      return hold(item, caller, amount);
    },
    /** Whether a caller, or its /48, holds more than it may. One thing that is larger alone is not more. */
    isOver: (item: H, caller: string, alone = 0): boolean =>
      networksOf(caller).some(({ name, share }) => (bookOf(item).get(name) ?? 0) > Math.max(alone, holdings[item].perCaller * share)),
    /** Whether all together hold more than they may. */
    isFull: (item: H): boolean => (bookOf(item).get(ALL.name) ?? 0) > holdings[item].inAll,
    /** What a caller holds; without one what all do. */
    held: (item: H, caller = ALL.name): number => bookOf(item).get(caller) ?? 0,
    /** Takes from a caller's budget, which may fall below 0. */
    charge(item: B, caller: string, amount: number): void {
      if (amount <= 0) return;
      for (const network of networksOf(caller))
        spent.get(item)?.set(network.name, { left: (leftOf(item, network) - amount) / network.share, at: now() });
    },
    /** What a caller has left of its budget, and its /48; below 0 where something took more than was left. */
    left(item: B, caller: string): { own: number; wider: number } {
      const [own, wider] = networksOf(caller).map((network) => leftOf(item, network));
      return { own: own ?? Number.POSITIVE_INFINITY, wider: wider ?? Number.POSITIVE_INFINITY };
    },
    /** Seconds until a caller has something again; 0 where it has. */
    secondsUntil: (item: B, caller: string): number =>
      Math.max(
        0,
        ...networksOf(caller).map((network) =>
          Math.ceil((-leftOf(item, network) / (budgets[item].perMinute * network.share)) * (MINUTE_MS / 1_000)),
        ),
      ),
    /** The turns of a kind of work, one and the same for all who ask. */
    turns(item: T): Semaphore {
      const semaphore = semaphores.get(item) ?? new Semaphore(turns[item].atOnce, turns[item]);
      semaphores.set(item, semaphore);
      return semaphore;
    },
  };
}

/** What callers have left of a budget, and when they had it. */
function makeBuckets() {
  const buckets = new LRUCache<string, { left: number; at: number }>({ maxSize: MAX_SPENDERS, sizeCalculation: () => 1 });
  return buckets;
}

interface Network {
  name: string;
  /** As many callers' bounds as apply to it. */
  share: number;
}

const ALL: Network = { name: '*', share: 1 };

function networksOf(caller: string): readonly Network[] {
  if (caller === '') return [];
  const wider = widerNetwork(caller);
  return [{ name: caller, share: 1 }, ...(wider === undefined ? [] : [{ name: wider, share: WIDER_SHARE }])];
}

/** The ledger of this process. */
export const ledger = createLedger({ holdings: HOLDINGS, budgets: BUDGETS, turns: TURNS });
export type Ledger = typeof ledger;
