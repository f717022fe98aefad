import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { exampleAddress } from '../../scripts/tools/probe.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { exampleQueriesUpstream } from '../../src/catalog/reference.ts';
import { requiredVariables } from '../../src/providers/provider.ts';
import { launchServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** A caller's patience: every provider's time-out and failover has to fit into it. */
const MAX_WAIT_MS = 60_000;
const SETTLES_MS = 250;

const FAULTS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  'answers 500': (_, response) => response.writeHead(500, JSON_TYPE).end('{"error":"oops"}'),
  'answers 503 with Retry-After': (_, response) => response.writeHead(503, { ...JSON_TYPE, 'retry-after': '30' }).end('{}'),
  'answers 429': (_, response) => response.writeHead(429, JSON_TYPE).end('{"message":"Too many requests"}'),
  'refuses the key (401)': (_, response) => response.writeHead(401, JSON_TYPE).end('{"message":"Invalid API key"}'),
  'answers a page of HTML': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Just a moment...</title>'),
  'answers JSON of another shape': (_, response) => response.writeHead(200, JSON_TYPE).end('{"result":[1,2,3]}'),
  'answers JSON cut short': (_, response) => response.writeHead(200, JSON_TYPE).end('{"current":{"time":"2026-11'),
  'answers nothing': (_, response) => response.writeHead(200, { 'content-length': '0' }).end(),
  'hangs up': (request) => request.socket.destroy(),
  'hangs up within the body': (request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '100000' }).write('{"current":');
    setTimeout(() => request.socket.destroy(), SETTLES_MS);
  },
  'redirects to another host': (_, response) => response.writeHead(302, { location: 'https://elsewhere.invalid/' }).end(),
};

const endpoints = AREAS.flatMap((area) => area.endpoints).filter((endpoint) => exampleQueriesUpstream(endpoint, endpoint.examples[0]));

describe('every upstream at once', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
  });
  afterAll(() => standIn.stop());

  it.each(Object.entries(FAULTS))(
    '%s: no outage is a 404, a 500 or silence, and the server goes on',
    { timeout: 300_000 },
    async (_, fault) => {
      // Every path, and every host, does the same wrong.
      standIn.routes = new Proxy({}, { get: () => fault });
      const providers = AREAS.flatMap(({ upstreamQueries = {} }) => Object.values(upstreamQueries).flat());
      const server = await launchServer({
        FETCH_ALLOW: new URL(standIn.url).host,
        ...Object.fromEntries(providers.flatMap(requiredVariables).map((name) => [name, name.endsWith('_URL') ? standIn.url : 'k'])),
        ...Object.fromEntries(providers.map(({ name }) => [`UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`, standIn.url])),
      });
      onTestFinished(() => server.stop());
      for (const endpoint of endpoints) {
        const address = exampleAddress(endpoint, endpoint.examples[0].params).replace(
          /url=[^&]+/,
          `url=${encodeURIComponent(standIn.url)}`,
        );
        const { status } = await server.get(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
        // What is no picture is the fault of who named its address.
        const right = [200, 502, 503, 504, ...(endpoint.path === '/fetch/image' ? [400] : [])];
        expect(right, address).toContain(status);
      }
      expect((await server.get('/healthz')).status).toBe(200);
    },
  );
});
