import { describe, expect, inject, it } from 'vitest';
import { loadService, type ServedAt } from '../support/call.ts';
import { NO_ENGINE } from '../support/settings.ts';

/** The search of the content stands in the build. */
const BUILT = { ...NO_ENGINE, DIST_DIR: inject('dist') };

let server: ServedAt;
/** Without keys and proxies. */
let open: ServedAt;

/** Asks an asked area so many times, each time something new, and gives the last answer. */
async function ask(times: number, headers: Record<string, string> = {}) {
  let last = await server.get('/search?q=first', { headers });
  for (let i = 1; i < times; i += 1) last = await server.get(`/search?q=word${i}`, { headers });
  return last;
}

describe('callers of areas that ask an upstream', () => {
  it('are limited by the minute, and told how long to wait; files and listings go on', async () => {
    open = await loadService({ RATE_LIMIT_OFF: '', ...BUILT });
    server = open;
    const first = await server.get('/search?q=zero');
    expect(first.headers.get('ratelimit-policy')).toBe('"calls";q=60;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"calls";r=59;t=\d+$/);
    expect((await ask(59)).headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/);
    const limited = await server.get('/search?q=onemore');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/);
    expect((await server.get('/fuel')).headers.get('ratelimit')).toBeNull();
    expect(limited.headers.get('access-control-allow-origin')).toBe('*');
    expect(await limited.json()).toMatchObject({ status: 'error', code: 'rate_limited' });
    for (const path of ['/fuel', '/fuel.json']) expect((await server.get(path)).status).toBe(200);
  });

  it('are not limited with a key of the operator, and a strange key is ignored', async () => {
    server = await loadService({ RATE_LIMIT_OFF: '', ...BUILT, API_KEYS: 'one,two' });
    expect((await ask(65, { 'x-api-key': 'two' })).status).toBe(200);
    expect((await ask(61, { 'x-api-key': 'three' })).status).toBe(429);
  });

  it('need a key where the operator says so, and nobody needs one for files and listings', async () => {
    server = await loadService({ REQUIRE_API_KEY: '1', API_KEYS: 'one', ...BUILT });
    const refused = await server.get('/search?q=x');
    expect(refused.status).toBe(401);
    const body = await refused.text();
    expect(JSON.parse(body)).toMatchObject({ code: 'unauthorized' });
    expect(body).not.toContain('one"');
    expect((await server.get('/search?q=x', { headers: { 'x-api-key': 'one' } })).status).toBe(200);
    expect((await server.get('/fuel')).status).toBe(200);
  });

  it('are told apart by the address that a trusted proxy gives, and by no other header', async () => {
    // Where nobody is a proxy, all of these are of one caller.
    for (let i = 0; i < 60; i += 1) await open.get(`/search?q=z${i}`, { headers: { 'x-forwarded-for': `203.0.113.${i}` } });
    expect((await open.get('/search?q=zz', { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(429);
    server = await loadService({ RATE_LIMIT_OFF: '', ...BUILT, TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
    expect((await ask(61, { 'x-forwarded-for': '203.0.113.5' })).status).toBe(429);
    expect((await server.get('/search?q=y', { headers: { 'x-forwarded-for': '203.0.113.6' } })).status).toBe(200);
  });
});
