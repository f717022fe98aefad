/** What our Kysely dialect needs of a SQLite driver. */
export interface SqliteConnection {
  readonly driver: 'sqlite3' | 'node:sqlite';
  all(sql: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
  run(sql: string, parameters: readonly unknown[]): Promise<{ insertId: number; changes: number }>;
  close(): Promise<void>;
}

export type OpenMode = 'read' | 'write';

/** Milliseconds that a statement waits for another process's lock. */
export const BUSY_TIMEOUT_MS = 5_000;

/** So many prepared statements are kept on a connection that reads; the longest unused goes first. */
export const KEPT_STATEMENTS = 100;
