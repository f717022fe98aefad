import { expect, it } from 'vitest';
import { memoizeAsync, shareFor } from '../../src/kernel/memoize.ts';

it('reads once for each thing, for those too who ask while it is read', async () => {
  let readings = 0;
  const read = memoizeAsync(async ({ name }: { name: string }) => {
    readings += 1;
    return `${name} ${readings}`;
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect(await Promise.all([read(one), read(one), read(other)])).toEqual(['one 1', 'one 1', 'other 2']);
  expect(await read(one)).toBe('one 1');
});

it('reads again after a reading that failed', async () => {
  let readings = 0;
  const read = memoizeAsync(async (_: object) => {
    readings += 1;
    if (readings === 1) throw new Error('locked');
    return readings;
  });
  const thing = {};
  await expect(read(thing)).rejects.toThrow('locked');
  expect(await read(thing)).toBe(2);
});

it('lets other calls be answered between two readings', async () => {
  const done: string[] = [];
  const read = memoizeAsync(async ({ name }: { name: string }) => done.push(name));
  const other = (turns: number): void => {
    if (turns > 0) setImmediate(() => other(done.push('call') && turns - 1));
  };
  other(3);
  await read({ name: 'one' });
  await read({ name: 'other' });
  expect(done.filter((what, at) => what === 'call' && done.indexOf('other') > at && done.indexOf('one') < at)).not.toEqual([]);
});

it('does work once for all who ask within a time, and anew after it, or after a failure', async () => {
  let [clock, rounds] = [0, 0];
  const work = shareFor(
    5_000,
    async () => {
      rounds += 1;
      if (rounds === 2) throw new Error('locked');
      return rounds;
    },
    () => clock,
  );
  expect(await Promise.all([work(), work()])).toEqual([1, 1]);
  clock = 4_999;
  expect(await work()).toBe(1);
  clock = 5_000;
  await expect(work()).rejects.toThrow('locked');
  expect(await work()).toBe(3);
});
