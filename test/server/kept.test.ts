import { describe, expect, it } from 'vitest';
import { KEEP_HEADER, KEY_HEADER } from '../../src/lib/call.ts';
import { IGNORED_HEADER } from '../../src/lib/http.ts';
import { type Answer, answerOf, bodyOf, withHeaders } from '../../src/server/answer.ts';
import { createKept } from '../../src/server/kept.ts';

const MB = 1024 * 1024;
const answer = (bytes: number, headers: Record<string, string> = {}): Answer =>
  withHeaders(answerOf(200, Buffer.alloc(bytes), {}), headers);
const keptAs = (key: string, keep = 'forever') => ({ [KEY_HEADER]: key, [KEEP_HEADER]: keep });

describe('kept answers', () => {
  it('are found by the address and by the key, and carry no header that is only the server’s', () => {
    const kept = createKept(64 * MB);
    expect(kept.keep('/fuel?city=mumbai', answer(10, keptAs('fuel mumbai'))).answer.headers).toEqual({});
    expect(kept.byAddress('/fuel?city=mumbai')?.answer.headers).toEqual({});
    expect(kept.byKey('fuel mumbai')?.size).toBe(10);
    expect(kept.byAddress('/fuel?city=Mumbai')).toBeUndefined();
    kept.learn('/fuel?city=Mumbai', 'fuel mumbai');
    expect(kept.byAddress('/fuel?city=Mumbai')?.answer).toBe(kept.byKey('fuel mumbai'));
  });

  it('12.10: keep the names of ignored parameters with the address, not with the answer', () => {
    const kept = createKept(64 * MB);
    const made = kept.keep('/fuel?x=1', answer(10, { ...keptAs('fuel'), [IGNORED_HEADER]: 'x' }));
    expect([made.answer.headers, made.told]).toEqual([{}, [IGNORED_HEADER, 'x']]);
    kept.learn('/fuel', 'fuel');
    expect(kept.byAddress('/fuel?x=1')).toEqual({ answer: made.answer, route: 'fuel', told: [IGNORED_HEADER, 'x'] });
    expect(kept.byAddress('/fuel')).toEqual({ answer: made.answer, route: 'fuel', told: undefined });
  });

  it('are only those that an endpoint lets be kept, and no errors', () => {
    const kept = createKept(64 * MB);
    kept.keep('/a', answer(10));
    kept.keep('/b', answer(10, { [KEY_HEADER]: 'b' }));
    kept.keep('/c', { ...answer(10, keptAs('c')), status: 404 });
    expect(['/a', '/b', '/c'].map((address) => kept.byAddress(address))).toEqual([undefined, undefined, undefined]);
  });

  it('take no more memory than they may, whatever is large about them', () => {
    const most = (headers: (n: number) => Record<string, string>, bytes: number) => {
      const kept = createKept(64 * MB);
      let count = 0;
      for (let n = 0; n < 200; n += 1) kept.keep(`/${n}`, answer(bytes, headers(n)));
      for (let n = 0; n < 200; n += 1) if (kept.byAddress(`/${n}`)) count += 1;
      return count;
    };
    expect(most((n) => keptAs(`${n}`), MB)).toBeLessThan(64);
    expect(most((n) => keptAs(`${n}${'k'.repeat(MB / 2)}`), 10)).toBeLessThan(64);
    expect(most((n) => ({ ...keptAs(`${n}`), 'x-large': 'v'.repeat(MB / 2) }), 10)).toBeLessThan(64);
  });

  it('are weighed again when a compressed form has joined them', async () => {
    const kept = createKept(10 * MB);
    const random = () => Buffer.from(Array.from({ length: MB / 4 }, () => Math.random().toString(36)).join(''));
    const headers = { 'content-type': 'text/plain' };
    const made = Array.from({ length: 2 }, (_, n) =>
      kept.keep(`/${n}`, withHeaders(answerOf(200, random(), {}), { ...headers, ...keptAs(`${n}`) })),
    );
    expect(kept.byAddress('/0')).toBeDefined();
    for (const { answer } of made) await Promise.all([bodyOf(answer, 'br'), bodyOf(answer, 'gzip')]);
    expect(made.filter((_, n) => kept.byAddress(`/${n}`)).length).toBe(1);
  });

  it('are known by few addresses each: the front cannot be filled with copies of one', () => {
    const kept = createKept(64 * MB);
    kept.keep('/other', answer(10, keptAs('other')));
    kept.keep('/first', answer(10, keptAs('one')));
    for (let n = 0; n < 100_000; n += 1) kept.learn(`/one?${n}`, 'one');
    expect(kept.addresses).toBe(9);
    expect(kept.byAddress('/other')).toBeDefined();
    expect(kept.byAddress('/one?99999')?.answer).toBe(kept.byKey('one'));
    expect(kept.byAddress('/first')).toBeUndefined();
    kept.learn(`/one?${'x'.repeat(1000)}`, 'one');
    expect(kept.byAddress(`/one?${'x'.repeat(1000)}`)).toBeUndefined();
  });

  it('take their addresses along when they go', () => {
    const kept = createKept(MB);
    for (let n = 0; n < 1000; n += 1) {
      kept.keep(`/${n}`, answer(10_000, keptAs(`${n}`)));
      kept.learn(`/${n}?noise`, `${n}`);
    }
    expect(kept.byKey('999')).toBeDefined();
    expect(kept.byKey('0')).toBeUndefined();
    expect(kept.addresses).toBeLessThan(200);
    kept.learn('/0', '0');
    expect(kept.byAddress('/0')).toBeUndefined();
  });
});
