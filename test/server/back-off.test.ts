import { describe, expect, it } from 'vitest';
import { createBackOff, type End } from '../../src/server/back-off.ts';

const crash: End = { cause: 'code 1', age: 500, couldAnswer: false, hasOthers: true };

describe('the replacement of a worker', () => {
  it('waits longer with every short life of the same cause, at most 15 seconds', () => {
    const pauseAfter = createBackOff(() => 0);
    const pauses = Array.from({ length: 10 }, () => pauseAfter(crash).pause);
    expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000]);
  });

  it('of one that was killed does not wait for the crashes of others', () => {
    const pauseAfter = createBackOff(() => 0);
    for (let at = 0; at < 10; at += 1) pauseAfter({ ...crash, cause: 'SIGKILL' });
    expect(pauseAfter(crash).pause).toBe(100);
  });

  it('is tried within a second where nobody else answers or is about to, however often it failed', () => {
    const pauseAfter = createBackOff(() => 0);
    const lone = { ...crash, cause: 'SIGKILL', hasOthers: false };
    const pauses = Array.from({ length: 40 }, () => pauseAfter(lone).pause);
    expect(Math.max(...pauses)).toBe(1_000);
    expect(pauses[0]).toBe(100);
    expect(pauseAfter({ ...lone, couldAnswer: true }).pause).toBe(0);
  });

  it('starts at once after a long life, and short lives are forgotten after a minute', () => {
    let now = 0;
    const pauseAfter = createBackOff(() => now);
    expect(pauseAfter({ ...crash, age: 10_000 })).toEqual({ pause: 0, shortLives: 0 });
    pauseAfter(crash);
    now = 61_000;
    expect(pauseAfter(crash)).toEqual({ pause: 100, shortLives: 1 });
  });
});
