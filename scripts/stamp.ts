import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../src/kernel/env.ts';
import { STAMP } from '../src/server/build.ts';

/** The inputs of a build. */
const INPUTS = [
  'src',
  env.DATA_DIR,
  'public',
  'docs/examples',
  'scripts/build.ts',
  'scripts/site',
  'scripts/sitemap.ts',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  ...(env.BUILD_SAMPLE ? [env.BUILD_SAMPLE] : []),
];

/**
 * The server is part of the bundle, except for the code that locates it, supervises its processes, or replaces it before there is a build.
 */
const isBesideBundle = (file: string): boolean =>
  /^src[/\\]server[/\\](main|parent|workers|watch|unbuilt|unbuilt-files|bundle)\.ts$/.test(file);

/** Where a finished build records its inputs. */
export const stampFile = join(env.DIST_DIR, STAMP);

/** A digest of all inputs by content, since a fresh checkout has new timestamps. */
export const buildStamp = (): string => digestOf(INPUTS);

/** The same without the data: the inputs of the bundles. */
export const codeStamp = (): string => digestOf(INPUTS.filter((input) => input !== env.DATA_DIR));

function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(
    `${env.SITE_URL ?? ''} ${env.SECURITY_CONTACT ?? ''} ${env.BASE_PATH} ${env.JAANKARI_NOW ?? ''} ${env.BUILD_PLAIN} ${env.BUILD_SITE}`,
  );
  for (const input of inputs) for (const file of listFiles(input)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether there is a finished build of exactly these inputs: those of now, or those of a stamp. */
export const isBuilt = (stamp?: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === (stamp ?? buildStamp());

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => !/\.tmp/.test(file) && !isBesideBundle(file) && statSync(file).isFile())
    .sort();
}
