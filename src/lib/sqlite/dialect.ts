import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './connection.ts';

/** Kysely over one SQLite connection. Queries wait their turn in order, so a transaction is never interleaved. */
export function sqliteDialect(open: () => Promise<SqliteConnection>): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(open),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #open: () => Promise<SqliteConnection>;
  #connection: SqliteConnection | undefined;
  #turn: Promise<void> = Promise.resolve();
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(open: () => Promise<SqliteConnection>) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#connection = await this.#open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    let release: () => void = () => undefined;
    this.#turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    if (!this.#connection) throw new Error('The database is closed');
    const connection = new QueuedConnection(this.#connection);
    this.#releases.set(connection, release);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.();
  }

  beginTransaction = (connection: DatabaseConnection) => execute(connection, 'begin immediate');
  commitTransaction = (connection: DatabaseConnection) => execute(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => execute(connection, 'rollback');

  async destroy(): Promise<void> {
    await this.#turn;
    await this.#connection?.close();
    this.#connection = undefined;
  }
}

async function execute(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
}

class QueuedConnection implements DatabaseConnection {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const returnsRows = SelectQueryNode.is(query) || RawNode.is(query) || ('returning' in query && query.returning !== undefined);
    if (returnsRows) return { rows: (await this.#connection.all(sql, parameters)) as R[] };
    const { insertId, changes } = await this.#connection.run(sql, parameters);
    return { rows: [], insertId: BigInt(insertId), numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here is large enough to stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported by this dialect');
  }
}
