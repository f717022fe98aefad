import { availableParallelism } from 'node:os';
import { env } from './env.ts';
import type { SemaphoreOptions } from './fair-queue.ts';

// What one caller may hold, and all together, of one process: the table of docs/security.md. The ledger (ledger.ts) keeps to it.

/** Something that is held until it is given back. */
export interface Holding {
  /** What is counted. */
  about: string;
  perCaller: number;
  inAll: number;
  /** What happens beyond it. */
  beyond: string;
}

/** Something that is spent and comes back with time. */
export interface Budget {
  about: string;
  /** The most that a caller has. */
  perCaller: number;
  /** What comes back in a minute. */
  perMinute: number;
  beyond: string;
}

/** Work that a few do at one time, while others wait in a queue that is fair to callers. Beyond it a call is answered `busy` (503). */
export interface Turns extends SemaphoreOptions {
  about: string;
  atOnce: number;
}

const MB = 2 ** 20;

export const HOLDINGS = {
  // An office or hostel behind one address has a few sockets per person.
  sockets: {
    about: 'open sockets',
    perCaller: env.RATE_LIMIT_OFF ? Number.POSITIVE_INFINITY : 256,
    inAll: Number.POSITIVE_INFINITY,
    beyond: 'the socket is closed',
  },
  // One read of 64 KB holds some 2,000 of the shortest, each 4 KB in memory.
  ahead: { about: 'requests read ahead of their answers', perCaller: 4_000, inAll: 16_000, beyond: 'the socket is closed' },
  // An answer that is larger alone may be sent alone.
  unsent: { about: 'bytes of answers that are not sent yet', perCaller: 24 * MB, inAll: 128 * MB, beyond: 'the socket is closed' },
  // Messages of agents, each as long as it may be from its first byte to its last.
  bodies: { about: 'bytes of messages that are being read', perCaller: 8 * MB, inAll: 32 * MB, beyond: '503 `busy`' },
  // Of pages that strangers name: as they come in, and while they wait for a thread. A PDF has up to 20 MB.
  pages: {
    about: 'bytes of pages that come in or wait to be read',
    perCaller: 12 * MB,
    inAll: 48 * MB,
    beyond: '503 `busy`',
  },
  // Each holds an open file; others are kept for snapshots and upstreams (server/resources.ts).
  downloads: { about: 'large files that are being sent from the disk', perCaller: 12, inAll: 64, beyond: '503 `busy`' },
} satisfies Record<string, Holding>;

export const BUDGETS = {
  cpu: {
    about: 'milliseconds of processor time',
    perCaller: env.CPU_MS_PER_MINUTE,
    perMinute: env.CPU_MS_PER_MINUTE,
    beyond: '429 `rate_limited`',
  },
  // A program that opens a connection for each call makes 200 to 300 a second.
  openings: {
    about: 'new sockets',
    perCaller: env.RATE_LIMIT_OFF ? Number.POSITIVE_INFINITY : 2_000,
    perMinute: 18_000,
    beyond: 'the socket is closed',
  },
} satisfies Record<string, Budget>;

/** Several processes (`WORKERS`) have their own threads each, and there are already about as many processes as cores. */
const most = (threads: number): number => (env.WORKERS > 1 ? 1 : threads);

export const TURNS = {
  // One costs half a millisecond, a search ten times as much. Waiting ones take 10 KB each.
  calls: { about: 'calls that compute', atOnce: 2, maxQueuedPerCaller: 1_000, maxQueued: 4_000 },
  // Read, unpacked and compressed. Libuv has four threads, which compress the answers of others too.
  files: { about: 'files that are not in memory', atOnce: 2, maxQueuedPerCaller: 1_000, maxQueued: 4_000, maxWaitMs: 20_000 },
  tables: { about: 'readings of tables', atOnce: 1, perCaller: 1, maxQueuedPerCaller: 20, maxQueued: 100, maxWaitMs: 10_000 },
  almanac: { about: 'almanac months and festivals', atOnce: 1, perCaller: 1, maxQueued: 100, maxWaitMs: 10_000 },
  codes: { about: 'QR codes drawn as pictures', atOnce: 1, maxQueued: 64, maxWaitMs: 10_000 },
  cards: { about: 'pictures beside links', atOnce: 1, maxQueued: 32, maxWaitMs: 10_000 },
  pictures: { about: 'pictures of pages drawn anew', atOnce: 1, perCaller: 1, maxQueued: 12, maxWaitMs: 10_000 },
  // At most two, however many cores there are: one of up to 300 MB, another of less than half of that.
  readings: {
    about: 'pages read in threads',
    atOnce: most(Math.min(2, availableParallelism())),
    perCaller: 2,
    maxQueued: 20,
    maxWaitMs: 10_000,
  },
  // Two of them at a time would need twice the memory, and keep other pages waiting.
  largeReadings: { about: 'large pages read in threads', atOnce: 1, perCaller: 1, maxQueued: 12, maxWaitMs: 10_000 },
  // A silent host holds one for five seconds: a few callers with many of them leave some to everybody else.
  fetches: { about: 'fetches of addresses given by callers', atOnce: 32, perCaller: 8, keptFree: 12, maxQueued: 128 },
  // Here the host stands for the caller.
  hosts: { about: 'fetches of one host, whoever asks', atOnce: 1_000, perCaller: 8, maxQueued: 128, maxWaitMs: 10_000 },
  // Whose time would be up before its picture is told so at once.
  screenshots: { about: 'pages in the browser', atOnce: most(2), perCaller: 1, maxQueued: 8, maxWaitMs: 5_000 },
} satisfies Record<string, Turns>;
