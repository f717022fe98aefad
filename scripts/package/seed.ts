import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

/** In the package: which of its files a folder of data begins with. */
export const SEED = 'seed.json';
/** In the folder of data: what was put there, by its SHA-256, so that a newer package replaces what no crawl has touched. */
const SEEDED = '.seeded.json';

export interface SeedFile {
  /** Below the folder of data. */
  to: string;
  /** Below the folder of the package; with `.zst` at its end it is compressed. */
  from: string;
  sha256: string;
}

/** Whose file it is: snapshots, report and pictures of an area go together, for a report tells of its snapshots' bytes. */
export const fileGroup = (file: string): string => /^(?:reports\/)?([a-z\d]+)/.exec(file)?.[1] ?? file;

/**
 * Puts into a folder of data what came with the package: an area of which something is missing or older, where the rest is as a package brought
 * it. What a crawl has made, or anybody else, stays. Gives the names of what was put there.
 */
export function seedData(home: string, dataDir: string): string[] {
  const seed = readJson<SeedFile[]>(join(home, SEED)) ?? [];
  const seeded = readJson<Record<string, string>>(join(dataDir, SEEDED)) ?? {};
  const filled: string[] = [];
  for (const [group, files = []] of Map.groupBy(seed, ({ to }) => fileGroup(to))) {
    if (files.every(({ to, sha256 }) => seeded[to] === sha256 && existsSync(join(dataDir, to)))) continue;
    const there = files.filter(({ to }) => existsSync(join(dataDir, to)));
    if (there.some(({ to }) => seeded[to] !== hashFile(join(dataDir, to)))) continue;
    for (const { from, to, sha256 } of files) {
      copyFile(join(home, from), join(dataDir, to));
      seeded[to] = sha256;
    }
    filled.push(group);
  }
  if (filled.length > 0) writeFileSync(join(dataDir, SEEDED), JSON.stringify(seeded));
  return filled;
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
