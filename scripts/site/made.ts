import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Digest } from '../../src/catalog/downloads.ts';
import { env } from '../../src/kernel/env.ts';
import type { Input } from '../../src/kernel/inputs.ts';
import type { KeptWork } from '../../src/kernel/kept-work.ts';
import { keptIn } from '../../src/kernel/memoize.ts';
import { istDay, now } from '../../src/kernel/time.ts';
import type { LanguageIndexes } from './pagefind.ts';
import type { ShortPage } from './short-page.ts';
import type { Spooled } from './spool.ts';

/** In a build's folder: what its pages and files were made from, and what of the pages can be found. */
const MADE = 'made.json.zst';

/** Inputs that depend on the time are noted as of the build's beginning, so that the next build makes what changes meanwhile. */
const BEGAN = now();
const PAST = /^past (.+)$/;

/** A page or file, below the folder of files with a slash in front, and what it was made from. */
export interface Made {
  path: string;
  inputs: readonly Input[];
  /** The part of a page that search can find. */
  short?: ShortPage | undefined;
  /** Of a download. */
  digest?: Digest | undefined;
  /** Where it stands while it is no file of its own. */
  spooled?: Spooled | undefined;
}

/** What a build leaves for the next one. */
export interface Record {
  /** Digest of the code, and of the settings. */
  code: string;
  /** State of each input: the day, whether an instant is past, or a digest. */
  states: { [input: Input]: string };
  /** Files of the bundle in the folder of files: scripts, styles, and what is public. */
  bundle: string[];
  /** Combinations of inputs; each path has the place of its own in the list. */
  sets: Input[][];
  paths: { [path: string]: number };
  /** The short pages, by path. */
  shorts: { [path: string]: ShortPage };
  /** Of the downloads, by path. */
  digests: { [path: string]: Digest };
  indexes: LanguageIndexes;
  /** Work that its processes kept for each other, whose results stand in a folder of their own (`keptWorkOf`). */
  work: KeptWork[];
}

/** Reads what a build has left; undefined where it left nothing that can be used. */
export function readMade(folder: string): Record | undefined {
  try {
    return JSON.parse(zstdDecompressSync(readFileSync(join(folder, MADE))).toString('utf8'));
  } catch {
    return undefined; // there is no build, or one of before
  }
}

/** Writes what a build leaves for the next one into its folder. */
export async function writeMade(
  folder: string,
  { made, ...rest }: Pick<Record, 'code' | 'bundle' | 'indexes' | 'work'> & { made: readonly Made[] },
): Promise<void> {
  const places = new Map<string, number>();
  const sets: Input[][] = [];
  const paths: Record['paths'] = {};
  const shorts: Record['shorts'] = {};
  const digests: Record['digests'] = {};
  for (const { path, inputs, short, digest } of made.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = inputs.join();
    const place = places.get(key) ?? sets.push([...inputs]) - 1;
    places.set(key, place);
    paths[path] = place;
    if (short) shorts[path] = short;
    if (digest) digests[path] = digest;
  }
  const record: Record = {
    ...rest,
    states: await statesOf([...sets, ...rest.work.map(({ inputs }) => inputs)].flat()),
    sets,
    paths,
    shorts,
    digests,
  };
  writeFileSync(join(folder, MADE), zstdCompressSync(JSON.stringify(record)));
}

/** Of what a build has made: the pages and files whose inputs are all as they were then, with these, and the work. */
export async function findUnchanged({
  states,
  sets,
  paths,
  shorts,
  digests,
  work,
}: Record): Promise<{ unchanged: Made[]; work: KeptWork[] }> {
  const now = await statesOf(Object.keys(states));
  const areSame = (inputs: readonly Input[]) => inputs.every((input) => states[input] === now[input]);
  const isSame = sets.map(areSame);
  const unchanged = Object.entries(paths).flatMap(([path, place]) =>
    isSame[place] ? [{ path, inputs: sets[place] ?? [], short: shorts[path], digest: digests[path] }] : [],
  );
  return { unchanged, work: work.filter(({ inputs }) => areSame(inputs)) };
}

/** Whether a build of the same data would be the same now: no day, year or instant has come that its pages and files tell of. */
export const isSameTime = ({ states }: Record): boolean =>
  Object.entries(states).every(([input, state]) => [undefined, state].includes(timeOf(input)));

async function statesOf(inputs: readonly Input[]): Promise<Record['states']> {
  const names = [...new Set(inputs)].sort();
  return Object.fromEntries(await Promise.all(names.map(async (input) => [input, await stateOf(input)])));
}

/** The state of an input that is a time; undefined for all others. */
function timeOf(input: Input): string | undefined {
  if (input === 'day') return istDay(BEGAN);
  if (input === 'year') return istDay(BEGAN).slice(0, 4);
  const [, instant] = PAST.exec(input) ?? [];
  return instant === undefined ? undefined : String(BEGAN.getTime() > Date.parse(instant));
}

async function stateOf(input: Input): Promise<string> {
  const time = timeOf(input);
  if (time !== undefined) return time;
  if (input === 'feeds') return digestOfFeeds();
  const file = join(env.DATA_DIR, input);
  return existsSync(file) ? digestOfFile(file) : 'missing';
}

/** Digests of files that this process has read, by name and state: a build asks for them when it begins and when it ends. */
const known = new Map<string, string>();

function digestOfFile(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return keptIn(known, `${file} ${mtimeMs} ${size}`, () => digestOf(readFileSync(file)));
}

/** Loaded when it is asked for: the areas are most of a build's program. */
async function digestOfFeeds(): Promise<string> {
  const [{ AREAS }, { listFeeds }] = await Promise.all([import('../../src/catalog/areas.ts'), import('../../src/catalog/feeds.ts')]);
  return digestOf(JSON.stringify((await listFeeds(AREAS)).map(({ page, path, title }) => [page, path, title])));
}

const digestOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 32);
