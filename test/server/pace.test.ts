import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPace } from '../../src/server/pace.ts';

const NO_REST = { rounds: 1, ms: 1_000 };

/** Asks for a turn for each of these callers, and tells who has begun by now. */
function callsOf(turn: ReturnType<typeof createPace>, callers: readonly string[], signal?: AbortSignal) {
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
    const calls = callsOf(createPace(2, NO_REST), ['a', 'b', 'c', 'd', 'e']);
    await Promise.resolve();
    expect(calls.begun).toEqual(['a', 'b']);
    expect(await begunByRound(calls, 3)).toEqual([4, 5, 5]);
    expect(calls.begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('let the event loop go round before the next', async () => {
    const turn = createPace(1, { rounds: 3, ms: 1_000 }, () => 0);
    expect(await begunByRound(callsOf(turn, ['a', 'b', 'c']), 7)).toEqual([1, 1, 2, 2, 2, 3, 3]);
  });

  it('do not wait for long where a round takes long', async () => {
    let clock = 0;
    const turn = createPace(1, { rounds: 100, ms: 2 }, () => clock++);
    expect(await begunByRound(callsOf(turn, ['a', 'b']), 3)).toEqual([1, 2, 2]);
  });

  it('of one caller leave room for those of others, however many they are', async () => {
    const calls = callsOf(createPace(1, NO_REST), [...Array<string>(100).fill('many'), 'one']);
    await begunByRound(calls, 3);
    expect(calls.begun.slice(0, 3)).toEqual(['many', 'many', 'one']);
  });

  it('have all the room again after it was quiet', async () => {
    const turn = createPace(2, NO_REST);
    await begunByRound(callsOf(turn, ['a', 'b', 'c']), 4);
    expect([turn({}), turn({})]).toEqual([undefined, undefined]);
    expect(turn({})).toBeInstanceOf(Promise);
  });

  it('do not begin for a caller who has gone', async () => {
    const gone = new AbortController();
    const calls = callsOf(createPace(1, NO_REST), ['a', 'b'], gone.signal);
    gone.abort(new Error('gone'));
    await begunByRound(calls, 2);
    expect(calls).toEqual({ begun: ['a'], refused: ['gone'] });
  });
});
