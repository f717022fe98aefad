import { Kysely, sql } from 'kysely';
import { sqliteDialect } from '../../lib/sqlite/dialect.ts';
import { openSqlite } from '../../lib/sqlite/open.ts';

/** A record as it is shown, and its texts folded for comparing. */
export interface SiteRow {
  url: string;
  title: string;
  description: string;
  /** 1 for the page of a whole area, else 0. */
  whole: 0 | 1;
  folded_title: string;
  /** One name a line. */
  folded_names: string;
  folded_description: string;
}

interface SiteTables {
  site: SiteRow;
  site_word: { term: string };
}

export type SiteDatabase = Kysely<SiteTables>;
export type SiteHit = Pick<SiteRow, 'url' | 'title' | 'description'>;

/** Rows an insert carries: with seven columns well below SQLite's limit of bound values. */
const ROWS_PER_INSERT = 200;

/**
 * A full-text index in memory over these rows. Texts come folded, so the tokenizer is the plain one: `unicode61` would cut Hindi words at
 * their vowel signs.
 */
export async function createSiteIndex(rows: readonly SiteRow[]): Promise<SiteDatabase> {
  const db = new Kysely<SiteTables>({ dialect: sqliteDialect(() => openSqlite(':memory:', 'write')) });
  await sql`create virtual table site using fts5(url unindexed, title unindexed, description unindexed,
    whole unindexed, folded_title, folded_names, folded_description, tokenize = 'ascii', prefix = '2 3')`.execute(db);
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      await transaction
        .insertInto('site')
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        .execute();
    }
  });
  await sql`create virtual table site_word using fts5vocab('site', 'row')`.execute(db);
  return db;
}

/**
 * Records that match an FTS5 expression, best first: those with a title or a name that is the very text, then (if asked for) the pages of
 * whole areas, then by BM25 with the title weighing most.
 */
export function findRecords(
  db: SiteDatabase,
  { expression, foldedText, limit, wholeFirst }: { expression: string; foldedText: string; limit: number; wholeFirst: boolean },
): Promise<SiteHit[]> {
  return db
    .selectFrom('site')
    .select(['url', 'title', 'description'])
    .where(sql<boolean>`site match ${expression}`)
    .orderBy(
      sql`folded_title = ${foldedText} or instr(char(10) || folded_names || char(10), char(10) || ${foldedText} || char(10))`,
      'desc',
    )
    .orderBy(sql`whole * ${Number(wholeFirst)}`, 'desc')
    .orderBy(sql`bm25(site, 0, 0, 0, 0, 10, 6, 1)`)
    .limit(limit)
    .execute();
}

/** Every word of the index, for mending misspelt ones. */
export async function listWords(db: SiteDatabase): Promise<string[]> {
  const rows = await db.selectFrom('site_word').select('term').execute();
  return rows.map(({ term }) => term);
}
