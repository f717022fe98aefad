import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOLDINGS } from '../../src/kernel/allowances.ts';
import { ledger } from '../../src/kernel/ledger.ts';
import { fetchGuarded, GuardError, type GuardOptions } from '../../src/net/guarded.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

let site: StandIn;
let allow: string[];
beforeAll(async () => {
  site = await startStandIn();
  allow = [new URL(site.url).host];
});
afterAll(() => site.stop());
beforeEach(() => {
  site.routes = {};
});

const faultOf = (url: string, options: GuardOptions = {}) =>
  fetchGuarded(url, { allow, ...options }).then(
    () => 'none',
    (error: unknown) => (error instanceof GuardError ? error.fault : String(error)),
  );
const ZEROS = Buffer.alloc(20_000_000);

describe('bodies', () => {
  it.each([
    ['gzip', gzipSync('<p>hello</p>')],
    ['br', brotliCompressSync('<p>hello</p>')],
    ['deflate', deflateSync('<p>hello</p>')],
    ['deflate', deflateRawSync('<p>hello</p>')],
    ['zstd', zstdCompressSync('<p>hello</p>')],
  ])('unpacks %s', async (encoding, body) => {
    site.routes = { '/': { headers: { 'content-encoding': encoding, 'content-type': 'text/html' }, body } };
    expect(new TextDecoder().decode((await fetchGuarded(site.url, { allow })).bytes)).toBe('<p>hello</p>');
  });

  it('holds the bytes that come in for whoever asks, and refuses more than there is room for', async () => {
    const body = Buffer.alloc(4_000_000, 'a');
    site.routes = { '/': { headers: { 'content-type': 'text/plain' }, body } };
    const beside = ledger.hold('pages', '203.0.113.9', HOLDINGS.pages.perCaller - 1_000_000);
    await expect(fetchGuarded(site.url, { allow, caller: '203.0.113.9' })).rejects.toMatchObject({ code: 'busy' });
    expect((await fetchGuarded(site.url, { allow, caller: '203.0.113.10' })).bytes).toHaveLength(body.length);
    beside.release();
    expect(ledger.held('pages')).toBe(0);
  });

  it.each([
    ['gzip', gzipSync(ZEROS)],
    ['br', brotliCompressSync(ZEROS)],
    ['zstd', zstdCompressSync(ZEROS)],
    ['deflate', deflateSync(ZEROS)],
    ['deflate', deflateRawSync(ZEROS)],
    ['gzip, gzip', gzipSync(gzipSync(ZEROS))],
  ])('stops a bomb of %s at 5 MB', async (encoding, body) => {
    site.routes = { '/': { headers: { 'content-encoding': encoding }, body } };
    expect(await faultOf(site.url)).toBe('too_large');
  });

  it('stops a plain body at 5 MB, though it announces nothing and never ends', async () => {
    site.routes = {
      '/': (_, response) => {
        const chunk = Buffer.alloc(64_000, 'x');
        const more = () => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
    };
    expect(await faultOf(site.url)).toBe('too_large');
  });

  it('gives up on a body that comes a byte at a time', async () => {
    site.routes = {
      '/': (_, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    };
    expect(await faultOf(site.url, { timeout: 300 })).toBe('timeout');
  });

  it('reports a body that is no gzip though it says so', async () => {
    site.routes = { '/': { headers: { 'content-encoding': 'gzip' }, body: 'plain' } };
    expect(await faultOf(site.url)).toBe('network');
  });

  it('reports a body shorter than announced', async () => {
    site.routes = {
      '/': (request, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('short', () => request.socket.destroy());
      },
    };
    expect(await faultOf(site.url)).toBe('network');
  });

  it('gives an error page of the upstream as it is, and an empty 5xx as a failure', async () => {
    site.routes = { '/404': { status: 404, body: 'gone' }, '/500': { status: 500, body: 'broken' }, '/503': { status: 503 } };
    expect((await fetchGuarded(`${site.url}/404`, { allow })).status).toBe(404);
    expect((await fetchGuarded(`${site.url}/500`, { allow })).status).toBe(500);
    expect(await faultOf(`${site.url}/503`)).toBe('upstream_error');
  });

  it('says who it is and carries no cookies', async () => {
    const seen: Record<string, unknown>[] = [];
    site.routes = {
      '/': (request, response) => {
        seen.push(request.headers);
        response.writeHead(302, { location: '/next', 'set-cookie': 'a=1' }).end();
      },
      '/next': (request, response) => {
        seen.push(request.headers);
        response.end('ok');
      },
    };
    await fetchGuarded(site.url, { allow });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(seen[0]?.['user-agent']).toContain(`Jaankari/${version}`);
    expect(seen[1]).not.toHaveProperty('cookie');
    expect(seen[1]).not.toHaveProperty('authorization');
  });
});

describe('connections', () => {
  it('says the same of a port that refuses, one that is silent, one that closes, and one that speaks something else', async () => {
    const refusing = await startStandIn();
    await refusing.stop();
    const others = await Promise.all(
      [() => undefined, (socket: Socket) => socket.destroy(), (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')].map(
        async (meet) => {
          const server = createServer(meet);
          await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
          return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
        },
      ),
    );
    const told = await Promise.all(
      [refusing.url, ...others.map(({ url }) => url)].map((url) =>
        fetchGuarded(url, { allow: [new URL(url).host], timeout: 300 }).catch(({ fault, message }) => `${fault}: ${message}`),
      ),
    );
    expect(new Set(told)).toEqual(
      new Set(['no_answer: 127.0.0.1 gave no answer: it refused the connection, closed it, or stayed silent.']),
    );
    for (const { server } of others) server.close();
  });

  it('reports a name without an address', async () => {
    expect(await faultOf('http://nowhere.test/', { resolve: async () => [] })).toBe('dns');
    expect(await faultOf('http://nowhere.test/', { resolve: () => Promise.reject(new Error('NXDOMAIN')) })).toBe('dns');
  });

  it('does not wait for DNS beyond its time', async () => {
    expect(await faultOf('http://slow.test/', { resolve: () => new Promise(() => undefined), timeout: 100 })).toBe('timeout');
  });

  it('reports a server without TLS at an https address', async () => {
    const plain: Server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    const { port } = plain.address() as AddressInfo;
    expect(['tls', 'network']).toContain(await faultOf(`https://127.0.0.1:${port}/`, { allow: [`127.0.0.1:${port}`] }));
    plain.close();
  });

  it('takes everybody in turn when many call at once', async () => {
    site.routes = { '/': (_, response) => void setTimeout(() => response.end('ok'), 30) };
    const replies = await Promise.all(Array.from({ length: 80 }, () => fetchGuarded(site.url, { allow })));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });
});
