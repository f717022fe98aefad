import { existsSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readReport } from '../../lib/crawl/report.ts';
import { doInLots } from '../../lib/lots.ts';
import { openSnapshot, snapshotFile, userVersion } from '../../lib/snapshot.ts';
import { slipsBetween } from '../../lib/spelling.ts';
import { sqliteDialect } from '../../lib/sqlite/dialect.ts';
import { openSqlite } from '../../lib/sqlite/open.ts';
import { istDay, newestOf } from '../../lib/time.ts';
import { IDLE_WORDS } from './everyday.ts';
import { indexText, searchWords } from './index-text.ts';
import { type Match, makeVocabulary, matchOf, type Vocabulary } from './match.ts';
import { type Hits, orderIds, rankHits, type Sort, type Standing, type Standings } from './standings.ts';
import { ALL_STATES } from './states.ts';
import {
  type Level,
  type PassRow,
  SCHEMES_VERSION,
  type SchemeRow,
  type SchemeTables,
  TEXTS_VERSION,
  type TextRow,
  type TextTables,
} from './tables.ts';
import type { SchemeTexts } from './texts.ts';

export type SchemesDatabase = Kysely<SchemeTables>;
export type TextsDatabase = Kysely<TextTables>;

export const TEXTS_SNAPSHOT = 'schemes-texts';

/** The schemes snapshot, read-only. */
export const schemesDatabase = (): Promise<SchemesDatabase> => openSnapshot<SchemeTables>('schemes', SCHEMES_VERSION);

/** The long texts, read-only; undefined before a crawl has brought any. */
export async function textsDatabase(): Promise<TextsDatabase | undefined> {
  return existsSync(snapshotFile(TEXTS_SNAPSHOT)) ? openSnapshot<TextTables>(TEXTS_SNAPSHOT, TEXTS_VERSION) : undefined;
}

/** The long texts in a data folder, for the crawler, which closes them; undefined before it has brought any. */
export async function openTextsIn(dataDir: string): Promise<TextsDatabase | undefined> {
  const file = snapshotFile(TEXTS_SNAPSHOT, dataDir);
  if (!existsSync(file)) return undefined;
  const db: TextsDatabase = new Kysely({ dialect: sqliteDialect(() => openSqlite(file, 'read')) });
  if ((await userVersion(db)) === TEXTS_VERSION) return db;
  await db.destroy();
  return undefined;
}

/** A slug longer than this is nobody's. */
const LONGEST_SLUG = 120;
const MOST_SLIPS = 2;
/** A word in more schemes than this tells little of one. */
const COMMON_WORD = 150;
const MOST_TELLING = 5;
/** About a kilobyte each. */
const KEPT_ROWS = 1000;
/** In lists, of eight bytes each. */
const KEPT_IDS = 100_000;

export interface SchemeFilter {
  level?: Level | undefined;
  /** Name of a state: its schemes and those for all of India; or `All` for the latter alone. */
  state?: string | undefined;
  /** Part of the ministry's name. */
  ministry?: string | undefined;
  /** A category label. */
  category?: string | undefined;
}

export interface SchemeSearch extends SchemeFilter {
  q?: string | undefined;
  sort: Sort;
  limit: number;
  /** From 1. */
  page: number;
}

export interface SchemePage {
  total: number;
  levels: Record<Level, number>;
  rows: SchemeRow[];
}

/**
 * A page of the schemes that match, with their number as a whole and by level. Order by relevance: `rankHits`; among equals those of all India
 * first, then the shorter name, which says least besides. (All words are in every hit, so BM25 would rank by little else than length, and rare
 * spellings first.) A text that finds nothing is taken for misspelt; one without a word finds nothing.
 */
export async function findSchemes(db: SchemesDatabase, search: SchemeSearch): Promise<SchemePage> {
  if (search.q === undefined) return listSchemes(db, search);
  const vocabulary = await vocabularyOf(db);
  const match = matchOf(search.q, vocabulary);
  if (!match) return { total: 0, levels: { central: 0, state: 0 }, rows: [] };
  const found = await readSchemes(db, search, match);
  if (found.total > 0) return found;
  const mended = mendedOf(search.q, match, vocabulary);
  return mended ? readSchemes(db, search, mended) : found;
}

/** What a text means with all words taken for misspelt; undefined where that is nothing else. */
function mendedOf(q: string, written: Match, vocabulary: Vocabulary): Match | undefined {
  const mended = matchOf(q, vocabulary, { mend: true });
  return mended?.expression === written.expression ? undefined : mended;
}

/** The first schemes of such a page, without their number; mended or as the words are written. */
export async function firstSchemes(
  db: SchemesDatabase,
  q: string,
  limit: number,
  { state, mended = false }: { state?: string; mended?: boolean } = {},
): Promise<SchemeRow[]> {
  const { vocabulary, standings } = await knownOf(db);
  const written = matchOf(q, vocabulary);
  const match = written && mended ? mendedOf(q, written, vocabulary) : written;
  if (!match) return [];
  const ranked = rankHits(await matching(db, match, { state }), standings, match, 'relevance');
  return rowsOf(db, ranked.slice(0, limit));
}

async function readSchemes(db: SchemesDatabase, search: SchemeSearch, match: Match): Promise<SchemePage> {
  const { standings } = await knownOf(db);
  return pageOf(db, rankHits(await matching(db, match, search), standings, match, search.sort), search);
}

/** Without words. A list is put together once for all its pages: who reads one page reads the next, and a build reads all. */
async function listSchemes(db: SchemesDatabase, search: SchemeSearch): Promise<SchemePage> {
  const { standings, lists } = await knownOf(db);
  const { level, state, ministry, category, sort } = search;
  const key = JSON.stringify([level, state, ministry, category, sort]);
  let ids = lists.get(key);
  if (!ids) {
    const where = conditions(search);
    const asked = CompiledQuery.raw(`select group_concat(scheme.id) as ids from scheme where 1 ${where.sql}`, [...where.parameters]);
    const [found] = (await db.executeQuery<{ ids: string | null }>(asked)).rows;
    ids = orderIds(idsIn(found?.ids), standings, sort);
    lists.set(key, ids);
  }
  return pageOf(db, ids, search);
}

/** A page of these schemes, which are in order, with their number as a whole and by level. */
async function pageOf(db: SchemesDatabase, ids: readonly number[], { page, limit }: SchemeSearch): Promise<SchemePage> {
  const { standings } = await knownOf(db);
  const central = ids.reduce((sum, id) => sum + (standings.get(id)?.level === 'central' ? 1 : 0), 0);
  const rows = await rowsOf(db, ids.slice((page - 1) * limit, page * limit));
  return { total: ids.length, levels: { central, state: ids.length - central }, rows };
}

/** A part of a statement: fixed words of ours with a mark for each value of a caller's. */
interface Part {
  sql: string;
  parameters: readonly (string | number)[];
}

/**
 * What the index finds. The driver takes longer to hand over a row of a result than SQLite does to find it, so that ids come as one text; they are
 * put in order by what is known of every scheme.
 */
async function matching(db: SchemesDatabase, { expression }: Match, filter: SchemeFilter): Promise<Hits> {
  const where = conditions(filter);
  const joined = where.sql === '' ? '' : 'cross join scheme on scheme.id = scheme_text.rowid';
  // Written out once for each set of filters: making the statement anew by Kysely would cost more than running it.
  const text = `select
      (select group_concat(scheme_text.rowid) from scheme_text ${joined} where scheme_text match ? ${where.sql}) as hits,
      (select group_concat(rowid) from scheme_text where scheme_text match ?) as named`;
  const asked = CompiledQuery.raw(text, [expression, ...where.parameters, inName(expression)]);
  const [found] = (await db.executeQuery<{ hits: string | null; named: string | null }>(asked)).rows;
  return { ids: idsIn(found?.hits), named: new Set(idsIn(found?.named)) };
}

const idsIn = (text: string | null | undefined): number[] => (text ? text.split(',').map(Number) : []);

const inName = (expression: string): string => `{short name}: (${expression})`;

/** The rows with these ids, in their order. */
async function rowsOf(db: SchemesDatabase, ids: readonly number[]): Promise<SchemeRow[]> {
  const { rows } = await knownOf(db);
  const found = new Map(ids.map((id) => [id, rows.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  if (missing.length > 0) {
    const asked = CompiledQuery.raw('select * from scheme where id in (select value from json_each(?))', [JSON.stringify(missing)]);
    for (const row of (await db.executeQuery<SchemeRow>(asked)).rows) {
      found.set(row.id, row);
      rows.set(row.id, row);
    }
  }
  return [...found.values()].filter((row) => row !== undefined);
}

function conditions({ level, state, ministry, category }: SchemeFilter): Part {
  const parts: Part[] = [];
  const when = (sql: string, ...parameters: string[]) => parts.push({ sql, parameters });
  if (level) when('and scheme.level = ?', level);
  if (ministry) when("and scheme.ministry like ? escape '\\'", `%${ministry.replace(/[\\%_]/g, '\\$&')}%`);
  if (category) when('and scheme.id in (select scheme from scheme_category where category = ?)', category);
  if (state) when('and scheme.id in (select scheme from scheme_state where state in (?, ?))', state, ALL_STATES);
  return { sql: parts.map(({ sql }) => sql).join(' '), parameters: parts.flatMap(({ parameters }) => parameters) };
}

/** What a process knows of a database that is open: its words and the standing of every scheme, and the rows that were read last. */
interface Known {
  vocabulary: Vocabulary;
  standings: Standings;
  rows: LRUCache<number, SchemeRow>;
  /** Ids of whole lists in their order, by filter and order. */
  lists: LRUCache<string, readonly number[]>;
}

const knownBases = new WeakMap<SchemesDatabase, Promise<Known>>();

/** Read once a database. */
function knownOf(db: SchemesDatabase): Promise<Known> {
  let known = knownBases.get(db);
  if (!known) {
    known = readKnown(db);
    known.catch(() => knownBases.delete(db));
    knownBases.set(db, known);
  }
  return known;
}

async function readKnown(db: SchemesDatabase): Promise<Known> {
  const words = await db.selectFrom('scheme_word').select(['term', 'doc']).execute();
  const forms = await db.selectFrom('scheme').select(['slug', 'short_title']).execute();
  const { rows: standings } = await sql<Standing>`select id, level, name_key, short_keys,
      row_number() over (order by level, length(name_key), name_key, id) as relevance,
      row_number() over (order by name_key, id) as name,
      row_number() over (order by first_recorded desc, name_key, id) as newest
    from scheme`.execute(db);
  return {
    vocabulary: await doInLots(
      makeVocabulary(
        new Map(words.map(({ term, doc }) => [term, doc])),
        forms.flatMap(({ slug, short_title }) => [slug, short_title ?? '']),
      ),
    ),
    standings: new Map(standings.map((one) => [one.id, one])),
    rows: new LRUCache({ max: KEPT_ROWS }),
    lists: new LRUCache({ maxSize: KEPT_IDS, sizeCalculation: (ids) => ids.length + 1 }),
  };
}

const vocabularyOf = async (db: SchemesDatabase): Promise<Vocabulary> => (await knownOf(db)).vocabulary;

export interface Suggestion {
  slug: string;
  name: string;
  short_title: string | null;
  level: Level;
}

/** Titles for what somebody has typed so far, best first. */
export async function suggestSchemes(db: SchemesDatabase, q: string, limit: number): Promise<Suggestion[]> {
  const match = matchOf(q, await vocabularyOf(db));
  if (!match) return [];
  const text = `select scheme.slug, scheme.name, scheme.short_title, scheme.level
    from scheme_text cross join scheme on scheme.id = scheme_text.rowid
    where scheme_text match ?
    order by instr(scheme.short_keys, ?) > 0 desc, substr(scheme.name_key, 1, ?) = ? desc,
      scheme.level, length(scheme.name_key), scheme.name_key
    limit ?`;
  const parameters = [inName(match.expression), ` ${match.compact} `, match.folded.length, match.folded, limit];
  return (await db.executeQuery<Suggestion>(CompiledQuery.raw(text, parameters))).rows;
}

export function findScheme(db: SchemesDatabase, slug: string): Promise<SchemeRow | undefined> {
  return db.selectFrom('scheme').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Slugs that a caller may have meant by one that nobody has: those that differ by a slip or two, then those of schemes with its words. */
export async function nearSlugs(db: SchemesDatabase, slug: string, limit: number): Promise<string[]> {
  const wanted = slug.toLowerCase().slice(0, LONGEST_SLUG);
  const slips = (await allSlugs(db))
    .map((one) => ({ one, slips: slipsBetween(wanted, one, MOST_SLIPS) }))
    .filter((near) => near.slips <= MOST_SLIPS)
    .toSorted((x, y) => x.slips - y.slips)
    .map(({ one }) => one);
  const found = await findSchemes(db, { q: wanted.replaceAll('-', ' '), sort: 'relevance', limit, page: 1 });
  return [...new Set([...slips.slice(0, limit - 1), ...found.rows.map((row) => row.slug), ...slips])].slice(0, limit);
}

/** Every slug, in order. */
export async function allSlugs(db: SchemesDatabase): Promise<string[]> {
  return (await db.selectFrom('scheme').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);
}

/** Every scheme, by id: a few thousand rows. */
export const allSchemes = (db: SchemesDatabase): Promise<SchemeRow[]> => db.selectFrom('scheme').selectAll().orderBy('id').execute();

const listedDays = new WeakMap<SchemesDatabase, Promise<string>>();

/** Day (YYYY-MM-DD) on which the publisher's listing was last read: that of the last crawl that went well, or of what we began with. */
export function lastListed(db: SchemesDatabase): Promise<string> {
  let day = listedDays.get(db);
  if (!day) {
    day = readLastListed(db);
    day.catch(() => listedDays.delete(db));
    listedDays.set(db, day);
  }
  return day;
}

async function readLastListed(db: SchemesDatabase): Promise<string> {
  const { newest } = await db
    .selectFrom('scheme')
    .select((one) => one.fn.max('recorded').as('newest'))
    .where(sql<boolean>`length(recorded) = 10`)
    .executeTakeFirstOrThrow();
  const report = await readReport('schemes');
  return newestOf([newest ?? '', report?.last_success_at ? istDay(new Date(report.last_success_at)) : '']);
}

/** Schemes first recorded after the day on which the record began, newest first: those that it began with are news to nobody. */
export function newSchemes(db: SchemesDatabase): Promise<SchemeRow[]> {
  return db
    .selectFrom('scheme')
    .selectAll()
    .where('gone_since', 'is', null)
    .where(sql<boolean>`length(first_recorded) = 10`)
    .where('first_recorded', '>', (one) =>
      one
        .selectFrom('scheme as first')
        .select((of) => of.fn.min('first.first_recorded').as('began'))
        .where(sql<boolean>`length(first.first_recorded) = 10`),
    )
    .orderBy('first_recorded', 'desc')
    .orderBy('name_key')
    .execute();
}

export interface Count {
  name: string;
  count: number;
}

export async function countByLevel(db: SchemesDatabase): Promise<Record<Level, number>> {
  const rows = await db
    .selectFrom('scheme')
    .select(['level', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('level')
    .execute();
  const count = (level: Level) => rows.find((row) => row.level === level)?.count ?? 0;
  return { central: count('central'), state: count('state') };
}

/** Schemes of each category, largest first. A scheme may be in several. */
export function countByCategory(db: SchemesDatabase): Promise<Count[]> {
  return db
    .selectFrom('scheme_category')
    .select(['category as name', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('count', 'desc')
    .orderBy('category')
    .execute();
}

/** Schemes of each state and of all India, largest first. A scheme may be in several. */
export function countByState(db: SchemesDatabase): Promise<Count[]> {
  return db
    .selectFrom('scheme_state')
    .select(['state as name', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('count', 'desc')
    .orderBy('state')
    .execute();
}

/** Central schemes of each ministry, largest first. */
export async function countByMinistry(db: SchemesDatabase): Promise<Count[]> {
  const rows = await db
    .selectFrom('scheme')
    .select(['ministry as name', (one) => one.fn.countAll<number>().as('count')])
    .where('ministry', '!=', '')
    .groupBy('ministry')
    .orderBy('count', 'desc')
    .orderBy('ministry')
    .execute();
  return rows.map(({ name, count }) => ({ name: name ?? '', count }));
}

/** Schemes of which something is unknown. */
export async function countUnknown(db: SchemesDatabase, column: 'states' | 'categories' | 'ministry'): Promise<number> {
  const { count } = await db
    .selectFrom('scheme')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Schemes like one: those that share the rarest words of its name, with a preference for its own level. */
export async function similarSchemes(db: SchemesDatabase, { id, name, level }: SchemeRow, limit: number): Promise<Suggestion[]> {
  const { documents } = await vocabularyOf(db);
  const telling = [...new Set(searchWords(name))]
    .filter((word) => !IDLE_WORDS.has(word) && word.length > 2)
    .map((word) => ({ word, count: documents.get(word) ?? 0 }))
    .filter(({ count }) => count > 1 && count <= COMMON_WORD)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, MOST_TELLING);
  if (telling.length === 0) return [];
  const text = `select scheme.slug, scheme.name, scheme.short_title, scheme.level
    from scheme_text cross join scheme on scheme.id = scheme_text.rowid
    where scheme_text match ? and scheme.id != ? and scheme.gone_since is null
    order by bm25(scheme_text, 4, 4, 2, 1, 1) * iif(scheme.level = ?, 1.3, 1), scheme.name_key limit ?`;
  const expression = telling.map(({ word }) => `"${word}"`).join(' OR ');
  return (await db.executeQuery<Suggestion>(CompiledQuery.raw(text, [expression, id, level, limit]))).rows;
}

/** The long texts of a scheme. */
export async function textsOf(db: TextsDatabase, slug: string): Promise<(TextRow & { texts: SchemeTexts }) | undefined> {
  const row = await db.selectFrom('text').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && { ...row, texts: unpackTexts(row.body) };
}

export const packTexts = (texts: SchemeTexts): Uint8Array =>
  brotliCompressSync(JSON.stringify(texts), { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });

const unpackTexts = (body: Uint8Array): SchemeTexts => JSON.parse(brotliDecompressSync(body).toString('utf8')) as SchemeTexts;

/** How far the weekly reading of all texts has come; undefined before the first. */
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

/** The days on which texts were read, by slug. */
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

/** Puts a scheme in place of what is known of it, with its side tables and its words; without an id it is a new one. */
export async function putScheme(db: SchemesDatabase, row: Omit<SchemeRow, 'id'> & { id?: number }): Promise<void> {
  if (row.id !== undefined) await dropScheme(db, row.id);
  const inserted = await db
    .insertInto('scheme')
    .values(row as SchemeRow)
    .executeTakeFirstOrThrow();
  const id = row.id ?? Number(inserted.insertId);
  for (const state of list(row.states)) await db.insertInto('scheme_state').values({ state, scheme: id }).execute();
  for (const category of list(row.categories)) await db.insertInto('scheme_category').values({ category, scheme: id }).execute();
  await db
    .insertInto('scheme_text')
    .values({ rowid: id, ...indexText(row) })
    .execute();
}

/** Notes since which day (YYYY-MM-DD) a scheme is no longer listed. */
export async function markGone(db: SchemesDatabase, id: number, day: string): Promise<void> {
  await db.updateTable('scheme').set({ gone_since: day }).where('id', '=', id).execute();
}

/** Forgets a scheme. */
export async function dropScheme(db: SchemesDatabase, id: number): Promise<void> {
  await db.deleteFrom('scheme').where('id', '=', id).execute();
  await db.deleteFrom('scheme_state').where('scheme', '=', id).execute();
  await db.deleteFrom('scheme_category').where('scheme', '=', id).execute();
  await db.deleteFrom('scheme_text').where('rowid', '=', id).execute();
}

/** Lays the index's words together, which a first filling leaves in many parts. */
export async function optimizeIndex(db: SchemesDatabase): Promise<void> {
  await sql`insert into scheme_text(scheme_text) values ('optimize')`.execute(db);
}

const list = (json: string | null): string[] => (json === null ? [] : [...new Set(JSON.parse(json) as string[])]);
