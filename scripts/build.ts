// Builds the site: `npm run build`. Astro makes pages and the server's handler, on one core; meanwhile everything else is written from here. Then
// Pagefind makes the index that the search box reads in the browser, while pages are compressed once and for all.
import './sqlite-of-builds.ts';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { AREAS } from '../src/areas/index.ts';
import { env } from '../src/lib/env.ts';
import { strongEtag } from '../src/lib/http.ts';
import { findMissingAreas } from '../src/registry/missing-areas.ts';
import { prebuiltFiles } from '../src/registry/prebuilt.ts';
import { buildSearchIndex } from '../src/registry/search-index.ts';
import { fileListText, LIST, listFiles } from '../src/server/file-list.ts';
import { compressFile, compressRest } from './compress.ts';
import { whyNotToEmpty } from './dist-dir.ts';
import { run } from './run.ts';
import { writeRedirects, writeSitemap } from './sitemap.ts';
import { buildStamp, stampFile } from './stamp.ts';

/** Pagefind's own, in the folder of files. */
const INDEX = 'pagefind';

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
const client = join(env.DIST_DIR, 'client');
emptyFolder(env.DIST_DIR);
const failed = new AbortController();
const astro = time('pages', () => run('astro', ['build', '--outDir', env.DIST_DIR], failed.signal));
const others = time('files', () => writeFiles(client)).catch((error) => {
  failed.abort();
  throw error;
});
const [, compressed] = await Promise.all([astro, others]);
writeRedirects(client, env.BASE_PATH);
const pages = writeSitemap(client, env.SITE_URL);
const records = await time('search index', () => buildSearchIndex(AREAS, env.DIST_DIR));
const [, rest] = await Promise.all([time('Pagefind', () => indexPages(client)), time('compression', () => compressRest(client, INDEX))]);
const files = compressed + rest + (await compressRest(join(client, INDEX)));
await time('list', async () => writeFileSync(join(env.DIST_DIR, LIST), fileListText(describeFiles(client))));
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

/** Takes everything out of a folder, which is made where there is none. */
function emptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/**
 * Writes every prebuilt file that is no page, with its compressed copies, one after the other: more at a time would take from Astro, which has
 * longer to go, the core that it is on. Gives how many have such copies.
 */
async function writeFiles(folder: string): Promise<number> {
  const written = new Set<string>();
  let count = 0;
  for (const { path, body } of await prebuiltFiles(AREAS)) {
    const file = join(folder, path);
    // Names in it are a publisher's.
    if (relative(folder, file).startsWith('..')) throw new Error(`${path} leads out of the folder of files`);
    if (written.has(file)) {
      console.warn(`${path} is the address of two files: the first stands there`);
      continue;
    }
    written.add(file);
    const bytes = Buffer.from(await body());
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    if (await compressFile(file, bytes)) count += 1;
  }
  return count;
}

/** Indexes the pages' main parts, without the widgets that Pagefind brings: our search box is our own. */
async function indexPages(folder: string): Promise<void> {
  await run('pagefind', ['--site', folder, '--quiet']);
  for (const name of readdirSync(join(folder, INDEX))) {
    if (/-(component-ui|highlight|modular-ui|ui)\.(css|js)$/.test(name)) rmSync(join(folder, INDEX, name));
  }
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
