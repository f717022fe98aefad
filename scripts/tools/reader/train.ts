// Trains the reader's trees: what it ships with, and five folds that have not seen a fifth of the hosts each. Imports nothing of the reader, whose
// weights it writes.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from './samples.ts';

const WEIGHTS = 'src/areas/webfetch/read/choose/weights.json';
const EXPECTED = 'test/fixtures/reader/chances.json';

const FOLDER = '.cache/reader';
const REQUIREMENTS = 'scripts/tools/reader/train/requirements.txt';

/** A Python that has what REQUIREMENTS names, made where it is missing; undefined where that is not possible. */
export function preparePython(): string | undefined {
  const python = `${FOLDER}/venv/bin/python`;
  const succeeds = (command: string, ...given: readonly string[]) => spawnSync(command, given, { stdio: 'ignore' }).status === 0;
  const isReady = () => succeeds(python, '-c', 'import lightgbm, numpy');
  if (!isReady() && succeeds('python3', '-m', 'venv', `${FOLDER}/venv`)) succeeds(python, '-m', 'pip', 'install', '-r', REQUIREMENTS);
  return isReady() ? python : undefined;
}

function run(command: string, ...given: readonly string[]): void {
  const { status } = spawnSync(command, given, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} ended with ${status}`);
}

/** Exports the features, trains the five folds and what is shipped, and writes that and what the test of both sides expects. Returns the folder of the folds. */
export function train(python: string): string {
  rmSync(join(FOLDER, 'outlines.jsonl'), { force: true });
  run(process.execPath, 'scripts/tools/reader/export.ts', FOLDER);
  run(python, 'scripts/tools/reader/train/train.py', FOLDER, SAMPLES, WEIGHTS, EXPECTED);
  return FOLDER;
}
