import { LRUCache } from 'lru-cache';
import { BUSY_TIMEOUT_MS, KEPT_STATEMENTS, type OpenMode, type SqliteConnection } from './connection.ts';

// The part of the driver's interface that we use; it ships no types, and it is optional.
type Rows = Record<string, unknown>[];
interface Sqlite3Statement {
  all(parameters: readonly unknown[], done: (error: Error | null, rows: Rows) => void): void;
  finalize(done: () => void): void;
}
interface Sqlite3Database {
  all(sql: string, parameters: readonly unknown[], done: (error: Error | null, rows: Rows) => void): void;
  prepare(sql: string, done: (this: Sqlite3Statement, error: Error | null) => void): void;
  run(sql: string, parameters: readonly unknown[], done: (this: { lastID: number; changes: number }, error: Error | null) => void): void;
  configure(option: 'busyTimeout', milliseconds: number): void;
  close(done: (error: Error | null) => void): void;
}
export interface Sqlite3Driver {
  OPEN_READONLY: number;
  OPEN_READWRITE: number;
  OPEN_CREATE: number;
  Database: new (file: string, mode: number, done: (error: Error | null) => void) => Sqlite3Database;
}

/** Opens a database with the `sqlite3` package, which works on libuv's threads. */
export async function openSqlite3(sqlite3: Sqlite3Driver, file: string, mode: OpenMode): Promise<SqliteConnection> {
  // The flags must be given: with `undefined` the constructor never calls back.
  const flags = mode === 'read' ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE;
  const database = await new Promise<Sqlite3Database>((resolve, reject) => {
    const opened = new sqlite3.Database(file, flags, (error) => (error ? reject(error) : resolve(opened)));
  });
  database.configure('busyTimeout', BUSY_TIMEOUT_MS);
  // A statement in use is not thrown out: the dialect lets one question run at a time.
  const kept = new LRUCache<string, Sqlite3Statement>({
    max: KEPT_STATEMENTS,
    dispose: (statement) => statement.finalize(() => undefined),
  });
  const prepare = async (sql: string): Promise<Sqlite3Statement> => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = await new Promise<Sqlite3Statement>((resolve, reject) =>
      database.prepare(sql, function (error) {
        if (error) reject(error);
        else resolve(this);
      }),
    );
    kept.set(sql, statement);
    return statement;
  };
  const ask = async (asked: (done: (error: Error | null, rows: Rows) => void) => void) =>
    new Promise<Rows>((resolve, reject) => asked((error, rows) => (error ? reject(error) : resolve(rows))));
  return {
    driver: 'sqlite3',
    async all(sql, parameters) {
      if (mode !== 'read') return ask((done) => database.all(sql, parameters, done));
      // Preparing costs more than most questions do. What is written is asked once, and a crawl may change tables meanwhile.
      const statement = await prepare(sql);
      return ask((done) => statement.all(parameters, done));
    },
    run: (sql, parameters) =>
      new Promise((resolve, reject) =>
        database.run(sql, parameters, function (error) {
          if (error) reject(error);
          else resolve({ insertId: this.lastID, changes: this.changes });
        }),
      ),
    async close() {
      // A database with open statements cannot be closed.
      kept.clear();
      await new Promise<void>((resolve, reject) => database.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
