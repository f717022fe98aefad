import type { Match } from './match.ts';
import type { Level } from './tables.ts';

export type Sort = 'relevance' | 'name' | 'newest';

/** What of a scheme decides its place among those that are found. */
export interface SortKeys {
  id: number;
  level: Level;
  name_key: string;
  short_keys: string;
  /** Its place among all schemes in each order, from 1; for relevance that of schemes that fit equally well. */
  relevance: number;
  name: number;
  newest: number;
}

/** Every scheme of a database, by id. */
export type SortIndex = ReadonlyMap<number, SortKeys>;

/** What was found: ids of schemes, and which of them have all words in their name or short title. */
export interface Hits {
  ids: readonly number[];
  named: ReadonlySet<number>;
}

/**
 * Ids in their order. By relevance: a scheme whose short title is the very text, then whose name is, then whose name has all words, then the rest.
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

/** Ids in an order that asks for no words. */
export function orderIds(ids: readonly number[], sortIndex: SortIndex, sort: Sort): number[] {
  const order = sort === 'newest' ? 'newest' : 'name';
  const position = (id: number) => sortIndex.get(id)?.[order] ?? 0;
  return ids.toSorted((a, b) => position(a) - position(b));
}
