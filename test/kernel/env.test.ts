import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshModules } from '../support/fresh-modules.ts';

const SECRET = 'h0rse-battery';
type Env = typeof import('../../src/kernel/env.ts')['env'];

afterEach(() => vi.unstubAllEnvs());

/** Reads the settings anew. Throws what a process would end with. */
async function read(environment: Record<string, string>): Promise<Env> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await freshModules()<typeof import('../../src/kernel/env.ts')>('src/kernel/env.ts')).env;
}
const refusal = (environment: Record<string, string>) =>
  read(environment).then(
    () => 'none',
    (error: Error) => error.message,
  );

it('takes an empty setting for one that is not made', async () => {
  const env = await read({ WORKERS: '', REDIS_URL: '', SITE_URL: '', RATE_LIMIT_OFF: '', UPSTREAM_WTTR_URL: '', DIST_DIR: '' });
  expect(env).toMatchObject({ WORKERS: 1, RATE_LIMIT_OFF: false, DIST_DIR: 'dist' });
  expect(env).not.toHaveProperty('REDIS_URL');
  expect(env).not.toHaveProperty('SITE_URL');
  const { upstreamBase } = await import('../../src/kernel/env.ts');
  expect(upstreamBase('wttr', 'https://wttr.example/')).toBe('https://wttr.example');
});

it.each(['0', 'two', '1.5', '-1', '100'])('refuses WORKERS=%s in words', async (value) => {
  expect(await refusal({ WORKERS: value })).toContain(
    'WORKERS: give how many processes shall answer on the port: a whole number from 1 to 99',
  );
  expect((await read({ WORKERS: '4' })).WORKERS).toBe(4);
});

it('refuses an address of Redis that is none, in words that do not repeat it', async () => {
  const wrong = [
    SECRET,
    `http://:${SECRET}@host`,
    `redis://:${SECRET}@host:port`,
    `redis://:${SECRET}@host/db`,
    `redis://:${SECRET}%@host`,
  ];
  for (const value of wrong) {
    const message = await refusal({ REDIS_URL: value });
    expect(message).toContain('REDIS_URL: give an address such as redis://');
    expect(message).not.toContain(SECRET);
  }
  for (const value of ['redis://localhost', `rediss://user:${SECRET}@host:6380/3`])
    expect((await read({ REDIS_URL: value })).REDIS_URL).toBe(value);
});

describe('a setting that is nonsense', () => {
  it.each([
    ['TRUSTED_PROXIES', 'x'],
    ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/40'],
    ['TRUSTED_PROXIES', '10.0.0.0-10.0.0.9'],
    ['FETCH_ALLOW', 'nonsense'],
    ['FETCH_ALLOW', '127.0.0.1:8080 intranet:443'],
    ['FETCH_ALLOW', 'http://127.0.0.1:8080'],
    ['FETCH_PORTS', '8000-8010'],
    ['FETCH_PORTS', '70000'],
    ['DNS_SERVERS', 'dns.example'],
    ['DNS_SERVERS', '999.0.0.1'],
    ['DNS_SERVERS', '127.0.0.1:70000'],
    ['UPSTREAM_WTTR_URL', 'notaurl'],
    ['UPSTREAM_SOME_MIRROR_URL', 'ftp://mirror.example'],
    ['JAANKARI_NOW', 'yesterday'],
  ])('is told by its name: %s=%s', async (name, value) => {
    expect(await refusal({ [name]: value })).toMatch(new RegExp(`not usable\\. ${name}: give `));
  });

  it('is told together with the others', async () => {
    expect(await refusal({ WORKERS: 'x', UPSTREAM_WTTR_URL: 'x' })).toMatch(/WORKERS: .*; UPSTREAM_WTTR_URL: /);
  });

  it('is not mistaken for one that is good', async () => {
    const proxies = '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8';
    expect((await read({ TRUSTED_PROXIES: proxies })).TRUSTED_PROXIES).toEqual(proxies.split(', '));
    expect((await read({ FETCH_ALLOW: '127.0.0.1:80,intranet.example:443,[::1]:80' })).FETCH_ALLOW).toHaveLength(3);
    expect((await read({ FETCH_PORTS: '8000, 8888' })).FETCH_PORTS).toEqual([8000, 8888]);
    const nameServers = '10.0.0.53, 127.0.0.1:5353, ::1, [::1]:53';
    expect((await read({ DNS_SERVERS: nameServers })).DNS_SERVERS).toEqual(nameServers.split(', '));
    expect(await refusal({ UPSTREAM_CURRENCY_API_URL: 'http://127.0.0.1:1/{date}' })).toBe('none');
  });
});
