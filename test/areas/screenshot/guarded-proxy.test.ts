import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type GuardedProxy, type ProxyLimits, type Reach, startGuardedProxy } from '../../../src/areas/screenshot/guarded-proxy.ts';
import type { Resolver } from '../../../src/net/target.ts';
import { REFUSED_ADDRESSES } from '../../net/refused.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

const LIMITS: ProxyLimits = { maxBytes: 1_000_000, maxConnections: 100 };
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function startProxy(reach: Reach = {}, limits: Partial<ProxyLimits> = {}): Promise<GuardedProxy> {
  const proxy = await startGuardedProxy({ ...LIMITS, ...limits }, { allow: [], ...reach });
  ended.push(() => proxy.stop());
  return proxy;
}
async function startSite(routes: StandIn['routes'] = { '/': 'page' }): Promise<StandIn> {
  const site = await startStandIn(routes);
  ended.push(() => site.stop());
  return site;
}
const hostOf = (site: StandIn) => new URL(site.url).host;
const portOf = (site: StandIn) => new URL(site.url).port;

/** Asks as a browser asks its proxy: with the whole address. */
async function get(proxy: GuardedProxy, address: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const asked = request(proxy.url, { path: address, headers: { host: new URL(address).host, ...headers } }).end();
  const [answer] = await once(asked, 'response');
  let body = '';
  try {
    for await (const chunk of answer) body += chunk;
  } catch {
    body += ' (broken off)';
  }
  return { status: answer.statusCode, body };
}

/** Asks for a tunnel; gives the first line of the answer and the socket. */
async function tunnel(proxy: GuardedProxy, end: string): Promise<{ line: string; socket: Socket }> {
  const { hostname, port } = new URL(proxy.url);
  const socket = connect(Number(port), hostname);
  ended.push(() => socket.destroy());
  socket.on('error', () => undefined).write(`CONNECT ${end} HTTP/1.1\r\nhost: ${end}\r\n\r\n`);
  const [chunk] = await once(socket, 'data');
  return { line: String(chunk).split('\r\n')[0] ?? '', socket };
}

const named =
  (names: Record<string, string[]>): Resolver =>
  async (name) =>
    (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('a page that goes through the proxy', () => {
  it('gets what a host that it may reach answers, by request and by tunnel', async () => {
    const site = await startSite({
      '/': (asked, answer) => void answer.writeHead(200, { 'x-own': 'yes', 'keep-alive': 'timeout=5' }).end(JSON.stringify(asked.headers)),
    });
    const proxy = await startProxy({ allow: [hostOf(site)] });
    const { status, body } = await get(proxy, `${site.url}/`, { 'proxy-authorization': 'Basic eDp5', 'x-other': '1' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ host: hostOf(site), 'x-other': '1' });
    expect(body).not.toContain('proxy-');
    const { line, socket } = await tunnel(proxy, hostOf(site));
    expect(line).toBe('HTTP/1.1 200 Connection Established');
    socket.write(`GET / HTTP/1.1\r\nhost: ${hostOf(site)}\r\nconnection: close\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK/);
    expect([proxy.refused(), proxy.isSpent()]).toEqual([0, false]);
  });

  it.each(REFUSED_ADDRESSES)('reaches nothing at %s (%s), as a literal or by name, by request or by tunnel', async (address) => {
    const proxy = await startProxy({ resolve: named({ 'name.example': [address], 'both.example': ['93.184.215.14', address] }) });
    const literal = address.includes(':') ? `[${address}]` : address;
    for (const host of [literal, 'name.example', 'both.example']) {
      expect([host, (await get(proxy, `http://${host}/`)).status]).toEqual([host, 403]);
      expect([host, (await tunnel(proxy, `${host}:443`)).line]).toEqual([host, 'HTTP/1.1 403 Forbidden']);
    }
    expect(proxy.refused()).toBe(6);
    expect(proxy.findFault(new URL('https://name.example/'))?.fault).toBe('refused_address');
  });

  it.each(['2130706433', '0x7f.1', '127.1', '0', 'localhost', 'a.localhost', 'localhost.', '[::ffff:127.0.0.1]'])(
    'reaches nothing at %s',
    async (host) => {
      const site = await startSite();
      const proxy = await startProxy();
      expect((await get(proxy, `http://${host}:${portOf(site)}/`)).status).toBe(403);
      expect((await tunnel(proxy, `${host}:${portOf(site)}`)).line).toBe('HTTP/1.1 403 Forbidden');
      expect(site.asked).toEqual([]);
    },
  );

  it('connects to the address that was checked, whatever the name says a moment later', async () => {
    const [site, other] = [await startSite(), await startSite()];
    let asked = 0;
    // Public when it is looked at, this machine when it is connected to: what rebinding counts on.
    const resolve: Resolver = async () => [{ address: ++asked % 2 === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }];
    const proxy = await startProxy({ resolve });
    const address = `http://rebinds.example:8080/`;
    const first = get(proxy, address).catch(() => undefined);
    expect((await get(proxy, address)).status).toBe(403);
    expect(asked).toBe(2);
    proxy.stop();
    await first;
    expect([...site.asked, ...other.asked]).toEqual([]);
  });

  it('asks for a name anew for every connection, and goes where that answer leads', async () => {
    const site = await startSite();
    const asked: string[] = [];
    const resolve: Resolver = async (name) => {
      asked.push(name);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const proxy = await startProxy({ resolve, allow: [`site.example:${portOf(site)}`] });
    for (let n = 0; n < 2; n++) expect((await get(proxy, `http://site.example:${portOf(site)}/`)).body).toBe('page');
    expect((await tunnel(proxy, `site.example:${portOf(site)}`)).line).toContain('200');
    expect(asked).toEqual(['site.example', 'site.example', 'site.example']);
  });

  it.each(['site.example', 'site.example:70000', 'a b:80', 'user@site.example:443', 'http://site.example/', '/'])(
    'refuses a tunnel to "%s" as none',
    async (end) => {
      const proxy = await startProxy();
      expect((await tunnel(proxy, end)).line).toBe('HTTP/1.1 400 Bad Request');
    },
  );

  it.each(['ftp://site.example/', 'file:///etc/passwd', 'https://site.example/', 'gopher://site.example/'])(
    'refuses to ask for %s',
    async (address) => {
      const proxy = await startProxy();
      const asked = request(proxy.url, { path: address }).end();
      expect((await once(asked, 'response'))[0].statusCode).toBe(400);
    },
  );

  it('keeps to the ports of the web', async () => {
    const proxy = await startProxy({ resolve: named({ 'site.example': ['93.184.215.14'] }) });
    expect((await tunnel(proxy, 'site.example:25')).line).toBe('HTTP/1.1 403 Forbidden');
    expect(proxy.findFault(new URL('https://site.example:25/'))?.fault).toBe('refused_port');
  });

  it('says 502 where nobody answers, and goes on', async () => {
    const site = await startSite({
      '/': 'page',
      '/broken': (asked) => void asked.socket.destroy(),
      '/strange': (asked) => void asked.socket.end('HTTP/1.1 099 What\r\n\r\n'),
    });
    const proxy = await startProxy({ allow: [hostOf(site), '127.0.0.1:9'] });
    for (const path of ['/broken', '/strange']) expect([path, (await get(proxy, site.url + path)).status]).toEqual([path, 502]);
    expect((await get(proxy, 'http://127.0.0.1:9/')).status).toBe(502);
    expect(proxy.findFault(new URL('http://127.0.0.1:9/'))?.fault).toBe('no_answer');
    expect((await get(proxy, `${site.url}/`)).body).toBe('page');
  });

  it('gets no more than its share of bytes and of connections', async () => {
    const site = await startSite({ '/': 'page', '/large': { body: 'x'.repeat(3_000_000) } });
    const proxy = await startProxy({ allow: [hostOf(site)] });
    expect((await get(proxy, `${site.url}/large`).catch(() => ({ body: '' }))).body.length).toBeLessThan(1_500_000);
    expect(proxy.isSpent()).toBe(true);
    const few = await startProxy({ allow: [hostOf(site)] }, { maxConnections: 2 });
    for (const status of [200, 200, 502]) expect((await get(few, `${site.url}/`)).status).toBe(status);
  });
});
