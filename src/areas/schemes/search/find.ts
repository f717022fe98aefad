import { CompiledQuery } from 'kysely';
import { editDistance } from '../../../text/spelling.ts';
import { allSlugs, type SchemesDatabase } from '../queries.ts';
import { ALL_STATES } from '../states.ts';
import type { Level, SchemeRow } from '../tables.ts';
import { STOP_WORDS } from './everyday.ts';
import { searchWords } from './index-text.ts';
import type { Match } from './match.ts';
import { type Hits, loadIndex, matchOtherwise, matchText, orderIds, rankHits, type SchemeIndex, type Sort } from './scheme-index.ts';

type NamedStates = SchemeIndex['named'];

/** No slug is longer. */
const MAX_SLUG_LENGTH = 120;
const MAX_EDITS = 2;
/** A word in more schemes says little about one. */
const COMMON_WORD = 150;
const MAX_RARE_WORDS = 5;

export interface SchemeFilter {
  level?: Level | undefined;
  /** A state's name: its schemes, those whose name or brief mentions it, and all-India ones; or `All` for the latter only. */
  state?: string | undefined;
  /** Part of the ministry's name. */
  ministry?: string | undefined;
  /** A category label. */
  category?: string | undefined;
  /** Whether to include schemes with no data for these filters. */
  orUnknown?: boolean | undefined;
  /** Only schemes for which this is unknown. */
  unknown?: Unknown | undefined;
}

/** What may be unknown about a scheme. */
export type Unknown = 'state' | 'category' | 'ministry';

/** How rows show that something is unknown; a state mentioned in the name or brief is known. */
function isUnknown(what: Unknown, named: NamedStates): Part {
  if (what === 'ministry') return { sql: "coalesce(scheme.ministry, '') = ''", parameters: [] };
  if (what === 'category') return { sql: 'scheme.id not in (select scheme from scheme_category)', parameters: [] };
  return {
    sql: 'scheme.id not in (select scheme from scheme_state) and scheme.id not in (select value from json_each(?))',
    parameters: [JSON.stringify([...named.values()].flat())],
  };
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
  /** Whether words were taken for others that are spelt like them. */
  corrected: boolean;
}

/**
 * A page of matching schemes, with their total and counts by level. Relevance order: see `rankHits`; on a tie all-India schemes first, then
 * the shorter name, which has the fewest other words. (Every hit contains all words, so BM25 would mostly rank by length and put rare
 * spellings first.) The order of the words does not matter. Where nothing has them, each may be the beginning of a word, then each may be
 * misspelt; a text without words matches nothing.
 */
export async function findSchemes(db: SchemesDatabase, search: SchemeSearch): Promise<SchemePage> {
  const { q, sort } = search;
  if (q === undefined) return toPage(db, await findIds(db, search, sort), search);
  const index = await loadIndex(db);
  for (const match of [matchText(index, q, 'all'), matchOtherwise(index, q, 'begun', 'all'), matchOtherwise(index, q, 'mend', 'all')]) {
    const ids = match ? await findIds(db, search, sort, match) : [];
    if (match && ids.length > 0) return toPage(db, ids, search, match.corrected);
  }
  return toPage(db, [], search);
}

/** The first schemes of such a page, without counts; corrected or as written. */
export async function firstSchemes(
  db: SchemesDatabase,
  q: string,
  limit: number,
  { state, corrected = false }: { state?: string; corrected?: boolean } = {},
): Promise<SchemeRow[]> {
  const index = await loadIndex(db);
  const match = corrected ? matchOtherwise(index, q, 'mend', 'typing') : matchText(index, q, 'typing');
  return match ? readRows(db, (await findIds(db, { state }, 'relevance', match)).slice(0, limit)) : [];
}

/**
 * Ids of matching schemes in order. Lists are cached and shared: whoever reads one page reads the next, search answers and results need the
 * same list, and a build reads all pages.
 */
async function findIds(db: SchemesDatabase, filter: SchemeFilter, sort: Sort, match?: Match): Promise<readonly number[]> {
  const { sortKeys, lists } = await loadIndex(db);
  const { level, state, ministry, category, orUnknown, unknown } = filter;
  const context = async () =>
    match ? rankHits(await matchIds(db, match, filter), sortKeys, match, sort) : orderIds(await listIds(db, filter), sortKeys, sort);
  return lists.forceFetch(JSON.stringify([level, state, ministry, category, orUnknown, unknown, sort, match]), { context });
}

/** A page of schemes, given all in order, with their total and counts by level. */
async function toPage(db: SchemesDatabase, ids: readonly number[], { page, limit }: SchemeSearch, corrected = false): Promise<SchemePage> {
  const { sortKeys } = await loadIndex(db);
  const central = ids.reduce((sum, id) => sum + (sortKeys.get(id)?.level === 'central' ? 1 : 0), 0);
  const rows = await readRows(db, ids.slice((page - 1) * limit, page * limit));
  return { total: ids.length, levels: { central, state: ids.length - central }, rows, corrected };
}

/** Part of a statement: our own fixed SQL with a placeholder for each caller's value. */
interface Part {
  sql: string;
  parameters: readonly (string | number)[];
}

/** Matches in the index, then sorted by the data known for all schemes. */
async function matchIds(db: SchemesDatabase, { expression }: Match, filter: SchemeFilter): Promise<Hits> {
  const where = conditions(filter, (await loadIndex(db)).named);
  const joined = where.sql === '' ? '' : 'cross join scheme on scheme.id = scheme_text.rowid';
  const hits = `select scheme_text.rowid as id from scheme_text ${joined} where scheme_text match ? ${where.sql}`;
  const [ids, named] = await Promise.all([
    readIds(db, hits, [expression, ...where.parameters]),
    readIds(db, 'select rowid as id from scheme_text where scheme_text match ?', [inName(expression)]),
  ]);
  return { ids, named: new Set(named) };
}

/** Without a search text. */
async function listIds(db: SchemesDatabase, filter: SchemeFilter): Promise<number[]> {
  const where = conditions(filter, (await loadIndex(db)).named);
  return readIds(db, `select scheme.id from scheme where 1 ${where.sql}`, where.parameters);
}

/** Plain SQL: building a statement with Kysely would cost more than running it. */
const readIds = async (db: SchemesDatabase, text: string, parameters: Part['parameters']): Promise<number[]> =>
  (await db.executeQuery<{ id: number }>(CompiledQuery.raw(text, [...parameters]))).rows.map(({ id }) => id);

const inName = (expression: string): string => `{short name}: (${expression})`;

/** The rows with these ids, in the same order. */
async function readRows(db: SchemesDatabase, ids: readonly number[]): Promise<SchemeRow[]> {
  const query = CompiledQuery.raw('select * from scheme where id in (select value from json_each(?))', [JSON.stringify(ids)]);
  const rows = new Map((await db.executeQuery<SchemeRow>(query)).rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function conditions({ level, state, ministry, category, orUnknown, unknown }: SchemeFilter, named: NamedStates): Part {
  const parts: Part[] = [];
  const when = (sql: string, ...parameters: Part['parameters']) => parts.push({ sql, parameters });
  const index = (what: Unknown, sql: string, ...parameters: string[]) => {
    const none = isUnknown(what, named);
    if (orUnknown) when(`and (${sql} or ${none.sql})`, ...parameters, ...none.parameters);
    else when(`and (${sql})`, ...parameters);
  };
  if (level) when('and scheme.level = ?', level);
  if (ministry) index('ministry', "scheme.ministry like ? escape '\\'", `%${ministry.replace(/[\\%_]/g, '\\$&')}%`);
  if (category) index('category', 'scheme.id in (select scheme from scheme_category where category = ?)', category);
  const ofState = 'scheme.id in (select scheme from scheme_state where state in (?, ?)) or scheme.id in (select value from json_each(?))';
  if (state) index('state', ofState, state, ALL_STATES, JSON.stringify(named.get(state) ?? []));
  const none = unknown && isUnknown(unknown, named);
  if (none) when(`and ${none.sql}`, ...none.parameters);
  return { sql: parts.map(({ sql }) => sql).join(' '), parameters: parts.flatMap(({ parameters }) => parameters) };
}

export type Suggestion = Pick<SchemeRow, 'slug' | 'name' | 'short_title' | 'level'>;

/** Title suggestions for a partly typed text, best first. */
export async function suggestSchemes(db: SchemesDatabase, q: string, limit: number): Promise<Suggestion[]> {
  const match = matchText(await loadIndex(db), q, 'typing');
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

/** Slugs similar to an unknown one: those a slip or two apart, then those of schemes with its words. */
export async function nearSlugs(db: SchemesDatabase, slug: string, limit: number): Promise<string[]> {
  const typed = slug.toLowerCase().slice(0, MAX_SLUG_LENGTH);
  const edits = (await allSlugs(db))
    .map((one) => ({ one, slips: editDistance(typed, one, MAX_EDITS) }))
    .filter((near) => near.slips <= MAX_EDITS)
    .toSorted((x, y) => x.slips - y.slips)
    .map(({ one }) => one);
  const byWords = await findSchemes(db, { q: typed.replaceAll('-', ' '), sort: 'relevance', limit, page: 1 });
  return [...new Set([...edits.slice(0, limit - 1), ...byWords.rows.map((row) => row.slug), ...edits])].slice(0, limit);
}

/** Similar schemes: those that share the rarest words of the name, preferring the same level. */
export async function similarSchemes(db: SchemesDatabase, { id, name, level }: SchemeRow, limit: number): Promise<Suggestion[]> {
  const { documents } = (await loadIndex(db)).vocabulary;
  const rareWords = [...new Set(searchWords(name))]
    .filter((word) => !STOP_WORDS.has(word) && word.length > 2)
    .map((word) => ({ word, count: documents.get(word) ?? 0 }))
    .filter(({ count }) => count > 1 && count <= COMMON_WORD)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, MAX_RARE_WORDS);
  if (rareWords.length === 0) return [];
  const text = `select scheme.slug, scheme.name, scheme.short_title, scheme.level
    from scheme_text cross join scheme on scheme.id = scheme_text.rowid
    where scheme_text match ? and scheme.id != ? and scheme.gone_since is null
    order by bm25(scheme_text, 4, 4, 2, 1, 1) * iif(scheme.level = ?, 1.3, 1), scheme.name_key limit ?`;
  const expression = rareWords.map(({ word }) => `"${word}"`).join(' OR ');
  return (await db.executeQuery<Suggestion>(CompiledQuery.raw(text, [expression, id, level, limit]))).rows;
}
