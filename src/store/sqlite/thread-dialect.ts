import { type CompiledQuery, type DatabaseConnection, Kysely, type QueryResult, SqliteDialect, SqliteDriver } from 'kysely';
import type { Piscina } from 'piscina';
import { busyError } from '../../kernel/fair-queue.ts';
import { createThreadPool } from '../../kernel/thread-pool.ts';
import type { Queried, QueryTask } from './thread/worker.ts';

/** A single thread: whoever asks takes turns, and the thread that answers calls has priority. */
const THREADS = 1;
const THREAD_MEMORY_MB = 64;

// The build makes this a file of its own and puts its URL here (astro.config.mjs).
const WORKER = new URL('./thread/worker.ts', import.meta.url).href;

let pool: Piscina<QueryTask, Queried> | undefined;

interface ThreadCall {
  /** Milliseconds that all its statements may take together, the thread's start included. Then the thread is ended. */
  limitMs: number;
  /** Counts processor time spent on it, in milliseconds. */
  spend(ms: number): void;
}

/**
 * The result of work on a database file whose statements run in a thread, so that long ones delay nobody else. Throws ApiError `busy` when they
 * take longer than the limit. Callers take turns by the ledger.
 */
export async function withDatabaseInThread<T>(file: string, call: ThreadCall, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(call.limitMs);
  try {
    return await work(new Kysely({ dialect: new ThreadDialect(file, limit, call.spend) }));
  } catch (cause) {
    throw limit.aborted ? busyError() : cause;
  }
}

class ThreadDialect extends SqliteDialect {
  readonly #connection: ThreadConnection;

  constructor(...args: ConstructorParameters<typeof ThreadConnection>) {
    // Never called: the driver below replaces Kysely's own, which would open it.
    super({ database: () => Promise.reject(new Error('The thread has its own driver')) });
    this.#connection = new ThreadConnection(...args);
  }

  override createDriver = () => new ThreadDriver(this.#connection);
}

class ThreadDriver extends SqliteDriver {
  readonly #connection: ThreadConnection;

  constructor(connection: ThreadConnection) {
    super({ database: () => Promise.reject(new Error('The thread opens its own database')) });
    this.#connection = connection;
  }

  override init = async (): Promise<void> => undefined;
  override acquireConnection = async (): Promise<DatabaseConnection> => this.#connection;
  override releaseConnection = async (): Promise<void> => undefined;
  override destroy = async (): Promise<void> => undefined;
}

class ThreadConnection implements DatabaseConnection {
  readonly #file: string;
  readonly #signal: AbortSignal;
  readonly #spend: (ms: number) => void;

  constructor(file: string, signal: AbortSignal, spend: (ms: number) => void) {
    this.#file = file;
    this.#signal = signal;
    this.#spend = spend;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    pool ??= createThreadPool(WORKER, { threads: THREADS, memoryMb: THREAD_MEMORY_MB });
    const { rows, cpuMs } = await pool.run({ file: this.#file, sql, parameters }, { signal: this.#signal });
    this.#spend(cpuMs);
    return { rows: rows as R[] };
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported by this dialect');
  }
}
