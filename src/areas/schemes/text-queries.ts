import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Kysely } from 'kysely';
import { openSnapshotIfAny } from '../../store/snapshot.ts';
import { type PassRow, SCHEME_TEXTS_SNAPSHOT, type TextRow, type TextTables } from './tables.ts';
import type { SchemeTexts } from './texts.ts';

export type TextsDatabase = Kysely<TextTables>;

/** The long texts, read-only; undefined before the first crawl of any. */
export const textsDatabase = (): Promise<TextsDatabase | undefined> => openSnapshotIfAny(SCHEME_TEXTS_SNAPSHOT);

export async function findTexts(db: TextsDatabase, slug: string): Promise<(TextRow & { texts: SchemeTexts }) | undefined> {
  const row = await db.selectFrom('text').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && { ...row, texts: unpackTexts(row.body) };
}

export const packTexts = (texts: SchemeTexts): Uint8Array =>
  brotliCompressSync(JSON.stringify(texts), { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });

const unpackTexts = (body: Uint8Array): SchemeTexts => JSON.parse(brotliDecompressSync(body).toString('utf8')) as SchemeTexts;

/** Progress of the weekly reading; undefined before the first. */
export function readPass(db: TextsDatabase): Promise<PassRow | undefined> {
  return db.selectFrom('pass').selectAll().executeTakeFirst();
}

export async function putPass(db: TextsDatabase, { began, through }: Omit<PassRow, 'id'>): Promise<void> {
  await db
    .insertInto('pass')
    .values({ id: 1, began, through })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ began, through }))
    .execute();
}

export async function countTexts(db: TextsDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('text')
    .select((one) => one.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** When each text was read, by slug. */
export async function textDays(db: TextsDatabase): Promise<Map<string, string>> {
  const rows = await db.selectFrom('text').select(['slug', 'read_on']).execute();
  return new Map(rows.map(({ slug, read_on }) => [slug, read_on]));
}

export async function putText(db: TextsDatabase, row: TextRow): Promise<void> {
  const { slug, ...values } = row;
  await db
    .insertInto('text')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute();
}

export async function dropTexts(db: TextsDatabase, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) await db.deleteFrom('text').where('slug', '=', slug).execute();
}
