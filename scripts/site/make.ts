// The second part of a build (scripts/build.ts): makes pages and files, while the bundle is made and from it, and packs them. Whatever has unchanged inputs is
// reused from the previous build (made.ts). Finally Pagefind indexes short versions of all pages for the search box in the browser (pagefind.ts).
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathInEnglish } from '../../src/areas/hindi-pages.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import type { BuiltFile } from '../../src/catalog/built-file.ts';
import { listAreaData } from '../../src/catalog/downloads.ts';
import { listPagesOnRequest } from '../../src/catalog/pages-on-request.ts';
import { prebuiltFiles } from '../../src/catalog/prebuilt.ts';
import { env } from '../../src/kernel/env.ts';
import { recordInputs } from '../../src/kernel/inputs.ts';
import { listKeptWork } from '../../src/kernel/kept-work.ts';
import { now } from '../../src/kernel/time.ts';
import { buildSearchIndex } from '../../src/search/write-index.ts';
import { DONE, STATUS_PATH, statusBody } from '../../src/server/build-status.ts';
import { fileListText, LIST, listFiles } from '../../src/server/file-list.ts';
import { PACKED } from '../../src/store/packed-files.ts';
import { writeRedirects, writeSecurity, writeSitemap } from '../sitemap.ts';
import { code, finish, frugal, pageMakers, previous, progress, summary, time } from './begin.ts';
import { describeSize } from './budget.ts';
import { stopBundling } from './bundler.ts';
import { describeReused } from './described.ts';
import { openDownloads } from './downloads.ts';
import { type LeftOut, tellLeftOut, whyNotMade } from './left-out.ts';
import { type Made, writeMade } from './made.ts';
import { beginPagefind } from './pagefind.ts';
import type { PageMakers, Piece } from './pages.ts';
import { putAway } from './put-away.ts';
import { type Choose, kindOfFile, readSample } from './sample.ts';
import { isPartOf, isSearchedIn } from './selection.ts';
import { keeper, keptWorkOf, SPOOL, type Spooled, spoolReader } from './spool.ts';

/** Next to the folder of files in a sample build: the addresses that a whole build has. */
const ADDRESSES = 'addresses.json';

const client = join(env.DIST_DIR, 'client');
let taken = 0;
let records = 0;
/** Pages and files with their inputs. */
const made: Made[] = [];
/** Those that are no files of their own until the archive is packed. */
const spooled = new Map<string, Spooled>();
const keep = keeper(env.DIST_DIR, 'files', env.BUILD_PLAIN);
const downloads = openDownloads(env.DIST_DIR, previous);
const readSpooled = spoolReader(env.DIST_DIR);
const sample = env.BUILD_SAMPLE ? readSample(env.BUILD_SAMPLE) : undefined;
/** Chooses what is made of all that there is. */
const choose: Choose = (all) => (sample ? sample(all) : all.filter(({ path }) => isPartOf(env.BUILD_SITE, path)));
/** Files made anew in every build. */
const unkeyed = new Set<string>();
/** Paths of all pages and files, including those left out of a sample. */
const addresses: string[] = [];
const described = time('downloads', () => listAreaData(AREAS, downloads.find));
const filesChosen = described.then(chooseFiles);
const pagesMade = pageMakers.then((makers) => time('pages', () => writePages(makers)).finally(() => makers.end()));
const others = (frugal ? pagesMade : filesChosen).then(async () => {
  await time('files', async () => writeFiles(await filesChosen));
  (await pageMakers).useIdleCore();
});
others.catch(stopBundling);
// A host of files alone has a page for all that are made on request, which no search engine needs (scripts/site/fallback.ts).
const pagesOnRequest = others.then(() => (env.BUILD_PLAIN ? [] : listPagesOnRequest(AREAS)));
await Promise.all([pagesMade, others, pagesOnRequest]);
progress.stage('Pagefind');
mkdirSync(client, { recursive: true });
const madePaths = new Set(made.map(({ path }) => path));
const bundle = previous.isSameCode ? previous.bundle : builtPaths().filter((path) => !madePaths.has(path) && !unkeyed.has(path));
writeFileSync(join(client, STATUS_PATH), statusBody(DONE));
writeRedirects(client, env.BASE_PATH, env.BUILD_SITE);
writeSecurity(client, env.SECURITY_CONTACT, env.SITE_URL, now());
const onRequest = (await pagesOnRequest).map((path) => `${path}.html`);
const pages = writeSitemap(client, [...builtPaths().filter((path) => path.endsWith('.html')), ...onRequest], env.SITE_URL);
const shorts = made.flatMap(({ path, short }) => (short && isSearchedIn(env.BUILD_SITE, path) ? [[path, short] as const] : []));
const makeIndexes = await beginPagefind(env.DIST_DIR, new Map(shorts), previous.indexes, previous.take);
const indexing = time('Pagefind', makeIndexes);
// What the next build needs is written while the archive is packed.
const recording = indexing.then((indexes) =>
  writeMade(env.DIST_DIR, { code, bundle, made, indexes, work: listKeptWork(keptWorkOf(env.DIST_DIR)) }),
);
const [files] = await Promise.all([time('archive', () => putAway(env.DIST_DIR, previous, spooled, indexing, env.BUILD_PLAIN)), recording]);
if (sample) {
  addresses.push(...files.map(([path]) => path), ...previous.reused.paths);
  writeFileSync(join(env.DIST_DIR, ADDRESSES), JSON.stringify([...new Set(addresses)].sort()));
}
writeFileSync(join(env.DIST_DIR, LIST), fileListText([...files, ...describeReused(previous)].sort(([a], [b]) => (a < b ? -1 : 1))));
rmSync(join(env.DIST_DIR, SPOOL), { recursive: true, force: true });
await finish();
const sizes = [...files, ...describeReused(previous)].map(([path, bytes]) => [path, bytes] as const);
const archive = env.BUILD_PLAIN ? 0 : statSync(join(env.DIST_DIR, PACKED)).size;
for (const line of describeSize(env.BUILD_SITE, sizes, archive)) console.log(line);
console.log(
  `Built: ${files.length + previous.reused.paths.size} files, ${taken} of them taken over, ${records} records in the search index, ${pages || 'no'} pages in the sitemap.`,
);
console.log(`Stages: ${summary()}.`);

type ChosenFiles = Awaited<ReturnType<typeof chooseFiles>>;

/** Writes pages, and files beside them: first those of places, which tell of no files, then the others, once it is known what files there are. */
async function writePages(makers: PageMakers): Promise<void> {
  const all = (await makers.list()).map((page) => ({ path: page.file, kind: page.route, page }));
  addresses.push(...all.map(({ path }) => path));
  const chosen = choose(all);
  const left = new Set(await takeOver(chosen.map(({ path }) => path)));
  const pages = chosen.flatMap(({ path, page }) => (left.has(path) ? [page] : []));
  const isOfPlace = ({ file }: Piece) => pathInEnglish(file).startsWith('/place/');
  let [done, count] = [0, pages.length];
  const tell = (made: number) => {
    done += made;
    progress.pages(done, count);
  };
  tell(0);
  const make = async (pieces: readonly Piece[]) => {
    const all = await makers.make(pieces, downloads.digests, tell);
    made.push(...all);
    for (const { path, spooled: place } of all) if (place) spooled.set(path, place);
  };
  const ofPlaces = make(pages.filter(isOfPlace));
  const others = filesChosen.then(({ beside }) => {
    count += beside.length;
    return make([...pages.filter((page) => !isOfPlace(page)), ...beside]);
  });
  const paths = new Set(all.map(({ path }) => path));
  const indexing = time('search index', () => buildSearchIndex(AREAS, env.DIST_DIR, paths));
  [records] = await Promise.all([indexing, ofPlaces, others]);
}

/** Reuses unchanged pages and files. Returns the others. */
async function takeOver(paths: readonly string[]): Promise<string[]> {
  const unchanged = paths.flatMap((path) => previous.unchanged.get(path) ?? []);
  made.push(...unchanged);
  await previous.take(unchanged.map(({ path }) => path));
  taken += unchanged.length;
  return paths.filter((path) => !previous.unchanged.has(path));
}

/** Everything built so far. */
function builtPaths(): string[] {
  return [...listFiles(client).map(({ path }) => path), ...spooled.keys(), ...previous.reused.paths];
}

/** Every prebuilt file except pages; which of the chosen ones are left to be made here, and which by the processes that make pages. */
async function chooseFiles() {
  const all = (await prebuiltFiles(AREAS, downloads.find)).map((one) => ({ ...one, kind: kindOfFile(one.path) }));
  addresses.push(...all.map(({ path }) => path));
  const chosen = choose(all);
  const left = new Set(await takeOver(chosen.filter(({ keyed }) => keyed).map(({ path }) => path)));
  const beside = chosen.filter(({ path, beside }) => beside !== undefined && left.has(path));
  for (const { path } of beside) left.delete(path);
  return { all, chosen, left, beside: beside.map(({ path, kind, beside }) => ({ file: path, route: kind, listed: [], beside })) };
}

/** Writes files one after another. */
async function writeFiles({ all, chosen, left }: ChosenFiles): Promise<void> {
  const written = new Set<string>();
  const leftOut: LeftOut[] = [];
  for (const one of chosen) {
    const { path, keyed } = one;
    const file = join(client, path);
    if (written.has(file)) {
      console.warn(`${path} is the address of two files: the first stands there`);
      continue;
    }
    written.add(file);
    if (keyed && !left.has(path)) continue;
    // Processes that make pages are heard in between, and told the next.
    await setImmediate();
    await writeBuilt(one, file).catch((error: unknown) => leftOut.push({ path, why: whyNotMade(error) }));
  }
  const groupOf = ({ path }: { path: string }) => `/${path.split('/')[1]}`;
  for (const [group, these] of Map.groupBy(leftOut, groupOf))
    tellLeftOut(group, chosen.filter((one) => groupOf(one) === group).length, these);
  // Those that are no files: the next build knows their digests.
  const isFile = new Set(all.map(({ path }) => path));
  made.push(...downloads.all().filter(({ path }) => !isFile.has(path)));
}

async function writeBuilt({ path, body, keyed }: BuiltFile, file: string): Promise<void> {
  // It contains names chosen by publishers.
  if (relative(client, file).startsWith('..')) throw new Error('Its name leads out of the folder of files');
  const download = downloads.get(path);
  if (download?.spooled) {
    await keepFile(path, readSpooled(download.spooled));
    made.push(download);
    return;
  }
  const { result, inputs } = await recordInputs(body);
  if (keyed) made.push({ path, inputs });
  else unkeyed.add(path);
  await keepFile(path, result);
}

async function keepFile(path: string, body: string | Uint8Array): Promise<void> {
  const place = await keep(path, body);
  if (place) spooled.set(path, place);
}
