import type { SearchHit } from '../area.ts';
import { nameKey } from './index-text.ts';
import { findSchemes, schemesDatabase } from './queries.ts';
import { listOf } from './responses.ts';
import type { SchemeRow } from './tables.ts';

/** Longer texts are not asked for without a word of them. */
const MOST_WORDS = 6;
const MOST_OF_STATE = 20;

/** Schemes for the service's one search field, best first, from the area's own index. */
export async function searchSchemes(text: string, limit: number): Promise<SearchHit[]> {
  const db = await schemesDatabase();
  const find = async (q: string) => (await findSchemes(db, { q, sort: 'relevance', limit, page: 1 })).rows;
  const full = await find(text);
  const words = text.split(' ');
  const loose = full.length === 0 && words.length > 2 && words.length <= MOST_WORDS;
  const rows = loose
    ? mostFound(await Promise.all(words.map((_, at) => find(words.toSpliced(words.length - 1 - at, 1).join(' ')))), limit)
    : full;
  return rows.map((row) => hitOf(row, text, loose));
}

/** Schemes for the people of a state: the state's own before those of all India. */
export async function searchSchemesOf(state: string, text: string): Promise<SearchHit[]> {
  const { rows } = await findSchemes(await schemesDatabase(), { q: text, state, sort: 'relevance', limit: MOST_OF_STATE, page: 1 });
  return rows.toSorted((a, b) => Number(a.level === 'central') - Number(b.level === 'central')).map((row) => hitOf(row, text, false));
}

function hitOf(row: SchemeRow, text: string, loose: boolean): SearchHit {
  const folded = nameKey(text);
  return {
    url: `/browse/schemes/${row.slug}`,
    title: row.name,
    description: descriptionOf(row),
    names: row.short_title ? [row.short_title] : [],
    loose,
    exact: row.name_key === folded || row.short_keys.includes(` ${folded.replaceAll(' ', '')} `),
  };
}

/** Of the lists found without one of the words each, what stands in most of them, then in that without the last word, which tells least. */
function mostFound(lists: readonly SchemeRow[][], limit: number): SchemeRow[] {
  const scores = new Map<string, { row: SchemeRow; score: number }>();
  for (const [at, row] of lists.flatMap((rows) => [...rows.entries()])) {
    scores.set(row.slug, { row, score: (scores.get(row.slug)?.score ?? 0) + 1 / (1 + at) });
  }
  return [...scores.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => row);
}

function descriptionOf({ level, brief, ministry, states }: SchemeRow): string {
  const whose = level === 'central' ? (ministry ?? 'Central scheme') : listOf(states).join(', ') || 'State scheme';
  return brief ? `${whose}: ${brief}` : whose;
}
