import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type Input, noteInput, recordInputs, shareWithInputs } from './inputs.ts';

/** Work that was done: its name, and what it was made from. */
export interface KeptWork {
  name: string;
  inputs: Input[];
}

const ENDING = '.json.zst';
/** Behind the name of a file: who has begun it will write it. */
const BEGUN = '.begun';
const LOOK_EVERY_MS = 10;

/** Where the processes of a build keep work for each other; only a build has it. */
let folder: string | undefined;

/** Turns the keeping of work on in this process: in a folder that is shared with others, with what an earlier build did from inputs as they are and kept in `before.folder`. */
export function keepWorkIn(path: string, before?: { folder: string; work: readonly KeptWork[] }): void {
  mkdirSync(path, { recursive: true });
  folder = path;
  for (const { name } of before?.work ?? [])
    if (before && existsSync(fileOf(before.folder, name))) copyFileSync(fileOf(before.folder, name), fileOf(path, name));
}

/**
 * Does some work that several processes of a build ask for, and the next build too: what one of them has done, the others take, and note its inputs. Without a
 * build it is done each time. `name` tells it from all other work; its result is plain data.
 *
 * @example await keptWork(`records of ${area.name}`, () => area.find.records());
 */
export async function keptWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (folder === undefined) return work();
  const file = fileOf(folder, name);
  while (!existsSync(file) && !claim(file)) await setTimeout(LOOK_EVERY_MS);
  if (!existsSync(file)) await doWork(file, name, work);
  const [done, result] = readWork(file);
  for (const input of done.inputs) noteInput?.(input);
  return JSON.parse(result) as T;
}

/**
 * The same for results that are asked for one by one, of which a build makes `all` at once, by key: what the pages of all places tell of trains. Without a
 * build `one` is made each time; so is one that `all` does not give, in which a row of its own may be wrong.
 */
export function keptTogether<T>(
  name: string,
  all: () => Promise<Readonly<Record<string, T>>>,
  one: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  let shared: (() => Promise<Readonly<Record<string, T>>>) | undefined;
  return async (key) => {
    if (folder === undefined) return one(key);
    shared ??= shareWithInputs(() => keptWork(name, all));
    // Where all cannot be made, each says why by itself.
    const results = await shared().catch(() => ({}) as Readonly<Record<string, T>>);
    return Object.hasOwn(results, key) ? (results[key] as T) : one(key);
  };
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

/** Another process may be writing the same, and a third reading it. */
async function doWork(file: string, name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    const { inputs, result } = await recordInputs(work);
    const text = `${JSON.stringify({ name, inputs })}\n${JSON.stringify(result ?? null)}`;
    writeFileSync(`${file}.${process.pid}`, zstdCompressSync(text));
    renameSync(`${file}.${process.pid}`, file);
  } finally {
    rmSync(file + BEGUN);
  }
}

/** All work that is kept in a folder. */
export const listKeptWork = (path: string): KeptWork[] =>
  readdirSync(path)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => readWork(join(path, name))[0]);

const fileOf = (path: string, name: string): string =>
  join(path, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}${ENDING}`);

/** What was done, and its result as JSON, which may be long. */
function readWork(file: string): [KeptWork, result: string] {
  const text = zstdDecompressSync(readFileSync(file)).toString('utf8');
  const end = text.indexOf('\n');
  return [JSON.parse(text.slice(0, end)), text.slice(end + 1)];
}
