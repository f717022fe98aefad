import { ApiError } from '../../kernel/errors.ts';
import type { Filter, Operator } from './filters.ts';
import type { ServedColumn } from './served.ts';

/** Most work of one call, in comparisons: about a third of a second of a thread. */
export const MAX_WORK = 3_000_000;
/** Comparisons that SQLite makes in a millisecond, roughly; what a call took is charged when it is known. */
const WORK_PER_MS = 20_000;

/** What else a row costs in comparisons: to be sorted, with its number's text looked up, and to be counted by its value. */
const SORT = 4;
const LOOKUP = 4;
const FACET = 4;
/** What a computed column costs more than a stored one. */
const COMPUTED = 2;

/** What a row costs to be compared, in comparisons with a number. */
const COMPARE: Readonly<Record<Operator, number>> = {
  exact: 1,
  not: 1,
  lt: 1,
  lte: 1,
  gt: 1,
  gte: 1,
  isnull: 1,
  startswith: 2,
  in: 2,
  contains: 4,
};

/** What is asked of a table. */
export interface Asked {
  filters: readonly (Pick<Filter, 'operator'> & {
    column: Pick<ServedColumn, 'means' | 'name'> & Partial<Pick<ServedColumn, 'isComputed'>>;
  })[];
  sort: { column: Pick<ServedColumn, 'means'> } | undefined;
  facets: readonly unknown[];
}

/** How many rows SQLite looks at: of the table, and of another whose texts its numbers stand for. */
export interface Scanned {
  rows: number;
  rowsOf(table: string): number;
}

/** The work of reading a page, its total and its facets: rows times conditions, over all statements. */
export function workOf({ filters, sort, facets }: Asked, { rows, rowsOf }: Scanned): number {
  const conditions = 1 + filters.reduce((sum, { operator, column }) => sum + COMPARE[operator] + (column.isComputed ? COMPUTED : 0), 0);
  const page = conditions + (sort ? SORT + (sort.column.means ? LOOKUP : 0) : 0);
  const total = filters.length > 0 ? conditions : 0;
  const statements = 1 + (filters.length > 0 ? 1 : 0) + facets.length;
  const meant = filters.reduce((sum, { operator, column: { means } }) => sum + (means ? COMPARE[operator] * rowsOf(means.table) : 0), 0);
  return rows * (page + total + facets.length * (conditions + FACET)) + statements * meant;
}

/** What that takes at least, in milliseconds of processor time. */
export const expectedMs = (work: number): number => work / WORK_PER_MS;

/** The work of a call. Throws ApiError 400 if that is too much. `narrowing`: columns whose filters an index answers. */
export function requireAffordable(query: Asked, scanned: Scanned, narrowing: readonly string[]): number {
  const work = workOf(query, scanned);
  if (work <= MAX_WORK) return work;
  const parts = [
    `${query.filters.length} filters`,
    ...(query.sort ? ['an order'] : []),
    ...(query.facets.length > 0 ? [`${query.facets.length} _facets`] : []),
  ];
  throw new ApiError('invalid_parameter', `${parts.join(', ')} over ${scanned.rows} rows are more than one call may look at.`, {
    hint: `Ask for less at once, or filter by a column that has an index, so that fewer rows are looked at: ${narrowing.join(', ')}`,
    available: narrowing,
    extra: { parameter: query.facets.length > 0 ? '_facets' : query.sort ? '_sort' : (query.filters[0]?.column.name ?? '') },
  });
}
