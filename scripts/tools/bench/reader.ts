// The reader's tables in docs/reader.md: trains on the sample pages and scores by five folds of hosts, then measures speed. Where Python or the
// samples are missing it says so, and leaves the tables of what it cannot measure as they are. `-- reader FOLDER` scores folds trained before,
// `-- reader speed [SEED]` measures speed alone, on 40 pages, `-- reader peers [4]` scores other readers on the same pages, or every
// fourth of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listSamples, SAMPLES } from '../reader/samples.ts';
import type { Score } from '../reader/score.ts';
import { replaceTable } from '../results.ts';

const WEIGHTS = 'src/areas/webfetch/read/choose/weights.json';
const EXPECTED = 'test/fixtures/reader/chances.json';
const NET = 'src/areas/webfetch/read/choose/net/weights.json';
const EXPECTED_OF_NET = 'test/fixtures/reader/net-chances.json';
const FOLDER = '.cache/reader';
const REQUIREMENTS = 'scripts/tools/reader/train/requirements.txt';

/** Puts a table in the document, and prints it. */
function putTable(name: string, lines: readonly string[]): void {
  replaceTable('docs/reader.md', name, lines.join('\n'));
  console.log(lines.join('\n'));
}

const row = ({ name, pages, precision, recall, f1 }: Score) =>
  `| ${name} | ${pages} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${f1.toFixed(4)} |`;

/** Where the folds are, trained now unless a `folder` is named; undefined where they cannot be. */
function findFolds(folder: string | undefined): string | undefined {
  if (folder || !listSamples().length) return folder;
  const python = preparePython();
  return python && train(python);
}

/** A Python that has what REQUIREMENTS names, made where it is missing; undefined where that is not possible. */
function preparePython(): string | undefined {
  const python = `${FOLDER}/venv/bin/python`;
  const succeeds = (command: string, ...args: readonly string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const isReady = () => succeeds(python, '-c', 'import jax, lightgbm, numpy');
  if (!isReady() && succeeds('python3', '-m', 'venv', `${FOLDER}/venv`)) succeeds(python, '-m', 'pip', 'install', '-r', REQUIREMENTS);
  return isReady() ? python : undefined;
}

/**
 * Exports the features, trains trees and nets of the five folds and what is shipped, and writes that and what the test of both sides expects. Returns
 * the folder of the folds.
 */
function train(python: string): string {
  rmSync(join(FOLDER, 'outlines.jsonl'), { force: true });
  execFileSync(process.execPath, ['scripts/tools/reader/export.ts', FOLDER], { stdio: 'inherit' });
  execFileSync(python, ['scripts/tools/reader/train/train.py', FOLDER, SAMPLES, WEIGHTS, EXPECTED], { stdio: 'inherit' });
  const nets = ['--folds', '0,1,2,3,4', '--all', NET, EXPECTED_OF_NET];
  execFileSync(python, ['scripts/tools/reader/train/train_net.py', FOLDER, SAMPLES, ...nets], { stdio: 'inherit' });
  return FOLDER;
}

const what = process.argv[3];
if (what === 'peers') {
  const { scorePeers } = await import('../reader/peers/peers.ts');
  const peers = [...(await scorePeers(Number(process.argv[4] ?? 1)))];
  const names = peers[0]?.[1].map(({ name }) => name) ?? [];
  const table = peers.map(([name, scores]) => `| ${[name, ...scores.map(({ f1 }) => f1.toFixed(3))].join(' | ')} |`);
  putTable('peers', [`| F1 | ${names.join(' | ')} |`, `|---|${names.map(() => '---|').join('')}`, ...table]);
  process.exit(0);
}
const folds = what === 'speed' ? undefined : findFolds(what);
// the reader comes with the weights that were just written, and the crowd first: the rest fills this thread's own memory
const { compareSpeed, readCrowd } = await import('../reader/speed.ts');
const { scoreFolds } = await import('../reader/folds.ts');
const crowd = await readCrowd().catch((cause: Error) => console.error(`The machine is too busy for many pages at once: ${cause.message}`));
if (!listSamples().length) console.log(`No sample pages in ${SAMPLES}: nothing is scored.`);
else if (what !== 'speed') {
  const table = ['| pages | number | precision | recall | F1 |', '|---|---|---|---|---|', ...scoreFolds(folds).map(row)];
  if (folds) putTable('folds', table);
  else console.log(['No Python with lightgbm and jax: what is shipped is scored, which has seen these pages.', ...table].join('\n'));
}
const speed = compareSpeed(what === 'speed' ? Number(process.argv[4] ?? 1) : 1);
const table = ['| reading | median ms | p95 ms | of plain |', '|---|---|---|---|', ...speed];
// figures of a busy machine are printed alone
if (crowd) putTable('speed', [...table, '', crowd]);
else console.log(table.join('\n'));
process.exit(0);
