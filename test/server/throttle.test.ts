import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createThrottle } from '../../src/server/throttle.ts';

const NO_REST = { rounds: 1, ms: 1_000 };

/** Asks for a turn for each of these callers, and tells who has begun by now. */
function callsOf(turn: ReturnType<typeof createThrottle>, callers: readonly string[], signal?: AbortSignal) {
  const begun: string[] = [];
  const refused: string[] = [];
  for (const caller of callers)
    Promise.resolve(turn({ caller, signal })).then(
      () => begun.push(caller),
      (cause: Error) => refused.push(cause.message),
    );
  return { begun, refused };
}

/** How many have begun after each round of the event loop. */
async function begunByRound({ begun }: { begun: string[] }, rounds: number): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await setImmediate();
    seen.push(begun.length);
  }
  return seen;
}

describe('calls that cost work', () => {
  it('begin at once while there is room, and then a few at a time', async () => {
    const calls = callsOf(createThrottle(2, NO_REST), ['a', 'b', 'c', 'd', 'e']);
    await Promise.resolve();
    expect(calls.begun).toEqual(['a', 'b']);
    expect(await begunByRound(calls, 3)).toEqual([4, 5, 5]);
    expect(calls.begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('let the event loop go round before the next', async () => {
    const turn = createThrottle(1, { rounds: 3, ms: 1_000 }, () => 0);
    expect(await begunByRound(callsOf(turn, ['a', 'b', 'c']), 7)).toEqual([1, 1, 2, 2, 2, 3, 3]);
  });

  it('do not wait for long where a round takes long', async () => {
    let clock = 0;
    const turn = createThrottle(1, { rounds: 100, ms: 2 }, () => clock++);
    expect(await begunByRound(callsOf(turn, ['a', 'b']), 3)).toEqual([1, 2, 2]);
  });

  it('of one caller leave room for those of others, however many they are', async () => {
    const calls = callsOf(createThrottle(1, NO_REST), [...Array<string>(100).fill('many'), 'one']);
    await begunByRound(calls, 3);
    expect(calls.begun.slice(0, 3)).toEqual(['many', 'many', 'one']);
  });

  it('are told that it is busy where too many wait: who has too many, or the one who has most', async () => {
    const limits = { maxQueuedPerCaller: 5, maxQueued: 8 };
    const throttle = () => createThrottle(1, NO_REST, undefined, limits);
    const own = callsOf(throttle(), [...Array<string>(7).fill('many'), 'one']);
    await begunByRound(own, 10);
    expect([own.begun.length, own.refused]).toEqual([7, ['Too many calls are waiting here just now.']]);
    const all = callsOf(throttle(), ['a', ...Array<string>(5).fill('many'), 'b', 'b', 'c', 'd']);
    await begunByRound(all, 12);
    expect([all.begun.filter((caller) => caller === 'many').length, all.refused.length]).toEqual([4, 1]);
  });

  it('of one caller are a thousand at most, and of all four thousand', async () => {
    const one = callsOf(createThrottle(), Array<string>(1_100).fill('many'));
    const all = callsOf(
      createThrottle(),
      Array.from({ length: 5_000 }, (_, at) => String(at % 10)),
    );
    await Promise.resolve();
    await Promise.resolve();
    expect([one.refused.length, all.refused.length]).toEqual([98, 998]);
  });

  it('have all the room again after it was quiet', async () => {
    const turn = createThrottle(2, NO_REST);
    await begunByRound(callsOf(turn, ['a', 'b', 'c']), 4);
    expect([turn({}), turn({})]).toEqual([undefined, undefined]);
    expect(turn({})).toBeInstanceOf(Promise);
  });

  it('do not begin for a caller who has gone', async () => {
    const gone = new AbortController();
    const calls = callsOf(createThrottle(1, NO_REST), ['a', 'b'], gone.signal);
    gone.abort(new Error('gone'));
    await begunByRound(calls, 2);
    expect(calls).toEqual({ begun: ['a'], refused: ['gone'] });
  });
});
