import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findCountFaults } from '../../scripts/smoke-checks.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { findFreshness } from '../../src/catalog/catalog.ts';
import { env } from '../../src/kernel/env.ts';
import { freshModules } from '../support/fresh-modules.ts';
import { workDir } from '../support/work-dir.ts';

const fuel = AREAS.filter(({ name }) => name === 'fuel');
const counted = async () => ({
  name: 'fuel',
  records: { count: (await findFreshness(fuel[0] as (typeof fuel)[0]))?.count ?? 0, of: 'prices' },
});

it('finds no difference where all that is on record is shown', async () => {
  expect(await findCountFaults(fuel, [await counted()])).toEqual([]);
});

it('names an area of which fewer records are shown than there are', async () => {
  const { records } = await counted();
  expect(await findCountFaults(fuel, [{ name: 'fuel', records: { ...records, count: 3 } }])).toEqual([
    `fuel: 3 prices are shown, ${records.count} are on record`,
  ]);
  expect(await findCountFaults(fuel, [])).toEqual([`fuel: no prices are shown, ${records.count} are on record`]);
});

it('names a table that has other rows than its report tells of', async () => {
  const { path: folder, remove } = workDir({ data: ['fuel.sqlite'] });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    remove();
  });
  const shown = await counted();
  cpSync(join(env.DATA_DIR, 'reports'), join(folder, 'reports'), { recursive: true });
  const report = JSON.parse(readFileSync(join(folder, 'reports/fuel.json'), 'utf8'));
  writeFileSync(join(folder, 'reports/fuel.json'), JSON.stringify({ ...report, records: { ...report.records, price: 1 } }));
  // Settings are read once: the same functions anew, over the other folder.
  vi.stubEnv('DATA_DIR', folder);
  const fresh = freshModules();
  const counts = await fresh<typeof import('../../scripts/smoke-checks.ts')>('scripts/smoke-checks.ts');
  const areas = await fresh<typeof import('../../src/catalog/areas.ts')>('src/catalog/areas.ts');
  const here = areas.AREAS.filter(({ name }) => name === 'fuel');
  expect(await counts.findCountFaults(here, [shown])).toContainEqual(
    expect.stringMatching(/^fuel: the table price has \d+ rows, and its report tells of 1$/),
  );
});
