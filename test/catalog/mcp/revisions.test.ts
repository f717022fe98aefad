import { expect, it } from 'vitest';
import { AREAS } from '../../../src/catalog/areas.ts';
import { answerMcp } from '../../../src/catalog/mcp/http.ts';

const REVISION = '2026-07-28';
/** What every request of that revision says of its client. */
const _meta = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const post = (message: object, headers: Record<string, string> = {}) =>
  answerMcp(
    AREAS,
    '1.0.0',
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    }),
    {},
  );
const modern = (method: string, params: object, name?: string) =>
  post(
    { method, params: { ...params, _meta } },
    { 'mcp-protocol-version': REVISION, 'mcp-method': method, ...(name && { 'mcp-name': name }) },
  );

it('tells by server/discover which revisions it speaks and what it has', async () => {
  const answer = await modern('server/discover', {});
  expect(answer.status).toBe(200);
  expect((await answer.json()).result).toMatchObject({ supportedVersions: [REVISION], capabilities: { tools: {} } });
});

it('answers a tool of that revision without an initialize', async () => {
  const answer = await modern('tools/call', { name: 'fuel', arguments: { city: 'mumbai' } }, 'fuel');
  expect((await answer.json()).result.structuredContent).toMatchObject({ stale: true, city: 'Mumbai' });
});

const initialize = {
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'old', version: '1' } },
};

it('greets clients of before, whatever they accept', async () => {
  const answer = await post(initialize);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect((await answer.json()).result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'jaankari' } });
});

it('refuses a version that there is not, at initialize too', async () => {
  const answer = await post(initialize, { 'mcp-protocol-version': '1999-01-01' });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.stringContaining('1999-01-01') } },
  ]);
});
