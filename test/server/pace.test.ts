import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPace } from '../../src/server/pace.ts';

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

describe('calls that cost work', () => {
  it('begin at once while there is room, and then so many in each turn of the event loop', async () => {
    const { begun } = callsOf(createPace(2), ['a', 'b', 'c', 'd', 'e']);
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await Promise.resolve();
      seen.push(begun.length);
      await setImmediate();
    }
    expect(seen).toEqual([2, 4, 5, 5]);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('of one caller leave room for those of others, however many they are', async () => {
    const { begun } = callsOf(createPace(1), [...Array<string>(100).fill('many'), 'one']);
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    expect(begun.slice(0, 3)).toEqual(['many', 'many', 'one']);
  });

  it('have a whole turn again after it was quiet', async () => {
    const turn = createPace(2);
    callsOf(turn, ['a', 'b', 'c']);
    await setImmediate();
    await setImmediate();
    await setImmediate();
    expect([turn({}), turn({})]).toEqual([undefined, undefined]);
    expect(turn({})).toBeInstanceOf(Promise);
  });

  it('do not begin for a caller who has gone', async () => {
    const gone = new AbortController();
    const { begun, refused } = callsOf(createPace(1), ['a', 'b'], gone.signal);
    gone.abort(new Error('gone'));
    await setImmediate();
    await setImmediate();
    expect([begun, refused]).toEqual([['a'], ['gone']]);
  });
});
