import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Input, noteInput, recordInputs } from './inputs.ts';

/** Work that was done: its name, what it was made from, and its result as JSON tells it. */
export interface KeptWork {
  name: string;
  inputs: Input[];
  result: unknown;
}

/** Behind the name of a file: who has begun it will write it. */
const BEGUN = '.begun';
const LOOK_EVERY_MS = 10;

/** Where the processes of a build keep work for each other; only a build has it. */
let folder: string | undefined;

/** Turns the keeping of work on in this process: in a folder that is shared with others, with `before`, of an earlier build from inputs as they are. */
export function keepWorkIn(path: string, before: readonly KeptWork[] = []): void {
  mkdirSync(path, { recursive: true });
  folder = path;
  for (const { name, ...done } of before) writeWork(fileOf(path, name), name, done);
}

/**
 * Does some work that several processes of a build ask for, and the next build too: what one of them has done, the others take, and note its inputs. Without a
 * build it is done each time. `name` tells it from all other work; its result is plain data.
 *
 * @example await keptWork(`answer of ${endpoint.path}`, () => bodyFor(endpoint));
 */
export async function keptWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (folder === undefined) return work();
  const file = fileOf(folder, name);
  while (!existsSync(file) && !claim(file)) await setTimeout(LOOK_EVERY_MS);
  const { inputs, result } = existsSync(file) ? readWork(file) : await doWork(file, name, work);
  for (const input of inputs) noteInput?.(input);
  return result as T;
}

/** Whether it is ours to do: another that has begun it is waited for, and if it fails, it is done here. */
function claim(file: string): boolean {
  try {
    closeSync(openSync(file + BEGUN, 'wx'));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

async function doWork(file: string, name: string, work: () => Promise<unknown>): Promise<KeptWork> {
  try {
    return writeWork(file, name, await recordInputs(work));
  } finally {
    rmSync(file + BEGUN);
  }
}

/** All work that is kept in a folder. */
export const listKeptWork = (path: string): KeptWork[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readWork(join(path, name)));

const fileOf = (path: string, name: string): string => join(path, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`);

const readWork = (file: string): KeptWork => JSON.parse(readFileSync(file, 'utf8'));

/** Another process may be writing the same, and a third reading it. */
function writeWork(file: string, name: string, { inputs, result }: { inputs: Input[]; result: unknown }): KeptWork {
  const text = JSON.stringify({ name, inputs, result: result ?? null });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return JSON.parse(text);
}
