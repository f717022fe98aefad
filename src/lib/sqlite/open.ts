import { env } from '../env.ts';
import type { OpenMode, SqliteConnection } from './connection.ts';
import { openNodeSqlite } from './node-connection.ts';
import { openSqlite3, type Sqlite3Driver } from './sqlite3-connection.ts';

let native: Promise<Sqlite3Driver | undefined> | undefined;

/** Opens a database file with `sqlite3` where its native part is there, else with `node:sqlite`. SQLITE_DRIVER forces one. */
export async function openSqlite(file: string, mode: OpenMode, driver = env.SQLITE_DRIVER): Promise<SqliteConnection> {
  if (driver === 'node') return openNodeSqlite(file, mode);
  native ??= loadSqlite3();
  const sqlite3 = await native;
  if (sqlite3) return openSqlite3(sqlite3, file, mode);
  if (driver === 'sqlite3') throw new Error('SQLITE_DRIVER=sqlite3, but the sqlite3 package or its native part is not installed');
  return openNodeSqlite(file, mode);
}

/** The driver, or undefined where npm could not install it: it is optional, and its native part needs a compiler or a prebuilt file. */
async function loadSqlite3(): Promise<Sqlite3Driver | undefined> {
  try {
    // The name is held back from bundlers, which would otherwise want the package at build time.
    const name = 'sqlite3';
    return ((await import(/* @vite-ignore */ name)) as { default: Sqlite3Driver }).default;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || /could not locate the bindings file/i.test(error.message);
}
