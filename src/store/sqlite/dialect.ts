import { createRequire } from 'node:module';
import { type DatabaseConnection, type Dialect, type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { env } from '../../kernel/env.ts';
import { giveWay } from '../../kernel/give-way.ts';
import { type OpenMode, openNodeDatabase } from './node-database.ts';
import { Sqlite3Dialect, type Sqlite3Package } from './sqlite3-dialect.ts';

/**
 * Kysely's dialect for a database file, opened by the first query. Reads use Node's own SQLite on the calling thread, which they do not hold for
 * long where many follow each other. Writes use the
 * `sqlite3` package if its native part is installed, else Node's too; `driver` (SQLITE_DRIVER) forces one for writing.
 */
export function sqliteDialect(file: string, mode: OpenMode, driver = env.SQLITE_DRIVER): Dialect {
  const sqlite3 = mode === 'write' && driver !== 'node' ? loadSqlite3() : undefined;
  if (sqlite3) return new Sqlite3Dialect(sqlite3, file);
  if (mode === 'write' && driver === 'sqlite3')
    throw new Error('SQLITE_DRIVER=sqlite3, but the sqlite3 package or its native part is not installed');
  return new NodeSqliteDialect({ database: async () => openNodeDatabase(file, mode) });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new FairDriver(this.#config);
  }
}

/** Each query begins by its turn, since it is done when it has begun. */
class FairDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    await giveWay();
    return super.acquireConnection();
  }
}

/** The package, or undefined if npm could not install it: it is optional, and its native part needs a compiler or a prebuilt binary. */
function loadSqlite3(): Sqlite3Package | undefined {
  try {
    return createRequire(import.meta.url)('sqlite3') as Sqlite3Package;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'MODULE_NOT_FOUND') || /could not locate the bindings file/i.test(error.message));
