import { afterEach, describe, expect, it, vi } from 'vitest';
import { FairQueue, Semaphore } from '../../src/kernel/fair-queue.ts';

afterEach(() => vi.useRealTimers());

const drain = (row: FairQueue<string>) => {
  const all: string[] = [];
  for (let next = row.shift(); next !== undefined; next = row.shift()) all.push(next);
  return all;
};

describe('FairRow', () => {
  it('serves callers in turn, each in the order of its own things', () => {
    const row = new FairQueue<string>();
    for (const thing of ['a1', 'a2', 'a3', 'a4']) row.push(thing, { caller: 'a' }, () => undefined);
    for (const thing of ['b1', 'b2']) row.push(thing, { caller: 'b' }, () => undefined);
    row.push('c1', { caller: 'c' }, () => undefined);
    expect(drain(row)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('when full turns away the newest of the caller who has most, and never the one who has little', () => {
    const away: string[] = [];
    const row = new FairQueue<string>({ maxQueued: 3 });
    const push = (thing: string, caller: string) =>
      row.push(thing, { caller }, (reason) => away.push(`${thing} ${(reason as { code: string }).code}`));
    for (const thing of ['a1', 'a2', 'a3', 'a4']) push(thing, 'a');
    push('b1', 'b');
    expect(away).toEqual(['a4 busy', 'a3 busy']);
    expect(drain(row)).toEqual(['a1', 'b1', 'a2']);
  });

  it('says busy to who has waited too long, with the seconds after which to come again', () => {
    vi.useFakeTimers();
    const leave = vi.fn();
    const row = new FairQueue<string>({ maxWaitMs: 1_000 });
    row.push('a', {}, leave);
    vi.advanceTimersByTime(999);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave.mock.lastCall?.[0]).toMatchObject({ code: 'busy', status: 503, details: { retryAfter: 5 } });
    expect(drain(row)).toEqual([]);
  });

  it('lets go of who has gone', () => {
    const row = new FairQueue<string>();
    const gone = new AbortController();
    const leave = vi.fn();
    row.push('a', { signal: gone.signal }, leave);
    row.push('b', {}, leave);
    gone.abort('gone');
    expect(leave.mock.calls).toEqual([['gone']]);
    expect(drain(row)).toEqual(['b']);
  });
});

describe('Turns', () => {
  it('lets so many work at one time, and of one caller no more than its share', async () => {
    const turns = new Semaphore(3, { perCaller: 2 });
    const begun: string[] = [];
    const take = (name: string, caller: string) => turns.acquire(undefined, caller).then(() => void begun.push(name));
    const all = [take('a1', 'a'), take('a2', 'a'), take('a3', 'a'), take('b1', 'b'), take('b2', 'b')];
    await all[3];
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    turns.release('b');
    await all[4];
    turns.release('a');
    await all[2];
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
  });
});

describe('turns that are kept free', () => {
  it('are taken only by those who hold none', async () => {
    const turns = new Semaphore(4, { perCaller: 4, keptFree: 2 });
    const taken: string[] = [];
    const take = (caller: string) => turns.acquire(undefined, caller).then(() => void taken.push(caller));
    void Promise.all([take('a'), take('a'), take('a'), take('a')]);
    await Promise.resolve();
    void take('b');
    void take('c');
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toEqual(['a', 'a', 'b', 'c']);
    turns.release('b');
    turns.release('c');
    turns.release('a');
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toEqual(['a', 'a', 'b', 'c', 'a']);
  });
});
