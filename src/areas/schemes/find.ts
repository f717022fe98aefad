import { CompiledQuery } from 'kysely';
import { slipsBetween } from '../../lib/spelling.ts';
import { IDLE_WORDS } from './everyday.ts';
import { searchWords } from './index-text.ts';
import { knownOf, meantBy, mendedOf } from './known.ts';
import type { Match } from './match.ts';
import { allSlugs, type SchemesDatabase } from './queries.ts';
import { type Hits, orderIds, rankHits, type Sort } from './standings.ts';
import { ALL_STATES } from './states.ts';
import type { Level, SchemeRow } from './tables.ts';

/** A slug longer than this is nobody's. */
const LONGEST_SLUG = 120;
const MOST_SLIPS = 2;
/** A word in more schemes than this tells little of one. */
const COMMON_WORD = 150;
const MOST_TELLING = 5;

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
  const { q, sort } = search;
  if (q === undefined) return pageOf(db, await idsOf(db, search, sort), search);
  const known = await knownOf(db);
  const match = meantBy(known, q);
  if (!match) return pageOf(db, [], search);
  const written = await idsOf(db, search, sort, match);
  const mended = written.length > 0 ? undefined : mendedOf(known, q);
  return pageOf(db, mended ? await idsOf(db, search, sort, mended) : written, search);
}

/** The first schemes of such a page, without their number; mended or as the words are written. */
export async function firstSchemes(
  db: SchemesDatabase,
  q: string,
  limit: number,
  { state, mended = false }: { state?: string; mended?: boolean } = {},
): Promise<SchemeRow[]> {
  const known = await knownOf(db);
  const match = mended ? mendedOf(known, q) : meantBy(known, q);
  return match ? rowsOf(db, (await idsOf(db, { state }, 'relevance', match)).slice(0, limit)) : [];
}

/**
 * Ids of the schemes that match, in their order. A list is put together once for all who ask for it: who reads one page reads the next, the
 * field's answers and its results ask for the same, and a build reads all pages.
 */
async function idsOf(db: SchemesDatabase, filter: SchemeFilter, sort: Sort, match?: Match): Promise<readonly number[]> {
  const { standings, lists } = await knownOf(db);
  const { level, state, ministry, category } = filter;
  const context = async () =>
    match ? rankHits(await matching(db, match, filter), standings, match, sort) : orderIds(await listed(db, filter), standings, sort);
  return lists.forceFetch(JSON.stringify([level, state, ministry, category, sort, match]), { context });
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

/** Without words. */
async function listed(db: SchemesDatabase, filter: SchemeFilter): Promise<number[]> {
  const where = conditions(filter);
  const asked = CompiledQuery.raw(`select group_concat(scheme.id) as ids from scheme where 1 ${where.sql}`, [...where.parameters]);
  const [found] = (await db.executeQuery<{ ids: string | null }>(asked)).rows;
  return idsIn(found?.ids);
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

export interface Suggestion {
  slug: string;
  name: string;
  short_title: string | null;
  level: Level;
}

/** Titles for what somebody has typed so far, best first. */
export async function suggestSchemes(db: SchemesDatabase, q: string, limit: number): Promise<Suggestion[]> {
  const match = meantBy(await knownOf(db), q);
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

/** Schemes like one: those that share the rarest words of its name, with a preference for its own level. */
export async function similarSchemes(db: SchemesDatabase, { id, name, level }: SchemeRow, limit: number): Promise<Suggestion[]> {
  const { documents } = (await knownOf(db)).vocabulary;
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
