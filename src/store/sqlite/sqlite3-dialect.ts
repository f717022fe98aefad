import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { BUSY_TIMEOUT_MS } from './node-database.ts';

type Rows = Record<string, unknown>[];

// The part of the package's API that we use. It ships no types and is optional.
interface Sqlite3Database {
  all(sql: string, parameters: readonly unknown[], done: (error: Error | null, rows: Rows) => void): void;
  run(sql: string, parameters: readonly unknown[], done: (this: { lastID: number; changes: number }, error: Error | null) => void): void;
  configure(option: 'busyTimeout', milliseconds: number): void;
  close(done: (error: Error | null) => void): void;
}
export interface Sqlite3Package {
  OPEN_READWRITE: number;
  OPEN_CREATE: number;
  Database: new (file: string, mode: number, done: (error: Error | null) => void) => Sqlite3Database;
}

/**
 * Kysely's SQLite dialect over the `sqlite3` package, which works on libuv's threads and so uses callbacks. Opens a file for reading and
 * writing.
 */
export class Sqlite3Dialect extends SqliteDialect {
  readonly #open: () => Promise<Sqlite3Database>;

  constructor(sqlite3: Sqlite3Package, file: string) {
    // Never called: the driver below replaces Kysely's own, which would open it.
    super({ database: () => Promise.reject(new Error('sqlite3 has its own driver')) });
    this.#open = async () => {
      const flags = sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE;
      const database = await new Promise<Sqlite3Database>((resolve, reject) => {
        const opened = new sqlite3.Database(file, flags, (error) => (error ? reject(error) : resolve(opened)));
      });
      database.configure('busyTimeout', BUSY_TIMEOUT_MS);
      return database;
    };
  }

  override createDriver = () => new Sqlite3Driver(this.#open);
}

/** Transactions and savepoints come from Kysely's driver. */
class Sqlite3Driver extends SqliteDriver {
  readonly #open: () => Promise<Sqlite3Database>;
  #database: Sqlite3Database | undefined;

  constructor(open: () => Promise<Sqlite3Database>) {
    super({ database: () => Promise.reject(new Error('sqlite3 is opened by its own driver')) });
    this.#open = open;
  }

  override async init(): Promise<void> {
    this.#database = await this.#open();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#database) throw new Error('The database is closed');
    return new Sqlite3Connection(this.#database);
  }

  override async destroy(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      if (this.#database) this.#database.close((error) => (error ? reject(error) : resolve()));
      else resolve();
    });
    this.#database = undefined;
  }
}

class Sqlite3Connection implements DatabaseConnection {
  readonly #database: Sqlite3Database;

  constructor(database: Sqlite3Database) {
    this.#database = database;
  }

  executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const returnsRows = SelectQueryNode.is(query) || RawNode.is(query) || ('returning' in query && query.returning !== undefined);
    return new Promise((resolve, reject) => {
      if (returnsRows) this.#database.all(sql, parameters, (error, rows) => (error ? reject(error) : resolve({ rows: rows as R[] })));
      else
        this.#database.run(sql, parameters, function (error) {
          if (error) reject(error);
          else resolve({ rows: [], insertId: BigInt(this.lastID), numAffectedRows: BigInt(this.changes) });
        });
    });
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator; crawls stream nothing
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported by this dialect');
  }
}
