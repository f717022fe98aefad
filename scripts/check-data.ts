// Checks that the snapshots in the data folder are those that their reports know, and can be read: a server refuses others, with all of their area.
// After a deliberate change of a snapshot: `npm run -s snapshot -- accept <area>`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from '../src/catalog/areas.ts';
import { findMissingAreas } from '../src/catalog/missing-areas.ts';
import { env } from '../src/kernel/env.ts';
import { hashFile } from '../src/store/fingerprint.ts';
import { readReport } from '../src/store/report.ts';

const faults = new Set(await findMissingAreas(AREAS));
for (const { name: area } of AREAS) {
  const report = await readReport(area);
  for (const [snapshot, hashes] of Object.entries(report?.snapshots ?? {})) {
    const file = join(env.DATA_DIR, snapshot);
    if (!existsSync(file)) faults.add(`${file} is missing: npm run snapshot -- restore ${area}`);
    else if (!hashes.includes(await hashFile(file)))
      faults.add(
        `${file} is not what the last crawl left: npm run snapshot -- restore ${area}, or accept ${area} if it was changed on purpose`,
      );
  }
}
for (const fault of faults) console.error(fault);
console.log(`Data: ${faults.size} faults of snapshots`);
process.exitCode = faults.size > 0 ? 1 : 0;
