import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createWorkMeter } from '../../src/server/work-meter.ts';
import { loadLimits } from '../support/call.ts';
import { ledgerWith } from '../support/ledger.ts';

// Issue 32.4: calls that cost work are counted by what they cost.

/** A budget of a second a minute, with clocks that stand until they are moved. */
function budgetOf() {
  const clock = { now: 0, cpu: 0 };
  const book = ledgerWith({}, { cpu: { perCaller: 1_000, perMinute: 1_000 } }, () => clock.now);
  const begin = createWorkMeter(
    (caller, ms) => book.charge('cpu', caller, ms),
    () => clock.cpu,
  );
  return {
    clock,
    begin,
    left: (caller: string) => book.left('cpu', caller).own,
    until: (caller: string) => book.secondsUntil('cpu', caller),
  };
}

describe('the processor time of a caller', () => {
  it('is taken from what it has, and comes back by the minute', () => {
    const { clock, begin, left, until } = budgetOf();
    const work = begin('a');
    clock.cpu += 400;
    work.end();
    work.spend(900);
    expect([left('a'), left('b')]).toEqual([-300, 1_000]);
    expect(until('a')).toBe(18);
    clock.now += 18_000;
    expect([left('a'), until('a')]).toEqual([0, 0]);
    clock.now += 600_000;
    expect(left('a')).toBe(1_000);
  });

  it('is shared between calls that are at work beside each other', () => {
    const { clock, begin, left } = budgetOf();
    const first = begin('a');
    clock.cpu += 100;
    const second = begin('b');
    clock.cpu += 200;
    first.end();
    clock.cpu += 50;
    second.end();
    expect([left('a'), left('b')]).toEqual([800, 850]);
  });

  it('is not counted of a call that waits for others', async () => {
    const { clock, begin, left } = budgetOf();
    const work = begin('a');
    clock.cpu += 10;
    await nextRound();
    await nextRound();
    clock.cpu += 500;
    work.end();
    expect(left('a')).toBe(990);
  });

  it('is that of this thread, in milliseconds', () => {
    let taken = 0;
    const work = createWorkMeter((_, ms) => (taken += ms))('a');
    // Counted by the processor's clock: on a busy machine little of a passing second is this thread's.
    const began = process.threadCpuUsage();
    const spent = () => Object.values(process.threadCpuUsage(began)).reduce((sum, us) => sum + us) / 1000;
    while (spent() < 30);
    work.end();
    expect(taken).toBeGreaterThanOrEqual(30);
    expect(taken).toBeLessThan(spent() + 10);
  });
});

describe('a caller', () => {
  it('is told what is left once half is spent, and refused when nothing is, until there is something again', async () => {
    const { rateLimit, countWork, cpuHeaders } = await loadLimits({ CPU_MS_PER_MINUTE: '1000', API_KEYS: 'one' });
    countWork('a').spend(400);
    expect(cpuHeaders('a')).toEqual({});
    countWork('a').spend(200);
    expect(cpuHeaders('a')).toEqual({
      'ratelimit-policy': '"cpu";q=1000;w=60',
      ratelimit: expect.stringMatching(/^"cpu";r=(39\d|400);t=36$/),
    });
    expect((await rateLimit('a', '', false)).refusal).toBeUndefined();
    countWork('a').spend(500);
    for (const asks of [false, true])
      expect(await rateLimit('a', '', asks)).toMatchObject({
        responseHeaders: { ratelimit: '"cpu";r=0;t=66' },
        refusal: { code: 'rate_limited', retryAfter: 6 },
      });
    expect((await rateLimit('a', 'one', false)).refusal).toBeUndefined();
    expect((await rateLimit('b', '', false)).refusal).toBeUndefined();
  });

  it('is told to wait a minute at most, whatever the clock is set to', async () => {
    const { rateLimit } = await loadLimits();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (let call = 0; call < 60; call += 1) await rateLimit('clock', '', true);
      for (const hours of [-1, -24]) {
        vi.setSystemTime(Date.now() + hours * 3_600_000);
        const { refusal, responseHeaders } = await rateLimit('clock', '', true);
        expect(refusal).toMatchObject({ code: 'rate_limited' });
        expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
        expect(responseHeaders.ratelimit).toMatch(/t=(60|[1-5]?\d)$/);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a /48 of IPv6 has the time of four, whatever the number of its networks', async () => {
    const { rateLimit, countWork } = await loadLimits({ CPU_MS_PER_MINUTE: '1000' });
    for (let at = 0; at < 5; at += 1) countWork(`2001:db8:1:${at}::/64`).spend(900);
    expect((await rateLimit('2001:db8:1:77::/64', '', false)).refusal).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('network'),
    });
    expect((await rateLimit('2001:db8:2:77::/64', '', false)).refusal).toBeUndefined();
  });
});
