import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listAddresses, peerNetwork } from '../../src/server/caller.ts';
import { watchConnections } from '../../src/server/connections.ts';
import { ledgerWith } from '../support/ledger.ts';
import { startProbe } from '../support/probe.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';

// Issue 13.11: whoever reads slowly, or opens sockets and keeps them, does so at their own cost.

const BODY = Buffer.alloc(64_000_000, 'x');
const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const sockets: Socket[] = [];
let server: Server;
let port: number;
let served: Socket[];

/** A server under these limits whose answer is more than the buffers of both ends hold. */
async function serve(limits: Parameters<typeof watchConnections>[1], book = ledgerWith()): Promise<void> {
  served = [];
  server = createServer((_, response) => response.end(BODY));
  server.on('connection', (socket) => served.push(socket));
  watchConnections(server, limits, { book });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}
/** A socket from this address of the machine. */
async function open(to: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: to, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
  server?.closeAllConnections();
});

describe('a reader', () => {
  it('who takes nothing is cut off', async () => {
    await serve({ grace: 100, slowest: 1_000_000, every: 10 });
    const socket = await open(port);
    socket.write(GET);
    await once(socket, 'readable'); // reads no more than what came by then
    const [ofServer] = served as [Socket];
    expect(ofServer.destroyed).toBe(false);
    await once(ofServer, 'close');
  });

  it('who takes a little now and then is cut off as well', async () => {
    await serve({ grace: 100, slowest: 1_000_000, every: 10 });
    const socket = await open(port);
    const [ofServer] = served as [Socket];
    let ended = false;
    ofServer.once('close', () => (ended = true));
    socket.write(GET);
    socket.pause();
    while (!ended) {
      socket.read(1_000);
      await sleep(5);
    }
  });

  it('who has taken much and takes nothing more is cut off', async () => {
    await serve({ grace: 60_000, standstill: 1_500, every: 10 });
    const socket = await open(port);
    const [ofServer] = served as [Socket];
    socket.write(GET);
    let size = 0;
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY.length / 2) socket.pause();
    });
    await once(ofServer, 'close');
    expect(size).toBeGreaterThan(BODY.length / 2);
  });

  it('who takes many answers slowly keeps as many as can be taken in time', async () => {
    // Each alone is fast enough; together they would take minutes.
    await serve({ grace: 100, slowest: 0.001, deadline: 60_000, every: 20 });
    const sockets = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    const [fast] = sockets as [Socket];
    for (const socket of sockets) {
      socket.write(GET);
      if (socket !== fast) socket.pause();
    }
    let size = 0;
    fast.on('data', (chunk: Buffer) => {
      size += chunk.length;
      fast.pause();
      setTimeout(() => fast.resume(), 5);
    });
    await waitFor(() => served.filter(({ destroyed }) => destroyed).length === 4);
    expect(size).toBeLessThan(BODY.length);
    expect(fast.destroyed).toBe(false);
  });

  it('who is slow, but not too slow, gets everything', async () => {
    await serve({ grace: 0, slowest: 1, every: 1 });
    const socket = await open(port);
    socket.write(GET);
    let size = 0;
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
      if (size > BODY.length) socket.end();
    });
    await once(socket, 'close');
    expect(size).toBeGreaterThan(BODY.length);
  });
});

describe('sockets', () => {
  it('of one caller are so many and no more, and another caller has theirs', async () => {
    await serve({}, ledgerWith({ sockets: { perCaller: 3 } }));
    const first = await Promise.all([open(port), open(port), open(port)]);
    const fourth = await open(port);
    await once(fourth, 'close');
    const other = await open(port, '127.0.0.2');
    expect(other.destroyed).toBe(false);
    first[0].destroy();
    await once(served[0] as Socket, 'close');
    const next = await open(port);
    next.write(GET);
    await once(next, 'data');
  });

  it('are opened by one caller so many at a time and a second, and another caller has theirs', async () => {
    await serve({}, ledgerWith({}, { openings: { perCaller: 20, perMinute: 600 } }));
    const goAway = async (localAddress?: string) => {
      const socket = await open(port, localAddress);
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      const answered = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
      socket.destroy();
      return answered;
    };
    const answers: boolean[] = [];
    while (answers.length < 60) answers.push(await goAway());
    expect(answers.indexOf(false)).toBeGreaterThanOrEqual(20);
    expect(answers.filter(Boolean).length).toBeLessThan(50);
    expect(await goAway('127.0.0.2')).toBe(true);
    await sleep(400);
    expect(await goAway()).toBe(true);
  });

  it("are counted by the caller's network, and not for a trusted proxy", () => {
    const trusted = listAddresses(['10.0.0.0/8']);
    expect(peerNetwork('10.0.0.1', trusted)).toBeUndefined();
    expect(peerNetwork('::ffff:10.0.0.1', trusted)).toBeUndefined();
    expect(peerNetwork('198.51.100.7', trusted)).toBe('198.51.100.7');
    expect(peerNetwork('2001:db8::1', trusted)).toBe('2001:db8:0:0::/64');
    expect(peerNetwork(undefined, trusted)).toBe('unknown');
  });
});

/** Connects, sends and closes, again and again. */
async function comeAndGo(to: number, ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until; ) {
    const socket = await open(to);
    await new Promise((sent) => socket.write('GET /forex?from=USD&to=INR&amount=7 HTTP/1.1\r\nhost: a\r\n\r\n', sent));
    socket.destroy();
  }
}

describe('the built server', () => {
  let built: RunningServer;
  beforeAll(async () => {
    built = await launchServer({ RATE_LIMIT_OFF: '0', CPU_MS_PER_MINUTE: '400' });
  });
  afterAll(() => built.stop());

  it('keeps 256 sockets of one caller and goes on answering others', async () => {
    const { port: builtPort } = new URL(built.url);
    const many = await Promise.all(Array.from({ length: 400 }, () => open(Number(builtPort))));
    await waitFor(() => many.filter(({ destroyed }) => destroyed).length === 144);
    const other = await open(Number(builtPort), '127.0.0.2');
    other.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    const [answer] = (await once(other, 'data')) as [Buffer];
    expect(answer.toString()).toContain('alive');
    expect(many.filter(({ destroyed }) => destroyed)).toHaveLength(144);
  });

  it('answers others while sockets come and go', async () => {
    const probe = await startProbe(built, ['/healthz', '/fuel?city=kolkata']);
    onTestFinished(() => probe.stop());
    const port = Number(new URL(built.url).port);
    const attack = () => Promise.all(Array.from({ length: 5 }, () => comeAndGo(port, 2_000)));
    const { probed } = await probe.during('sockets that come and go', attack);
    expect(probed.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('counts what a caller has computed, in a thread or not, and goes on with files and with other callers', async () => {
    const ask = (path: string, localAddress = '127.0.0.3') =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(built.url + path, { localAddress, agent: false }, (response) => resolve(response.resume())).once('error', reject);
      });
    const month = (at: number) => `/panchang/month?city=nashik&month=19${10 + at}-07`;
    const told: (string | undefined)[] = [];
    let limited = await ask(month(0));
    for (let at = 1; at < 60 && limited.statusCode === 200; at += 1) {
      told.push(String(limited.headers.ratelimit));
      limited = await ask(month(at));
    }
    expect(limited.statusCode).toBe(429);
    expect(limited.headers).toMatchObject({
      'ratelimit-policy': '"cpu";q=400;w=60',
      ratelimit: expect.stringMatching(/^"cpu";r=0;t=\d+$/),
    });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(told).toContainEqual(expect.stringMatching(/^"cpu";r=\d+;t=\d+$/));
    expect((await ask('/browse/panchang/day?date=1950-01-01')).statusCode).toBe(429);
    expect((await ask('/fuel.json')).statusCode).toBe(200);
    expect((await ask(month(0), '127.0.0.4')).statusCode).toBe(200);
  });
});
