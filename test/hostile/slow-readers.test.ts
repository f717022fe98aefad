import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listAddresses, peerNetwork } from '../../src/server/caller.ts';
import { watchConnections } from '../../src/server/connections.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';

// Issue 13.11: whoever reads slowly, or opens sockets and keeps them, does so at their own cost.

const BODY = Buffer.alloc(64_000_000, 'x');
const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const sockets: Socket[] = [];
let server: Server;
let port: number;
let served: Socket[];

/** A server under these limits whose answer is more than the buffers of both ends hold. */
async function serve(limits: Parameters<typeof watchConnections>[1]): Promise<void> {
  served = [];
  server = createServer((_, response) => response.end(BODY));
  server.on('connection', (socket) => served.push(socket));
  watchConnections(server, limits);
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
    await serve({ perCaller: 3 });
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

  it("are counted by the caller's network, and not for a trusted proxy", () => {
    const trusted = listAddresses(['10.0.0.0/8']);
    expect(peerNetwork('10.0.0.1', trusted)).toBeUndefined();
    expect(peerNetwork('::ffff:10.0.0.1', trusted)).toBeUndefined();
    expect(peerNetwork('198.51.100.7', trusted)).toBe('198.51.100.7');
    expect(peerNetwork('2001:db8::1', trusted)).toBe('2001:db8:0:0::/64');
    expect(peerNetwork(undefined, trusted)).toBe('unknown');
  });
});

describe('the built server', () => {
  let built: RunningServer;
  beforeAll(async () => {
    built = await startServer({ RATE_LIMIT_OFF: '0' });
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
});
