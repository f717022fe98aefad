// Trains on four fifths of the hosts and reads the pages of the last fifth, five times over: what the reader does with sites that it has not seen.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '../../src/areas/webfetch/read/choose/features/features.ts';
import { plantTrees, type Trees } from '../../src/areas/webfetch/read/choose/trees.ts';
import { DEFAULT_OPTIONS } from '../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../src/areas/webfetch/read/read.ts';
import { FOLDS, listSamples, SAMPLES } from './samples.ts';
import { type Score, scoreAll, scorePage } from './score.ts';

const WEIGHTS = 'src/areas/webfetch/read/choose/weights.json';
const EXPECTED = 'test/fixtures/reader/chances.json';

const FOLDER = '.cache/reader';
const REQUIREMENTS = 'scripts/reader/train/requirements.txt';

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
  run(process.execPath, 'scripts/reader/export.ts', FOLDER);
  run(python, 'scripts/reader/train/train.py', FOLDER, SAMPLES, WEIGHTS, EXPECTED);
  return FOLDER;
}

/** Scores by folds: each page is read by trees that have not seen its host. Without a folder of folds, by what is shipped. */
export function scoreFolds(folder: string | undefined): Score[] {
  const trees =
    folder && existsSync(join(folder, 'fold-0.json')) ? Array.from({ length: FOLDS }, (_, fold) => plantFold(folder, fold)) : [];
  const rows = listSamples().map((sample) => {
    const options = { ...DEFAULT_OPTIONS, format: 'text' as const, max: 100_000 };
    const { content } = readReply({ bytes: sample.html(), contentType: '', url: sample.url }, options, trees[sample.fold]);
    return scorePage({ sample, text: content });
  });
  return scoreAll(rows);
}

/** The trees that have not seen the pages of a fold. */
export const plantFold = (folder: string, fold: number): Trees =>
  plantTrees(JSON.parse(readFileSync(join(folder, `fold-${fold}.json`), 'utf8')), FEATURES);
