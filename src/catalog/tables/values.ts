import type { z } from 'zod';
import type { CallContext } from '../../api/endpoint.ts';
import { splitList } from '../../api/query.ts';
import { type Area, dayOfData } from '../../areas/area.ts';
import { SUBJECTS } from '../../areas/index.ts';
import { ApiError } from '../../kernel/errors.ts';
import { shareFor } from '../../kernel/memoize.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { readFilters, requireColumn } from './filters.ts';
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
    source: one.table.source,
    rows: await countRows(await openServed(one), one),
    columns: one.columns.map((column) => describeColumn(one, column)),
  };
}

/** Every table of the data with its columns and how many rows it has; those of areas without a snapshot are left out. */
export const allTables = async () => (await Promise.all(SERVED.map((one) => withoutSnapshot(() => describe(one), [])))).flat();

const freshness = new Map<Area, () => Promise<string | null>>();
const dayOf = async (area: Area): Promise<string | null> => {
  const freshness = await area.data?.freshness?.();
  return freshness ? dayOfData(freshness) : null;
};

/** The day of an area's data, checked once a minute. */
function asOf(area: Area): Promise<string | null> {
  const known = freshness.get(area) ?? shareFor(FRESHNESS_MS, () => dayOf(area));
  freshness.set(area, known);
  return known();
}

/** A page of a table's rows with its columns. */
export type TablePage = Omit<z.input<typeof tableRows>, 'status'>;

/** The rows that a call asks for. Throws ApiError for a table, column or filter that is not there, or that would cost too much. */
export async function rowsOf(
  { area, table, _sort, _size, _next, fields, _shape, _facets, ...filters }: z.output<typeof rowsQuery>,
  call: CallContext,
): Promise<TablePage> {
  const served = requireServed(SERVED, area, table);
  const wanted = splitList(fields ?? '').map((name) => requireColumn(served, name, 'fields'));
  const columns = wanted.length > 0 ? wanted : served.columns;
  const facets = splitList(_facets ?? '').map((name) => requireColumn(served, name, '_facets'));
  if (facets.length > MAX_FACETS)
    throw new ApiError('invalid_parameter', `_facets names ${facets.length} columns; at most ${MAX_FACETS} are counted`, {
      extra: { parameter: '_facets' },
    });
  const query = {
    filters: readFilters(served, filters as Record<string, string>),
    columns,
    sort: readSort(served, _sort),
    size: _size,
    cursor: _next,
    facets,
  };
  const page = await readInTurn(served, query, call);
  return {
    area: served.area.name,
    table: served.name,
    about: served.table.about,
    source: served.table.source,
    as_of: await asOf(served.area),
    columns: columns.map((column) => describeColumn(served, column)),
    total: page.total,
    count: page.rows.length,
    data: _shape === 'arrays' ? page.rows.map((row) => columns.map(({ name }) => row[name] ?? null)) : page.rows,
    next: page.next ?? null,
    ...(facets.length > 0 && { facets: page.facets }),
  };
}
