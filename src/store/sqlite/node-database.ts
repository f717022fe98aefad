import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

export type OpenMode = 'read' | 'write';

/** Milliseconds a statement waits for another process's lock. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Prepared statements cached per read connection. */
const MAX_STATEMENTS = 100;

/** Opens a database file with Node's own SQLite for Kysely's dialect. Throws if there is no file to read. */
export function openNodeDatabase(file: string, mode: OpenMode): SqliteDatabase {
  const database = new DatabaseSync(file, { readOnly: mode === 'read', timeout: BUSY_TIMEOUT_MS });
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  };
  const close = () => database.close();
  // Writes run once, and a crawl may change tables in between.
  if (mode === 'write') return { prepare, close };
  // Preparing costs more than running most queries.
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS, memoMethod: prepare });
  return { prepare: (sql) => statements.memo(sql), close };
}
