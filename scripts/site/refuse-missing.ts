// Ends a build of which areas have no data, before pages are made: what stood there stays.
import { AREAS } from '../../src/catalog/areas.ts';
import { findMissingAreas } from '../../src/catalog/missing-areas.ts';
import { env } from '../../src/kernel/env.ts';

const missing = await findMissingAreas(AREAS);
for (const line of missing) console.error(line);
if (missing.length > 0 && !env.ALLOW_MISSING_AREAS) {
  console.error('Nothing was built; a build that there was is as it was. ALLOW_MISSING_AREAS=1 builds without these areas.');
  process.exit(1);
}
