import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kernel/errors.ts';
import { busyError } from '../../src/kernel/fair-queue.ts';
import type { SharedStore } from '../../src/kernel/shared.ts';
import { createCache } from '../../src/providers/upstream-cache.ts';

const out = () => Promise.reject(new ApiError('upstream_unavailable', 'out'));

describe('keepRecent', () => {
  it('asks once within the fresh time and again after it', async () => {
    let clock = 0;
    let asked = 0;
    const recent = createCache<number>({ freshMs: 10, staleMs: 30, now: () => clock });
    const ask = async () => ++asked;
    expect(await recent('a', ask)).toEqual({ value: 1, stale: false, cached: false });
    clock = 9;
    expect(await recent('a', ask)).toEqual({ value: 1, stale: false, cached: true });
    clock = 10;
    expect(await recent('a', ask)).toEqual({ value: 2, stale: false, cached: false });
  });

  it('bridges an outage with an old answer that says it is stale, for so long and no longer', async () => {
    let clock = 0;
    const recent = createCache<string>({ freshMs: 10, staleMs: 30, now: () => clock });
    await recent('a', async () => 'old');
    clock = 29;
    expect(await recent('a', out)).toEqual({ value: 'old', stale: true, cached: true });
    clock = 30;
    await expect(recent('a', out)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  });

  it('asks again soon where the clock is set back, by seconds or by a day', async () => {
    let clock = 1_000_000;
    let asked = 0;
    const recent = createCache<number>({ freshMs: 10, staleMs: 30, now: () => clock });
    const ask = async () => ++asked;
    await recent('a', ask);
    clock -= 5;
    expect(await recent('a', ask)).toMatchObject({ value: 1, cached: true });
    clock -= 86_400_000;
    expect(await recent('a', ask)).toMatchObject({ value: 2, cached: false });
  });

  it('does not hide a "not found" behind an old answer', async () => {
    let clock = 0;
    const recent = createCache<string>({ freshMs: 10, staleMs: 30, now: () => clock });
    await recent('a', async () => 'old');
    clock = 20;
    await expect(recent('a', () => Promise.reject(new ApiError('not_found', 'gone')))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('puts one question for calls at the same time', async () => {
    let asked = 0;
    const recent = createCache<number>({ freshMs: 10, staleMs: 0 });
    const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(++asked), 20));
    const all = await Promise.all([recent('a', slow), recent('a', slow), recent('b', slow)]);
    expect(all.map(({ value }) => value)).toEqual([1, 1, 2]);
  });

  it('ends a question when the last of its callers has gone, and not before', async () => {
    const recent = createCache<string>({ freshMs: 10, staleMs: 0 });
    const [one, other] = [new AbortController(), new AbortController()];
    let ended = false;
    const ask = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => {
          ended = true;
          reject(signal.reason);
        });
      });
    const calls = [recent('a', ask, { signal: one.signal }), recent('a', ask, { signal: other.signal })];
    one.abort('gone');
    await expect(calls[0]).rejects.toBe('gone');
    expect(ended).toBe(false);
    other.abort('gone too');
    await expect(calls[1]).rejects.toBe('gone too');
    expect(ended).toBe(true);
    expect(await recent('a', async () => 'anew')).toMatchObject({ value: 'anew' });
  });

  it('asks in its own name when the caller who asked first had too many waiting', async () => {
    const recent = createCache<string>({ freshMs: 10, staleMs: 0 });
    const first = recent('a', () => Promise.reject(busyError()));
    const second = recent('a', async () => 'asked');
    await expect(first).rejects.toMatchObject({ code: 'busy' });
    expect(await second).toMatchObject({ value: 'asked' });
  });
});

describe('keepRecent with a shared store', () => {
  let clock = 0;
  const kept = new Map<string, { bytes: Buffer; until: number }>();
  beforeEach(() => {
    clock = 0;
    kept.clear();
  });
  const shared: SharedStore = {
    async get(key) {
      const { bytes, until } = kept.get(key) ?? { bytes: Buffer.alloc(0), until: 0 };
      return until > clock ? { bytes, ttlMs: until - clock } : undefined;
    },
    set: (key, bytes, ttl) => void kept.set(key, { bytes, until: clock + ttl }),
  };

  type Recent = (key: string, ask: () => Promise<string>) => ReturnType<ReturnType<typeof createCache<string>>>;
  /** Two processes, as it were: each keeps its own by its own clock, and they have the store between them. */
  const two = (name: string | undefined = 'test', ahead = 0) =>
    [0, ahead].map((by): Recent => {
      const recent = createCache<string>({ freshMs: 10, staleMs: 30, now: () => 5_000_000 + clock + by, ...(name && { shared: name }) });
      return (key, ask) => recent(key, ask, { shared });
    }) as [Recent, Recent];

  it.each([0, 1_000_000, -1_000_000])(
    'gives what another process asked, fresh or in an outage, with a clock that is %i ahead',
    async (ahead) => {
      const [one, other] = two('test', ahead);
      await one('a', async () => 'asked');
      clock = 9;
      expect(await other('a', out)).toEqual({ value: 'asked', stale: false, cached: true });
      clock = 10;
      expect(await one('a', async () => 'again')).toMatchObject({ cached: false });
      clock = 39;
      expect(await other('a', out)).toEqual({ value: 'again', stale: true, cached: true });
      clock = 40;
      await expect(other('a', out)).rejects.toMatchObject({ code: 'upstream_unavailable' });
    },
  );

  it('shares nothing without a name', async () => {
    const [one, other] = two('');
    await one('a', async () => 'mine');
    expect(kept.size).toBe(0);
    expect(await other('a', async () => 'yours')).toMatchObject({ value: 'yours', cached: false });
  });

  it('passes over what is no answer', async () => {
    const [one, other] = two();
    await one('a', async () => 'asked');
    for (const entry of kept.values()) entry.bytes = Buffer.from('no JSON');
    expect(await other('a', async () => 'asked anew')).toMatchObject({ value: 'asked anew', cached: false });
  });
});
