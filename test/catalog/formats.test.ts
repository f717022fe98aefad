import { describe, expect, it } from 'vitest';
import { exampleAddress } from '../../scripts/tools/probe.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { exampleQueriesUpstream } from '../../src/catalog/reference.ts';
import { listFilesByFormat } from '../../src/catalog/static-files.ts';
import { defaultServer } from '../support/server.ts';

const TABLES = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[])
  .filter((endpoint) => endpoint.table && !exampleQueriesUpstream(endpoint, endpoint.examples[0]))
  .map((endpoint) => [endpoint.path, endpoint] as const);

describe('an answer as CSV', () => {
  const server = defaultServer();

  it.each(TABLES)('is given live by format=csv, with the caching of the JSON: %s', async (_, endpoint) => {
    const address = exampleAddress(endpoint, endpoint.examples[0].params);
    const [json, csv] = [await server.get(address), await server.get(`${address}${address.includes('?') ? '&' : '?'}format=csv`)];
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z\d-]+\.csv"$/);
    expect(csv.headers.get('cache-control')).toBe(json.headers.get('cache-control'));
    expect(csv.headers.get('etag')).not.toBe(json.headers.get('etag'));
    const rows = endpoint.table?.(await json.json()) ?? [];
    const lines = (await csv.text()).split('\r\n');
    // A header, the records, and the empty rest behind the last end of a line.
    expect(lines.length).toBeGreaterThanOrEqual(rows.length + 2);
    expect(lines[0]?.split(',')[0]).toBe(Object.keys(rows[0] ?? {})[0]);
  });

  it('has a header where the table is empty', async () => {
    const past = await server.get('/schemes?page=400000&format=csv');
    expect(past.status).toBe(200);
    const first = await server.get('/schemes?format=csv');
    const header = (await first.text()).split('\r\n')[0]?.split(',') ?? [];
    const [empty, rest] = (await past.text()).split('\r\n');
    expect(empty?.split(',')).toEqual(expect.arrayContaining(header));
    expect(rest).toBe('');
  });

  it('is prebuilt beside every JSON file that has a table, and is what the live answer is', async () => {
    const files = await listFilesByFormat(AREAS);
    const csv = files.filter(({ format }) => format === 'csv');
    expect(csv.length).toBeGreaterThan(500);
    expect(csv.map(({ path }) => path)).toContain('/fuel.csv');
    const file = await server.get('/fuel.csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('inline; filename="fuel.csv"');
    expect(await file.text()).toBe(await (await server.get('/fuel?format=csv')).text());
    const etag = file.headers.get('etag') ?? '';
    expect((await server.get('/fuel.csv', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('has a name in ASCII, whatever script was asked in', async () => {
    const answer = await server.get(`/gst/hsn?${new URLSearchParams({ q: 'चावल rice', format: 'csv' })}`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/"gst-hsn-rice[a-z\d-]*\.csv"$/),
    ]);
    expect((await server.json(`/gst/hsn?${new URLSearchParams({ q: 'चावल' })}`)).body).toMatchObject({
      status: 'ok',
      results: [{ code: '1006' }],
    });
  });

  it('fails as JSON does, and an unknown format says what there is', async () => {
    const unknown = await server.json('/fuel?city=nowhere&format=csv');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'unknown_place']);
    const strange = await server.json('/fuel?format=xml');
    expect([strange.status, strange.body.available]).toEqual([400, ['json', 'csv']]);
    expect((await server.get('/fuel/status?format=csv')).headers.get('content-type')).toContain('json');
  });

  it('is documented, and listed by the area', async () => {
    const { body } = await server.json('/openapi.json');
    expect(Object.keys(body.paths['/fuel'].get.responses[200].content)).toEqual(['application/json']);
    expect(Object.keys(body.paths['/fuel.csv'].get.responses[200].content)).toEqual(['text/csv']);
    expect((await server.json('/fuel/files.json')).body.paths).toEqual(expect.arrayContaining(['/fuel.json', '/fuel.csv']));
  });
});
