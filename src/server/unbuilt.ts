// The worker of `npm start` while there is no build: it answers calls from the sources, and makes files and pages on request.
import { readdirSync } from 'node:fs';
import { HINDI_ROOT } from '../areas/hindi-pages.ts';
import { AREAS } from '../catalog/areas.ts';
import type { BuiltFile } from '../catalog/built-file.ts';
import { buildCatalog } from '../catalog/catalog.ts';
import { buildOpenapi } from '../catalog/openapi.ts';
import { prebuiltFinder } from '../catalog/prebuilt.ts';
import { listQueryStatus } from '../catalog/query-status.ts';
import { createSourceLive } from '../catalog/source.ts';
import { env } from '../kernel/env.ts';
import { JSON_TYPE } from '../kernel/http.ts';
import { BEGUN, type BuildStatus, statusLine } from './build-status.ts';
import { createBundle } from './bundle.ts';
import { FILE_MEMORY } from './http-server.ts';
import { serve } from './start-serving.ts';
import { makeFiles } from './unbuilt-files.ts';

let status = BEGUN;
const bundle = createBundle(env.DIST_DIR);
process.on('message', (message: { build?: BuildStatus }) => {
  if (!message.build) return;
  status = message.build;
  bundle.follow(status);
});

const live = createSourceLive({
  page: (path) => bundle.now?.findPage(path),
  pageOnRequest: (path) => async (search, origin, signal, locals) => {
    const render = (await bundle.wait()).findPageOnRequest(path);
    if (!render) throw new Error(`The bundle has no page for ${path}`);
    return render(search, origin, signal, locals);
  },
});
/** The routes of `src/pages` besides endpoints and their files. */
const documents = new Map<string, () => Promise<unknown>>([
  ['/index.json', () => buildCatalog(AREAS)],
  ['/openapi.json', () => buildOpenapi(AREAS)],
  ['/asked.json', async () => ({ status: 'ok', asked: listQueryStatus(AREAS) })],
]);
const findPrebuilt = prebuiltFinder(AREAS);

async function findFile(path: string): Promise<BuiltFile | undefined> {
  const document = documents.get(path);
  return document ? { path, type: JSON_TYPE, body: async () => JSON.stringify(await document()) } : findPrebuilt(path);
}

/** Prefixes of pages. The 404 page is not among them. */
const pageRoots = new Set(['index', HINDI_ROOT.slice(1), ...readdirSync('src/pages').map((name) => name.replace(/\..*$/, ''))]).difference(
  new Set(['404', '[']),
);
const mayBePage = (path: string) => path.endsWith('.html') && pageRoots.has(partsOf(path)[0]?.replace(/\.html$/, '') ?? '');
const partsOf = (path: string) => path.slice(1).replace(/\/$/, '').split('/');
const files = makeFiles({
  dist: env.DIST_DIR,
  memory: FILE_MEMORY,
  bundle,
  status: () => status,
  findFile,
  // A file of JSON stands before a call with a parameter in its place: /ifsc/files.json.
  isCall: async (path) =>
    !path.endsWith('.json') && (live.findLive(partsOf(path)) !== undefined || (await live.findOnRequest(path)) !== undefined),
  mayBePage,
});
/** Opens nothing ahead: first calls wait, and the build keeps the CPU. */
const warm = () => Promise.resolve();
const findFaults = async () => [statusLine(status), ...(await live.findFaults())];
await serve(async () => ({ files, live: { ...live, warm, findFaults } }));
