import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { limitPipelines } from '../../src/server/pipelines.ts';
import { createUnsent } from '../../src/server/unsent.ts';
import { ledgerWith } from '../support/ledger.ts';
import { waitFor } from '../support/wait.ts';

const MB = 2 ** 20;
/** More than systems buffer for a connection. */
const SIZE = 12 * MB;
const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const sockets: Socket[] = [];
let server: Server;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

/** A server that counts what its readers have not taken. `bodies`: what it answers, in turn. */
async function serve(bounds: { perCaller?: number; inAll?: number }, bodies: () => Buffer = () => Buffer.alloc(SIZE)) {
  const book = ledgerWith({ unsent: bounds });
  const unsent = createUnsent(book);
  const pipelines = limitPipelines(undefined, book, unsent.of);
  const begun: string[] = [];
  server = createServer((request, response) =>
    pipelines.begin(request, response, () => {
      begun.push(request.socket.remoteAddress ?? '');
      const body = bodies();
      response.end(body);
      unsent.watch(request, response, body);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { book, begun };
}

async function ask(times = 1, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).pause();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(GET.repeat(times));
  return socket;
}
/** Those that the server has closed. A paused socket does not hear of it. */
const closed = (): number => {
  for (const socket of sockets) socket.resume();
  return sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;
};

describe('answers that nobody reads', () => {
  it('are as many as one caller may hold, and another has theirs', async () => {
    const { book } = await serve({ perCaller: 3 * SIZE, inAll: 100 * SIZE });
    for (let at = 0; at < 6; at += 1) await ask();
    await waitFor(() => book.held('unsent', '127.0.0.1') === 3 * SIZE);
    await ask(1, '127.0.0.2');
    await waitFor(() => book.held('unsent', '127.0.0.2') === SIZE);
    expect(closed()).toBeLessThan(6);
  });

  it('of all callers are closed where one holds most', async () => {
    const { book } = await serve({ perCaller: 10 * SIZE, inAll: 4 * SIZE });
    for (let at = 0; at < 4; at += 1) await ask();
    await waitFor(() => book.held('unsent') === 4 * SIZE);
    await ask(1, '127.0.0.2');
    await waitFor(() => book.held('unsent', '127.0.0.2') === SIZE && book.held('unsent', '127.0.0.1') === 3 * SIZE);
  });

  it('count once where they are one body in memory', async () => {
    const body = Buffer.alloc(SIZE);
    const { book, begun } = await serve({ perCaller: 2 * SIZE, inAll: 100 * SIZE }, () => body);
    for (let at = 0; at < 6; at += 1) await ask();
    await waitFor(() => begun.length === 6);
    expect(book.held('unsent', '127.0.0.1')).toBe(SIZE);
  });

  it('are followed by no further one of their socket, until they are taken', async () => {
    const { book, begun } = await serve({});
    const socket = await ask(5);
    await waitFor(() => begun.length === 1);
    await sleep(50);
    expect(begun).toHaveLength(1);
    let size = 0;
    socket.on('data', (part: Buffer) => (size += part.length));
    socket.resume();
    await waitFor(() => size > 5 * SIZE);
    await waitFor(() => book.held('unsent') === 0);
    expect(begun).toHaveLength(5);
  });

  it('are given back when their reader goes away', async () => {
    const { book } = await serve({});
    const socket = await ask();
    await waitFor(() => book.held('unsent') === SIZE);
    socket.destroy();
    await waitFor(() => book.held('unsent') === 0);
  });
});
