import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { BUSY_TIMEOUT_MS, type OpenMode, type SqliteConnection } from './connection.ts';

/** Opens a database with Node's own SQLite: no native package, but it works on the calling thread. */
export async function openNodeSqlite(file: string, mode: OpenMode): Promise<SqliteConnection> {
  const database = new DatabaseSync(file, { readOnly: mode === 'read', timeout: BUSY_TIMEOUT_MS });
  return {
    driver: 'node:sqlite',
    all: async (sql, parameters) => database.prepare(sql).all(...(parameters as SQLInputValue[])) as Record<string, unknown>[],
    run: async (sql, parameters) => {
      const result = database.prepare(sql).run(...(parameters as SQLInputValue[]));
      return { insertId: Number(result.lastInsertRowid), changes: Number(result.changes) };
    },
    close: async () => database.close(),
  };
}
