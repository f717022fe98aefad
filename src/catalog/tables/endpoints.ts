import type { z } from 'zod';
import { type Area, dayOfData } from '../../areas/area.ts';
import { SUBJECTS } from '../../areas/index.ts';
import { snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint, type Endpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { geojsonFormat, toGeojson } from '../../kernel/geojson.ts';
import { shareFor } from '../../kernel/memoize.ts';
import { noQuery, splitList } from '../../kernel/query.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { readFilters, requireColumn } from './filters.ts';
import { readInTurn } from './reading.ts';
import { readSort } from './rows.ts';
import { MAX_FACETS, rowsQuery, tableList, tableRows } from './schema.ts';
import { countRows, listServed, openServed, requireServed, type ServedColumn, type ServedTable, tablePath } from './served.ts';

const HOUR_SECONDS = 3_600;
const FRESHNESS_MS = 60_000;
/** Scale by which tables store degrees as integers. */
const FRACTION = 100_000;
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

export const list = defineEndpoint({
  path: '/tables',
  title: 'All tables',
  summary: 'Every table of the data, with its columns, what they mean, and how many rows it has.',
  tool: false,
  query: noQuery,
  response: tableList,
  cache: snapshotCache(HOUR_SECONDS),
  table: ({ data }) => data.map(({ columns, ...rest }) => ({ ...rest, columns: columns.map(({ name }) => name) })),
  examples: [{ title: 'All tables', params: {} }],
  async respond() {
    const data = (await Promise.all(SERVED.map((one) => withoutSnapshot(() => describe(one), [])))).flat();
    return { status: 'ok' as const, count: data.length, data };
  },
  staticFiles: async () => [{ path: '/tables.json', params: {} }],
});

const freshness = new Map<Area, () => Promise<string | null>>();
const dayOf = async (area: Area): Promise<string | null> => {
  const freshness = await area.freshness?.();
  return freshness ? dayOfData(freshness) : null;
};

/** The day of an area's data, checked once a minute. */
function asOf(area: Area): Promise<string | null> {
  const known = freshness.get(area) ?? shareFor(FRESHNESS_MS, () => dayOf(area));
  freshness.set(area, known);
  return known();
}

type Rows = z.input<typeof tableRows>;

/** The rows of a body as records, whatever their form. */
const recordsOf = ({ data, columns }: Rows) =>
  data.map((row) => (Array.isArray(row) ? Object.fromEntries(row.map((value, at) => [columns[at]?.name ?? '', value])) : row));

/** Records with their points in degrees. Throws ApiError if the selected columns have none. */
function pointsOf(body: Rows) {
  const lat = body.columns.find(({ name }) => name === 'lat');
  if (!lat || !body.columns.some(({ name }) => name === 'lon'))
    throw new ApiError(
      'invalid_parameter',
      `${body.area}/${body.table} gives no points: it has no columns lat and lon, or fields leaves them out`,
      {
        extra: { parameter: 'format' },
      },
    );
  const fraction = lat.unit?.startsWith('hundred-thousandths') ? FRACTION : 1;
  const degrees = (value: unknown) => (typeof value === 'number' ? value / fraction : null);
  return recordsOf(body).map((row) => ({ ...row, lat: degrees(row.lat), lon: degrees(row.lon) }));
}

export const rows: Endpoint<typeof rowsQuery, typeof tableRows> = defineEndpoint({
  path: '/tables/{area}/{table}',
  title: 'Rows of a table',
  summary:
    'Rows by filters on any column: place=city/pune, paise__lt=10000, and not, lte, gt, gte, contains, startswith, in, isnull in place of lt. Large tables are filtered by an indexed column.',
  tool: false,
  query: rowsQuery,
  response: tableRows,
  cache: snapshotCache(HOUR_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  tableFiles: false,
  table: (body) => recordsOf(body),
  formats: {
    geojson: geojsonFormat((body: Rows) => toGeojson(pointsOf(body))),
    ndjson: {
      type: 'application/x-ndjson; charset=utf-8',
      about: 'a record a line',
      render: (body) =>
        recordsOf(body)
          .map((row) => `${JSON.stringify(row)}\n`)
          .join(''),
    },
  },
  nextPage: ({ next }) => next ?? undefined,
  examples: [
    {
      title: 'The newest prices of petrol in Pune',
      params: { area: 'fuel', table: 'price', place: 'city/mumbai', fuel: 'petrol', _sort: '-day', _size: '5' },
    },
    { title: 'PIN codes of a district', params: { area: 'pincode', table: 'pin', district: 'Pune', fields: 'pin,offices,district' } },
    { title: 'Registering offices by state, counted', params: { area: 'vehicle', table: 'office', _facets: 'state,kind', _size: '1' } },
  ],
  async respond({ area, table, _sort, _size, _next, fields, _shape, _facets, ...filters }, call) {
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
      status: 'ok' as const,
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
  },
});
