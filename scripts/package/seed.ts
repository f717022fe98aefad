import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import type { Lean } from '../../src/store/sqlite/lean.ts';

/** In the package: which of its files a folder of data begins with. */
export const SEED = 'seed.json';
/** In the folder of data: what was put there, so that a newer package replaces what no crawl has touched. */
const SEEDED = '.seeded.json';
/** Behind the name of a file that is about to come to its place. */
const READY = '.tmp';
/** The SHA-256 of a file as the package has it, and as it was written where that is another. */
type Seeded = string | readonly [brought: string, written: string];
const broughtOf = (one: Seeded | undefined) => (typeof one === 'string' ? one : one?.[0]);
const writtenOf = (one: Seeded | undefined) => (typeof one === 'string' ? one : one?.[1]);

export interface SeedFile {
  /** Below the folder of data. */
  to: string;
  /** Below the folder of the package; with `.zst` at its end it is compressed. */
  from: string;
  sha256: string;
  /** Of a snapshot that came lean: what makes it whole. */
  lean?: Lean;
}

/** Whose file it is: snapshots, report and pictures of an area go together, for a report tells of its snapshots' bytes. */
export const fileGroup = (file: string): string => /^(?:reports\/)?([a-z\d]+)/.exec(file)?.[1] ?? file;

/**
 * Puts into a folder of data what came with the package: an area of which something is missing or older, where the rest is as a package brought
 * it. What a crawl has made, or anybody else, stays. Gives the names of what was put there.
 */
export async function seedData(home: string, dataDir: string): Promise<string[]> {
  const seed = readJson<SeedFile[]>(join(home, SEED)) ?? [];
  const seeded = readJson<Record<string, Seeded>>(join(dataDir, SEEDED)) ?? {};
  const filled: string[] = [];
  for (const [group, files = []] of Map.groupBy(seed, ({ to }) => fileGroup(to))) {
    finish(dataDir, files, seeded);
    if (files.every(({ to, sha256 }) => broughtOf(seeded[to]) === sha256 && existsSync(join(dataDir, to)))) continue;
    const there = files.filter(({ to }) => existsSync(join(dataDir, to)));
    if (there.some(({ to }) => writtenOf(seeded[to]) !== hashFile(join(dataDir, to)))) continue;
    await bring(home, dataDir, files, seeded);
    filled.push(group);
  }
  return filled;
}

/** What an area's files were noted to be before they came to their places, and the process was ended: they come there now. */
function finish(dataDir: string, files: readonly SeedFile[], seeded: Record<string, Seeded>): void {
  for (const { to } of files) {
    const ready = join(dataDir, `${to}${READY}`);
    if (existsSync(ready) && hashFile(ready) === writtenOf(seeded[to])) renameSync(ready, join(dataDir, to));
  }
}

/** Puts an area's files into their places, whole or not at all: somebody may be reading the old ones. They are noted before they come there. */
async function bring(home: string, dataDir: string, files: readonly SeedFile[], seeded: Record<string, Seeded>): Promise<void> {
  for (const { from, to } of files) copyFile(join(home, from), join(dataDir, `${to}${READY}`));
  const others = await makeAllWhole(dataDir, files);
  for (const { to, sha256 } of files) {
    const written = others.get(to);
    seeded[to] = written === undefined ? sha256 : [sha256, written];
  }
  const noted = join(dataDir, SEEDED);
  writeFileSync(`${noted}${READY}`, JSON.stringify(seeded));
  renameSync(`${noted}${READY}`, noted);
  for (const { to } of files) renameSync(join(dataDir, `${to}${READY}`), join(dataDir, to));
}

/** Makes snapshots whole that came lean, and has their report know what they are now. Gives the SHA-256 of what is another file than the package's. */
async function makeAllWhole(dataDir: string, files: readonly SeedFile[]): Promise<Map<string, string>> {
  const others = new Map<string, string>();
  const lean = files.filter((file) => file.lean);
  if (lean.length === 0) return others;
  // Settings are read when it is loaded: after the folder of data has been chosen.
  const { makeWhole } = await import('../../src/store/sqlite/lean.ts');
  for (const { to, lean: left } of lean) {
    const file = join(dataDir, `${to}${READY}`);
    if (left) await makeWhole(file, left);
    others.set(to, hashFile(file));
  }
  const snapshots = [...others];
  for (const { to } of files.filter((one) => /^reports\/.*\.json$/.test(one.to))) {
    const file = join(dataDir, `${to}${READY}`);
    const report = readJson<{ snapshots?: Record<string, string[]> }>(file);
    for (const [name, hash] of snapshots) report?.snapshots?.[name]?.push(hash);
    writeFileSync(file, JSON.stringify(report, null, 2));
    others.set(to, hashFile(file));
  }
  return others;
}

export const hashFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (from.endsWith('.zst')) writeFileSync(to, zstdDecompressSync(readFileSync(from)));
  else copyFileSync(from, to);
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
