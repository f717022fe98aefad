import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../src/lib/env.ts';
import { STAMP } from '../src/server/build.ts';

/** What a build is made from. */
const INPUTS = [
  'src',
  env.DATA_DIR,
  'public',
  'docs/examples',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/sqlite-of-builds.ts',
  'scripts/sitemap.ts',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'docs/examples',
];

/** The server stands beside a build and is in none, save for how the list of its files is written. */
const isOfServer = (file: string): boolean => /^src[/\\]server[/\\]/.test(file) && !/file-list\.ts$/.test(file);

/** Where a finished build notes what it was made from. */
export const stampFile = join(env.DIST_DIR, STAMP);

/** A digest of all inputs by content, since a fresh checkout has fresh times. */
export function buildStamp(): string {
  const hash = createHash('sha256').update(`${env.SITE_URL ?? ''} ${env.BASE_PATH} ${env.JAANKARI_NOW ?? ''}`);
  for (const input of INPUTS) for (const file of filesOf(input)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Is there a finished build of exactly these inputs? */
export const isBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === buildStamp();

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => !/\.tmp/.test(file) && !isOfServer(file) && statSync(file).isFile())
    .sort();
}
