// `npm run bench -- build [--pad 10000]`: builds the whole site from a copy of the data in a folder of its own and says how long it took, where
// the time went and how much memory it needed; then once more with a day of fuel prices, as a crawl leaves them, and once more with nothing changed. `--pad N` adds made-up schemes with details, documents and questions of realistic length until
// there are N, all of them with texts: what a crawled snapshot weighs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CATEGORIES } from '../../../src/areas/schemes/categories.ts';
import { allSchemes } from '../../../src/areas/schemes/queries.ts';
import { optimizeIndex, putScheme } from '../../../src/areas/schemes/reading/writes.ts';
import { nameKey, shortKeys } from '../../../src/areas/schemes/search/index-text.ts';
import {
  SCHEME_TEXTS_SNAPSHOT,
  SCHEMES_SNAPSHOT,
  type SchemeRow,
  type SchemeTables,
  type TextTables,
} from '../../../src/areas/schemes/tables.ts';
import { packTexts, putText } from '../../../src/areas/schemes/text-queries.ts';
import { rewriteSnapshot } from '../../../src/crawl/promote.ts';
import { env } from '../../../src/kernel/env.ts';
import { STATES } from '../../../src/places/states.ts';
import { readFileList } from '../../../src/server/file-list.ts';
import { acceptSnapshots } from '../../../src/store/report.ts';
import { snapshotFile } from '../../../src/store/snapshot.ts';
import { HEAP_FLAGS } from '../../site/memory.ts';
import { addDayOfPrices } from '../day-of-prices.ts';
import { fakeTexts, numbers, prose } from '../made-up.ts';
import { processTree, readProc, readStat, residentMb } from '../processes.ts';

const SAMPLE_MS = 100;
const { values } = parseArgs({ args: process.argv.slice(3), options: { pad: { type: 'string' }, keep: { type: 'boolean' } } });

const folder = mkdtempSync(join(tmpdir(), 'jaankari-bench-'));
const dataDir = join(folder, 'data');
// Inside the project: what is built looks for its packages from where it stands.
const dist = join('.cache', `bench-dist-${process.pid}`);
cpSync(env.DATA_DIR, dataDir, { recursive: true });
if (values.pad) await padSchemes(Number(values.pad));

const { seconds, cpu, output, peak, most } = await build();
const files = (readFileList(dist) ?? []).map(({ path }) => path);
const count = (ending: string) => files.filter((name) => name.endsWith(ending)).length;
console.log(`whole build            ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} CPU-seconds (${(cpu / seconds).toFixed(2)} cores)`);
console.log(`most memory            ${sumMemory(peak).toFixed(0)} MB, all processes together: ${inMegabytes(peak)}`);
console.log(`most of each           ${inMegabytes(most)}`);
console.log(`pages                  ${count('.html')}, ${((cpu * 1000) / count('.html')).toFixed(1)} CPU-ms each, all work counted`);
console.log(`files                  ${count('.json')} JSON, ${count('.csv')} CSV`);
console.log(output.match(/^Stages: .*$/m)?.[0] ?? '');
await addDayOfPrices(dataDir);
for (const what of ['a day of prices', 'nothing changed']) {
  const again = await build();
  console.log(`${what.padEnd(22)} ${again.seconds.toFixed(1)} s, ${again.cpu.toFixed(1)} CPU-seconds`);
  console.log(again.output.match(/^(?:Stages|Built): .*$/gm)?.join('\n') ?? '');
}
rmSync(folder, { recursive: true, force: true });
if (values.keep) console.log(`kept in ${dist}`);
else rmSync(dist, { recursive: true, force: true });

/** Builds. Gives what it printed, how long it took, and of memory, in MB by program: where all together had most, and the most that each had. */
async function build() {
  const [began, before] = [performance.now(), childrenCpuSeconds()];
  const child = spawn('node', [...HEAP_FLAGS, 'scripts/main.mjs', 'scripts/build.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DIST_DIR: dist },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  let peak = new Map<string, number>();
  const most = new Map<string, number>();
  const sampling = setInterval(() => {
    const now = treeMemory(child.pid ?? 0);
    if (sumMemory(now) > sumMemory(peak)) peak = now;
    for (const [program, mb] of now) most.set(program, Math.max(mb, most.get(program) ?? 0));
  }, SAMPLE_MS);
  const [code] = await once(child, 'exit');
  clearInterval(sampling);
  if (code !== 0) {
    console.error(output.slice(-3000));
    process.exit(1);
  }
  return { seconds: (performance.now() - began) / 1000, cpu: childrenCpuSeconds() - before, output, peak, most };
}

/** Resident memory of a process and all its children in MB by program (Linux). */
function treeMemory(root: number): Map<string, number> {
  const memory = new Map<string, number>();
  for (const pid of processTree(root)) {
    const [binary = '', script = ''] = readProc(pid, 'cmdline').split('\0');
    const program = basename(basename(binary) === 'node' ? script : binary);
    memory.set(program, (memory.get(program) ?? 0) + residentMb(pid));
  }
  return memory;
}

function sumMemory(memory: ReadonlyMap<string, number>): number {
  return [...memory.values()].reduce((sum, mb) => sum + mb, 0);
}

function inMegabytes(memory: ReadonlyMap<string, number>): string {
  return [...memory].map(([program, mb]) => `${program} ${mb.toFixed(0)} MB`).join(', ');
}

/** CPU time of all ended children in user and kernel mode (Linux, 100 ticks a second). */
function childrenCpuSeconds(): number {
  const fields = readStat('self');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Fills the copy up with made-up schemes, and gives every scheme texts. The same every time. */
async function padSchemes(total: number): Promise<void> {
  let rows: SchemeRow[] = [];
  await rewriteSnapshot<SchemeTables, void>({
    file: snapshotFile('schemes', dataDir),
    schema: SCHEMES_SNAPSHOT,
    async fill(db) {
      const realSchemes = await allSchemes(db);
      const words = [...new Set(realSchemes.flatMap(({ name }) => name.split(/\s+/)))];
      for (let index = realSchemes.length; index < total; index += 1) await putScheme(db, fakeScheme(index, words));
      await optimizeIndex(db);
      rows = await allSchemes(db);
      return { changed: true, result: undefined };
    },
  });
  await rewriteSnapshot<TextTables, void>({
    file: snapshotFile(SCHEME_TEXTS_SNAPSHOT.name, dataDir),
    schema: SCHEME_TEXTS_SNAPSHOT,
    async fill(db) {
      const words = [...new Set(rows.flatMap(({ name, brief }) => `${name} ${brief ?? ''}`.split(/\s+/)))];
      for (const { id, slug } of rows) await putText(db, { slug, body: packTexts(fakeTexts(id, words)), read_on: '2026-11-21' });
      return { changed: true, result: undefined };
    },
  });
  // The report tells of the snapshots that the last crawl left.
  await acceptSnapshots('schemes', dataDir);
  const bytes = (name: string) => `${(statSync(snapshotFile(name, dataDir)).size / 1e6).toFixed(1)} MB`;
  console.log(`padded to ${rows.length} schemes: listing ${bytes('schemes')}, texts ${bytes(SCHEME_TEXTS_SNAPSHOT.name)}`);
}

function fakeScheme(index: number, words: readonly string[]): Omit<SchemeRow, 'id'> {
  const random = numbers(index);
  const name = `${prose(random, words, 4 + random(6))} ${index}`;
  const slug = `made-up-${index}`;
  const state = STATES[random(STATES.length)]?.name ?? '';
  const central = random(7) === 0;
  return {
    slug,
    upstream_id: `made-up-${index}`,
    name,
    short_title: `MU${index}`,
    level: central ? 'central' : 'state',
    scheme_for: 'Individual',
    ministry: central ? 'Ministry Of Made Up Schemes' : '',
    states: JSON.stringify([central ? 'All' : state]),
    categories: JSON.stringify([CATEGORIES[random(CATEGORIES.length)]]),
    tags: JSON.stringify(Array.from({ length: 5 }, () => words[random(words.length)])),
    brief: prose(random, words, 40),
    brief_source: 'myscheme',
    close_date: null,
    known: 'listing',
    recorded: '2026-11-21',
    first_recorded: '2026-11-21',
    gone_since: null,
    name_key: nameKey(name),
    short_keys: shortKeys({ slug, short_title: `MU${index}` }),
  };
}
