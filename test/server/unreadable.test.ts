import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerUnreadable } from '../../src/server/unreadable.ts';

let server: Server;
let busy = false;
beforeAll(async () => {
  server = createServer((_, response) => response.end('read')).listen(0, '127.0.0.1');
  answerUnreadable(server, () => busy);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** What comes back for these bytes until the server closes. */
async function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let got = '';
  socket.setEncoding('utf8').on('data', (text: string) => (got += text));
  socket.write(bytes);
  await once(socket, 'close');
  return got;
}

describe('what node:http cannot read', () => {
  it.each([
    ['an address of 200 KB', `GET /${'x'.repeat(200_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, '431 Request Header Fields Too Large', '16 KB'],
    [
      'a header of 200 KB',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(200_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      '16 KB',
    ],
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'no request'],
  ])('%s is told in the form of all errors, whole', async (_, bytes, status, words) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(head).toMatch(/content-type: application\/json\r\n/);
    expect(head).toContain(`content-length: ${body.length}`);
    expect(JSON.parse(body)).toMatchObject({ status: 'error', code: 'bad_request', error: expect.stringContaining(words) });
  });

  it('closes the connection without a word into an answer that is under way', async () => {
    busy = true;
    expect(await send('hello\r\n\r\n')).toBe('');
    busy = false;
  });
});
