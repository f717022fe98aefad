import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchGuarded, GuardError, type GuardOptions } from '../../src/net/guarded.ts';
import type { Resolved } from '../../src/net/target.ts';
import { freshModules } from '../support/fresh-modules.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { REFUSED_ADDRESSES } from './refused.ts';

let site: StandIn;
let port: string;
let allow: string[];
beforeAll(async () => {
  site = await startStandIn();
  port = new URL(site.url).port;
  allow = [`127.0.0.1:${port}`, `page.test:${port}`];
});
afterAll(() => site.stop());
beforeEach(() => {
  site.routes = { '/': '<p>hello</p>' };
  site.asked.length = 0;
});

const family = (address: string): 4 | 6 => (address.includes(':') ? 6 : 4);
const names =
  (table: Record<string, readonly string[]>) =>
  async (name: string): Promise<Resolved[]> => {
    const found = table[name];
    if (!found) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    return found.map((address) => ({ address, family: family(address) }));
  };
const literal = (address: string) => (family(address) === 6 ? `[${address}]` : address);

async function failureOf(url: string, options: GuardOptions = {}): Promise<GuardError> {
  const failure = await fetchGuarded(url, { allow, ...options }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(GuardError);
  return failure as GuardError;
}

describe('refused addresses', () => {
  it.each(REFUSED_ADDRESSES)('refuses %s (%s) as a literal and by name, at first and after a redirect', async (address) => {
    const resolve = names({ 'inside.test': [address] });
    site.routes = { '/literal': redirect(`http://${literal(address)}/`), '/name': redirect('http://inside.test/') };
    const failures = [
      await failureOf(`http://${literal(address)}/`, { resolve }),
      await failureOf('http://inside.test/', { resolve }),
      await failureOf(`${site.url}/literal`, { resolve }),
      await failureOf(`${site.url}/name`, { resolve }),
    ];
    for (const { fault, isCallers } of failures) expect({ fault, isCallers }).toEqual({ fault: 'refused_address', isCallers: true });
  });

  it.each([
    'http://2130706433/',
    'http://017700000001/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    '0x7f.1',
    '127.0.0.1:8080/admin',
    'localhost:80',
  ])('refuses %s, another spelling of this machine', async (url) => {
    expect((await failureOf(url)).fault).toBe('refused_address');
  });

  it('names the rule and not the address that a name resolves to', async () => {
    const { message } = await failureOf('http://inside.test/', { resolve: names({ 'inside.test': ['10.1.2.3'] }) });
    expect(message).toContain('private address');
    expect(message).toContain('inside.test');
    expect(message).not.toContain('10.1.2.3');
  });

  it('refuses a name when one of its addresses is public and another is not', async () => {
    expect((await failureOf('http://mixed.test/', { resolve: names({ 'mixed.test': ['8.8.8.8', '192.168.1.1'] }) })).fault).toBe(
      'refused_address',
    );
    expect((await failureOf('http://mixed.test/', { resolve: names({ 'mixed.test': ['2606:4700::1', '::1'] }) })).fault).toBe(
      'refused_address',
    );
  });

  it('refuses a name in letters of another script that resolves inside', async () => {
    expect((await failureOf('http://भारत.test/', { resolve: names({ 'xn--h2brj9c.test': ['127.0.0.1'] }) })).fault).toBe('refused_address');
  });

  it('allows an exact host and port only', async () => {
    expect((await fetchGuarded(site.url, { allow })).status).toBe(200);
    expect((await failureOf(`http://127.0.0.1:${Number(port) + 1}/`)).fault).toBe('refused_port');
    expect((await failureOf(`http://127.0.0.2:${port}/`)).fault).toBe('refused_port');
    expect((await failureOf(`http://127.0.0.1:8080/`)).fault).toBe('refused_address');
  });
});

describe('ports', () => {
  it.each([21, 22, 23, 25, 53, 110, 389, 445, 2375, 3306, 5432, 6379, 6443, 8000, 9200, 11211, 27017, 65535])(
    'refuses %i before the name is asked',
    async (other) => {
      const resolve = () => Promise.reject(new Error('asked'));
      site.routes = { '/': redirect(`http://page.test:${other}/`) };
      for (const url of [`http://page.test:${other}/`, `https://page.test:${other}/`, `http://8.8.8.8:${other}/`, site.url])
        expect((await failureOf(url, { resolve })).fault).toBe('refused_port');
    },
  );

  it.each([80, 443, 8080, 8443])('takes %i', async (usual) => {
    expect((await failureOf(`http://inside.test:${usual}/`, { resolve: names({ 'inside.test': ['10.0.0.1'] }) })).fault).toBe(
      'refused_address',
    );
  });

  it('takes what FETCH_PORTS adds', async () => {
    vi.stubEnv('FETCH_PORTS', '8000, 8888');
    const { fetchGuarded: fetchWith } = await freshModules()<typeof import('../../src/net/guarded.ts')>('src/net/guarded.ts');
    vi.unstubAllEnvs();
    const faultOf = (url: string) => fetchWith(url, { allow: [] }).catch(({ fault }) => fault);
    expect(await faultOf('http://127.0.0.1:8888/')).toBe('refused_address');
    expect(await faultOf('http://127.0.0.1:8889/')).toBe('refused_port');
  });
});

describe('rebinding', () => {
  it('asks a name once and connects to the address that was checked', async () => {
    let asked = 0;
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 as const }];
    const reply = await fetchGuarded(`http://page.test:${port}/`, { allow, resolve });
    expect(new TextDecoder().decode(reply.bytes)).toContain('hello');
    expect(asked).toBe(1);
  });

  it('checks a name again at every hop', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = async () => [{ address: answers.shift() ?? '10.0.0.1', family: 4 as const }];
    site.routes = { '/': redirect('http://turns.test/') };
    expect((await failureOf(`http://page.test:${port}/`, { resolve })).fault).toBe('refused_address');
    expect(answers).toEqual([]);
  });
});

describe('addresses that are none', () => {
  it.each([
    ['ftp://example.org/', 'bad_scheme'],
    ['file:///etc/passwd', 'bad_scheme'],
    ['javascript:alert(1)', 'bad_scheme'],
    ['data:text/html,x', 'bad_scheme'],
    ['gopher://example.org/', 'bad_scheme'],
    ['http://user:secret@example.org/', 'credentials'],
    ['https://user@example.org/', 'credentials'],
    ['http://', 'bad_url'],
    ['http://[fe80::1%25eth0]/', 'bad_url'],
    ['http://exa mple.org/', 'bad_url'],
    ['http://1.2.3.4.5.6/', 'bad_url'],
    ['http://256.0.0.1/', 'bad_url'],
    ['', 'bad_url'],
    [`https://example.org/${'a'.repeat(5000)}`, 'bad_url'],
  ])('says of %s that it is a %s', async (url, fault) => {
    const failure = await failureOf(url);
    expect(failure.fault).toBe(fault);
    expect(failure.isCallers).toBe(true);
  });

  it('does not repeat a password', async () => {
    expect((await failureOf('http://user:secret@example.org/')).message).not.toContain('secret');
  });
});

describe('redirects', () => {
  const chain = (length: number) => Object.fromEntries(Array.from({ length }, (_, at) => [`/${at}`, redirect(`/${at + 1}`)]));

  it('follows five and reports where they end', async () => {
    site.routes = { ...chain(5), '/5': '<p>there</p>' };
    const reply = await fetchGuarded(`${site.url}/0`, { allow });
    expect(reply.finalUrl).toBe(`${site.url}/5`);
    expect(reply.url).toBe(`${site.url}/0`);
  });

  it('gives up at the sixth', async () => {
    site.routes = { ...chain(6), '/6': '<p>there</p>' };
    expect((await failureOf(`${site.url}/0`)).fault).toBe('too_many_redirects');
  });

  it('sees a circle', async () => {
    site.routes = { '/a': redirect('/b'), '/b': redirect('/a') };
    expect((await failureOf(`${site.url}/a`)).fault).toBe('too_many_redirects');
    expect(site.asked).toEqual(['/a', '/b']);
  });

  it('reads a page that sets a cookie and leads to itself with that cookie, and keeps none', async () => {
    const seen: (string | undefined)[] = [];
    const wall =
      (location: string): StandIn['routes'][string] =>
      (request, response) => {
        seen.push(request.headers.cookie);
        if (request.headers.cookie?.includes('seen=1')) response.end('<p>there</p>');
        else response.writeHead(302, { location, 'set-cookie': ['seen=1; Path=/; HttpOnly', 'other=2'] }).end();
      };
    site.routes = { '/a': wall('/a'), '/b': wall('/c'), '/c': redirect('/b') };
    for (const path of ['/a', '/a', '/b'])
      expect((await fetchGuarded(`${site.url}${path}`, { allow })).bytes.toString()).toContain('there');
    expect(seen).toEqual([undefined, 'seen=1; other=2', undefined, 'seen=1; other=2', undefined, 'seen=1; other=2']);
  });

  it('gives a cookie to no other host, and sees a circle that goes on in spite of it', async () => {
    const seen: (string | undefined)[] = [];
    const there: StandIn['routes'][string] = (request, response) => {
      seen.push(request.headers.cookie);
      response.writeHead(302, { location: `http://page.test:${port}/a`, 'set-cookie': 'a=1; Domain=page.test' }).end();
    };
    site.routes = { '/a': there };
    const resolve = names({ 'page.test': ['127.0.0.1'] });
    expect((await failureOf(`${site.url}/a`, { resolve })).fault).toBe('too_many_redirects');
    expect(seen).toEqual([undefined, undefined, 'a=1']);
  });

  it('follows what a reply says in its own text, once', async () => {
    site.routes = { '/a': '<p>to /b', '/b': '<p>to /b', '/c': '<p>to file:///etc/passwd' };
    const redirectIn = ({ bytes }: { bytes: Uint8Array }) => /to (\S+)/.exec(Buffer.from(bytes).toString())?.[1] ?? null;
    expect((await fetchGuarded(`${site.url}/a`, { allow, redirectIn })).finalUrl).toBe(`${site.url}/b`);
    expect((await failureOf(`${site.url}/c`, { redirectIn })).fault).toBe('bad_scheme');
  });

  it.each([
    ['file:///etc/passwd', 'bad_scheme'],
    ['ftp://example.org/', 'bad_scheme'],
    ['//127.0.0.2/', 'refused_address'],
    ['//localhost/', 'refused_address'],
    ['http://user:secret@example.org/', 'credentials'],
    ['http://169.254.169.254/latest/meta-data/', 'refused_address'],
  ])('does not follow one to %s', async (location, fault) => {
    site.routes = { '/': redirect(location) };
    expect((await failureOf(site.url)).fault).toBe(fault);
  });

  it('takes a redirect status without a location as the answer', async () => {
    site.routes = { '/': { status: 302, body: 'nowhere' } };
    expect((await fetchGuarded(site.url, { allow })).status).toBe(302);
  });
});

function redirect(location: string) {
  return { status: 302, headers: { location } };
}
