import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as connectPlain, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchServer, type RunningServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';

// deploy/Caddyfile as it is before the built server, by HTTP/2: one caller floods, and another is answered.

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.warn('SKIPPED: caddy is not installed, so HTTP/2 is not tried');
const ANOTHER = '127.0.0.2';
const MAX_MEMORY_MB = 900;

let server: RunningServer;
let caddy: ChildProcess;
let port: number;
const folder = mkdtempSync(join(tmpdir(), 'caddy-http2-'));

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: free } = listening.address() as { port: number };
  listening.close();
  return free;
}

/** A session from this address of the machine. */
async function session(localAddress = '127.0.0.1'): Promise<ClientHttp2Session> {
  const plain = connectPlain({ host: '127.0.0.1', port, localAddress });
  const socket = connectTls({ socket: plain, servername: 'localhost', rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  await once(socket, 'secureConnect');
  const made = connect(`https://localhost:${port}`, { createConnection: () => socket });
  made.on('error', () => undefined);
  return made;
}

/** The status of a call; 0 where its stream or session ends without one. */
function ask(on: ClientHttp2Session, path: string): Promise<number> {
  return new Promise((resolve) => {
    if (on.destroyed || on.closed) return resolve(0);
    const stream = on.request({ ':path': path, 'accept-encoding': 'br' });
    let status = 0;
    stream.on('response', (headers) => {
      status = headers[':status'] ?? 0;
    });
    stream.on('error', () => undefined).on('close', () => resolve(status));
    stream.resume();
  });
}

/** Asks as another caller until the work is done; gives the statuses and the longest wait in milliseconds. */
async function others(work: () => Promise<unknown>): Promise<{ statuses: number[]; longest: number }> {
  const mine = await session(ANOTHER);
  const statuses: number[] = [];
  let longest = 0;
  let over = false;
  const working = work().finally(() => {
    over = true;
  });
  while (!over || statuses.length < 20) {
    const from = performance.now();
    statuses.push(await ask(mine, '/fuel?city=kolkata'));
    longest = Math.max(longest, performance.now() - from);
    await sleep(20);
  }
  await working;
  mine.destroy();
  return { statuses, longest };
}

const memoryMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const times = <T>(count: number, work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, at) => work(at)));

describe.skipIf(!hasCaddy)('by HTTP/2 through Caddy', () => {
  beforeAll(async () => {
    server = await launchServer({ RATE_LIMIT_OFF: '', TRUSTED_PROXIES: '127.0.0.1' });
    port = await freePort();
    const text = readFileSync('deploy/Caddyfile', 'utf8').replace('one:4321 two:4321', new URL(server.url).host);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${text}`);
    caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
      env: { ...process.env, SITE: `https://localhost:${port}`, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    await waitFor(() =>
      session()
        .then(async (one) => [await ask(one, '/fuel'), one.destroy()][0] === 200)
        .catch(() => false),
    );
  }, 120_000);
  afterAll(async () => {
    caddy?.kill('SIGTERM');
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'streams that are reset as soon as they are open',
      () =>
        times(2, async () => {
          const one = await session();
          for (let at = 0; at < 1_000 && !one.destroyed; at += 1) {
            const stream = one.request({ ':path': `/search?scope=site&q=petrol${at}` }).on('error', () => undefined);
            stream.close(8);
            if (at % 100 === 0) await sleep(5);
          }
          one.destroy();
        }),
    ],
    [
      'as many streams as a session may have',
      () =>
        times(4, async (at) => {
          const one = await session();
          await times(500, (call) => ask(one, `/forex?from=USD&to=INR&amount=${at * 1_000 + call + 1}`));
          one.destroy();
        }),
    ],
    [
      'streams whose answers nobody takes',
      () =>
        times(4, async () => {
          const one = await session();
          const streams = Array.from({ length: 200 }, () =>
            one
              .request({ ':path': '/sitemap.xml' })
              .on('error', () => undefined)
              .pause(),
          );
          await sleep(5_000);
          for (const stream of streams) stream.destroy();
          one.destroy();
        }),
    ],
  ])('%s keep no other caller from an answer', { timeout: 180_000 }, async (title, flood) => {
    const { statuses, longest } = await others(flood);
    console.log(
      `${title}: ${statuses.length} calls of another, at most ${Math.round(longest)} ms, memory ${Math.round(memoryMb())} MB at most`,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // A server that has been taken out is waited for in vain, for ten seconds.
    expect(longest).toBeLessThan(9_000);
    expect(memoryMb()).toBeLessThan(MAX_MEMORY_MB);
  });
});
