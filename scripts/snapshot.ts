// Shows snapshots as text, brings them back, takes a developer's own edit, decides about refused days:
// `npm run -s snapshot -- show|dump|diff|restore|accept|refused|refuse <area>`.
// `dump` also takes a file, as git's textconv gives it.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { env } from '../src/kernel/env.ts';
import { addDays } from '../src/kernel/time.ts';
import { acceptSnapshots, decideDays, holdSources, readReport, reportFile } from '../src/store/report.ts';
import { snapshotFile } from '../src/store/snapshot.ts';
import { compareRefused, listRefused } from './refused-days.ts';
import { diffLines, dumpLines, readSnapshotText, type SnapshotText } from './snapshot-text.ts';

const USAGE = `Usage: npm run -s snapshot -- show <area>                    tables, counts, last crawl
       npm run -s snapshot -- dump <area|file>               every row, one line each
       npm run -s snapshot -- diff <area> [commit [commit]]  rows that came and went: since HEAD, since a commit, between two
       npm run -s snapshot -- restore <area> [commit|day]    snapshot and report as in HEAD, in a commit, or at the end of a day (YYYY-MM-DD) in India
       npm run -s snapshot -- undo <area> [commit]           what they were before the last crawl that changed them, or in a commit; the next
                                                             crawls leave out the sources that said what is undone, until you accept
       npm run -s snapshot -- accept <area>                  the snapshot as it is now is right: you changed it; all sources are asked
       npm run -s snapshot -- refused <area> [day]           days that a guard refused; what one of them says, beside the days around it
       npm run -s snapshot -- accept <area> <day>...         such a day is right: the next crawl takes it
       npm run -s snapshot -- refuse <area> <day>...         such a day is wrong for good: no crawl judges it again`;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const [command, what, ...commits] = process.argv.slice(2);
const commands = { show, dump, diff, restore, undo, accept, refused, refuse } as const;
const MAX_COMMITS: Partial<Record<string, number>> = { diff: 2, restore: 1, undo: 1, refused: 1, accept: Infinity, refuse: Infinity };
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
  if (report?.refused) print(listRefused(area, report.refused));
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

/** Restores an area's snapshots together with its report: they belong together. */
async function restore(area: string): Promise<void> {
  const [commit = 'HEAD'] = commits;
  await restoreFrom(area, /^\d{4}-\d\d-\d\d$/.test(commit) ? findCommit(area, `--before=${addDays(commit, 1)}T00:00:00+05:30`) : commit);
}

async function restoreFrom(area: string, commit: string): Promise<void> {
  const listed = execFileSync('git', ['ls-tree', '--name-only', commit, `./${env.DATA_DIR}/`], { encoding: 'utf8' }).split('\n');
  const further = listed.filter((path) => basename(path).startsWith(`${area}-`) && path.endsWith('.sqlite'));
  execFileSync('git', ['restore', `--source=${commit}`, '--', snapshotFile(area), reportFile(area), ...further]);
  await show(area);
}

/** The newest commit that changed an area's snapshot, among those selected by these git options. Exits if there is none. */
function findCommit(area: string, ...options: string[]): string {
  const commit = execFileSync('git', ['log', '-1', '--format=%H', ...options, '--', snapshotFile(area)], { encoding: 'utf8' }).trim();
  if (commit) return commit;
  console.error(`No such commit changed ${snapshotFile(area)}. A shallow clone has few: git fetch --unshallow`);
  process.exit(1);
}

/** Undoes a crawl and tells future ones which sources to skip. */
async function undo(area: string): Promise<void> {
  const bad = findCommit(area);
  const good = commits[0] ?? findCommit(area, `${bad}~1`);
  const report = await readReport(area);
  const said = (report?.sources ?? []).filter(({ ok, rows }) => ok && rows > 0).map(({ source }) => source);
  const why = `what it said up to ${report?.finished_at} was undone; npm run snapshot -- accept ${area} has it asked again`;
  await restoreFrom(area, good);
  await holdSources(
    area,
    Object.fromEntries(said.map((source) => [source, why])),
    `${area}: back to the data of ${good.slice(0, 12)}, without ${said.join(', ') || 'any source'} until it is accepted`,
  );
  console.log(`Crawls leave out ${said.join(', ') || 'no source'}. Publish it: npm run push-data -- ${area}`);
}

/** Reports what it found and accepts it, if it can be read at all; or accepts days that were refused. */
async function accept(area: string): Promise<void> {
  if (commits.length > 0) return decide(area, 'accepted');
  await readSnapshotText(findSnapshot(area));
  await acceptSnapshots(area);
  await show(area);
}

async function refused(area: string): Promise<void> {
  const { refused: days = {} } = (await readReport(area)) ?? {};
  const [day] = commits;
  const one = day === undefined ? undefined : days[day];
  if (day === undefined) print(listRefused(area, days));
  else if (one) print(compareRefused(day, one.rows, findSnapshot(area)));
  else fail(`${day} is none of the refused days of ${area}: ${Object.keys(days).join(', ') || 'there are none'}`);
}

async function refuse(area: string): Promise<void> {
  if (commits.length === 0) fail(USAGE);
  await decide(area, 'refused');
}

/** Writes down what somebody says of refused days; it is committed with the report. */
async function decide(area: string, verdict: 'accepted' | 'refused'): Promise<void> {
  await decideDays(area, commits, verdict).catch((error: Error) => fail(error.message));
  console.log(
    verdict === 'accepted'
      ? `The next crawl of ${area} takes ${commits.join(', ')}.`
      : `No crawl of ${area} judges ${commits.join(', ')} again.`,
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function findSnapshot(area: string): string {
  const file = snapshotFile(area);
  if (existsSync(file)) return file;
  console.error(`There is no snapshot ${file}.\n${USAGE}`);
  process.exit(1);
}

/** The snapshot as of a commit; it needs a file of its own to be opened. */
async function readCommitted(area: string, commit: string): Promise<SnapshotText> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  try {
    const file = join(folder, `${area}.sqlite`);
    // `./` makes the path relative to this folder, which need not be the repository's root.
    await writeFile(file, execFileSync('git', ['cat-file', 'blob', `${commit}:./${snapshotFile(area)}`], { maxBuffer: 1024 ** 3 }));
    return await readSnapshotText(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function print(lines: Iterable<string>): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
