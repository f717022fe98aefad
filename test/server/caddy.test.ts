import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../support/wait.ts';

// Issue 32.12 and 32.14: deploy/Caddyfile as it is, run by Caddy before a stand-in of the two servers.

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.warn('SKIPPED: caddy is not installed, so deploy/Caddyfile is not tried');

/** What the last call reached the server with. */
let reached: { headers: IncomingHttpHeaders; bytes: number } | undefined;
const upstream = createServer(async (request, response) => {
  let bytes = 0;
  try {
    for await (const part of request) bytes += (part as Buffer).length;
  } catch {
    return; // Caddy ended a body that was too large
  }
  if (request.url !== '/readyz') reached = { headers: request.headers, bytes };
  response.end('ready\n');
});
const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
let caddy: ChildProcess;
let url: string;

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe.skipIf(!hasCaddy)('the Caddyfile', () => {
  beforeAll(async () => {
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    url = `http://127.0.0.1:${await freePort()}`;
    const { port } = upstream.address() as AddressInfo;
    const text = readFileSync('deploy/Caddyfile', 'utf8').replace('one:4321 two:4321', `127.0.0.1:${port}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${text}`);
    caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
      env: { ...process.env, SITE: url, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    await waitFor(() =>
      fetch(`${url}/fuel`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  });
  afterAll(() => {
    caddy?.kill('SIGTERM');
    upstream.close();
    upstream.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (path: string, bytes: number) => fetch(url + path, { method: 'POST', body: 'x'.repeat(bytes) }).then(({ status }) => status);

  it('lets messages of agents through, as large as the server takes them and no larger', async () => {
    expect([await post('/mcp', 30_000), reached?.bytes]).toEqual([200, 30_000]);
    expect([await post('/mcp?areas=fuel', 64 * 1024), reached?.bytes]).toEqual([200, 64 * 1024]);
    expect(await post('/mcp', 70_000)).toBeGreaterThanOrEqual(400);
    expect(reached?.bytes).toBe(64 * 1024);
  });

  it('lets no large body through to any other address', async () => {
    expect(await post('/fuel', 5_000)).toBeGreaterThanOrEqual(400);
    expect(reached?.bytes).not.toBe(5_000);
  });

  it('tells whom it was called by in X-Forwarded-For alone, whatever the caller claims', async () => {
    await fetch(`${url}/fuel`, { headers: { 'x-forwarded-for': '203.0.113.5', forwarded: 'for=203.0.113.6' } });
    expect([reached?.headers['x-forwarded-for'], reached?.headers.forwarded]).toEqual(['127.0.0.1', undefined]);
  });

  it('keeps figures and probes inside', async () => {
    for (const path of ['/metrics', '/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(404);
  });
});
