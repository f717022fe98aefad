import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrateTables } from '../store/migrate-tables.ts';
import { userVersion } from '../store/snapshot.ts';
import { sqliteDialect } from '../store/sqlite/dialect.ts';
import { type SnapshotSchema, statementsOf } from '../store/table.ts';
import { dropStaleLock, isRunning, withLock } from './lock.ts';

/** Working copies older than this were left by a killed crawl. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * What happens to a snapshot of an older schema version, if not that its tables are made as they are declared (store/migrate-tables.ts): it is
 * rebuilt from the sources, or migrated in place before the tables are created.
 */
export type OlderSchema<DB> = 'rebuild' | ((db: Kysely<DB>, from: number) => Promise<void>);

export interface SnapshotPlan<DB, T> {
  /** The snapshot, `data/<area>.sqlite`. */
  file: string;
  schema: SnapshotSchema;
  /** For changes that the declarations of the tables do not tell. */
  older?: OlderSchema<DB>;
  /** Starts empty, whatever is on record. */
  fresh?: boolean;
  /** Throws if the current snapshot must not be built on. */
  check?(): Promise<void>;
  /** Fills the working copy. If it throws, the old snapshot stays. With `changed: false`, the old file stays byte for byte. */
  fill(db: Kysely<DB>): Promise<{ changed: boolean; result: T }>;
  /** Called with the finished copy just before it replaces the old one. */
  announce?(copy: string): Promise<void>;
  log?(line: string): void;
}

/**
 * Rewrites a snapshot atomically: fills a working copy, checks it, flushes it and renames it over the old one, one process at a time. A
 * crash at any point leaves the old snapshot intact. Returns the result of `fill`.
 */
export async function rewriteSnapshot<DB, T>(plan: SnapshotPlan<DB, T>): Promise<{ changed: boolean; result: T }> {
  await mkdir(dirname(plan.file), { recursive: true });
  await removeAbandoned(dirname(plan.file));
  return withLock(plan.file, () => rewrite(plan), plan.log);
}

async function rewrite<DB, T>(plan: SnapshotPlan<DB, T>): Promise<{ changed: boolean; result: T }> {
  const copy = `${plan.file}.tmp-${process.pid}-${randomUUID().slice(0, 8)}`;
  try {
    await plan.check?.();
    if (!plan.fresh && (await exists(plan.file))) await copyFile(plan.file, copy);
    const outcome = await fillCopy(plan, copy);
    if (outcome.changed) {
      await flush(copy);
      await plan.announce?.(copy);
      await rename(copy, plan.file);
      await flush(dirname(plan.file));
    }
    return outcome;
  } finally {
    await rm(copy, { force: true });
    await rm(`${copy}-journal`, { force: true });
  }
}

async function fillCopy<DB, T>(plan: SnapshotPlan<DB, T>, copy: string) {
  let db = openCopy<DB>(copy);
  try {
    const version = await userVersion(db);
    if (version > plan.schema.version)
      throw new Error(`${plan.file} has schema version ${version}, newer than ${plan.schema.version}: update the program first`);
    const isOlder = version > 0 && version < plan.schema.version;
    if (isOlder) {
      if (plan.older === 'rebuild') {
        await db.destroy();
        await rm(copy);
        db = openCopy<DB>(copy);
      } else if (plan.older) await plan.older(db, version);
      else if ((await migrateTables(db, plan.schema)).length === 0)
        // What the version was raised for is not in the declarations, so rows may mean something else now.
        throw new Error(
          `${plan.file} has schema version ${version}, older than ${plan.schema.version}, and its area does not say what to do`,
        );
    }
    for (const statement of statementsOf(plan.schema)) await sql.raw(statement).execute(db);
    await sql.raw(`pragma user_version = ${Number(plan.schema.version)}`).execute(db);
    const { changed, result } = await inTransaction(db, plan.fill);
    // Tables that were made anew leave the pages of the old ones behind.
    if (isOlder) await sql`vacuum`.execute(db);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`The new ${basename(plan.file)} is damaged: ${rows[0]?.integrity_check}`);
    // Even without new data: no server reads an older schema.
    return { changed: changed || isOlder, result };
  } finally {
    await db.destroy();
  }
}

/** If the rollback fails too (a full disk, say), its error must not hide the original one. */
async function inTransaction<DB, T>(db: Kysely<DB>, fill: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const causes: unknown[] = [];
  try {
    return await db.transaction().execute((transaction) =>
      fill(transaction).catch((error) => {
        causes.push(error);
        throw error;
      }),
    );
  } catch (error) {
    throw causes[0] ?? error;
  }
}

const openCopy = <DB>(copy: string) => new Kysely<DB>({ dialect: sqliteDialect(copy, 'write') });

/** Data survives a power cut only after this. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes files that killed crawls of any area left behind: at once if their process is gone, else after an hour. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const folder of [dataDir, join(dataDir, 'reports')]) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name.endsWith('.tmp-lock')) await dropStaleLock(join(folder, name));
      const pid = /\.tmp-(?:lock-)?(\d+)/.exec(name)?.[1];
      if (pid === undefined || Number(pid) === process.pid) continue;
      const path = join(folder, name);
      if (!isRunning(Number(pid)) || (await fileAge(path)) > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
  }
}

/** Age of a file in milliseconds, by its last change; 0 if another crawl has removed it. */
const fileAge = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
