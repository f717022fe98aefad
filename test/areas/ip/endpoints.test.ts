import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ipAnswer, ipRanges } from '../../../src/areas/ip/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type NameServer, startNameServer } from '../../support/name-server.ts';
import { defaultServer, openServer } from '../../support/server.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';
import { ASN_V4, ASN_V6, CITY } from './replies.ts';

/** Pages and search are of the build. */
const site = defaultServer();
/** It is told who calls. */
const told = openServer();

let dns: NameServer;
let folder: WorkDir;
let bare: ServedAt;
let full: ServedAt;
beforeAll(async () => {
  folder = workDir();
  const files = { 'asn4.mmdb': ASN_V4, 'asn6.mmdb': ASN_V6, 'city.mmdb': CITY };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder.path, name), bytes);
  dns = await startNameServer();
  [bare, full] = await Promise.all([
    loadService({ DNS_SERVERS: dns.address }),
    loadService({
      DNS_SERVERS: dns.address,
      IP_ASN_MMDB: `${join(folder.path, 'asn4.mmdb')}, ${join(folder.path, 'asn6.mmdb')}`,
      IP_CITY_MMDB: join(folder.path, 'city.mmdb'),
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  ]);
});
afterAll(async () => {
  await dns?.stop();
  folder.remove();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('/ip', () => {
  it.each([
    ['117.192.0.1', 4, 'IN', 'India', 'भारत'],
    ['8.8.8.8', 4, 'US', 'United States', 'अमेरिका'],
    ['2405:200::1', 6, 'IN', 'India', 'भारत'],
    ['2001:200::1', 6, 'JP', 'Japan', 'जापान'],
  ])('tells the country of %s', async (ip, version, country_code, country, hindi) => {
    const { status, body } = await bare.json(`/ip?ip=${ip}&reverse=0`);
    expect(status).toBe(200);
    expect(ipAnswer.parse(body)).toMatchObject({ ip, version, country_code, country, is_private: false, is_public: true, range: null });
    expect(body.country_hi).toContain(hindi);
  });

  it('tells the edition that it read, credits its publisher, and says what nothing here can tell', async () => {
    const { body } = await bare.json('/ip?ip=8.8.8.8&reverse=0');
    expect(body.databases).toEqual([
      {
        tells: 'country',
        name: 'DB-IP IP to Country Lite',
        edition: '2026-06-01',
        licence: 'CC BY 4.0',
        url: expect.stringContaining('db-ip.com'),
      },
    ]);
    expect(body.attribution).toContain('https://db-ip.com');
    expect(body).toMatchObject({ asn: null, city: null, lat: null, unavailable: ['asn', 'city'] });
  });

  it('asks the operator’s databases, each the file of the right family', async () => {
    expect((await full.json('/ip?ip=117.192.0.1&reverse=0')).body).toMatchObject({
      asn: 64501,
      organisation: 'Example Telecom of India',
      city: 'Chennai',
      region: 'Tamil Nadu',
      lat: 13.0878,
      lon: 80.2785,
      timezone: 'Asia/Kolkata',
      unavailable: [],
    });
    expect((await full.json('/ip?ip=2405:200::1&reverse=0')).body).toMatchObject({ asn: 64502, city: null, country_code: 'IN' });
  });

  it.each([
    ['10.1.2.3', 'private', true],
    ['127.0.0.1', 'loopback', true],
    ['169.254.169.254', 'link-local', true],
    ['100.64.1.1', 'shared', true],
    ['192.0.2.1', 'documentation', false],
    ['224.0.0.1', 'multicast', false],
    ['fd00::1', 'private', true],
    ['::1', 'loopback', true],
  ])('says what %s is, and no country', async (ip, kind, is_private) => {
    const { body } = await bare.json(`/ip?ip=${ip}`);
    expect(body).toMatchObject({ range: { kind }, is_private, is_public: false, country_code: null, reverse: null });
    expect(body.unavailable).not.toContain('reverse');
  });

  it('tells of the address within an IPv6 one', async () => {
    expect((await bare.json('/ip?ip=::ffff:117.192.0.1&reverse=0')).body).toMatchObject({
      embedded_ipv4: '117.192.0.1',
      country_code: 'IN',
    });
    expect((await bare.json('/ip?ip=2002:75c0:1::1&reverse=0')).body).toMatchObject({ range: { kind: '6to4' }, country_code: 'IN' });
    expect((await bare.json('/ip?ip=::ffff:10.0.0.1')).body).toMatchObject({ is_private: true, country_code: null });
  });

  it('gives the name that DNS has, null for none, and unavailable where DNS does not answer', async () => {
    dns.names['8.8.8.8.in-addr.arpa'] = [{ type: 'PTR', data: 'dns.example' }];
    expect((await bare.json('/ip?ip=8.8.8.8')).body).toMatchObject({ reverse: 'dns.example' });
    dns.names['1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2.0.5.0.4.2.ip6.arpa'] = [{ type: 'PTR', data: 'six.example' }];
    expect((await bare.json('/ip?ip=2405:200::1')).body).toMatchObject({ reverse: 'six.example' });
    dns.names['8.8.8.8.in-addr.arpa'] = 'SERVFAIL';
    expect((await bare.json('/ip?ip=8.8.8.8')).body).toMatchObject({ reverse: null, unavailable: ['asn', 'city', 'reverse'] });
    dns.names['8.8.8.8.in-addr.arpa'] = [];
    expect((await bare.json('/ip?ip=8.8.8.8')).body).toMatchObject({ reverse: null, unavailable: ['asn', 'city'] });
  });

  it('tells DNS of no private address, and of none with reverse=0', async () => {
    dns.asked.length = 0;
    for (const query of ['ip=10.0.0.1', 'ip=fd00::1', 'ip=117.192.0.1&reverse=0']) await bare.json(`/ip?${query}`);
    expect(dns.asked).toEqual([]);
  });
});

describe('the caller’s own address', () => {
  it('is told where none is given, and to no name server', async () => {
    dns.asked.length = 0;
    expect((await full.json('/ip', from('117.192.0.9'))).body).toMatchObject({
      ip: '117.192.0.9',
      is_caller: true,
      country_code: 'IN',
      city: 'Chennai',
    });
    expect(dns.asked).toEqual([]);
  });

  it('is whole for IPv6, though callers are counted by network', async () => {
    expect((await full.json('/ip', from('2405:200:1:2:3:4:5:6'))).body).toMatchObject({ ip: '2405:200:1:2:3:4:5:6', is_caller: true });
  });

  it('is what the socket says where no proxy is trusted', async () => {
    expect((await bare.json('/ip', from('117.192.0.9'))).body).toMatchObject({
      ip: '127.0.0.1',
      is_caller: true,
      range: { kind: 'loopback' },
    });
  });

  it('is never given to another caller, nor kept by any cache', async () => {
    for (const path of ['/ip', '/ip?ip=117.192.0.9', '/browse/ip']) {
      const response = await told.get(path, from('117.192.0.9'));
      expect(response.headers.get('cache-control'), path).toContain('no-store');
      await response.text();
    }
    expect((await told.json('/ip', from('133.1.0.1'))).body).toMatchObject({ ip: '133.1.0.1', country_code: 'JP' });
  });

  it('is in no log', async () => {
    await told.json('/ip', from('117.192.0.77'));
    await told.json('/ip?ip=nonsense', from('117.192.0.77'));
    expect(told.output()).not.toContain('117.192.0.77');
  });

  it('is shown on its page', async () => {
    const text = await (await told.get('/browse/ip', from('117.192.0.9'))).text();
    expect(text).toContain('117.192.0.9');
    expect(text).toContain('href="https://db-ip.com"');
  });
});

describe('bad input', () => {
  it.each(['nonsense', '1.2.3', '256.1.1.1', '2130706433', '0x7f.1', '8.8.8.8/24', '<script>', "1.1.1.1' OR 1=1", '9'.repeat(300)])(
    'refuses %j and says what is accepted',
    async (ip) => {
      const { status, body } = await bare.json(`/ip?ip=${encodeURIComponent(ip)}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', parameter: 'ip', error: expect.stringContaining('8.8.8.8') });
    },
  );

  it('goes on without a database that cannot be read, and says so in the log', async () => {
    writeFileSync(join(folder.path, 'bad.mmdb'), 'this is none');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const server = await loadService({ IP_ASN_MMDB: join(folder.path, 'bad.mmdb'), IP_CITY_MMDB: join(folder.path, 'absent.mmdb') });
    const { status, body } = await server.json('/ip?ip=117.192.0.1&reverse=0');
    expect(status).toBe(200);
    expect(body).toMatchObject({ country_code: 'IN', asn: null, city: null, unavailable: ['asn', 'city'] });
    expect(log.mock.calls.flat().join(' ')).toContain('IP_ASN_MMDB');
  });
});

describe('/ip/ranges', () => {
  it('lists them, live, as a file and as a table', async () => {
    const live = await (await bare.get('/ip/ranges')).text();
    expect(ipRanges.parse(JSON.parse(live)).count).toBeGreaterThan(50);
    expect(await (await bare.get('/ip/ranges.json')).text()).toBe(live);
    expect(await (await bare.get('/ip/ranges.csv')).text()).toContain('10.0.0.0/8,private');
  });
});

describe('the one field', () => {
  it.each([
    ['117.192.0.1', 'Address 117.192.0.1', 'India'],
    ['2405:200::1', 'Address 2405:200::1', 'India'],
    ['192.168.0.1', 'Address 192.168.0.1', 'Private use'],
  ])('answers %s', async (q, title, answer) => {
    const { body } = await site.json(`/search?scope=site&q=${encodeURIComponent(q)}`);
    expect(body.answers[0]).toMatchObject({ title, answer });
  });
});
