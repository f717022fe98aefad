import { describe, expect, it } from 'vitest';
import { KEEP_HEADER, KEY_HEADER } from '../../src/lib/call.ts';
import { IGNORED_HEADER } from '../../src/lib/http.ts';
import type { Answer } from '../../src/server/answer.ts';
import { createKept } from '../../src/server/kept.ts';

const answer = (bytes: number, headers: Record<string, string> = {}): Answer => ({ status: 200, headers, body: Buffer.alloc(bytes) });
const keptAs = (key: string, keep = 'forever') => ({ [KEY_HEADER]: key, [KEEP_HEADER]: keep });

describe('kept answers', () => {
  it('are found by the address and by the key, and carry no header that is only the server’s', () => {
    const kept = createKept();
    expect(kept.keep('/fuel?city=mumbai', answer(10, keptAs('fuel mumbai'))).headers).toEqual({});
    expect(kept.byAddress('/fuel?city=mumbai')?.headers).toEqual({});
    expect(kept.byKey('fuel mumbai')?.body.length).toBe(10);
    expect(kept.byAddress('/fuel?city=Mumbai')).toBeUndefined();
    kept.learn('/fuel?city=Mumbai', 'fuel mumbai');
    expect(kept.byAddress('/fuel?city=Mumbai')).toBe(kept.byKey('fuel mumbai'));
  });

  it('12.10: keep the names of ignored parameters with the address, not with the answer', () => {
    const kept = createKept();
    expect(kept.keep('/fuel?x=1', answer(10, { ...keptAs('fuel'), [IGNORED_HEADER]: 'x' })).headers).toEqual({});
    kept.learn('/fuel', 'fuel');
    expect([kept.ignoredAt('/fuel?x=1'), kept.ignoredAt('/fuel'), kept.ignoredAt('/other')]).toEqual(['x', '', '']);
    expect(kept.byAddress('/fuel?x=1')).toBe(kept.byAddress('/fuel'));
  });

  it('are only those that an endpoint lets be kept, and no errors', () => {
    const kept = createKept();
    kept.keep('/a', answer(10));
    kept.keep('/b', answer(10, { [KEY_HEADER]: 'b' }));
    kept.keep('/c', { ...answer(10, keptAs('c')), status: 404 });
    expect(['/a', '/b', '/c'].map((address) => kept.byAddress(address))).toEqual([undefined, undefined, undefined]);
  });

  it('take no more memory than they may, whatever is large about them', () => {
    const most = (headers: (n: number) => Record<string, string>, bytes: number) => {
      const kept = createKept();
      let count = 0;
      for (let n = 0; n < 200; n += 1) kept.keep(`/${n}`, answer(bytes, headers(n)));
      for (let n = 0; n < 200; n += 1) if (kept.byAddress(`/${n}`)) count += 1;
      return count;
    };
    const MB = 1024 * 1024;
    expect(most((n) => keptAs(`${n}`), MB)).toBeLessThan(64);
    expect(most((n) => keptAs(`${n}${'k'.repeat(MB / 2)}`), 10)).toBeLessThan(64);
    expect(most((n) => ({ ...keptAs(`${n}`), 'x-large': 'v'.repeat(MB / 2) }), 10)).toBeLessThan(64);
  });

  it('are counted again when a compressed copy has joined them', () => {
    const kept = createKept();
    const MB = 1024 * 1024;
    const answers = Array.from({ length: 60 }, (_, n) => kept.keep(`/${n}`, answer(MB, keptAs(`${n}`))));
    expect(kept.byAddress('/0')).toBeDefined();
    for (const one of answers) {
      one.br = Buffer.alloc(MB);
      one.onGrown?.();
    }
    const left = answers.filter((_, n) => kept.byAddress(`/${n}`)).length;
    expect(left).toBeLessThanOrEqual(32);
    expect(left).toBeGreaterThan(20);
  });

  it('are known by so many addresses and no more', () => {
    const kept = createKept();
    kept.keep('/first', answer(10, keptAs('one')));
    for (let n = 0; n < 2000; n += 1) kept.learn(`/${n}?${'x'.repeat(8000)}`, 'one');
    expect(kept.byAddress('/first')).toBeUndefined();
    expect(kept.byKey('one')).toBeDefined();
  });
});
