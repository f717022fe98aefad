import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRounds } from '../../src/server/rounds.ts';

describe('pieces of work in rounds', () => {
  it('are so many a round, whoever waits, and callers take turns', async () => {
    const turn = createRounds(2);
    const done: string[] = [];
    const work = (caller: string, count: number) =>
      Array.from({ length: count }, (_, at) => turn({ caller }).then(() => done.push(`${caller}${at}`)));
    const all = Promise.all([...work('many', 4), ...work('one', 1)]);
    const rounds: number[] = [];
    while (done.length < 5) {
      await nextRound();
      rounds.push(done.length);
    }
    await all;
    expect(done).toEqual(['many0', 'one0', 'many1', 'many2', 'many3']);
    expect(rounds.filter((count, at) => count !== rounds[at - 1])).toEqual(expect.arrayContaining([2, 4, 5]));
  });

  it('are done again after a pause', async () => {
    const turn = createRounds(1);
    await turn({});
    await nextRound();
    await expect(turn({})).resolves.toBeUndefined();
  });
});
