import { CompiledQuery, Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { sqliteDialect } from '../store/sqlite/dialect.ts';
import { type IndexedTexts, makeSiteIndex, type SiteIndex } from './site-index.ts';

/** A record for display. */
export interface ShownRow {
  url: string;
  title: string;
  description: string;
  /** Texts for Hindi pages; empty if the record has none. */
  title_hi: string;
  description_hi: string;
}

export type SiteRow = ShownRow & IndexedTexts;

interface SiteTables {
  /** Its number in the index. */
  site: ShownRow & { id: number };
  /** The arrays of the index, by name. */
  part: { name: keyof SiteIndex; bytes: Uint8Array };
}

export type SiteDatabase = Kysely<SiteTables>;

/** Rows per insert: with six columns well below SQLite's limit of bound values. */
const ROWS_PER_INSERT = 200;

/** The file format of the index arrays: texts one per line, numbers as in memory. */
const KINDS = {
  words: undefined,
  starts: Uint32Array,
  records: Uint32Array,
  inNames: Uint16Array,
  inText: Uint16Array,
  lengths: Uint16Array,
  wholes: Uint8Array,
  weights: Float64Array,
  names: undefined,
  named: Uint32Array,
} as const satisfies Record<keyof SiteIndex, unknown>;
const PARTS = Object.keys(KINDS) as (keyof SiteIndex)[];

/** Opens a build's index, read-only. */
export const openSiteIndex = (file: string): SiteDatabase => new Kysely<SiteTables>({ dialect: sqliteDialect(file, 'read') });

/** Writes these rows and their word index to a new file; returns their number. */
export async function writeSiteIndex(file: string, rows: readonly SiteRow[]): Promise<number> {
  const db = new Kysely<SiteTables>({ dialect: sqliteDialect(file, 'write') });
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`create table site (id integer primary key, url text not null, title text not null, description text not null,
        title_hi text not null, description_hi text not null)`.execute(transaction);
      await sql`create table part (name text primary key, bytes blob not null) without rowid`.execute(transaction);
      const shown = rows.map(({ url, title, description, title_hi, description_hi }, id) => ({
        id,
        url,
        title,
        description,
        title_hi,
        description_hi,
      }));
      for (let at = 0; at < shown.length; at += ROWS_PER_INSERT)
        await transaction
          .insertInto('site')
          .values(shown.slice(at, at + ROWS_PER_INSERT))
          .execute();
      const index = makeSiteIndex(rows);
      await transaction
        .insertInto('part')
        .values(PARTS.map((name) => ({ name, bytes: toBytes(index[name]) })))
        .execute();
    });
    return rows.length;
  } finally {
    await db.destroy();
  }
}

const toBytes = (part: SiteIndex[keyof SiteIndex]): Uint8Array =>
  ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : Buffer.from(part.join('\n'));

/** Reads the whole word index: a few megabytes, once per process. */
export async function readSiteIndex(db: SiteDatabase): Promise<SiteIndex> {
  const parts = new Map((await db.selectFrom('part').selectAll().execute()).map(({ name, bytes }) => [name, bytes]));
  const read = PARTS.map((name) => {
    const bytes = parts.get(name) ?? new Uint8Array();
    const Kind = KINDS[name];
    // Copied, because typed arrays need alignment.
    return [name, Kind ? new Kind(new Uint8Array(bytes).buffer) : toLines(bytes)];
  });
  return Object.fromEntries(read) as unknown as SiteIndex;
}

const toLines = (bytes: Uint8Array): string[] => (bytes.length === 0 ? [] : Buffer.from(bytes).toString('utf8').split('\n'));

const SHOWN = 'select id, url, title, description, title_hi, description_hi from site where id in (select value from json_each(?))';

/** Cached rows of half a kilobyte each: most searches find the same few records. */
const MAX_CACHED_ROWS = 1000;
const rowCaches = new WeakMap<SiteDatabase, LRUCache<number, ShownRow>>();

/** Records for display, by number. */
export async function readShown(db: SiteDatabase, records: readonly number[]): Promise<ReadonlyMap<number, ShownRow | undefined>> {
  const cachedRows = rowCaches.get(db) ?? new LRUCache<number, ShownRow>({ max: MAX_CACHED_ROWS });
  rowCaches.set(db, cachedRows);
  const shown = new Map(records.map((record) => [record, cachedRows.get(record)]));
  const missing = records.filter((record) => !shown.get(record));
  if (missing.length === 0) return shown;
  const query = CompiledQuery.raw(SHOWN, [JSON.stringify(missing)]);
  for (const row of (await db.executeQuery<ShownRow & { id: number }>(query)).rows) {
    shown.set(row.id, row);
    cachedRows.set(row.id, row);
  }
  return shown;
}
