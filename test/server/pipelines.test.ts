import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { limitPipelines } from '../../src/server/pipelines.ts';
import { ledgerWith } from '../support/ledger.ts';
import { waitFor } from '../support/wait.ts';

// Issue 32.2: 90,000 requests on one socket, whose answers nobody takes.

const request = (at: number) => `GET /${at} HTTP/1.1\r\nhost: a\r\n\r\n`;
const requests = (count: number) => Array.from({ length: count }, (_, at) => request(at)).join('');

let server: Server;
let client: Socket;
let ofServer: Socket;
/** What has been begun and not been answered, and how many were answered. */
let begun: { response: ServerResponse; gone: AbortSignal; url: string }[];
let answered: number;
afterEach(() => {
  client.destroy();
  server.close();
  server.closeAllConnections();
});

async function serve(bounds: { perCaller?: number; inAll?: number } = {}): Promise<void> {
  begun = [];
  answered = 0;
  const pipelines = limitPipelines(undefined, ledgerWith({ ahead: bounds }));
  server = createServer((request: IncomingMessage, response: ServerResponse) =>
    pipelines.begin(request, response, (gone) => begun.push({ response, gone, url: request.url ?? '' })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.once('connection', (socket) => (ofServer = socket));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await once(client, 'connect');
}
const answerNext = () => {
  const next = begun.shift();
  next?.response.end(next.url);
  if (next) answered += 1;
};

describe('requests that are sent ahead on one socket', () => {
  it('are answered eight at a time, and the socket is not read meanwhile', async () => {
    await serve({ perCaller: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY });
    client.write(requests(90_000));
    await waitFor(() => begun.length === 8);
    for (let at = 0; at < 10; at += 1) {
      answerNext();
      await sleep(20);
      expect(begun).toHaveLength(8);
    }
    // 64 KB are read at one time
    expect(ofServer.bytesRead).toBeLessThanOrEqual(65_536);
  });

  it('are all answered in their order to a client that reads', async () => {
    await serve();
    let text = '';
    client.on('data', (part: Buffer) => (text += part));
    client.write(requests(1_000));
    while (answered < 1_000) {
      await waitFor(() => begun.length > 0);
      expect(begun.length).toBeLessThanOrEqual(8);
      while (begun.length > 0) answerNext();
    }
    await waitFor(() => text.endsWith('/999'));
    expect([...text.matchAll(/\r\n\r\n\/(\d+)/g)].map(([, at]) => Number(at))).toEqual(Array.from({ length: 1_000 }, (_, at) => at));
  });

  it('end when their socket does, those too whose answers wait behind another', async () => {
    await serve();
    client.write(requests(8));
    await waitFor(() => begun.length === 8);
    client.destroy();
    await waitFor(() => begun.every(({ gone }) => gone.aborted));
  });

  it.each([
    ['one caller', { perCaller: 50 }],
    ['all callers', { inAll: 50 }],
  ])('wait while those of %s are as many as may', async (_, bounds) => {
    await serve(bounds);
    client.write(requests(8 + 50));
    await waitFor(() => begun.length === 8);
    await sleep(50);
    expect(ofServer.destroyed).toBe(false);
  });

  it.each([
    ['one caller', { perCaller: 50 }],
    ['all callers', { inAll: 50 }],
  ])('close the socket where more of %s wait than may', async (_, bounds) => {
    await serve(bounds);
    client.write(requests(8 + 51));
    await waitFor(() => ofServer?.destroyed);
  });
});
