// `npm run fits -- "GitHub Pages" [folder]`: may the built files be put on this host, and are they within the budget of their site? Ends with 1, and says
// why, where they may not.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../src/kernel/env.ts';
import { listFiles } from '../src/server/file-list.ts';
import { HOSTS, overBudget, toMb, weigh, whyNotOn } from './site/budget.ts';

const [name = '', folder = join(env.DIST_DIR, 'client')] = process.argv.slice(2);
const host = HOSTS.find((one) => one.name === name);
if (!host) {
  console.error(`Hosts whose limits are known: ${HOSTS.map((one) => JSON.stringify(one.name)).join(', ')}; got ${JSON.stringify(name)}.`);
  process.exit(2);
}
const files = listFiles(folder).map(({ path }) => [path, statSync(join(folder, path)).size] as const);
const { files: count, bytes } = weigh(files);
const overdrawn = overBudget(env.BUILD_SITE, files).map((fault) => `Over the budget of a ${env.BUILD_SITE} site: ${fault}`);
const faults = [...whyNotOn(host, files), ...overdrawn];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Nothing was uploaded. A smaller site: BUILD_SITE=small npm run build (docs/build.md).');
  process.exit(1);
}
console.log(`${count} files and ${toMb(bytes)} MB fit ${name}, by its limits of ${host.seen}.`);
