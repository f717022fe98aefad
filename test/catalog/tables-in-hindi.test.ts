import { expect, it } from 'vitest';
import { allTables } from '../../src/catalog/tables/values.ts';
import { TABLES } from '../../src/catalog/tables/wording.ts';

it('tells what a row of every table is in Hindi', async () => {
  const untold = (await allTables()).filter(({ path, about }) => TABLES.hi.aboutOf(path.replace('/tables/', ''), about) === about);
  expect(untold.map(({ path }) => path)).toEqual([]);
});
