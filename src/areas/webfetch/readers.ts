import type { Piscina } from 'piscina';
import { TURNS } from '../../kernel/allowances.ts';
import { ApiError } from '../../kernel/errors.ts';
import { busyError, type Semaphore, type Waiter } from '../../kernel/fair-queue.ts';
import { ledger } from '../../kernel/ledger.ts';
import { rejectOnAbort } from '../../kernel/reject-on-abort.ts';
import { createThreadPool } from '../../kernel/thread-pool.ts';
import { GuardError } from '../../net/guarded.ts';
import { isLargePage } from './large-pages.ts';
import { isPdf } from './read/decode/decode.ts';
import { isOffice } from './read/decode/office.ts';
import { DEFAULT_OPTIONS, type ReadOptions } from './read/options.ts';
import type { Reading, Reply } from './read/read.ts';
import type { Refusal, Task } from './read/worker.ts';

/** Time limit for reading a page. */
const READING_LIMIT_MS = 5_000;
/** Time limit for a PDF or an Office file. Reading a PDF stops earlier by itself, with what was read (read/pdf/open.ts). */
const FILE_LIMIT_MS = 15_000;
/** Memory outside its heap that a thread may use for such a file: that is where a decompression bomb goes. */
const FILE_MEMORY_MB = 400;
/** How often it is checked, in milliseconds. */
const LOOK_MS = 100;
/** Time limit for starting a thread, which is our own work. */
const START_LIMIT_MS = 10_000;

/** Heap of a thread: a table of 1 MB, 90,000 cells, needs 180 MB; pages of other kinds, of 5 MB too, less than 160. */
const THREAD_MEMORY_MB = 192;

// The build makes this a file of its own and puts its URL here (astro.config.mjs).
const WORKER = new URL('./read/worker.ts', import.meta.url).href;

let pool: Piscina<Task, Reading | Refusal> | undefined;

function threads() {
  pool ??= createThreadPool(WORKER, { threads: TURNS.readings.atOnce, memoryMb: THREAD_MEMORY_MB, youngMb: 24 });
  return pool;
}

const EMPTY: Reply = { bytes: new Uint8Array(), contentType: 'text/html', url: 'about:blank' };

/** Starts a thread where there is none, so that it is there once a page has come: it takes some .4 s to load. */
export function startThread(): void {
  if (threads().threads.length > 0) return;
  const begun = new Int32Array(new SharedArrayBuffer(4));
  // A reading that fails after it tells why.
  threads()
    .run({ reply: EMPTY, options: DEFAULT_OPTIONS, begun })
    .catch(() => undefined);
}

const semaphore = ledger.turns('readings');
const largeOnes = ledger.turns('largeReadings');

interface SharedReading {
  work: Promise<Reading>;
  readers: number;
  gone: AbortController;
}
/** Readings in flight, by the bytes in memory and the options. */
const inFlight = new WeakMap<Uint8Array, Map<string, SharedReading>>();

/**
 * Reads a page in a worker thread, so that a large one blocks nobody else. Equal concurrent calls share the reading. Throws GuardError if
 * the page is too much, ApiError `invalid_parameter` if a selector is, `busy` if the queue is full. A caller who disconnects or times out leaves the queue; if no other waits for
 * the reading, it is aborted and frees its thread.
 */
export async function readInThread(reply: Reply, options: ReadOptions, { signal, caller }: Waiter = {}): Promise<Reading> {
  signal?.throwIfAborted();
  const ofBytes = inFlight.get(reply.bytes) ?? new Map<string, SharedReading>();
  inFlight.set(reply.bytes, ofBytes);
  const key = JSON.stringify([reply.url, reply.contentType, options]);
  const shared = ofBytes.get(key) ?? startReading(reply, options, caller);
  ofBytes.set(key, shared);
  shared.readers += 1;
  try {
    return await rejectOnAbort(shared.work, signal);
  } finally {
    shared.readers -= 1;
    if (shared.readers === 0) {
      shared.gone.abort();
      if (ofBytes.get(key) === shared) ofBytes.delete(key);
    }
  }
}

function startReading(reply: Reply, options: ReadOptions, caller: string | undefined): SharedReading {
  const gone = new AbortController();
  return { work: readAlone(reply, options, gone.signal, caller), readers: 0, gone };
}

const tooMuchMemory = (cause?: unknown) => new GuardError('too_large', 'The page needs too much memory to be read.', cause);

/** Calls `tooMuch` when memory exceeds the limit of a file. Memory outside a thread's heap has no limit of its own. */
function watchMemory(tooMuch: () => void): NodeJS.Timeout {
  const before = process.memoryUsage.rss();
  return setInterval(() => {
    if (process.memoryUsage.rss() - before > FILE_MEMORY_MB * 2 ** 20) tooMuch();
  }, LOOK_MS);
}

const tooLong = () => new GuardError('timeout', 'The page takes too long to read: it is too large or too deeply nested.');

/** Reads a page in its turn: the wait is here, so that the time limit covers only the page's own work. Large pages have a turn of their own besides. */
async function readAlone(reply: Reply, options: ReadOptions, signal: AbortSignal, caller = ''): Promise<Reading> {
  const turns = isLargePage(reply.bytes) ? [largeOnes, semaphore] : [semaphore];
  const held = ledger.take('pages', caller, reply.bytes.length);
  const taken: Semaphore[] = [];
  try {
    for (const turn of turns) {
      await turn.acquire(signal, caller);
      taken.push(turn);
    }
    held.release();
    return await readInTurn(reply, options, signal);
  } finally {
    held.release();
    for (const turn of taken) turn.release(caller);
  }
}

async function readInTurn(reply: Reply, options: ReadOptions, signal: AbortSignal): Promise<Reading> {
  const limit = new AbortController();
  const begun = new Int32Array(new SharedArrayBuffer(4));
  let over = false;
  let watch: NodeJS.Timeout | undefined;
  const asFile = isPdf(reply.bytes, reply.contentType) || isOffice(reply.bytes, reply.contentType);
  let timer = setTimeout(() => limit.abort(busyError()), START_LIMIT_MS);
  void Promise.resolve(Atomics.waitAsync(begun, 0, 0).value).then(() => {
    clearTimeout(timer);
    if (over) return;
    timer = setTimeout(() => limit.abort(tooLong()), asFile ? FILE_LIMIT_MS : READING_LIMIT_MS);
    if (asFile) watch = watchMemory(() => limit.abort(tooMuchMemory()));
  });
  try {
    const read = await threads().run({ reply, options, begun }, { signal: AbortSignal.any([signal, limit.signal]) });
    if ('refused' in read) throw new ApiError('invalid_parameter', read.refused.message, { extra: { parameter: read.refused.parameter } });
    return read;
  } catch (cause) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw tooMuchMemory(cause);
    }
    throw cause;
  } finally {
    over = true;
    clearTimeout(timer);
    clearInterval(watch);
    // wakes the waiter of a reading that never began
    Atomics.notify(begun, 0);
  }
}
