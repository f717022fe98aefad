import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

/** In the package: which of its files a folder of data begins with. */
export const SEED = 'seed.json';
/** In the folder of data: what was put there, so that a newer package replaces what no crawl has touched. */
const SEEDED = '.seeded.json';
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
  /** Of a snapshot that came without its indexes: the SQL that makes them. */
  indexes?: readonly string[];
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
    if (files.every(({ to, sha256 }) => broughtOf(seeded[to]) === sha256 && existsSync(join(dataDir, to)))) continue;
    const there = files.filter(({ to }) => existsSync(join(dataDir, to)));
    if (there.some(({ to }) => writtenOf(seeded[to]) !== hashFile(join(dataDir, to)))) continue;
    for (const { from, to, sha256 } of files) {
      copyFile(join(home, from), join(dataDir, to));
      seeded[to] = sha256;
    }
    const anew = await addIndexes(dataDir, files);
    for (const { to, sha256 } of anew) seeded[to] = [sha256, hashFile(join(dataDir, to))];
    filled.push(group);
  }
  if (filled.length > 0) writeFileSync(join(dataDir, SEEDED), JSON.stringify(seeded));
  return filled;
}

/** Makes the indexes of snapshots that came without, and has their report know what they are now. Gives the files that are others than the package's. */
async function addIndexes(dataDir: string, files: readonly SeedFile[]): Promise<SeedFile[]> {
  const without = files.filter(({ indexes = [] }) => indexes.length > 0);
  if (without.length === 0) return [];
  // Settings are read when it is loaded: after the folder of data has been chosen.
  const { putIndexes } = await import('../../src/store/sqlite/indexes.ts');
  for (const { to, indexes = [] } of without) await putIndexes(join(dataDir, to), indexes);
  const reports = files.filter(({ to }) => /^reports\/.*\.json$/.test(to));
  for (const { to } of reports) {
    const report = readJson<{ snapshots?: Record<string, string[]> }>(join(dataDir, to));
    for (const { to: name } of without) report?.snapshots?.[name]?.push(hashFile(join(dataDir, name)));
    writeFileSync(join(dataDir, to), JSON.stringify(report, null, 2));
  }
  return [...without, ...reports];
}

export const hashFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Whole or not at all: somebody may be reading the old one. */
function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (from.endsWith('.zst')) writeFileSync(`${to}.tmp`, zstdDecompressSync(readFileSync(from)));
  else copyFileSync(from, `${to}.tmp`);
  renameSync(`${to}.tmp`, to);
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
