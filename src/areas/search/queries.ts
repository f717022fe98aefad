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
  /** How much sooner than others as like it is shown; 1 for most. */
  weight: number;
  folded_title: string;
  /** One name a line. */
  folded_names: string;
  folded_description: string;
  /** What Hindi pages show instead; empty where the record has no Hindi. */
  title_hi: string;
  description_hi: string;
}

interface SiteTables {
  site: SiteRow;
  /** Every word of the index, found by its trigrams. */
  word: { term: string };
}

export type SiteDatabase = Kysely<SiteTables>;
export type IndexHit = Pick<SiteRow, 'url' | 'title' | 'description' | 'title_hi' | 'description_hi'> & {
  /** 1 where the title or a name is the very text. */
  exact: 0 | 1;
  whole: 0 | 1;
};

/** Rows an insert carries: with ten columns well below SQLite's limit of bound values. */
const ROWS_PER_INSERT = 200;

/** Opens an index that a build has made; read-only. */
export const openSiteIndex = (file: string): SiteDatabase =>
  new Kysely<SiteTables>({ dialect: sqliteDialect(() => openSqlite(file, 'read')) });

/**
 * Writes a full-text index over these rows to a new file; gives how many. Texts come folded, so the tokenizer is the plain one: `unicode61`
 * would cut Hindi words at their vowel signs.
 */
export async function writeSiteIndex(file: string, rows: Iterable<SiteRow> | AsyncIterable<SiteRow>): Promise<number> {
  const db = new Kysely<SiteTables>({ dialect: sqliteDialect(() => openSqlite(file, 'write')) });
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`create virtual table site using fts5(url unindexed, title unindexed, description unindexed,
        whole unindexed, weight unindexed, folded_title, folded_names, folded_description,
        title_hi unindexed, description_hi unindexed, tokenize = 'ascii', prefix = '2 3')`.execute(transaction);
      const count = await putRows(transaction, rows);
      await sql`create virtual table temp.vocabulary using fts5vocab(main, 'site', 'row')`.execute(transaction);
      // Numbers are never mended, and words that folding cannot have made are not words.
      await sql`create virtual table word using fts5(term, tokenize = 'trigram')`.execute(transaction);
      await sql`insert into word select term from temp.vocabulary where length(term) > 3 and term not glob '*[0-9]*'`.execute(transaction);
      for (const table of ['site', 'word'])
        await sql`insert into ${sql.table(table)}(${sql.ref(table)}) values ('optimize')`.execute(transaction);
      return count;
    });
  } finally {
    await db.destroy();
  }
}

async function putRows(db: SiteDatabase, rows: Iterable<SiteRow> | AsyncIterable<SiteRow>): Promise<number> {
  let count = 0;
  let waiting: SiteRow[] = [];
  const flush = async () => {
    if (waiting.length > 0) await db.insertInto('site').values(waiting).execute();
    count += waiting.length;
    waiting = [];
  };
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length === ROWS_PER_INSERT) await flush();
  }
  await flush();
  return count;
}

/**
 * Records that match an FTS5 expression, best first: those with a title or a name that is the very text, then (if asked for) the pages of
 * whole areas, then by BM25 with the title weighing most.
 */
export function findRecords(
  db: SiteDatabase,
  { expression, names, limit, wholeFirst }: { expression: string; names: readonly [string, string]; limit: number; wholeFirst: boolean },
): Promise<IndexHit[]> {
  const [text, telling] = names;
  const named = (one: string) => sql`instr(char(10) || folded_names || char(10), char(10) || ${one} || char(10)) > 0`;
  const exact = sql<0 | 1>`folded_title in (${text}, ${telling}) or ${named(text)} or ${named(telling)}`;
  return db
    .selectFrom('site')
    .select(['url', 'title', 'description', 'title_hi', 'description_hi', 'whole', exact.as('exact')])
    .where(sql<boolean>`site match ${expression}`)
    .orderBy('exact', 'desc')
    .orderBy(sql`whole * ${Number(wholeFirst)}`, 'desc')
    .orderBy(sql`bm25(site, 0, 0, 0, 0, 0, 10, 6, 1) * weight`)
    .limit(limit)
    .execute();
}

/** Is there a word that begins so? */
export async function hasWord(db: SiteDatabase, prefix: string): Promise<boolean> {
  const found = await db
    .selectFrom('site')
    .select('url')
    .where(sql<boolean>`site match ${`"${prefix}"*`}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Words of the index that share the most trigrams with a text of three letters or more. */
export async function wordsLike(db: SiteDatabase, text: string, limit: number): Promise<string[]> {
  const letters = [...text];
  const trigrams = new Set(letters.slice(2).map((_, at) => `"${letters.slice(at, at + 3).join('')}"`));
  const rows = await db
    .selectFrom('word')
    .select('term')
    .where(sql<boolean>`word match ${[...trigrams].join(' OR ')}`)
    .orderBy(sql`bm25(word)`)
    .limit(limit)
    .execute();
  return rows.map(({ term }) => term);
}
