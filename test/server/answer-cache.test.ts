import { describe, expect, it } from 'vitest';
import { KEEP_HEADER, KEY_HEADER } from '../../src/kernel/call.ts';
import { IGNORED_HEADER } from '../../src/kernel/http.ts';
import { type Answer, createAnswer, readBody, withHeaders } from '../../src/server/answer.ts';
import { createAnswerCache } from '../../src/server/answer-cache.ts';

const MB = 1024 * 1024;
const answer = (bytes: number, headers: Record<string, string> = {}): Answer =>
  withHeaders(createAnswer(200, Buffer.alloc(bytes), {}), headers);
const keptAs = (key: string, keep = 'forever') => ({ [KEY_HEADER]: key, [KEEP_HEADER]: keep });

describe('kept answers', () => {
  it('are found by the address and by the key, and carry no header that is only the server’s', () => {
    const cache = createAnswerCache(64 * MB);
    expect(cache.keep('/fuel?city=mumbai', answer(10, keptAs('fuel mumbai'))).answer.headers).toEqual({});
    expect(cache.byAddress('/fuel?city=mumbai')?.answer.headers).toEqual({});
    expect(cache.byKey('fuel mumbai')?.size).toBe(10);
    expect(cache.byAddress('/fuel?city=Mumbai')).toBeUndefined();
    cache.learn('/fuel?city=Mumbai', 'fuel mumbai');
    expect(cache.byAddress('/fuel?city=Mumbai')?.answer).toBe(cache.byKey('fuel mumbai'));
  });

  it('12.10: keep the names of ignored parameters with the address, not with the answer', () => {
    const cache = createAnswerCache(64 * MB);
    const made = cache.keep('/fuel?x=1', answer(10, { ...keptAs('fuel'), [IGNORED_HEADER]: 'x' }));
    expect([made.answer.headers, made.responseHeaders]).toEqual([{}, [IGNORED_HEADER, 'x']]);
    cache.learn('/fuel', 'fuel');
    expect(cache.byAddress('/fuel?x=1')).toEqual({ answer: made.answer, route: 'fuel', responseHeaders: [IGNORED_HEADER, 'x'] });
    expect(cache.byAddress('/fuel')).toEqual({ answer: made.answer, route: 'fuel', responseHeaders: undefined });
  });

  it('are only those that an endpoint lets be kept, and no errors', () => {
    const cache = createAnswerCache(64 * MB);
    cache.keep('/a', answer(10));
    cache.keep('/b', answer(10, { [KEY_HEADER]: 'b' }));
    cache.keep('/c', { ...answer(10, keptAs('c')), status: 404 });
    expect(['/a', '/b', '/c'].map((address) => cache.byAddress(address))).toEqual([undefined, undefined, undefined]);
  });

  it('take no more memory than they may, whatever is large about them', () => {
    const most = (headers: (n: number) => Record<string, string>, bytes: number) => {
      const cache = createAnswerCache(64 * MB);
      let count = 0;
      for (let n = 0; n < 200; n += 1) cache.keep(`/${n}`, answer(bytes, headers(n)));
      for (let n = 0; n < 200; n += 1) if (cache.byAddress(`/${n}`)) count += 1;
      return count;
    };
    expect(most((n) => keptAs(`${n}`), MB)).toBeLessThan(64);
    expect(most((n) => keptAs(`${n}${'k'.repeat(MB / 2)}`), 10)).toBeLessThan(64);
    expect(most((n) => ({ ...keptAs(`${n}`), 'x-large': 'v'.repeat(MB / 2) }), 10)).toBeLessThan(64);
  });

  it('are weighed again when a compressed form has joined them', async () => {
    const cache = createAnswerCache(10 * MB);
    const random = () => Buffer.from(Array.from({ length: MB / 4 }, () => Math.random().toString(36)).join(''));
    const headers = { 'content-type': 'text/plain' };
    const made = Array.from({ length: 2 }, (_, n) =>
      cache.keep(`/${n}`, withHeaders(createAnswer(200, random(), {}), { ...headers, ...keptAs(`${n}`) })),
    );
    expect(cache.byAddress('/0')).toBeDefined();
    for (const { answer } of made) await Promise.all([readBody(answer, 'br'), readBody(answer, 'gzip')]);
    expect(made.filter((_, n) => cache.byAddress(`/${n}`)).length).toBe(1);
  });

  it('are known by few addresses each: the front cannot be filled with copies of one', () => {
    const cache = createAnswerCache(64 * MB);
    cache.keep('/other', answer(10, keptAs('other')));
    cache.keep('/first', answer(10, keptAs('one')));
    for (let n = 0; n < 100_000; n += 1) cache.learn(`/one?${n}`, 'one');
    expect(cache.addresses).toBe(9);
    expect(cache.byAddress('/other')).toBeDefined();
    expect(cache.byAddress('/one?99999')?.answer).toBe(cache.byKey('one'));
    expect(cache.byAddress('/first')).toBeUndefined();
    cache.learn(`/one?${'x'.repeat(1000)}`, 'one');
    expect(cache.byAddress(`/one?${'x'.repeat(1000)}`)).toBeUndefined();
  });

  it('take their addresses along when they go', () => {
    const cache = createAnswerCache(MB);
    for (let n = 0; n < 1000; n += 1) {
      cache.keep(`/${n}`, answer(10_000, keptAs(`${n}`)));
      cache.learn(`/${n}?noise`, `${n}`);
    }
    expect(cache.byKey('999')).toBeDefined();
    expect(cache.byKey('0')).toBeUndefined();
    expect(cache.addresses).toBeLessThan(200);
    cache.learn('/0', '0');
    expect(cache.byAddress('/0')).toBeUndefined();
  });
});
