// Brings an area's snapshots to the version that its tables.ts declares: `npm run migrate -- fuel`. Does the same to the frozen data of the tests, so
// that neither has to be crawled anew. Raise `version` first, and say with `before` what older rows have in a column that was added.
import { existsSync } from 'node:fs';
import { AREAS } from '../src/catalog/areas.ts';
import { migrateSnapshots } from '../src/crawl/migrate.ts';
import { env } from '../src/kernel/env.ts';

const TEST_DATA = 'test/fixtures/data';

const [name = ''] = process.argv.slice(2);
const area = AREAS.find((one) => one.name === name);
if (!area?.data?.snapshots) {
  const names = AREAS.filter(({ data }) => data?.snapshots).map((one) => one.name);
  console.error(`Usage: npm run migrate -- <area>; ${name ? `${name} is none with a snapshot: ` : ''}${names.join(', ')}`);
  process.exit(1);
}
for (const folder of new Set([env.DATA_DIR, TEST_DATA]))
  if (existsSync(folder))
    for (const line of await migrateSnapshots(area.name, area.data?.snapshots, folder, await area.data?.checks?.())) console.log(line);
