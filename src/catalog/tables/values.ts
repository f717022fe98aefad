import type { z } from 'zod';
import type { CallContext } from '../../api/endpoint.ts';
import { splitList } from '../../api/query.ts';
import { type Area, dayOfData, freshnessOf } from '../../areas/area.ts';
import { SUBJECTS } from '../../areas/index.ts';
import { publisherOf } from '../../crawl/publisher.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ApiError } from '../../kernel/errors.ts';
import { shareFor } from '../../kernel/memoize.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { type ColumnWords, describeWords } from './column-words.ts';
import { LIST_SEPARATOR, readFilters, requireColumn } from './filters.ts';
import { readInTurn } from './reading.ts';
import { readSort } from './rows.ts';
import { MAX_FACETS, type rowsQuery, type tableRows } from './schema.ts';
import { countRows, listServed, openServed, requireServed, type ServedColumn, type ServedTable, tablePath } from './served.ts';

const FRESHNESS_MS = 60_000;
const SERVED = listServed(SUBJECTS);

const describeColumn = ({ indexes }: ServedTable, { name, type, column, means }: ServedColumn) => ({
  name,
  type,
  about: means ? `${column.about}; here the ${means.text} that it stands for` : column.about,
  unit: column.unit ?? null,
  nullable: column.null === true,
  indexed: indexes.some(([first]) => first === name),
});

async function describe(one: ServedTable) {
  return {
    area: one.area.name,
    table: one.name,
    path: tablePath(one),
    about: one.table.about,
    ...publisherOf(one.table.source),
    rows: await countRows(await openServed(one), one),
    columns: one.columns.map((column) => describeColumn(one, column)),
  };
}

/**
 * The columns of a table as people read them in a language, by name: without those that another tells as people know it, paise beside rupees.
 * None for a table that is not there.
 */
export function columnsInWords(path: string, locale: Locale): ReadonlyMap<string, ColumnWords> {
  const columns = SERVED.find((one) => tablePath(one) === path)?.columns ?? [];
  return new Map(columns.filter(({ name }) => !columns.some(({ of }) => of === name)).map((one) => [one.name, describeWords(one, locale)]));
}

/** Every table of the data with its columns and how many rows it has; those of areas without a snapshot are left out. */
export const allTables = async () => (await Promise.all(SERVED.map((one) => withoutSnapshot(() => describe(one), [])))).flat();

const freshness = new Map<Area, () => Promise<string | null>>();
const dayOf = async (area: Area): Promise<string | null> => {
  const freshness = await freshnessOf(area);
  return freshness ? dayOfData(freshness) : null;
};

/** The day of an area's data, checked once a minute. */
function asOf(area: Area): Promise<string | null> {
  const fresh = freshness.get(area) ?? shareFor(FRESHNESS_MS, () => dayOf(area));
  freshness.set(area, fresh);
  return fresh();
}

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** JSON in a row, in words: the members of a list, or names and values, with semicolons between. */
function listInWords(text: string): string {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return value.map((one) => one ?? '').join(LIST_SEPARATOR);
  return Object.entries(value as object)
    .map(([name, one]) => `${name}: ${String(one)}`)
    .join(LIST_SEPARATOR);
}

const isWritten = (value: Value | undefined): value is string => typeof value === 'string' && value !== '';

function inWords({ columns }: ServedTable, row: Row): Row {
  const lists = columns.filter(({ name, isJson }) => isJson && isWritten(row[name]));
  return lists.length === 0 ? row : { ...row, ...Object.fromEntries(lists.map(({ name }) => [name, listInWords(String(row[name]))])) };
}

const inWordsOf =
  ({ columns }: ServedTable, name: string) =>
  <T extends { value: Value }>(one: T): T =>
    columns.some((column) => column.name === name && column.isJson) && isWritten(one.value)
      ? { ...one, value: listInWords(one.value) }
      : one;

/** Columns with those that identify a row and its page. */
function withKey({ columns, key, table: { page = '' } }: ServedTable, chosen: readonly ServedColumn[]): readonly ServedColumn[] {
  const needed = [...key, ...[...page.matchAll(PLACE)].map(([, name]) => name)];
  return [...chosen, ...columns.filter((one) => needed.includes(one.name) && !chosen.includes(one))];
}

/** A place of a page's address where the value of a column stands. */
const PLACE = /\{(\w+)\}/g;

/** Where a row is: in its table, by its key, and on the site. */
function linksOf(served: ServedTable, row: Row): { row: string | null; page: string | null } {
  const { key, table } = served;
  const isNamed = key.every((name) => row[name] !== undefined && row[name] !== null);
  const page = table.page?.replace(PLACE, (_, name: string) => encodeURIComponent(String(row[name] ?? '')).replaceAll('%2F', '/'));
  return {
    row: isNamed ? `${tablePath(served)}?${new URLSearchParams(key.map((name) => [name, String(row[name])]))}` : null,
    page: page ?? null,
  };
}

/** A page of a table's rows with its columns. */
export type TablePage = Omit<z.input<typeof tableRows>, 'status'>;

/** The rows that a call asks for. Throws ApiError for a table, column or filter that is not there, or that would cost too much. */
export async function rowsOf(
  { area, table, _sort, _size, _next, fields, _shape, _facets, _links, ...filters }: z.output<typeof rowsQuery>,
  call: CallContext,
): Promise<TablePage> {
  const served = requireServed(SERVED, area, table);
  const chosen = splitList(fields ?? '').map((name) => requireColumn(served, name, 'fields'));
  const columns = chosen.length > 0 ? chosen : served.columns;
  const facets = splitList(_facets ?? '').map((name) => requireColumn(served, name, '_facets'));
  if (facets.length > MAX_FACETS)
    throw new ApiError('invalid_parameter', `_facets names ${facets.length} columns; at most ${MAX_FACETS} are counted`, {
      extra: { parameter: '_facets' },
    });
  const query = {
    filters: readFilters(served, filters as Record<string, string>),
    columns: _links ? withKey(served, columns) : columns,
    sort: readSort(served, _sort),
    size: _size,
    cursor: _next,
    facets,
  };
  const page = await readInTurn(served, query, call);
  const rows = page.rows.map((row) => {
    const inWordsRow = inWords(served, row);
    return Object.fromEntries(columns.map(({ name }) => [name, inWordsRow[name] ?? null]));
  });
  const links = _links ? page.rows.map((row) => linksOf(served, row)) : undefined;
  return {
    area: served.area.name,
    table: served.name,
    about: served.table.about,
    ...publisherOf(served.table.source),
    as_of: await asOf(served.area),
    columns: columns.map((column) => describeColumn(served, column)),
    total: page.total,
    scanned: page.scanned,
    count: page.rows.length,
    data: _shape === 'arrays' ? rows.map((row) => columns.map(({ name }) => row[name] ?? null)) : rows,
    ...(links && { links }),
    next: page.next ?? null,
    ...(facets.length > 0 && {
      facets: Object.fromEntries(Object.entries(page.facets).map(([name, values]) => [name, values.map(inWordsOf(served, name))])),
    }),
  };
}
