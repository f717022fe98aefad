// Builds the site: `npm run build`. Astro makes pages, twins and the server's handler; Pagefind the index that the search box reads in the
// browser; then everything is compressed once and for all.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { AREAS } from '../src/areas/index.ts';
import { env } from '../src/lib/env.ts';
import { isCompressible, SMALLEST_COMPRESSED, typeOfFile } from '../src/lib/http.ts';
import { buildSearchIndex } from '../src/registry/search-index.ts';
import { whyNotToEmpty } from './dist-dir.ts';
import { findMissingAreas } from './missing-areas.ts';
import { run } from './run.ts';
import { buildStamp, stampFile } from './stamp.ts';

const fault = whyNotToEmpty(env.DIST_DIR);
if (fault) {
  console.error(fault);
  process.exit(1);
}
const missing = await findMissingAreas(AREAS);
for (const line of missing) console.error(line);
if (missing.length > 0 && !env.ALLOW_MISSING_AREAS) {
  console.error('Nothing was built; a build that there was is as it was. ALLOW_MISSING_AREAS=1 builds without these areas.');
  process.exit(1);
}
const stamp = buildStamp();
await run('astro', ['build', '--outDir', env.DIST_DIR]);
await indexPages(join(env.DIST_DIR, 'client'));
const records = await buildSearchIndex(AREAS, env.DIST_DIR);
const files = compressFiles(join(env.DIST_DIR, 'client'));
writeFileSync(stampFile, `${stamp}\n`);
console.log(`Built: ${files} files compressed, ${records} records in the search index.`);

/** Indexes the pages' main parts into `pagefind/`, without the widgets that Pagefind brings: our search box is our own. */
async function indexPages(folder: string): Promise<void> {
  await run('pagefind', ['--site', folder, '--quiet']);
  for (const name of readdirSync(join(folder, 'pagefind'))) {
    if (/-(component-ui|highlight|modular-ui|ui)\.(css|js)$/.test(name)) rmSync(join(folder, 'pagefind', name));
  }
}

/** Writes `.br` and `.gz` beside every text file that gains by it. Gives how many. */
function compressFiles(folder: string): number {
  let count = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!isCompressible(typeOfFile(name)) || !statSync(file).isFile() || statSync(file).size < SMALLEST_COMPRESSED) continue;
    const body = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
    count += 1;
  }
  return count;
}
