import type { z } from 'zod';
import { ApiError } from '../../kernel/errors.ts';
import { findPlace, suggestPlaces } from '../../places/find.ts';
import { fold, slugify } from '../../text/fold.ts';
import { CATEGORIES, categorySlug, findCategory } from './categories.ts';
import { countByCategory, schemesDatabase } from './queries.ts';
import type { listQuery } from './schema.ts';
import { findSchemes, type SchemeFilter } from './search/find.ts';
import { ALL_STATES, STATE_INDEX } from './states.ts';
import type { Level } from './tables.ts';
import { type Scheme, toScheme } from './values.ts';

const ALL_WORDS = new Set(['all', 'india', 'all india', 'bharat']);

/** A call of the listing, as it was read. */
export type ListingCall = z.output<typeof listQuery>;

/** A page of the schemes that a call finds. */
export interface SchemeListing {
  schemes: readonly Scheme[];
  total: number;
  levels: Readonly<Record<Level, number>>;
  /** Whether words were taken for others that are spelt like them. */
  corrected: boolean;
  /** What the names in the call stand for. */
  filter: SchemeFilter;
}

/** A state by name, or ApiError 404 with the nearest names. */
export function requireState(text: string): string {
  if (ALL_WORDS.has(fold(text))) return ALL_STATES;
  const state = findPlace(STATE_INDEX, text);
  if (state) return state.name;
  throw new ApiError('unknown_place', `No state or union territory called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(STATE_INDEX, text),
    hint: 'All of them, with the number of their schemes, are at /schemes/stats/states',
  });
}

/** A category by name, or ApiError 400 with all of them. */
async function requireCategory(text: string): Promise<string> {
  const category = findCategory(text);
  if (category) return category;
  const labels = (await countByCategory(await schemesDatabase())).map(({ name }) => name);
  const other = labels.find((label) => fold(label) === fold(text) || categorySlug(label) === slugify(text));
  if (other) return other;
  throw new ApiError(
    'invalid_parameter',
    `category must be one of the publisher’s categories, a part of one or its slug; got ${JSON.stringify(text)}`,
    {
      available: [...CATEGORIES],
      hint: 'Slugs are at /schemes/stats/categories',
      extra: { parameter: 'category' },
    },
  );
}

/** The schemes that a call of the listing finds. Throws ApiError for a state or category that is not known. */
export async function listSchemes({
  q,
  level,
  state,
  ministry,
  category,
  unknown,
  sort,
  limit,
  page,
}: ListingCall): Promise<SchemeListing> {
  const filter: SchemeFilter = {
    level,
    ministry,
    state: state === undefined ? undefined : requireState(state),
    category: category === undefined ? undefined : await requireCategory(category),
    orUnknown: unknown,
  };
  const { rows, total, levels, corrected } = await findSchemes(await schemesDatabase(), { ...filter, q, sort, limit, page });
  return { schemes: rows.map(toScheme), total, levels, corrected, filter };
}
