import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();

/** What comes back for a request as it is written here, until the server ends the connection. */
async function askRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

describe('a request with a body', () => {
  it.each([
    ['of a length', 'content-length: 1000000000\r\n\r\nbeginning'],
    ['in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\nbegin\r\n'],
  ])('is answered without waiting for it, and its connection ends: %s', async (_, rest) => {
    for (const path of ['/fuel.json', '/fuel?city=mumbai']) {
      const answer = await askRaw(`GET ${path} HTTP/1.1\r\nhost: example.org\r\n${rest}`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer.toLowerCase()).toContain('connection: close');
    }
    expect(await askRaw(`POST /fuel HTTP/1.1\r\nhost: example.org\r\n${rest}`)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('is refused where its Host is none, in memory or not', async () => {
    await server.get('/fuel.json');
    for (const hosts of ['host: a/b', 'host: example.org\r\nhost: other.example', `host: ${'a'.repeat(300)}`]) {
      expect(await askRaw(`GET /fuel.json HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});
