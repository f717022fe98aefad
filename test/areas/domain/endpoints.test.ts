import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { domainAnswer, domainRegistries } from '../../../src/areas/domain/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type NameServer, startNameServer } from '../../support/name-server.ts';
import { newCaller, openServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { EXPECTED, NAME, RECORD } from './replies.ts';

const RDAP = { 'content-type': 'application/rdap+json' };

let registry: StandIn;
let elsewhere: StandIn;
let dns: NameServer;
let server: ServedAt;
beforeAll(async () => {
  [registry, elsewhere, dns] = await Promise.all([startStandIn({}, inject('ports').registry), startStandIn(), startNameServer()]);
  registry.routes = {
    [`/domain/${NAME}`]: { headers: RDAP, body: JSON.stringify(RECORD) },
    '/domain/none-such.in': { status: 404, headers: RDAP, body: '{"errorCode":404,"title":"Not Found"}' },
    '/domain/none-such.co.in': { status: 404, headers: RDAP },
    '/domain/none-such.org': { status: 404, body: '{"rdapConformance":["rdap_level_0"],"title":"Domain not found"}' },
    '/domain/none-such.com': { status: 404, body: '{"errorCode":"404","title":"Not Found"}' },
  };
  dns.names[NAME] = [
    { type: 'A', data: '9.9.9.10' },
    { type: 'A', data: '9.9.9.9' },
    { type: 'AAAA', data: '2620:fe::9' },
    { type: 'MX', data: '20 mx2.example.net' },
    { type: 'MX', data: '10 MX1.example.net' },
    { type: 'NS', data: 'ns1.example.net' },
    { type: 'TXT', data: `v=spf1 -all ${'x'.repeat(300)}` },
    { type: 'CAA', data: '0 issue ca.example.net' },
  ];
  server = await loadService({ UPSTREAM_RDAP_URL: registry.url, DNS_SERVERS: dns.address, DIST_DIR: inject('dist') });
});
afterAll(() => Promise.all([registry, elsewhere, dns].map((one) => one?.stop())));

const ask = (name: string) => server.json(`/domain?name=${encodeURIComponent(name)}`);

describe('/domain', () => {
  it('tells registrar, dates, status, name servers and DNSSEC by the registry, and nobody’s person', async () => {
    const { status, body } = await ask(NAME);
    expect(status).toBe(200);
    expect(domainAnswer.parse(body)).toMatchObject({
      name: NAME,
      registered: true,
      basis: 'rdap',
      registration: EXPECTED,
      unavailable: [],
    });
    expect(body.registry).toMatchObject({ server: 'https://rdap.nixiregistry.in/rdap/' });
    expect(JSON.stringify(body)).not.toContain('Asha');
  });

  it('tells the records of DNS', async () => {
    expect((await ask(NAME)).body.dns).toEqual({
      a: ['9.9.9.10', '9.9.9.9'],
      aaaa: ['2620:fe::9'],
      mx: [
        { priority: 10, exchange: 'mx1.example.net' },
        { priority: 20, exchange: 'mx2.example.net' },
      ],
      ns: ['ns1.example.net'],
      txt: [`v=spf1 -all ${'x'.repeat(300)}`],
      caa: [{ critical: false, tag: 'issue', value: 'ca.example.net' }],
    });
  });

  it.each<[string, string]>([
    ['A', '10.1.2.3'],
    ['A', '172.16.0.9'],
    ['A', '192.168.7.1'],
    ['A', '100.64.0.1'],
    ['A', '127.0.0.1'],
    ['A', '169.254.169.254'],
    ['AAAA', 'fd00::7'],
    ['AAAA', 'fe80::7'],
    ['AAAA', '::1'],
    ['AAAA', '::ffff:10.1.2.3'],
  ])('does not tell an address of the operator’s own network: %s %s', async (type, address) => {
    dns.names[`wiki.${NAME}`] = [
      { type: type as 'A' | 'AAAA', data: address },
      { type: 'TXT', data: 'password=1' },
      { type: 'MX', data: '10 post.inside.example.net' },
    ];
    const { body } = await ask(`wiki.${NAME}`);
    expect(body.dns).toEqual({ a: [], aaaa: [], mx: [], ns: ['ns1.example.net'], txt: [], caa: [] });
    dns.names[`both.${NAME}`] = [
      { type: type as 'A' | 'AAAA', data: address },
      { type: 'A', data: '9.9.9.9' },
    ];
    expect((await ask(`both.${NAME}`)).body.dns).toMatchObject({ a: ['9.9.9.9'], aaaa: [] });
  });

  it('asks the registry about what is registered of a longer name, and DNS about the name', async () => {
    dns.names[`www.${NAME}`] = [{ type: 'A', data: '9.9.9.11' }];
    expect((await ask(`https://www.${NAME}/page`)).body).toMatchObject({
      registrable: NAME,
      registered: true,
      dns: { a: ['9.9.9.11'], ns: ['ns1.example.net'] },
    });
  });

  it.each(['none-such.in', 'none-such.co.in', 'none-such.org', 'none-such.com'])(
    'says that %s is not registered where the registry says so',
    async (name) => {
      expect((await ask(name)).body).toMatchObject({ registered: false, basis: 'rdap', registration: null, unavailable: [] });
    },
  );

  it.each<[string, StandIn['routes'][string]]>([
    ['is down', { status: 503 }],
    ['limits us', { status: 429 }],
    ['refuses', { status: 403 }],
    ['sends a page with 404', { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>Not Found</html>' }],
    ['is away behind a gateway', { status: 404, body: '{"message":"no Route matched with those values"}' }],
    ['is away behind a load balancer', { status: 404 }],
    [
      'is away behind a web framework',
      { status: 404, body: '{"timestamp":"2026-11-21T08:00:00Z","status":404,"error":"Not Found","path":"/domain"}' },
    ],
    ['is away behind a cloud', { status: 404, body: '{"__type":"ResourceNotFoundException","message":null}' }],
    ['limits us under 404', { status: 404, headers: RDAP, body: '{"errorCode":429,"title":"Too many requests"}' }],
    ['sends a page', '<html>Just a moment...</html>'],
    ['sends another name', { headers: RDAP, body: JSON.stringify({ ...RECORD, ldhName: 'other.in' }) }],
    ['sends no domain', '{"objectClassName":"entity"}'],
  ])('takes no outage for "not registered": the registry %s', async (what, route) => {
    const name = `out-${what.replace(/[^a-z0-9]+/g, '-')}.in`;
    registry.routes[`/domain/${name}`] = route;
    const { status, body } = await ask(name);
    expect(status).toBe(200);
    expect(body).toMatchObject({ registered: null, basis: null, registration: null, unavailable: ['registration'] });
    // Three outages in a row give it a minute's rest; a good answer ends the row.
    registry.routes['/domain/fine.in'] = { headers: RDAP, body: JSON.stringify({ ...RECORD, ldhName: 'fine.in' }) };
    await ask(`fine.in`);
  });

  it('takes name servers in DNS for a registration where the registry cannot be asked', async () => {
    registry.routes['/domain/delegated.org'] = { status: 500 };
    dns.names['delegated.org'] = [{ type: 'NS', data: 'ns1.example.net' }];
    expect((await ask('delegated.org')).body).toMatchObject({
      registered: true,
      basis: 'dns',
      registration: null,
      unavailable: ['registration'],
    });
  });

  it('says so where no server of the registry is on record', async () => {
    expect((await ask('example.de')).body).toMatchObject({
      registered: null,
      registry: null,
      unavailable: ['registration'],
      unavailable_because: expect.stringContaining('.de'),
    });
  });

  it('names what DNS did not answer', async () => {
    registry.routes['/domain/half.org'] = { headers: RDAP, body: JSON.stringify({ ...RECORD, ldhName: 'half.org' }) };
    dns.names['half.org'] = 'SERVFAIL';
    const { body } = await ask('half.org');
    expect(body).toMatchObject({ registered: true, dns: { a: null, ns: null }, unavailable: ['a', 'aaaa', 'mx', 'ns', 'txt', 'caa'] });
  });

  it('answers 502 where neither answers', async () => {
    registry.routes['/domain/dark.xyz'] = { status: 500 };
    dns.names['dark.xyz'] = 'SERVFAIL';
    expect(await ask('dark.xyz')).toMatchObject({ status: 502, body: { code: 'upstream_unavailable' } });
  });

  it('follows the registry to no other host', async () => {
    registry.routes['/domain/moved.net'] = { status: 302, headers: { location: `${elsewhere.url}/domain/moved.net` } };
    expect((await ask('moved.net')).body).toMatchObject({ registered: null, unavailable: ['registration'] });
    expect(elsewhere.asked).toEqual([]);
  });

  it('asks in punycode about a name of another script', async () => {
    const ascii = 'xn--11b4c3d.com';
    registry.routes[`/domain/${ascii}`] = { headers: RDAP, body: JSON.stringify({ ...RECORD, ldhName: ascii }) };
    expect((await ask('कॉम.com')).body).toMatchObject({ name: ascii, unicode: 'कॉम.com', registered: true });
  });
});

describe('bad input', () => {
  it.each([
    ['', 400],
    ['localhost', 400],
    ['printer.local', 400],
    ['metadata.google.internal', 400],
    ['169.254.169.254', 400],
    ['[::1]', 400],
    ['http://127.0.0.1:8080/', 400],
    ['co.in', 400],
    ['a..in', 400],
    ['<script>.in', 400],
    ["x'; drop table registry;--.in", 400],
    ['x'.repeat(301), 400],
    ['example.zzzq', 404],
  ])('refuses %j with %i, asking nobody', async (name, expected) => {
    const before = [registry.asked.length, dns.asked.length];
    const { status, body } = await ask(name);
    expect(status).toBe(expected);
    expect(body.status).toBe('error');
    expect([registry.asked.length, dns.asked.length]).toEqual(before);
  });

  it('offers the ending that was meant', async () => {
    expect((await ask('example.con')).body).toMatchObject({ code: 'not_found', suggestions: ['example.com'] });
  });
});

describe('/domain/registries', () => {
  it('lists them, live, as a file and as a table', async () => {
    const live = await (await server.get('/domain/registries')).text();
    expect(domainRegistries.parse(JSON.parse(live)).registries.find(({ ending }) => ending === 'in')?.rdap).toBe(
      'https://rdap.nixiregistry.in/rdap/',
    );
    expect(await (await server.get('/domain/registries.json')).text()).toBe(live);
    expect(await (await server.get('/domain/registries.csv')).text()).toContain('in,in,https://rdap.nixiregistry.in/rdap/');
  });
});

describe('the page', () => {
  const pages = openServer();

  it('says whether a name is registered', async () => {
    const text = await (await pages.get(`/browse/domain?name=${NAME}`)).text();
    expect(text).toContain('is registered');
    expect(text).toContain('Example Registrar');
    expect(await (await pages.get('/browse/domain?name=none-such.in')).text()).toContain('is not registered');
  });

  it('says what is wrong with a name, escaped', async () => {
    const response = await pages.get(`/browse/domain?name=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('"><script>alert(1)');
  });

  it('is counted as a call, as it asks upstreams', async () => {
    const statuses: number[] = [];
    const headers = newCaller();
    for (let call = 0; call < 200 && statuses.at(-1) !== 429; call += 1) {
      const response = await pages.get('/browse/domain?name=none-such.in', { headers });
      await response.text();
      statuses.push(response.status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the one field', () => {
  it.each([
    ['india.gov.in', 'Domain india.gov.in'],
    ['whois example.co.in', 'Domain example.co.in'],
    ['कॉम.भारत', 'Domain कॉम.भारत'],
  ])('recognises %s and asks nobody', async (q, title) => {
    const before = registry.asked.length;
    const { body } = await server.json(`/search?scope=site&q=${encodeURIComponent(q)}`);
    // A bare name may be read as a page first.
    expect(body.answers.find(({ area }: { area: string }) => area === 'domain')).toMatchObject({ title });
    expect(registry.asked.length).toBe(before);
  });
});
