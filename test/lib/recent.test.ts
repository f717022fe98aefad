import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/lib/errors.ts';
import { keepRecent } from '../../src/lib/recent.ts';

const out = () => Promise.reject(new ApiError('upstream_unavailable', 'out'));

describe('keepRecent', () => {
  it('asks once within the fresh time and again after it', async () => {
    let clock = 0;
    let asked = 0;
    const recent = keepRecent<number>({ fresh: 10, stale: 30, now: () => clock });
    const ask = async () => ++asked;
    expect(await recent('a', ask)).toEqual({ value: 1, stale: false, cached: false });
    clock = 9;
    expect(await recent('a', ask)).toEqual({ value: 1, stale: false, cached: true });
    clock = 10;
    expect(await recent('a', ask)).toEqual({ value: 2, stale: false, cached: false });
  });

  it('bridges an outage with an old answer that says it is stale, for so long and no longer', async () => {
    let clock = 0;
    const recent = keepRecent<string>({ fresh: 10, stale: 30, now: () => clock });
    await recent('a', async () => 'old');
    clock = 29;
    expect(await recent('a', out)).toEqual({ value: 'old', stale: true, cached: true });
    clock = 30;
    await expect(recent('a', out)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  });

  it('does not hide a "not found" behind an old answer', async () => {
    let clock = 0;
    const recent = keepRecent<string>({ fresh: 10, stale: 30, now: () => clock });
    await recent('a', async () => 'old');
    clock = 20;
    await expect(recent('a', () => Promise.reject(new ApiError('not_found', 'gone')))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('puts one question for calls at the same time', async () => {
    let asked = 0;
    const recent = keepRecent<number>({ fresh: 10, stale: 0 });
    const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(++asked), 20));
    const all = await Promise.all([recent('a', slow), recent('a', slow), recent('b', slow)]);
    expect(all.map(({ value }) => value)).toEqual([1, 1, 2]);
  });
});
