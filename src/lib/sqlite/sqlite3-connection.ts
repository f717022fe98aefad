import { BUSY_TIMEOUT_MS, type OpenMode, type SqliteConnection } from './connection.ts';

// The part of the driver's interface that we use; it ships no types, and it is optional.
interface Sqlite3Database {
  all(sql: string, parameters: readonly unknown[], done: (error: Error | null, rows: Record<string, unknown>[]) => void): void;
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
  return {
    driver: 'sqlite3',
    all: (sql, parameters) =>
      new Promise((resolve, reject) => database.all(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)))),
    run: (sql, parameters) =>
      new Promise((resolve, reject) =>
        database.run(sql, parameters, function (error) {
          if (error) reject(error);
          else resolve({ insertId: this.lastID, changes: this.changes });
        }),
      ),
    close: () => new Promise((resolve, reject) => database.close((error) => (error ? reject(error) : resolve()))),
  };
}
