import type { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint, type Endpoint } from '../../api/endpoint.ts';
import { geojsonFormat, toGeojson } from '../../api/geojson.ts';
import { noQuery } from '../../api/query.ts';
import { ApiError } from '../../kernel/errors.ts';
import { rowsQuery, tableList, tableRows } from './schema.ts';
import { allTables, rowsOf } from './values.ts';

const HOUR_SECONDS = 3_600;
/** Scale by which tables store degrees as integers. */
const FRACTION = 100_000;

export const list = defineEndpoint({
  path: '/tables',
  title: 'All tables',
  summary: 'Every table of the data, with its columns, what they mean, and how many rows it has.',
  query: noQuery,
  response: tableList,
  cache: snapshotCache(HOUR_SECONDS),
  table: ({ data }) => data.map(({ columns, ...rest }) => ({ ...rest, columns: columns.map(({ name }) => name) })),
  examples: [{ title: 'All tables', params: {} }],
  async respond() {
    const data = await allTables();
    return { status: 'ok' as const, count: data.length, data };
  },
  staticFiles: async () => [{ path: '/tables.json', params: {} }],
});

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
    'Rows by filters on any column: place=city/pune, paise__lt=10000, and not, lte, gt, gte, contains, startswith, in, isnull in place of lt. Columns are told with the rows.',
  tool: 'table_rows',
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
  respond: async (call, context) => ({ status: 'ok' as const, ...(await rowsOf(call, context)) }),
});
