import { request as httpRequest } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { defaultServer, newCaller, openServer } from '../../support/server.ts';

const CALLS_A_MINUTE = 60;
const NOBODY = 'http://127.0.0.1:9';
const OUT = { UPSTREAM_OPEN_METEO_URL: NOBODY, UPSTREAM_MET_NORWAY_URL: NOBODY, UPSTREAM_WTTR_URL: NOBODY };

const server = defaultServer();

const overHttp = (search = '', headers = {}) =>
  new StreamableHTTPClientTransport(new URL(`${server.url}/mcp${search}`), { requestInit: { headers } });
const overPipes = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/mcp.ts'],
    env: { ...(process.env as Record<string, string>), ...OUT },
    stderr: 'ignore',
  });

async function connect(transport: StreamableHTTPClientTransport | StdioClientTransport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return client;
}
async function connectOverHttp(search = ''): Promise<Client> {
  const client = await connect(overHttp(search));
  onTestFinished(() => client.close());
  return client;
}
const textOf = (result: unknown) => (result as { content: { text: string }[] }).content[0]?.text ?? '';

describe.each([
  ['HTTP', () => overHttp()],
  ['standard input and output', overPipes],
])('the MCP server over %s', (_, transport) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(transport());
  });
  afterAll(() => client?.close());

  it('lists its tools and says what it is', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'jaankari', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(client.getInstructions()).toContain('STALE');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['fuel', 'commodities', 'forex', 'schemes', 'train', 'fetch']));
  });

  it('gives an answer as data and in words, with source and age, and says that a figure is stale', async () => {
    const result = await client.callTool({ name: 'fuel', arguments: { city: 'kolkata' } });
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).toMatchObject({ price: { petrol: { price: expect.any(Number) } }, stale: true, as_of: '2026-06-07' });
    expect(textOf(result)).toMatch(/^Source: goodreturns.*\. As of 7 Jun 2026.*STALE/);
  });

  it('takes numbers as numbers, and what stands in the path of the address', async () => {
    const days = await client.callTool({ name: 'fuel', arguments: { city: 'mumbai', days: 3 } });
    expect(days.structuredContent).toMatchObject({ data: { columns: ['price', 'date'], rows: { length: 3 } } });
    const scheme = await client.callTool({ name: 'train_stations', arguments: { code: 'NDLS' } });
    expect(scheme.structuredContent).toMatchObject({ station: { code: 'NDLS' } });
  });

  it('tells what was wrong with a call as an answer, with what is accepted', async () => {
    const unknown = await client.callTool({ name: 'fuel', arguments: { city: 'kolkatta city of joy' } });
    expect(unknown.isError).toBe(true);
    expect(unknown.structuredContent).toMatchObject({ code: 'unknown_place' });
    const wrong = await client.callTool({ name: 'fuel', arguments: { view: 'history', days: 'many' } });
    expect(textOf(wrong)).toContain('days');
    const record = await client.callTool({ name: 'fuel', arguments: { city: { name: 'kolkata' } } });
    expect(textOf(record)).toContain('not a record');
    const list = await client.callTool({ name: 'gst', arguments: { view: 'validate', number: ['27AAPFU0939F1ZV', '27AAPFU0939F1ZA'] } });
    expect(list.structuredContent).toMatchObject({ count: 2, failed: 0 });
    const long = await client.callTool({ name: 'search', arguments: { q: 'x'.repeat(5_000) } });
    expect(textOf(long)).toContain('too long');
  });

  it('tells an outage as an outage, and never as nothing found', async () => {
    const result = await client.callTool({ name: 'weather', arguments: { lat: 27.33, lon: 88.61 } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toMatchObject({ code: 'upstream_unavailable' });
  });

  it('refuses a tool that it does not have by the protocol', async () => {
    await expect(client.callTool({ name: 'drop_table', arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('drop_table'),
    });
    expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  });
});

describe('POST /mcp', () => {
  const call = (body: string, search = '', headers = {}) =>
    server.get(`/mcp${search}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    });
  const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  it('narrows the list to the areas that are asked for, and refuses one that does not exist', async () => {
    const client = await connectOverHttp('?areas=fuel,gst');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['fuel', 'gst', 'gst_hsn']);
    const strange = await call(listTools, '?areas=fuel,nothing');
    expect([strange.status, await strange.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_parameter', available: expect.any(Array) }),
    ]);
  });

  it('needs no session, and keeps nothing', async () => {
    const answer = await call(listTools);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('mcp-session-id')]).toEqual([200, 'no-store', null]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('takes one message, and no list of them (batches)', async () => {
    const answer = await call(`  [${listTools},${listTools}]`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.stringContaining('not a list') } },
    ]);
  });

  it('gives a long answer in parts, each by the cursor of the one before', async () => {
    const client = await connectOverHttp();
    const ask = async (cursor: object) =>
      (await client.callTool({ name: 'search', arguments: { scope: 'site', q: 'india', ...cursor } })).structuredContent as {
        results: { columns: string[]; rows: unknown[] };
        next_cursor?: string;
      };
    const whole = await ask({});
    expect(whole.next_cursor).toBeUndefined();
    const { rows } = whole.results;
    expect(rows.length).toBeGreaterThan(5);
    expect((await ask({ cursor: '1' })).results).toEqual({ ...whole.results, rows: rows.slice(1) });
    expect(await ask({ cursor: 'first' })).toMatchObject({ code: 'invalid_parameter' });
  });

  it.each([
    ['no JSON', '{', 400],
    ['JSON that is no call', '{"hello":1}', 400],
    ['a body of a megabyte', JSON.stringify({ text: 'x'.repeat(1_000_000) }), 400],
  ])('refuses %s, and goes on', async (_, body, status) => {
    expect((await call(body)).status).toBe(status);
    expect((await call(listTools)).status).toBe(200);
  });

  it.each([
    ['a tool whose name is a number', 'tools/call', { name: 5 }, -32602],
    ['arguments that are a text', 'tools/call', { name: 'fuel', arguments: 'mumbai' }, -32602],
    ['a method that there is not', 'tools/fly', {}, -32601],
  ])('answers %s with an error of the protocol, and goes on', async (_, method, params, code) => {
    const answer = await call(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
    expect([answer.status, await answer.json()]).toEqual([200, { jsonrpc: '2.0', id: 7, error: { code, message: expect.any(String) } }]);
    expect((await call(listTools)).status).toBe(200);
  });

  it('takes no GET, and no POST goes anywhere else', async () => {
    const got = await server.json('/mcp');
    expect([got.status, got.body.code, got.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST, OPTIONS']);
    expect((await server.get('/fuel', { method: 'POST' })).status).toBe(405);
    expect((await server.get('/mcp', { method: 'OPTIONS' })).headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  });

  it('counts calls that ask an upstream with those of the addresses', async () => {
    const client = new Client({ name: 'test', version: '1' });
    onTestFinished(() => client.close());
    await client.connect(new StreamableHTTPClientTransport(new URL(`${openServer().url}/mcp`), { requestInit: { headers: newCaller() } }));
    let last: unknown;
    for (let call = 0; call <= CALLS_A_MINUTE; call += 1)
      last = (await client.callTool({ name: 'search', arguments: { q: 'gold' } })).structuredContent;
    expect(last).toMatchObject({ code: 'rate_limited' });
    expect((await client.callTool({ name: 'fuel', arguments: {} })).isError).toBeFalsy();
  });
});

describe('who may ask /mcp', () => {
  const ask = (at: { url: string }, host: string, origin?: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(origin && { origin }),
      };
      const call = httpRequest(`${at.url}/mcp`, { method: 'POST', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      });
      call.on('error', reject).end('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    });

  it.each([
    ['localhost:4321', undefined],
    ['127.0.0.1:4321', 'http://localhost:6274'],
    ['203.0.113.7', undefined],
    ['203.0.113.7', 'http://203.0.113.7'],
  ])('whoever calls %s, a page of %s', async (host, origin) => {
    expect((await ask(server, host, origin)).status).toBe(200);
  });

  it.each([
    ['localhost:4321', 'https://evil.example'],
    ['localhost:4321', 'null'],
    ['rebound.example', undefined],
    ['rebound.example', 'http://rebound.example'],
  ])('not who calls %s, a page of %s', async (host, origin) => {
    const { status, body } = await ask(server, host, origin);
    expect([status, JSON.parse(body).code]).toEqual([403, 'forbidden']);
  });
});
