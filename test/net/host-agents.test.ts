import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates } from 'node:tls';
import { fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentFor, agentWithRoot, EXTRA_ROOTS } from '../../src/net/host-agents.ts';
import { makeCertificate } from '../support/certificate.ts';

const CPCB = 'airquality.cpcb.gov.in';

describe('roots that Node lacks', () => {
  it('are one, for one host, with the fingerprint that certificate lists publish', () => {
    expect(Object.keys(EXTRA_ROOTS)).toEqual([CPCB]);
    const root = new X509Certificate(EXTRA_ROOTS[CPCB] ?? '');
    expect(root.fingerprint256.replaceAll(':', '')).toBe('D7A7A0FB5D7E2731D771E9484EBCDEF71D5F0C3E0A2948782BC83EE0EA699EF4');
    expect(root.subject).toContain('CN=AAA Certificate Services');
    expect(root.ca && root.verify(root.publicKey)).toBe(true);
    expect(getCACertificates('bundled').some((one) => new X509Certificate(one).fingerprint256 === root.fingerprint256)).toBe(false);
  });

  it('are trusted for no other host', () => {
    expect(agentFor('api.data.gov.in')).toBe(agentFor('example.org'));
    expect(agentFor(`evil.${CPCB}`)).toBe(agentFor('example.org'));
    expect(agentFor('constructor')).toBe(agentFor('example.org'));
    expect(agentFor(CPCB)).not.toBe(agentFor('example.org'));
    expect(agentFor(CPCB)).toBe(agentFor(CPCB));
  });
});

describe('connections with a further root', () => {
  const { key, cert } = makeCertificate('localhost');
  const server = createServer({ key, cert }, (_, response) => response.end('good'));
  let url: string;
  beforeAll(async () => {
    await once(server.listen(0), 'listening');
    url = `https://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close());

  it('reach a host of that root, which others refuse', async () => {
    const mine = agentWithRoot(cert);
    expect(await (await fetch(url, { dispatcher: mine })).text()).toBe('good');
    await mine.close();
    await expect(fetch(url, { dispatcher: agentFor('localhost') })).rejects.toMatchObject({
      cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
  });
});
