import { afterAll, expect, it } from 'vitest';
import { SUBJECTS } from '../../src/areas/index.ts';
import { changesOn, daysOf, hasDays } from '../../src/catalog/tables/changes.ts';
import { listServed, tablePath } from '../../src/catalog/tables/served.ts';
import { freshModules } from '../support/fresh-modules.ts';
import { workDir } from '../support/work-dir.ts';

const { path, remove } = workDir();
afterAll(remove);
/** Of each table the newest days, the oldest, and one in between. */
const some = (days: readonly string[]) => [...days.slice(0, 3), ...days.slice(-2), ...days.slice(days.length / 2, days.length / 2 + 1)];

it('a build reads the changes of all days at once, which are those that a server reads of each', async () => {
  const load = freshModules();
  const build = await load<typeof import('../../src/catalog/tables/changes.ts')>('src/catalog/tables/changes.ts');
  (await load<typeof import('../../src/kernel/kept-work.ts')>('src/kernel/kept-work.ts')).keepWorkIn(path);
  const tables = listServed(SUBJECTS).filter(hasDays);
  let count = 0;
  for (const table of tables)
    for (const day of some(await daysOf(table))) {
      const changes = await changesOn(table, day);
      expect(await build.changesOn(table, day), `${tablePath(table)} on ${day}`).toEqual(changes);
      count += changes.length;
    }
  expect(count).toBeGreaterThan(100);
});
