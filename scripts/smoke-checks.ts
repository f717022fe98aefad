import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defaultFormat } from '../src/api/formats.ts';
import type { Area } from '../src/areas/area.ts';
import { AREAS } from '../src/catalog/areas.ts';
import { findFreshness } from '../src/catalog/catalog.ts';
import { listStaticFiles } from '../src/catalog/static-files.ts';
import { readReport } from '../src/store/report.ts';
import { snapshotFile } from '../src/store/snapshot.ts';
import { countRows, withDatabase } from '../src/store/sqlite/tables.ts';
import { crawledAreas } from './schedule.ts';
import { exampleAddress, findFault, getPage } from './tools/probe.ts';

export interface SmokeResult {
  checked: number;
  faults: string[];
}

/** A container may still be starting. */
const READY_TRIES = 60;
const READY_PAUSE_MS = 500;

/** Needs a native library that an incomplete install lacks. */
const PICTURE = '/qr?data=jaankari';

const catalogue = z.object({
  areas: z.array(
    z.object({
      name: z.string(),
      page: z.string().nullable(),
      files: z.object({ count: z.int(), list: z.string().nullable() }),
      records: z.object({ count: z.number(), of: z.string() }).nullish(),
    }),
  ),
});

const fileList = z.object({ paths: z.array(z.string()) });

/**
 * Requests a running server's pages, a file and the first example of every endpoint that needs no upstream, and addresses that do not
 * exist.
 */
export async function findServerFaults(base: string): Promise<SmokeResult> {
  await untilReady(base);
  // Images have no schema to check; their areas' tests cover them.
  const staticFiles = (await listStaticFiles(AREAS)).filter(({ endpoint }) => defaultFormat(endpoint) === 'json');
  const first = staticFiles.filter(({ endpoint }, index) => staticFiles.findIndex((one) => one.endpoint === endpoint) === index);
  const results = await Promise.all([
    ...['/', '/index.json', PICTURE, ...AREAS.flatMap(({ page }) => page ?? [])].map((path) => findFault(base + path)),
    ...first.map(({ endpoint, file }) => findFault(base + file.path, endpoint.response)),
    ...first.map(({ endpoint }) => findFault(base + exampleAddress(endpoint, endpoint.examples[0].params), endpoint.response)),
    findMissingFault(`${base}/no-such-thing`),
  ]);
  const { status, text } = await getPage(`${base}/index.json`);
  const shown = catalogue.safeParse(status === 200 ? JSON.parse(text) : undefined);
  const counts = shown.success ? await findCountFaults(AREAS, shown.data.areas) : [];
  return { checked: results.length, faults: [...results.filter((fault) => fault !== undefined), ...counts] };
}

async function untilReady(base: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const fault = await findFault(`${base}/readyz`);
    if (fault === undefined) return;
    if (attempt === READY_TRIES) throw new Error(fault);
    await sleep(READY_PAUSE_MS);
  }
}

async function findMissingFault(url: string): Promise<string | undefined> {
  const { status, type } = await getPage(url);
  return status === 404 && type.startsWith('application/json') ? undefined : `${url} answers ${status} (${type}) where a JSON 404 was due`;
}

/** Whether the page at this path is rendered on request and so is in no tree. */
const isMadeOnRequest = (path: string): boolean =>
  ['.astro', '/index.astro']
    .map((ending) => `src/pages${path}${ending}`)
    .some((file) => existsSync(file) && readFileSync(file, 'utf8').includes('export const prerender = false'));

/** Checks for every page and file named in a static tree's catalogue. `basePath` is where the tree will be served: `/jaankari`. */
export async function findTreeFaults(folder: string, basePath: string): Promise<SmokeResult> {
  const { areas } = catalogue.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  const inTree = (path: string) => join(folder, basePath && path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path);
  // An area without files contributes nothing to a tree without a server; its page may be rendered by a server.
  const pages = areas
    .flatMap(({ page, files }) => (page && files.count > 0 && !isMadeOnRequest(page) ? page : []))
    .map((page) => `${inTree(page)}.html`);
  const lists = areas.flatMap(({ files }) => files.list ?? []).map(inTree);
  const files = lists.filter(existsSync).flatMap((list) => fileList.parse(JSON.parse(readFileSync(list, 'utf8'))).paths.map(inTree));
  const missing = [join(folder, 'index.html'), ...pages, ...lists, ...files]
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing`);
  const empty = areas.filter(({ name, files }) => files.count === 0 && AREAS.some((area) => area.name === name && area.data?.crawler));
  const counts = await findCountFaults(AREAS, areas);
  return {
    checked: 1 + pages.length + files.length,
    faults: [...missing, ...counts, ...empty.map(({ name }) => `${name} is crawled but has no files in the tree`)],
  };
}

/** Compares a catalogue's counts for crawled areas with the snapshots, and those with their reports. Returns the differences in words. */
export async function findCountFaults(
  areas: readonly Area[],
  shown: readonly Pick<z.output<typeof catalogue>['areas'][number], 'name' | 'records'>[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const area of crawledAreas(areas)) {
    const ours = await findFreshness(area);
    const theirs = shown.find(({ name }) => name === area.name)?.records;
    if (!ours) faults.push(`${area.name}: its snapshot cannot be read`);
    else if (ours.count !== theirs?.count)
      faults.push(`${area.name}: ${theirs?.count ?? 'no'} ${ours.counted} are shown, ${ours.count} are on record`);
    if (ours) faults.push(...(await findReportFaults(area.name)));
  }
  return faults;
}

async function findReportFaults(area: string): Promise<string[]> {
  const records = Object.entries((await readReport(area))?.records ?? {});
  if (records.length === 0) return [];
  const counts = await withDatabase(snapshotFile(area), (db) =>
    Promise.all(records.map(async ([table, reported]) => ({ table, reported, counted: await countRows(db, table) }))),
  );
  return counts
    .filter(({ reported, counted }) => reported !== counted)
    .map(({ table, reported, counted }) => `${area}: the table ${table} has ${counted} rows, and its report tells of ${reported}`);
}
