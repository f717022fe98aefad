import type { SearchHit } from '../area.ts';
import { nameKey } from './index-text.ts';
import { findSchemes, schemesDatabase } from './queries.ts';
import { listOf } from './responses.ts';
import type { SchemeRow } from './tables.ts';

/** Schemes for the service's one search field, best first, from the area's own index. */
export async function searchSchemes(text: string, limit: number): Promise<SearchHit[]> {
  const { rows } = await findSchemes(await schemesDatabase(), { q: text, sort: 'relevance', limit, page: 1 });
  const folded = nameKey(text);
  const compact = ` ${folded.replaceAll(' ', '')} `;
  return rows.map((row) => ({
    url: `/browse/schemes/${row.slug}`,
    title: row.name,
    description: descriptionOf(row),
    names: row.short_title ? [row.short_title] : [],
    exact: row.name_key === folded || row.short_keys.includes(compact),
  }));
}

function descriptionOf({ level, brief, ministry, states }: SchemeRow): string {
  const whose = level === 'central' ? (ministry ?? 'Central scheme') : listOf(states).join(', ') || 'State scheme';
  return brief ? `${whose}: ${brief}` : whose;
}
