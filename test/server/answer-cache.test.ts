import { describe, expect, it, vi } from 'vitest';
import { type CacheRule, NOT_KEPT } from '../../src/api/cache.ts';
import { LINK_PARAMETERS } from '../../src/api/parameters.ts';
import { compileQuery } from '../../src/api/query.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { type Answer, createAnswer, readBody, withHeaders } from '../../src/server/answer.ts';
import { createAnswerCache } from '../../src/server/answer-cache.ts';

const MB = 1024 * 1024;
const PUBLIC = { 'cache-control': 'public, max-age=600' };
const MINUTE: CacheRule = { scope: 'public', maxAge: 60 };
const NO_VARY = { 'no-vary-search': 'key-order, params=("utm_source" "_")' };
const answer = (bytes: number, headers: Record<string, string> = PUBLIC): Answer =>
  withHeaders(createAnswer(200, Buffer.alloc(bytes), {}), headers);
const store = (cache: ReturnType<typeof createAnswerCache>, address: string, made: Answer, rule: CacheRule = MINUTE) => {
  const [path = '', query] = address.split('?');
  return cache.store(path, query === undefined ? '' : `?${query}`, made, '/route', rule);
};

describe('kept answers', () => {
  it('are found by their address, with their age and what the cache did', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const cache = createAnswerCache(64 * MB);
      const made = store(cache, '/fuel?city=mumbai', answer(10));
      expect(made).toMatchObject({ route: '/route', responseHeaders: ['cache-status', 'jaankari; fwd=uri-miss; stored'] });
      expect(cache.byAddress('/fuel?city=mumbai')).toBeUndefined();
      expect(cache.match('/route', '/fuel', '?city=mumbai')?.answer).toBe(made.answer);
      vi.advanceTimersByTime(7_000);
      const kept = cache.byAddress('/fuel?city=mumbai');
      expect(kept?.answer).toBe(made.answer);
      expect(kept?.responseHeaders).toEqual(['cache-status', 'jaankari; hit', 'age', '7']);
      expect(cache.match('/route', '/fuel', '?city=Mumbai')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, CacheRule, number, number]>([
    ['as long as everybody', MINUTE, 59, 61],
    ['as long as the cache in front alone', { ...MINUTE, cdnMaxAge: 20 }, 19, 21],
  ])('are kept %s may, whatever Cache-Control says to others', (_, rule, before, after) => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    try {
      vi.advanceTimersByTime(1_000); // the clock of a process that has run for a while
      const cache = createAnswerCache(64 * MB);
      const { answer: sent } = store(cache, '/fuel', answer(10), rule);
      expect(sent.headers).toEqual(PUBLIC);
      vi.advanceTimersByTime(before * 1_000);
      expect(cache.match('/route', '/fuel', '')).toBeDefined();
      vi.advanceTimersByTime((after - before) * 1_000);
      expect(cache.match('/route', '/fuel', '')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, CacheRule, number]>([
    ['is of nobody', NOT_KEPT, 200],
    ['is of its caller', { ...MINUTE, scope: 'private' }, 200],
    ['the cache in front may not keep', { ...MINUTE, cdnMaxAge: 0 }, 200],
    ['is an error', MINUTE, 404],
  ])('are no answer that %s', (_, rule, status) => {
    const cache = createAnswerCache(64 * MB);
    const { responseHeaders } = store(cache, '/a', { ...answer(10), status }, rule);
    expect(responseHeaders).toEqual(['cache-status', 'jaankari; fwd=uri-miss']);
    expect(cache.match('/route', '/a', '')).toBeUndefined();
  });

  it('serve every address that No-Vary-Search says is the same, and no other', () => {
    const cache = createAnswerCache(64 * MB);
    const { answer: made } = store(cache, '/fuel?fuel=petrol&city=new%20delhi&_=1', answer(10, { ...PUBLIC, ...NO_VARY }));
    for (const same of ['?city=new+delhi&fuel=petrol', '?&&utm_source=x&fuel=petrol&city=new%20delhi'])
      expect(cache.match('/route', '/fuel', same)?.answer).toBe(made);
    for (const other of ['', '?city=new+delhi', '?city=new+delhi&fuel=petrol&x=1', '?city=new+delhi&fuel=petrol&fuel=diesel'])
      expect(cache.match('/route', '/fuel', other)).toBeUndefined();
    expect(cache.match('/route', '/other', '?city=new+delhi&fuel=petrol')).toBeUndefined();
  });

  it.each([
    ['params', '?a=1&b=2', '?c=3'],
    ['params, except=("a" "b")', '?a=1&b=2&c=3', '?a=1&b=2'],
  ])('read No-Vary-Search: %s', (header, first, same) => {
    const cache = createAnswerCache(64 * MB);
    store(cache, `/x${first}`, answer(10, { ...PUBLIC, 'no-vary-search': header }));
    expect(cache.match('/route', '/x', same)).toBeDefined();
    expect(cache.match('/route', '/x', '?b=2&a=1')).toEqual(header === 'params' ? expect.anything() : undefined);
  });

  it('12.10: name the ignored parameters of an address to who sent it, not to others', () => {
    const cache = createAnswerCache(64 * MB);
    const made = store(cache, '/fuel?_=1', answer(10, { ...PUBLIC, ...NO_VARY }));
    expect(made.responseHeaders).toEqual(['cache-status', 'jaankari; fwd=uri-miss; stored', 'x-ignored-parameters', '_']);
    expect(cache.match('/route', '/fuel', '')?.responseHeaders).not.toContain('x-ignored-parameters');
    expect(cache.match('/route', '/fuel', '?utm_source=x')?.responseHeaders).toContain('utm_source');
    expect(cache.byAddress('/fuel?utm_source=x')?.responseHeaders).toContain('utm_source');
  });

  it('take no more memory than they may, whatever is large about them', () => {
    const most = (address: (n: number) => string, made: Answer) => {
      const cache = createAnswerCache(64 * MB);
      for (let n = 0; n < 200; n += 1) store(cache, address(n), made);
      return cache.count;
    };
    expect(most((n) => `/${n}`, answer(MB))).toBeLessThan(64);
    expect(most((n) => `/${n}?q=${'k'.repeat(MB / 2)}`, answer(10))).toBeLessThan(64);
    expect(most((n) => `/${n}`, answer(10, { ...PUBLIC, 'x-large': 'v'.repeat(MB / 2) }))).toBeLessThan(64);
  });

  it('are weighed again when a compressed form has joined them', async () => {
    const cache = createAnswerCache(10 * MB);
    const random = () => Buffer.from(Array.from({ length: MB / 4 }, () => Math.random().toString(36)).join(''));
    const headers = { 'content-type': 'text/plain', ...PUBLIC };
    const made = Array.from({ length: 2 }, (_, n) => store(cache, `/${n}`, withHeaders(createAnswer(200, random(), {}), headers)));
    expect(cache.match('/route', '/0', '')).toBeDefined();
    for (const one of made) await Promise.all([readBody(one.answer, 'br'), readBody(one.answer, 'gzip')]);
    expect(made.filter((_, n) => cache.match('/route', `/${n}`, '')).length).toBe(1);
  });

  it('are not pushed out by addresses that noise makes of one', () => {
    const cache = createAnswerCache(4 * MB);
    store(cache, '/other', answer(10));
    store(cache, '/one', answer(10, { ...PUBLIC, ...NO_VARY }));
    for (let n = 0; n < 20_000; n += 1) expect(cache.match('/route', '/one', `?_=${n}`)).toBeDefined();
    expect(cache.bytes).toBeLessThan(2 * MB);
    expect(cache.count).toBe(2);
    expect(cache.match('/route', '/other', '')).toBeDefined();
  });
});

it('no endpoint has a parameter of a name that links bring', () => {
  for (const { endpoints } of AREAS)
    for (const { path, query } of endpoints)
      expect([path, [...compileQuery(query).names.values()].flat().filter((name) => LINK_PARAMETERS.includes(name))]).toEqual([path, []]);
});
