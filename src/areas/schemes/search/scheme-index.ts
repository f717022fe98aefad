import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { runChunked } from '../../../kernel/chunked.ts';
import { keptIn, memoizeAsync } from '../../../kernel/memoize.ts';
import type { SchemesDatabase } from '../queries.ts';
import { stateNamedIn } from '../states.ts';
import type { Level } from '../tables.ts';
import { buildMatch, type Match, makeVocabulary, type Reading, type Vocabulary } from './match.ts';

export type Sort = 'relevance' | 'name' | 'newest';

/** What determines a scheme's rank among matches. */
export interface SortKeys {
  id: number;
  level: Level;
  name_key: string;
  short_keys: string;
  /** Its rank among all schemes in each order, from 1; for relevance, among equal matches. */
  relevance: number;
  name: number;
  newest: number;
}

type SortIndex = ReadonlyMap<number, SortKeys>;

/** Matches: ids of schemes, and those with all words in their name or short title. */
export interface Hits {
  ids: readonly number[];
  named: ReadonlySet<number>;
}

/**
 * Sorts ids. By relevance: first a scheme whose short title equals the text, then whose name does, then whose name contains all words, then
 * the rest.
 */
export function rankHits({ ids, named }: Hits, sortIndex: SortIndex, match: Match, sort: Sort): number[] {
  const compact = ` ${match.compact} `;
  const ranked = ids.flatMap((id) => {
    const keys = sortIndex.get(id);
    if (!keys) return [];
    if (sort !== 'relevance') return { id, place: keys[sort] };
    const misfit = (keys.short_keys.includes(compact) ? 0 : 4) + (keys.name_key === match.folded ? 0 : 2) + (named.has(id) ? 0 : 1);
    return { id, place: misfit * sortIndex.size + keys.relevance };
  });
  return ranked.sort((a, b) => a.place - b.place).map(({ id }) => id);
}

/** Sorts ids in an order that needs no words. */
export function orderIds(ids: readonly number[], sortIndex: SortIndex, sort: Sort): number[] {
  const order = sort === 'newest' ? 'newest' : 'name';
  const position = (id: number) => sortIndex.get(id)?.[order] ?? 0;
  return ids.toSorted((a, b) => position(a) - position(b));
}

const MAX_CACHED_MATCHES = 30;
const MAX_CACHED_QUERY_LENGTH = 200;
/** Total over lists, at eight bytes each, and the overhead of a list. */
const MAX_CACHED_IDS = 100_000;
const ENTRY_IDS = 50;

/** What a process caches for an open database: its vocabulary and every scheme's rank. */
export interface SchemeIndex {
  vocabulary: Vocabulary;
  sortKeys: SortIndex;
  /** Ids of schemes without a recorded state whose name or brief mentions one, by that state. */
  named: ReadonlyMap<string, readonly number[]>;
  /** Recently parsed queries. */
  matches: LRUCache<string, { match: Match | undefined }>;
  /** Complete lists of ids in order, by query. */
  lists: LRUCache<string, readonly number[], () => Promise<readonly number[]>>;
}

/** Built once per database. */
export const loadIndex = memoizeAsync(async (db: SchemesDatabase): Promise<SchemeIndex> => {
  const words = await db.selectFrom('scheme_word').select(['term', 'doc']).execute();
  const forms = await db.selectFrom('scheme').select(['slug', 'short_title']).execute();
  const unknown = await db.selectFrom('scheme').select(['id', 'name', 'brief']).where('states', 'is', null).execute();
  const { rows: sortKeys } = await sql<SortKeys>`select id, level, name_key, short_keys,
      row_number() over (order by level, length(name_key), name_key, id) as relevance,
      row_number() over (order by name_key, id) as name,
      row_number() over (order by first_recorded desc, name_key, id) as newest
    from scheme`.execute(db);
  return {
    vocabulary: await runChunked(
      makeVocabulary(
        new Map(words.map(({ term, doc }) => [term, doc])),
        forms.flatMap(({ slug, short_title }) => [slug, short_title ?? '']),
      ),
    ),
    sortKeys: new Map(sortKeys.map((one) => [one.id, one])),
    named: namedStates(unknown),
    matches: new LRUCache({ max: MAX_CACHED_MATCHES }),
    lists: new LRUCache({
      maxSize: MAX_CACHED_IDS,
      sizeCalculation: (ids, key) => ids.length + key.length + ENTRY_IDS,
      fetchMethod: (_key, _old, { context }) => context(),
      // Callers still get a list evicted before it was ready.
      ignoreFetchAbort: true,
    }),
  };
});

function namedStates(schemes: readonly { id: number; name: string; brief: string | null }[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (const { id, name, brief } of schemes) {
    const state = stateNamedIn(`${name} ${brief ?? ''}`);
    if (state !== undefined) keptIn(named, state, () => []).push(id);
  }
  return named;
}

/** Reads a query. Cached, since search answers and results need the same. */
export function matchText({ vocabulary, matches }: SchemeIndex, q: string, as: Reading['as']): Match | undefined {
  const key = `${as} ${q}`;
  const read = matches.get(key) ?? { match: buildMatch(q, vocabulary, { as }) };
  if (key.length <= MAX_CACHED_QUERY_LENGTH) matches.set(key, read);
  return read.match;
}

/** The same read in another way; undefined if that makes no difference. */
export function matchOtherwise(index: SchemeIndex, q: string, as: Reading['as'], than: Reading['as']): Match | undefined {
  const other = matchText(index, q, as);
  return other?.expression === matchText(index, q, than)?.expression ? undefined : other;
}
