import { afterAll, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { listFilesByFormat } from '../../src/catalog/static-files.ts';
import { freshModules } from '../support/fresh-modules.ts';
import { workDir } from '../support/work-dir.ts';

type Files = typeof import('../../src/catalog/static-files.ts');

const { path, remove } = workDir();
afterAll(remove);

it('the files that a build keeps listed are those that a server lists, with the rows of whole tables', async () => {
  const load = freshModules();
  const build = await load<Files>('src/catalog/static-files.ts');
  const { AREAS: areas } = await load<typeof import('../../src/catalog/areas.ts')>('src/catalog/areas.ts');
  (await load<typeof import('../../src/kernel/kept-work.ts')>('src/kernel/kept-work.ts')).keepWorkIn(path);
  const named = (files: Awaited<ReturnType<Files['listFilesByFormat']>>) =>
    files.map(({ area, endpoint, file: { wholeTable, ...file }, ...rest }) => ({
      area: area.name,
      endpoint: endpoint.path,
      file,
      ...rest,
    }));
  const [own, first, again] = [await listFilesByFormat(AREAS), await build.listFilesByFormat(areas), await build.listFilesByFormat(areas)];
  expect(named(first)).toEqual(named(own));
  expect(named(again)).toEqual(named(own));
  const tables = own.filter(({ format, file }) => format === 'csv' && file.wholeTable);
  expect(tables.length).toBeGreaterThan(0);
  for (const { path, file } of tables.slice(0, 3))
    expect(await again.find((one) => one.path === path)?.file.wholeTable?.(), path).toEqual(await file.wholeTable?.());
});
