// Builds the site: `npm run build`. Astro makes pages, twins and the server's handler; Pagefind the index that the search box reads in the
// browser; then everything is compressed once and for all.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AREAS } from '../src/areas/index.ts';
import { env } from '../src/lib/env.ts';
import { isCompressible, SMALLEST_COMPRESSED, strongEtag, typeOfFile } from '../src/lib/http.ts';
import { findMissingAreas } from '../src/registry/missing-areas.ts';
import { buildSearchIndex } from '../src/registry/search-index.ts';
import { fileListText, LIST, listFiles } from '../src/server/file-list.ts';
import { whyNotToEmpty } from './dist-dir.ts';
import { run } from './run.ts';
import { writeRedirects, writeSitemap } from './sitemap.ts';
import { buildStamp, stampFile } from './stamp.ts';

const AT_A_TIME = 4;
/** Of 4,331 files 9 makes 21.69 %, 8 makes 21.71 %, in an eleventh of the time. */
const BROTLI_QUALITY = 8;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

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
const stages: string[] = [];
await time('pages and files', () => run('astro', ['build', '--outDir', env.DIST_DIR]));
await time('Pagefind', () => indexPages(join(env.DIST_DIR, 'client')));
const records = await time('search index', () => buildSearchIndex(AREAS, env.DIST_DIR));
writeRedirects(join(env.DIST_DIR, 'client'), env.BASE_PATH);
const pages = writeSitemap(join(env.DIST_DIR, 'client'), env.SITE_URL);
const files = await time('compression', () => compressFiles(join(env.DIST_DIR, 'client')));
await time('list', async () => writeFileSync(join(env.DIST_DIR, LIST), fileListText(describeFiles(join(env.DIST_DIR, 'client')))));
writeFileSync(stampFile, `${stamp}\n`);
console.log(`Built: ${files} files compressed, ${records} records in the search index, ${pages || 'no'} pages in the sitemap.`);
console.log(`Stages: ${stages.join(', ')}.`);

/** Does a part of the build, and notes how long it took. */
async function time<T>(stage: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  stages.push(`${stage} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** Indexes the pages' main parts into `pagefind/`, without the widgets that Pagefind brings: our search box is our own. */
async function indexPages(folder: string): Promise<void> {
  await run('pagefind', ['--site', folder, '--quiet']);
  for (const name of readdirSync(join(folder, 'pagefind'))) {
    if (/-(component-ui|highlight|modular-ui|ui)\.(css|js)$/.test(name)) rmSync(join(folder, 'pagefind', name));
  }
}

/** Writes `.br` and `.gz` beside every text file that gains by it, a few at a time: compressing runs on libuv's threads. Gives how many. */
async function compressFiles(folder: string): Promise<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const info = statSync(join(folder, name));
    return isCompressible(typeOfFile(name)) && info.isFile() && info.size >= SMALLEST_COMPRESSED;
  });
  const left = names.values();
  const compressNext = async () => {
    for (const name of left) {
      const file = join(folder, name);
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      await writeFile(`${file}.br`, await brotli(body, { params }));
      await writeFile(`${file}.gz`, await gzipped(body, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, compressNext));
  return names.length;
}

/** What the server would otherwise find out by looking at every file. */
function describeFiles(folder: string) {
  const lines: Parameters<typeof fileListText>[0][number][] = [];
  for (const { path, copies } of listFiles(folder)) {
    const body = readFileSync(join(folder, path));
    lines.push([path, body.length, strongEtag(body), copies.length > 0 ? 1 : 0]);
  }
  return lines;
}
