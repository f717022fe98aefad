// Shows snapshots as text, brings them back, takes a developer's own edit: `npm run -s snapshot -- show|dump|diff|restore|accept <area>`.
// `dump` also takes a file, as git's textconv gives it.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { env } from '../src/kernel/env.ts';
import { acceptSnapshots, readReport, reportFile } from '../src/store/report.ts';
import { snapshotFile } from '../src/store/snapshot.ts';
import { diffLines, dumpLines, readSnapshotText, type SnapshotText } from './snapshot-text.ts';

const USAGE = `Usage: npm run -s snapshot -- show <area>                    tables, counts, last crawl
       npm run -s snapshot -- dump <area|file>               every row, one line each
       npm run -s snapshot -- diff <area> [commit [commit]]  rows that came and went: since HEAD, since a commit, between two
       npm run -s snapshot -- restore <area> [commit]        snapshot and report as in HEAD, or in a commit
       npm run -s snapshot -- accept <area>                  the snapshot as it is now is right: you changed it`;

// A reader such as `head` may close the pipe before we are done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const [command, what, ...commits] = process.argv.slice(2);
const commands = { show, dump, diff, restore, accept } as const;
const MAX_COMMITS: Partial<Record<string, number>> = { diff: 2, restore: 1 };
if (!what || !command || !(command in commands) || commits.length > (MAX_COMMITS[command] ?? 0)) {
  console.error(USAGE);
  process.exit(1);
}
await commands[command as keyof typeof commands](what);

async function show(area: string): Promise<void> {
  const { version, tables } = await readSnapshotText(findSnapshot(area));
  console.log(`${findSnapshot(area)}, schema version ${version}`);
  for (const { name, rows } of tables) console.log(`  ${name}: ${rows.length} rows`);
  const report = await readReport(area);
  console.log(report ? `Last crawl: ${report.outcome} at ${report.finished_at}: ${report.message}` : 'There is no report of a crawl.');
}

async function dump(areaOrFile: string): Promise<void> {
  print(dumpLines(await readSnapshotText(existsSync(areaOrFile) ? areaOrFile : findSnapshot(areaOrFile))));
}

async function diff(area: string): Promise<void> {
  const [before = 'HEAD', after] = commits;
  print(
    diffLines(await readCommitted(area, before), after ? await readCommitted(area, after) : await readSnapshotText(findSnapshot(area))),
  );
}

/** Brings an area's snapshots and its report back together: they belong to each other. */
async function restore(area: string): Promise<void> {
  const [commit = 'HEAD'] = commits;
  const listed = execFileSync('git', ['ls-tree', '--name-only', commit, `./${env.DATA_DIR}/`], { encoding: 'utf8' }).split('\n');
  const further = listed.filter((path) => basename(path).startsWith(`${area}-`) && path.endsWith('.sqlite'));
  execFileSync('git', ['restore', `--source=${commit}`, '--', snapshotFile(area), reportFile(area), ...further]);
  await show(area);
}

/** Says what it found and takes it, if it can be read at all. */
async function accept(area: string): Promise<void> {
  await readSnapshotText(findSnapshot(area));
  await acceptSnapshots(area);
  await show(area);
}

function findSnapshot(area: string): string {
  const file = snapshotFile(area);
  if (existsSync(file)) return file;
  console.error(`There is no snapshot ${file}.\n${USAGE}`);
  process.exit(1);
}

/** The snapshot as it stood in a commit; it needs a file of its own to be opened. */
async function readCommitted(area: string, commit: string): Promise<SnapshotText> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  try {
    const file = join(folder, `${area}.sqlite`);
    // `./` makes the path one in this folder, which need not be the top of the repository.
    await writeFile(file, execFileSync('git', ['cat-file', 'blob', `${commit}:./${snapshotFile(area)}`], { maxBuffer: 1024 ** 3 }));
    return await readSnapshotText(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function print(lines: Iterable<string>): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
