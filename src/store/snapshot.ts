import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { env } from '../kernel/env.ts';
import { ApiError } from '../kernel/errors.ts';
import { noteInput } from '../kernel/inputs.ts';
import { hashFile } from './fingerprint.ts';
import { readReport } from './report.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import type { SnapshotSchema, TablesOf } from './table.ts';

/** Path of an area's snapshot. */
export const snapshotFile = (area: string, dataDir = env.DATA_DIR): string => join(dataDir, `${area}.sqlite`);

const opened = new Map<string, Promise<Kysely<any>>>();

/**
 * Opens a snapshot read-only, once per process. If it is missing, damaged or of another schema version, throws ApiError
 * `snapshot_unavailable`, which names the file and what to do.
 */
export async function openSnapshot<S extends SnapshotSchema>({ name: area, version }: S): Promise<Kysely<TablesOf<S>>> {
  noteInput?.(`${area}.sqlite`);
  const file = snapshotFile(area);
  const before = opened.get(file);
  if (before) return before;
  const opening = open<TablesOf<S>>(area, file, version);
  opened.set(file, opening);
  // The next call retries a file that could not be opened: the operator may have fixed it.
  opening.catch(() => opened.delete(file));
  return opening;
}

async function open<DB>(area: string, file: string, version: number): Promise<Kysely<DB>> {
  const unavailable = (fault: string, hint: string, cause?: unknown) =>
    new ApiError('snapshot_unavailable', `The ${area} data is not available: ${file} ${fault}.`, { hint, cause });

  const restore = `Restore it with: npm run snapshot -- restore ${area}`;
  if (!existsSync(file))
    throw unavailable('is missing', `${restore}; an area that was never crawled begins with: npm run crawl -- ${area}`);
  // SQLite does not notice a changed byte within a value.
  const hashes = (await readReport(area).catch(() => undefined))?.snapshots?.[basename(file)];
  if (hashes && !hashes.includes(await hashFile(file)))
    throw unavailable(
      'is not what the last crawl left',
      `${restore}; or, if you changed it on purpose: npm run snapshot -- accept ${area}`,
    );
  const db = new Kysely<DB>({ dialect: sqliteDialect(file, 'read') });
  let actual: number;
  try {
    actual = await userVersion(db);
    // Of bytes that no report knows: otherwise a damaged page would surface in some later query, as a bug of ours. Takes milliseconds per megabyte.
    const { rows } = hashes ? { rows: [] } : await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    if (!hashes && rows[0]?.quick_check !== 'ok') throw new Error(rows[0]?.quick_check ?? 'quick_check said nothing');
  } catch (cause) {
    await db.destroy().catch((error) => console.error(`${file}: could not be closed`, error));
    throw unavailable('cannot be read as a database', restore, cause);
  }
  if (actual === version) return db;
  await db.destroy();
  throw actual > version
    ? unavailable(`has schema version ${actual}, newer than the ${version} this program knows`, 'Update the program: git pull, then npm ci')
    : unavailable(
        `has schema version ${actual}, older than the ${version} this program knows`,
        `Bring it up to date: npm run crawl -- ${area}`,
      );
}

/** The same for an area that works without: undefined if the file does not exist. */
export async function openSnapshotIfAny<S extends SnapshotSchema>(schema: S): Promise<Kysely<TablesOf<S>> | undefined> {
  noteInput?.(`${schema.name}.sqlite`);
  return existsSync(snapshotFile(schema.name)) ? openSnapshot(schema) : undefined;
}

/** The snapshot in a data folder, for a crawl, which must close it; undefined if there is none of this version. */
export async function openSnapshotIn<S extends SnapshotSchema>(
  dataDir: string,
  { name, version }: S,
): Promise<Kysely<TablesOf<S>> | undefined> {
  const file = snapshotFile(name, dataDir);
  if (!existsSync(file)) return undefined;
  const db = new Kysely<TablesOf<S>>({ dialect: sqliteDialect(file, 'read') });
  if ((await userVersion(db)) === version) return db;
  await db.destroy();
  return undefined;
}

/** What a crawl reads from the snapshot; undefined if there is none. */
export async function readSnapshotIn<S extends SnapshotSchema, T>(
  dataDir: string,
  schema: S,
  read: (db: Kysely<TablesOf<S>>) => Promise<T>,
): Promise<T | undefined> {
  const db = await openSnapshotIn(dataDir, schema);
  try {
    return db && (await read(db));
  } finally {
    await db?.destroy();
  }
}

/** SQLite's user_version, our schema version. */
export async function userVersion(db: Kysely<any>, database = 'main'): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma ${sql.ref(database)}.user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

/**
 * The result of some work, or `otherwise` if its snapshot is missing or damaged: pages, lists and searches go on without that area, whose
 * own endpoints and Status report the problem. Rethrows any other error.
 */
export async function withoutSnapshot<T, O>(work: () => T | Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return otherwise;
    throw error;
  }
}

/** Closes every open snapshot: for tests and shutdown. */
export async function closeSnapshots(): Promise<void> {
  const all = [...opened.values()];
  opened.clear();
  for (const one of await Promise.allSettled(all)) if (one.status === 'fulfilled') await one.value.destroy();
}
