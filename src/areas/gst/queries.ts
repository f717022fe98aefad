import { CompiledQuery, type Kysely } from 'kysely';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { type CodeRow, GST_SNAPSHOT, type GstTables } from './tables.ts';

export type GstDatabase = Kysely<GstTables>;

/** The nomenclature, read-only. */
export const gstDatabase = (): Promise<GstDatabase> => openSnapshot(GST_SNAPSHOT);

const COLUMNS = ['code', 'kind', 'description', 'source'] as const;

/** A code as it is shown. */
export type ShownCode = Pick<CodeRow, (typeof COLUMNS)[number]>;

export function findCode(db: GstDatabase, code: string): Promise<ShownCode | undefined> {
  return db.selectFrom('code').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** Codes that begin with these digits, in order. */
export function codesUnder(db: GstDatabase, digits: string, limit: number): Promise<ShownCode[]> {
  return db
    .selectFrom('code')
    .select(COLUMNS)
    .where('code', 'like', `${digits}%`)
    .where('code', '!=', digits)
    .orderBy('code')
    .limit(limit)
    .execute();
}

/** How many codes of each length begin with these digits, short ones first. */
export async function countCodesWithin(db: GstDatabase, digits: string): Promise<{ digits: number; count: number }[]> {
  const counts = Map.groupBy(await codesUnder(db, digits, MAX_CODES), ({ code }) => code.length);
  return [...counts].map(([length, codes]) => ({ digits: length, count: codes.length })).sort((a, b) => a.digits - b.digits);
}
const MAX_CODES = 10_000;

// Written out once: making a statement anew by Kysely would cost more than running it.
const BY_TEXT = `select code.code, code.kind, code.description, code.source from code_text join code on code.id = code_text.rowid
  where code_text match ? order by bm25(code_text), code.code limit ?`;
// As one text: thousands of ids take 1.5 ms so, and 3.8 ms as rows.
const IDS_BY_TEXT = 'select group_concat(rowid) as ids from code_text where code_text match ?';
const BY_IDS = 'select id, code, kind, description, source from code where id in (select value from json_each(?))';
// SQLite writes lengths so that longer numbers are larger, and those of one length are in their order.
const IN_ORDER = `select group_concat(id) as ids from
  (select code.id from code_text_docsize as size join code on code.id = size.id order by length(size.sz), size.sz, code.code)`;

/** The place of each row among all, those with the shortest description first, then by code. */
const sortPositions = memoizeAsync(
  async (db: GstDatabase): Promise<ReadonlyMap<number, number>> =>
    new Map((await readIds(db, IN_ORDER, [])).map((id, place) => [id, place])),
);

async function readIds(db: GstDatabase, text: string, parameters: string[]): Promise<number[]> {
  const [row] = (await db.executeQuery<{ ids: string | null }>(CompiledQuery.raw(text, parameters))).rows;
  return row?.ids ? row.ids.split(',').map(Number) : [];
}

/** Codes whose description has every word (or a word that begins so), best first. `match` is an FTS5 expression. */
export const codesByText = async (db: GstDatabase, match: string, limit: number): Promise<ShownCode[]> =>
  (await db.executeQuery<ShownCode>(CompiledQuery.raw(BY_TEXT, [match, limit]))).rows;

/** The same with the shortest description first, for words that thousands have: a millisecond where the best would take twenty. */
export async function shortestByText(db: GstDatabase, match: string, limit: number): Promise<ShownCode[]> {
  const [place, ids] = await Promise.all([sortPositions(db), readIds(db, IDS_BY_TEXT, [match])]);
  const first = ids.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)).slice(0, limit);
  if (first.length === 0) return [];
  const byIds = CompiledQuery.raw(BY_IDS, [JSON.stringify(first)]);
  const rows = new Map((await db.executeQuery<ShownCode & { id: number }>(byIds)).rows.map(({ id, ...row }) => [id, row]));
  return first.flatMap((id) => rows.get(id) ?? []);
}

/** The whole nomenclature, in order. */
export const allCodes = (db: GstDatabase): Promise<CodeRow[]> => db.selectFrom('code').select(COLUMNS).orderBy('code').execute();
