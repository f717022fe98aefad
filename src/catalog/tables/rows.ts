import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { ApiError } from '../../kernel/errors.ts';
import { expectedMs, requireAffordable } from './cost.ts';
import { type Filter, filtersByIndex, requireColumn } from './filters.ts';
import type { ServedColumn, ServedTable } from './served.ts';

/** Most rows that SQLite may scan for a call: every table of this service, one after another (about 50 ms of a thread). */
export const MAX_SCANNED = 250_000;
/** A table of more rows is searched by an index where one helps. */
const LARGE = 5_000;
/** Most values counted for a facet, the most frequent first. */
const MAX_FACET_VALUES = 30;

type Value = string | number | null;
type TableRow = Record<string, Value>;

export interface RowsQuery {
  filters: readonly Filter[];
  /** Columns to return. */
  columns: readonly ServedColumn[];
  /** The sort column and direction; undefined for stored order. */
  sort: { column: ServedColumn; descending: boolean } | undefined;
  size: number;
  /** Where the previous page ended. */
  cursor: string | undefined;
  facets: readonly ServedColumn[];
}

export interface RowsPage {
  rows: TableRow[];
  total: number;
  /** How many rows were looked at to find these. */
  scanned: number;
  next: string | undefined;
  facets: Record<string, { value: Value; count: number }[]>;
}

/** How a page is read: how many rows tables of its snapshot have, and who is charged before the work is done. */
export interface Reading {
  rowsOf(table: string): Promise<number>;
  /** Takes milliseconds of processor time. */
  charge?(ms: number): void;
}

/**
 * A page of the rows that meet all filters. Throws ApiError 400 for an unknown cursor, if SQLite would have to scan more than 250,000
 * rows, and if that is too much work by its filters, order and facets.
 */
export async function readPage(
  db: QueryExecutorProvider,
  table: ServedTable,
  query: RowsQuery,
  { rowsOf, charge }: Reading,
): Promise<RowsPage> {
  const { filters, columns, sort, size, cursor, facets } = query;
  const all = await rowsOf(table.name);
  const isLarge = all > LARGE;
  const { rows, isNarrowed } = isLarge ? await requireBounded(db, table, query, all) : { rows: all, isNarrowed: false };
  const meant = new Map<string, number>();
  for (const { column } of filters) if (column.means) meant.set(column.means.table, await rowsOf(column.means.table));
  const work = requireAffordable(query, { rows, rowsOf: (name) => meant.get(name) ?? 0 }, leadingColumns(table));
  charge?.(expectedMs(work));
  const where = filters.map(({ condition }) => condition);
  // Where an index on the filters finds the rows, sorting must not use another one.
  const keyOf = (name: string) => (isNarrowed ? sql`+${sql.ref(name)}` : sql.ref(name));
  const keys = table.key.map(keyOf);
  const sorted = sort && givenAs(sort.column);
  const after = cursor === undefined ? [] : [afterCursor(readCursor(cursor, query, table), keys, sort && { by: sorted, ...sort })];
  const way = sql.raw(sort?.descending ? 'desc' : 'asc');
  const order = [
    ...(sort && sorted ? [...(sort.column.column.null ? [sql`${sorted} is null`] : []), sql`${sorted} ${way}`] : []),
    ...keys.map((key) => sql`${key} ${way}`),
  ];
  const selected = [
    ...columns.map((column) => sql`${givenAs(column)} as ${sql.ref(column.name)}`),
    ...table.key.map((name, at) => sql`${sql.ref(name)} as ${sql.ref(`_key${at}`)}`),
    ...(sorted ? [sql`${sorted} as _sort`] : []),
  ];
  const { rows: read } = await sql<TableRow>`select ${sql.join(selected)} from ${sql.table(table.name)} ${whereAll([...where, ...after])}
    order by ${sql.join(order)} limit ${size + 1}`.execute(db);
  const page = read.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]))),
    scanned: rows,
    total: filters.length === 0 ? all : await countMatching(db, table, where),
    next: read.length > size && last ? writeCursor(last, query, table) : undefined,
    facets: Object.fromEntries(
      await Promise.all(facets.map(async (column) => [column.name, await countValues(db, table, column, where)] as const)),
    ),
  };
}

const whereAll = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** A column's value: the text its number stands for, else itself. */
function givenAs({ means, own }: ServedColumn): RawBuilder<unknown> {
  return means
    ? sql`(select ${sql.ref(`meant.${means.text}`)} from ${sql.table(means.table)} as meant where ${sql.ref(`meant.${means.key}`)} = ${own})`
    : own;
}

async function countMatching(
  db: QueryExecutorProvider,
  table: ServedTable,
  where: readonly RawBuilder<unknown>[],
  most?: number,
): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (select 1 from ${sql.table(table.name)} ${whereAll(where)} ${limit})`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countValues(db: QueryExecutorProvider, table: ServedTable, column: ServedColumn, where: readonly RawBuilder<unknown>[]) {
  // Counts the numbers first and looks up their texts afterwards: there are fewer groups than rows.
  const { rows } = await sql<{
    value: Value;
    count: number;
  }>`select ${givenAs({ ...column, own: sql.ref(column.name) })} as value, count from (
      select ${column.own} as ${sql.ref(column.name)}, count(*) as count from ${sql.table(table.name)} ${whereAll(where)}
      group by 1 order by count desc, 1 limit ${MAX_FACET_VALUES})`.execute(db);
  return rows.map(({ value, count }) => ({ value, count }));
}

/** Columns that an index begins with. */
const leadingColumns = ({ indexes, columns }: ServedTable): string[] =>
  [...new Set(indexes.map(([first = '']) => first))].filter((name) => columns.some((one) => one.name === name));

/**
 * The number of rows that are looked at, and whether an index narrows them down. Throws ApiError 400 if there are more of them than one call may look at.
 */
async function requireBounded(
  db: QueryExecutorProvider,
  table: ServedTable,
  { filters, sort, facets, size }: RowsQuery,
  all: number,
): Promise<{ rows: number; isNarrowed: boolean }> {
  const leading = leadingColumns(table);
  const allOr = (what: string, parameter: string) => {
    if (all <= MAX_SCANNED) return { rows: all, isNarrowed: false };
    throw new ApiError('invalid_parameter', `${what} would look at more than ${MAX_SCANNED} rows of ${table.name}.`, {
      hint: `Filter by a column that has an index: ${leading.join(', ')}`,
      available: leading,
      extra: { parameter },
    });
  };
  if (filters.length === 0) {
    const isInOrder = sort === undefined || (!sort.column.column.null && !sort.column.means && leading.includes(sort.column.name));
    if (!isInOrder) return allOr(`To sort by ${sort?.column.name}`, '_sort');
    if (facets.length > 0) return allOr('To count the values of a column', '_facets');
    return { rows: size, isNarrowed: false };
  }
  const most = Math.min(MAX_SCANNED, all - 1);
  let fewest = most + 1;
  for (const used of filtersByIndex(table, filters)) {
    const conditions = used.map(({ condition }) => condition);
    fewest = Math.min(fewest, await countMatching(db, table, conditions, fewest));
  }
  if (fewest <= most) return { rows: fewest, isNarrowed: true };
  return allOr('This filter', filters[0]?.column.name ?? '');
}

/** A cursor's content: its sort order, the last row's value in it if any, and its key. */
type Cursor = readonly Value[];
const orderName = ({ sort }: RowsQuery): string => (sort ? `${sort.descending ? '-' : ''}${sort.column.name}` : '');

const writeCursor = (row: TableRow, query: RowsQuery, { key }: ServedTable): string =>
  Buffer.from(
    JSON.stringify([orderName(query), ...(query.sort ? [row._sort ?? null] : []), ...key.map((_, at) => row[`_key${at}`] ?? null)]),
  ).toString('base64url');

function readCursor(cursor: string, query: RowsQuery, { key }: ServedTable): Cursor {
  const refused = new ApiError('invalid_parameter', '_next must be the next of an answer with the same _sort', {
    extra: { parameter: '_next' },
  });
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw refused;
  }
  if (!Array.isArray(parts)) throw refused;
  const [order, ...values] = parts;
  const isSound =
    values.length === key.length + (query.sort ? 1 : 0) && values.every((one) => one === null || ['string', 'number'].includes(typeof one));
  if (!isSound || order !== orderName(query)) throw refused;
  return values;
}

/** The rows after a cursor; unknown values sort last. */
function afterCursor(
  cursor: Cursor,
  keys: readonly RawBuilder<unknown>[],
  sort: { by: RawBuilder<unknown> | undefined; descending: boolean; column: ServedColumn } | undefined,
): RawBuilder<unknown> {
  const beyond = sql.raw(sort?.descending ? '<' : '>');
  const behind = (columns: readonly RawBuilder<unknown>[], values: Cursor) =>
    columns.length === 1 ? sql`${columns[0]} ${beyond} ${values[0]}` : sql`(${sql.join(columns)}) ${beyond} (${sql.join(values)})`;
  if (!sort?.by) return behind(keys, cursor);
  const [value, ...rest] = cursor;
  if (value === null) return sql`(${sort.by} is null and ${behind(keys, rest)})`;
  const following = behind([sort.by, ...keys], cursor);
  return sort.column.column.null ? sql`(${sort.by} is null or ${following})` : following;
}

/** The column and direction in `_sort`. Throws ApiError 400. */
export function readSort(table: ServedTable, text: string | undefined): RowsQuery['sort'] {
  if (text === undefined) return undefined;
  const descending = text.startsWith('-');
  return { column: requireColumn(table, descending ? text.slice(1) : text, '_sort'), descending };
}
