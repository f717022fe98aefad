import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { toApiError } from '../../src/net/guard-error.ts';
import { fetchGuarded } from '../../src/net/guarded.ts';
import { type Certificate, makeCertificate } from '../support/certificate.ts';

const HOST = 'page.test';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What a caller is told of a fetch from a server of this machine, under a name of its own. */
async function told(server: Server, scheme: 'http' | 'https') {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `${HOST}:${(server.address() as AddressInfo).port}`;
  const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }];
  return fetchGuarded(`${scheme}://${host}/`, { allow: [host], resolve }).then(
    ({ status, bytes }) => ({ status, message: new TextDecoder().decode(bytes) }),
    (cause: unknown) => toApiError(cause) as { status: number; message: string },
  );
}

describe('certificates', () => {
  const secure = (certificate: Certificate) => createSecureServer(certificate, (_, response) => response.end('hello'));
  const trusting = async (certificate: Certificate) => {
    const usual = getCACertificates('default');
    setDefaultCACertificates([...usual, certificate.cert]);
    try {
      return await told(secure(certificate), 'https');
    } finally {
      setDefaultCACertificates(usual);
    }
  };

  it('accepts one that is trusted and speaks of the host', async () => {
    expect(await trusting(makeCertificate(HOST))).toEqual({ status: 200, message: 'hello' });
  });

  it('refuses one that signs itself, and says so', async () => {
    const { status, message } = await told(secure(makeCertificate(HOST)), 'https');
    expect(status).toBe(502);
    expect(message).toMatch(/page\.test .*certificate is not signed by an authority/);
  });

  it('refuses one that has expired, and says so', async () => {
    const { status, message } = await trusting(makeCertificate(HOST, new Date(Date.now() - 86_400_000)));
    expect(status).toBe(502);
    expect(message).toMatch(/page\.test .*certificate has expired/);
  });

  it('refuses one that speaks of another host, and says so', async () => {
    const { status, message } = await trusting(makeCertificate('other.test'));
    expect(status).toBe(502);
    expect(message).toMatch(/page\.test .*certificate is for another host/);
  });
});

describe('lengths', () => {
  const sending = (...lines: readonly string[]) => createServer((socket) => socket.once('data', () => socket.end(lines.join('\r\n'))));

  it('refuses a body shorter than announced', async () => {
    const { status, message } = await told(sending('HTTP/1.1 200 OK', 'content-length: 1000', '', 'short'), 'http');
    expect(status).toBe(502);
    expect(message).toMatch(/page\.test closed the connection before the page had ended/);
  });

  it('reads as much of a longer body as was announced', async () => {
    expect(await told(sending('HTTP/1.1 200 OK', 'content-length: 5', '', 'hello and more'), 'http')).toEqual({
      status: 200,
      message: 'hello',
    });
  });

  it('refuses a body in chunks that breaks off', async () => {
    const { status, message } = await told(sending('HTTP/1.1 200 OK', 'transfer-encoding: chunked', '', '5', 'hello', '9', 'and'), 'http');
    expect(status).toBe(502);
    expect(message).toMatch(/page\.test closed the connection before the page had ended/);
  });
});
