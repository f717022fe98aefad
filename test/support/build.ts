import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN } from './frozen.ts';

const BUILDS = '.cache/test-dist';
/** Builds of other states of the sources that stay: a run beside this one may be using one. */
const MAX_OLD_BUILDS = 2;

/** Which pages and files it has: a few of each kind, and those that tests name. */
const SAMPLE = 'test/support/build-sample.json';

/**
 * One build of the frozen data for all tests that need the built server, apart from the developer's own: a small one, or the `whole`. It stays in a folder named by
 * a digest of what it was made from, and is made only where there is none. Gives the folder.
 */
export async function ensureBuild({ whole = false } = {}): Promise<string> {
  Object.assign(process.env, FROZEN, whole ? {} : { BUILD_SAMPLE: SAMPLE });
  const { buildStamp } = await import('../../scripts/stamp.ts');
  const stamp = buildStamp();
  mkdirSync(BUILDS, { recursive: true });
  // A build that was broken off has no stamp. Runs beside each other make one each: a build knows its folder and cannot be moved.
  const finished = readdirSync(BUILDS).find((name) => name.startsWith(stamp.slice(0, 16)) && existsSync(join(BUILDS, name, 'build-stamp')));
  const name = finished ?? build(`${stamp.slice(0, 16)}-${process.pid}`);
  removeOld(name);
  return join(BUILDS, name);
}

function build(name: string): string {
  // Vitest sets Vite's BASE_URL for itself, and a build would believe it.
  const { BASE_URL: _own, ...environment } = process.env;
  execFileSync('node', ['scripts/build.ts'], {
    env: { ...environment, DIST_DIR: join(BUILDS, name) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return name;
}

function removeOld(used: string): void {
  const others = readdirSync(BUILDS)
    .filter((name) => name !== used)
    .map((name) => ({ name, made: statSync(join(BUILDS, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { name } of others.slice(MAX_OLD_BUILDS)) rmSync(join(BUILDS, name), { recursive: true, force: true });
}
