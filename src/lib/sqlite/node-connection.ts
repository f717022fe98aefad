import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { BUSY_TIMEOUT_MS, KEPT_STATEMENTS, type OpenMode, type SqliteConnection } from './connection.ts';

/** Opens a database with Node's own SQLite: no native package, but it works on the calling thread. */
export async function openNodeSqlite(file: string, mode: OpenMode): Promise<SqliteConnection> {
  const database = new DatabaseSync(file, { readOnly: mode === 'read', timeout: BUSY_TIMEOUT_MS });
  const kept = new LRUCache<string, StatementSync>({ max: KEPT_STATEMENTS });
  const prepare = (sql: string): StatementSync => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // Preparing costs more than most questions do. What is written is asked once, and a crawl may change tables meanwhile.
    if (mode === 'read') kept.set(sql, statement);
    return statement;
  };
  return {
    driver: 'node:sqlite',
    all: async (sql, parameters) => prepare(sql).all(...(parameters as SQLInputValue[])) as Record<string, unknown>[],
    run: async (sql, parameters) => {
      const result = database.prepare(sql).run(...(parameters as SQLInputValue[]));
      return { insertId: Number(result.lastInsertRowid), changes: Number(result.changes) };
    },
    close: async () => database.close(),
  };
}
