import type { IncomingMessage, ServerResponse } from 'node:http';
import { AREAS } from '../../../../src/catalog/areas.ts';
import { exampleQueriesUpstream } from '../../../../src/catalog/reference.ts';
import { startStandIn } from '../../../../test/support/stand-in.ts';
import { exampleAddress } from '../../probe.ts';
import { startOurs } from '../../serving/servers.ts';
import type { Outcome } from '../faults.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** A caller's patience: every provider's time-out and failover has to fit into it. */
const MAX_WAIT_MS = 60_000;
const SETTLES_MS = 250;

type Fault = (request: IncomingMessage, response: ServerResponse) => void;
const FAULTS: Readonly<Record<string, Fault>> = {
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

/** Asks every endpoint that asks an upstream, under each fault: an outage is never a 404, a 500 or silence, and the server goes on. */
export async function callWhileUpstreamsFail(): Promise<Outcome[]> {
  const standIn = await startStandIn();
  const environment: Record<string, string> = { FETCH_ALLOW: new URL(standIn.url).host };
  for (const name of providerNames()) {
    environment[`UPSTREAM_${name}_URL`] = standIn.url;
    for (const suffix of ['API_KEY', 'CLIENT_ID', 'CLIENT_SECRET', 'USERNAME', 'CX', 'API_SECRET']) environment[`${name}_${suffix}`] = 'k';
  }
  const endpoints = AREAS.flatMap((area) => area.endpoints).filter((endpoint) => exampleQueriesUpstream(endpoint, endpoint.examples[0]));
  const outcomes: Outcome[] = [];
  for (const [what, fault] of Object.entries(FAULTS)) {
    // Every path, and every host, does the same wrong.
    standIn.routes = new Proxy({}, { get: () => fault });
    const { url, stop } = await startOurs(environment, { pin: false });
    const lost: string[] = [];
    const statuses = new Map<string, number>();
    for (const endpoint of endpoints) {
      const address = exampleAddress(endpoint, endpoint.examples[0].params).replace(/url=[^&]+/, `url=${encodeURIComponent(standIn.url)}`);
      const status = await fetch(url + address, { signal: AbortSignal.timeout(MAX_WAIT_MS) }).then(
        async (response) => `${response.status} ${await readCode(response)}`.trim(),
        (error: Error) => error.name,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!/^(200|50[234])/.test(status)) lost.push(`${address}: ${status}`);
    }
    const health = await fetch(`${url}/healthz`).then((response) => response.status);
    if (health !== 200) lost.push(`/healthz: ${health}`);
    stop();
    const notes = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    outcomes.push({ what: `every upstream ${what}`, attempts: endpoints.length, held: endpoints.length - lost.length, lost, notes });
  }
  await standIn.stop();
  return outcomes;
}

async function readCode(response: Response): Promise<string> {
  const text = await response.text();
  return !response.ok && response.headers.get('content-type')?.includes('json') ? ((JSON.parse(text) as { code?: string }).code ?? '') : '';
}

/** Names of all providers as their settings have them: those that their files give. */
function providerNames(): string[] {
  const providers = AREAS.flatMap(({ upstreamQueries = {} }) => Object.values(upstreamQueries).flat());
  return [...new Set(providers.map(({ name }) => name.toUpperCase().replaceAll('-', '_')))];
}
