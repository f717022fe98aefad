import { expect, it } from 'vitest';
import { noteInput, recordInputs, trackInputs } from '../../src/kernel/inputs.ts';
import { memoizeAsync, shareWork } from '../../src/kernel/memoize.ts';
import { currentYears, isPast, istDay } from '../../src/kernel/time.ts';

trackInputs();

it('tells what some work was made from, also where the notes are made later and in parts, each once', async () => {
  const { result, inputs } = await recordInputs(async () => {
    noteInput?.('fuel.sqlite');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([istDay(), noteInput?.('a.sqlite'), noteInput?.('fuel.sqlite')]);
    return 7;
  });
  expect({ result, inputs }).toEqual({ result: 7, inputs: ['a.sqlite', 'day', 'fuel.sqlite'] });
});

it('notes of what asks whether an instant is past this alone, and not the day', async () => {
  const { result, inputs } = await recordInputs(async () => [
    isPast('2026-11-21T07:59:59.999Z'),
    isPast('2026-11-21T08:00:00.000Z'),
    currentYears(),
  ]);
  expect(result).toEqual([true, false, [2026, 2027]]);
  expect(inputs).toEqual(['past 2026-11-21T07:59:59.999Z', 'past 2026-11-21T08:00:00.000Z', 'year']);
});

it('does not mix works at one time, and notes nothing outside of one', async () => {
  noteInput?.('nobody.sqlite');
  const work = (input: string) =>
    recordInputs(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      noteInput?.(input);
    });
  expect((await Promise.all([work('a.sqlite'), work('b.sqlite')])).map(({ inputs }) => inputs)).toEqual([['a.sqlite'], ['b.sqlite']]);
});

it('work that is done once counts for all who wait for it, and for those who come later', async () => {
  let times = 0;
  const shared = shareWork(async () => {
    times += 1;
    await new Promise((resolve) => setImmediate(resolve));
    noteInput?.('train.sqlite');
    return 'network';
  });
  const all = [await Promise.all([recordInputs(shared), recordInputs(shared)]), [await recordInputs(shared)]].flat();
  expect(all.map(({ inputs }) => inputs)).toEqual([['train.sqlite'], ['train.sqlite'], ['train.sqlite']]);
  expect([times, await shared()]).toEqual([1, 'network']);
});

it('what is read once a database notes what its reading read for each who asks', async () => {
  const read = memoizeAsync(async (of: { name: string }) => {
    noteInput?.('other.sqlite');
    return of.name;
  });
  const database = { name: 'one' };
  for (const _time of [1, 2]) expect(await recordInputs(() => read(database))).toEqual({ result: 'one', inputs: ['other.sqlite'] });
});
