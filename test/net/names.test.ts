import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshModules } from '../support/fresh-modules.ts';
import { type NameServer, startNameServer } from '../support/name-server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { REFUSED_ADDRESSES } from './refused.ts';

// Issue 13.8: names that strangers give are asked of DNS alone, by a resolver without threads; what was checked is what is connected to.

let names: NameServer;
let site: StandIn;
let port: string;
let net: typeof import('../../src/net/guarded.ts') & typeof import('../../src/net/names.ts');
beforeAll(async () => {
  [names, site] = await Promise.all([startNameServer(), startStandIn({ '/': '<p>hello</p>' })]);
  port = new URL(site.url).port;
  vi.stubEnv('DNS_SERVERS', names.address);
  const fresh = freshModules();
  net = {
    ...(await fresh<typeof import('../../src/net/guarded.ts')>('src/net/guarded.ts')),
    ...(await fresh<typeof import('../../src/net/names.ts')>('src/net/names.ts')),
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([names.stop(), site.stop()]);
});
beforeEach(() => {
  names.asked.length = 0;
  names.names = {};
});

const recordOf = (address: string) => ({ type: address.includes(':') ? ('AAAA' as const) : ('A' as const), data: address });
const faultOf = (url: string, options: object = {}) =>
  net.fetchGuarded(url, options).then(
    () => 'none',
    (error: { fault?: string }) => error.fault ?? String(error),
  );

describe("strangers' names", () => {
  it.each(REFUSED_ADDRESSES)('that lead to %s (%s) are refused, alone, beside public ones, and at the end of a chain', async (address) => {
    const chain = [{ type: 'CNAME' as const, data: 'cdn.test' }];
    const ofCdn = { name: 'inside.test', ...recordOf(address) };
    names.names = {
      'alone.test': [recordOf(address)],
      'mixed.test': [recordOf('8.8.8.8'), recordOf('2606:4700::1'), recordOf(address)],
      'chain.test': [...chain, { name: 'cdn.test', type: 'CNAME', data: 'inside.test' }, ofCdn],
    };
    for (const name of Object.keys(names.names)) expect(await faultOf(`http://${name}/`)).toBe('refused_address');
  });

  it('give every address, IPv4 first, of the name and of what it is another name for', async () => {
    names.names = {
      'both.test': [recordOf('2606:4700::1'), recordOf('8.8.8.8'), recordOf('8.8.4.4')],
      'alias.test': [
        { type: 'CNAME', data: 'both.test' },
        { name: 'both.test', ...recordOf('8.8.8.8') },
      ],
      'six.test': [recordOf('2606:4700::1')],
    };
    const of = async (name: string) => (await net.resolveByDns(name)).map(({ address, family }) => `${family} ${address}`);
    expect(await of('both.test')).toEqual(['4 8.8.8.8', '4 8.8.4.4', '6 2606:4700::1']);
    expect(await of('alias.test')).toEqual(['4 8.8.8.8']);
    expect(await of('six.test')).toEqual(['6 2606:4700::1']);
  });

  it('are asked once a hop, and the connection goes to what was answered then', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    names.names = { 'turns.test': () => [recordOf(answers.shift() ?? '10.0.0.1')] };
    const { resolveByDns } = net;
    const options = { allow: [`turns.test:${port}`], resolve: resolveByDns };
    // one question for each family
    expect(await faultOf(`http://turns.test:${port}/`, options)).toBe('none');
    expect(names.asked.toSorted()).toEqual(['turns.test A', 'turns.test AAAA']);
  });

  it('are asked again after a redirect', async () => {
    const answers = ['127.0.0.1', '127.0.0.1', '10.0.0.1', '10.0.0.1'];
    names.names = { 'turns.test': () => [recordOf(answers.shift() ?? '')] };
    site.routes = { '/': { status: 302, headers: { location: 'http://turns.test/' } } };
    expect(await faultOf(`http://turns.test:${port}/`, { allow: [`turns.test:${port}`], resolve: net.resolveByDns })).toBe(
      'refused_address',
    );
    expect(names.asked).toHaveLength(4);
    site.routes = { '/': '<p>hello</p>' };
  });

  it('are not looked for in the hosts file or in search domains', async () => {
    // Hosts files know the first three, and would make of them addresses that are refused.
    const inside = [hostname().toLowerCase(), 'ip6-localhost', 'localhost.localdomain', 'intranet', 'wiki'];
    for (const name of inside) expect(await faultOf(`http://${name}/`)).toBe('dns');
    expect(new Set(names.asked)).toEqual(new Set(inside.flatMap((name) => [`${name} A`, `${name} AAAA`])));
  });

  it('that do not exist, fail, or stay silent are told apart from one another in words', async () => {
    names.names = { 'broken.test': 'SERVFAIL', 'shut.test': 'REFUSED', 'silent.test': 'silent', 'empty.test': [] };
    const messageOf = (name: string) => net.fetchGuarded(`http://${name}/`).catch((error: Error) => error.message);
    const wrong = ['nowhere.test', 'empty.test'];
    for (const name of wrong)
      expect(await messageOf(name)).toBe(`The name "${name}" could not be resolved. Check the spelling of the host.`);
    for (const name of ['broken.test', 'shut.test', 'silent.test']) expect(await messageOf(name)).toContain('gave no answer; try again');
  });

  it('that never answer hold up neither other names nor what the system resolves', async () => {
    const silent = Array.from({ length: 16 }, (_, at) => `never-${at}.test`);
    names.names = { ...Object.fromEntries(silent.map((name) => [name, 'silent'])), 'other.test': [recordOf('8.8.8.8')] };
    let ended = 0;
    const never = silent.map((name) => net.resolveByDns(name).catch(() => ended++));
    await net.resolveByDns('other.test');
    await net.resolveAsSystem('localhost');
    expect(ended).toBe(0);
    await Promise.all(never);
    expect(ended).toBe(16);
    expect(names.asked.filter((one) => one.startsWith('never-'))).toHaveLength(32);
  });
});

describe("the operator's names", () => {
  it('are found where the system finds them', async () => {
    expect(await faultOf(`http://localhost:${port}/`, { allow: [`localhost:${port}`] })).toBe('none');
    expect(names.asked).toEqual([]);
  });
});
