import { expect, it } from 'vitest';
import { onceFor } from '../../src/lib/once-for.ts';

it('reads once for each thing, for those too who ask while it is read', async () => {
  let readings = 0;
  const read = onceFor(async ({ name }: { name: string }) => {
    readings += 1;
    return `${name} ${readings}`;
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect(await Promise.all([read(one), read(one), read(other)])).toEqual(['one 1', 'one 1', 'other 2']);
  expect(await read(one)).toBe('one 1');
});

it('reads again after a reading that failed', async () => {
  let readings = 0;
  const read = onceFor(async (_: object) => {
    readings += 1;
    if (readings === 1) throw new Error('locked');
    return readings;
  });
  const thing = {};
  await expect(read(thing)).rejects.toThrow('locked');
  expect(await read(thing)).toBe(2);
});
