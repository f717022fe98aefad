import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { callPath, exampleQueriesUpstream, listFields, listParams } from '../../src/catalog/reference.ts';
import { loadService, type ServedAt } from '../support/call.ts';

const ENDPOINTS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]);
/** Calls that ask nobody: an example of each endpoint. */
const CALLS = ENDPOINTS.flatMap((endpoint) =>
  endpoint.examples.filter((example) => !exampleQueriesUpstream(endpoint, example)).map(({ params }) => ({ endpoint, params })),
);
const OPTIONAL = ENDPOINTS.flatMap((endpoint) =>
  listParams(endpoint).flatMap(({ name, required, inPath }) => (required || inPath ? [] : [{ endpoint, path: endpoint.path, name }])),
);

let service: ServedAt;
beforeAll(async () => {
  service = await loadService();
});
const at = (endpoint: Endpoint, params: Readonly<Record<string, string>>, more: string) => {
  const path = callPath(endpoint, params);
  return `${path}${path.includes('?') ? '&' : '?'}${more}`;
};

describe('a parameter', () => {
  it.each(OPTIONAL)('that is empty is a 400 at $path: $name=', async ({ endpoint, name }) => {
    const { [name]: _, ...params } = endpoint.examples[0].params as Record<string, string>;
    const { status, body } = await service.json(at(endpoint, params, `${name}=`));
    expect([status, body.parameter ?? body.error]).toEqual([400, body.parameter === undefined ? expect.stringContaining(name) : name]);
  });

  it.each([
    '/vehicle/rto?limit=3',
    '/fuel?city=mumbai&type=state',
    '/fuel?state=kerala&type=city',
    '/fuel/history?city=mumbai&days=7&from=2026-06-01',
    '/commodities/history?days=7&from=2026-09-01',
    '/crypto/history?symbol=btc&days=7&from=2026-09-01',
    '/forex/history?days=7&from=2026-09-01',
    '/forex/history?days=7&start=2026-09-01',
    '/weather?lat=18.5&lon=73.8&lng=77',
    '/pincode?lat=18.5&lan=73.8&lng=77',
    '/pincode?code=110001&limit=3',
    '/panchang?lat=18.5&lon=73.8&lng=77',
    '/crypto?symbol=btc&live=1&date=2026-09-01',
  ])('that would be ignored is a 400: %s', async (address) =>
    expect(await service.json(address)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } }),
  );

  it('is read under each of its names, also under two that say the same', async () => {
    const [one, other] = await Promise.all(['lon=73.8', 'lon=73.8&lng=73.8'].map((lon) => service.json(`/pincode?lat=18.5&${lon}`)));
    expect([one?.status, other?.body]).toEqual([200, one?.body]);
    expect((await service.json('/forex/history?from=USD&days=5')).body.days).toBe(5);
  });
});

/** Rows of an answer. Histories and series have no total, since days asked for are counted in the body. */
const rowsOf = async (endpoint: Endpoint, address: string) => {
  const { status, body } = await service.json(address);
  return { status, body, rows: status === 200 ? (endpoint.table?.(body) ?? []).length : undefined };
};

describe('limit', () => {
  const limited = CALLS.filter(({ endpoint }) => endpoint.table && listParams(endpoint).some(({ name }) => name === 'limit'));
  it('is a parameter of many lists', () => expect(limited.length).toBeGreaterThan(20));

  it.each(limited.map((call) => ({ ...call, address: at(call.endpoint, without(call.params, 'limit'), 'limit=1') })))(
    'holds or is a 400: $address',
    async ({ endpoint, address }) => {
      const { status, rows = 1, body } = await rowsOf(endpoint, address);
      expect(status === 400 || rows <= 1).toBe(true);
      // What was left out can be counted, save what is nearest of all, and what search engines find: none of them says how many.
      if (status === 200 && !('nearest' in body || 'engines' in body)) expect(body.total).toBeGreaterThanOrEqual(rows);
    },
  );
});

describe('a list in pages', () => {
  const paged = CALLS.filter(({ endpoint }) => endpoint.table && listParams(endpoint).some(({ name }) => name === 'page'));

  it.each([
    ['/liquor/search?q=750ml', 50],
    ['/train/stations?q=delhi', 20],
    ['/pincode?q=nagar', 20],
    ['/ifsc/search?q=nagar', 20],
    ['/gst/hsn?q=other', 20],
    ['/vehicle/rto?q=nagar', 20],
  ])('tells how many there are and leads to the next page: %s', async (address, limit) => {
    const { body, headers } = await service.json(address);
    expect(body).toMatchObject({ count: limit, limit, page: 1 });
    expect(body.total).toBeGreaterThan(limit);
    expect(headers.get('link')).toContain('page=2');
    const last = Math.ceil(body.total / limit);
    const end = await service.json(`${address}&page=${last}`);
    expect(end.body).toMatchObject({ total: body.total, count: body.total - (last - 1) * limit, page: last });
    expect(end.headers.get('link') ?? '').not.toContain('rel="next"');
  });

  it.each(paged.map((call) => ({ ...call, address: at(call.endpoint, without(call.params, 'page', 'limit'), 'limit=1&page=2') })))(
    'has other rows on the next: $address',
    async ({ endpoint, params, address }) => {
      const second = await rowsOf(endpoint, address);
      const first = await rowsOf(endpoint, at(endpoint, without(params, 'page', 'limit'), 'limit=1'));
      expect([first.status, 400]).toContain(second.status);
      if (second.rows) expect(endpoint.table?.(second.body)).not.toEqual(endpoint.table?.(first.body));
    },
  );

  it('has total, page and limit together', () => {
    const bodies = ENDPOINTS.flatMap(({ path, response }) =>
      listFields(response).map(({ fields }) => [path, fields.map((one) => one.path)] as const),
    );
    for (const [path, names] of bodies.filter(([path, names]) => names.includes('page') && path !== '/tables/{area}/{table}'))
      expect([path, names]).toEqual([path, expect.arrayContaining(['total', 'page', 'limit'])]);
  });
});

function without(params: Readonly<Record<string, string>>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)));
}
