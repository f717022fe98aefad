// Makes the folder `package` of the npm package: run by `npm pack` and `npm publish` (prepack). The program as JavaScript, the build, and the data
// that a server begins with. `--as-built` packs the build that there is, whatever it was made from.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from '../src/lib/env.ts';
import { fileListText, LIST, readFileList } from '../src/server/file-list.ts';
import { writeArchive } from './package/archive.ts';
import { compileTo } from './package/compile.ts';
import { SEED, type SeedFile, sha256Of } from './package/seed.ts';
import { run } from './run.ts';
import { isBuilt } from './stamp.ts';

const HOME = 'package';
const DIST = join(HOME, 'dist');

// Standard output is npm's, which may be asked for JSON.
console.log = console.error;
if (!process.argv.includes('--as-built') && !isBuilt()) await run('node', ['scripts/build.ts']);
rmSync(HOME, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
// For the version, and for Node: what lies below are modules.
writeFileSync(join(HOME, 'package.json'), `${JSON.stringify({ name, version, license, private: true, type: 'module' })}\n`);
copyFileSync('scripts/jaankari.mjs', join(HOME, 'jaankari.mjs'));
const programs = compileTo(HOME);
const seed = putData();
const built = putBuild(new Set(seed.flatMap(({ from }) => (from.startsWith('dist/client/') ? from.slice('dist/client/'.length) : []))));
writeFileSync(join(HOME, SEED), JSON.stringify(seed));
console.log(`${HOME}: ${programs} files of the program, ${built} of the build, ${seed.length} of data.`);

/**
 * The build: its files in one archive, without compressed copies, which a server makes of those that are asked for; apart from it what a folder of
 * data begins with, which is copied as it is. Gives how many files.
 */
function putBuild(apart: ReadonlySet<string>): number {
  const list = readFileList(env.DIST_DIR) ?? [];
  const names = list.map(({ path }) => path.slice(1));
  for (const file of filesOf(env.DIST_DIR).filter((one) => one !== LIST && !one.startsWith('client/')))
    put(join(env.DIST_DIR, file), join(DIST, file));
  for (const name of apart) put(join(env.DIST_DIR, 'client', name), join(DIST, 'client', name));
  const lines = list.map(({ path, size = 0, etag = '' }) => [path, size, etag, 0] as const);
  writeFileSync(join(DIST, LIST), fileListText(lines));
  writeArchive(
    join(env.DIST_DIR, 'client'),
    names.filter((name) => !apart.has(name)),
    DIST,
  );
  return names.length;
}

/** The data; what is among the files of the build too, byte for byte, is there taken: snapshots and pictures. */
function putData(): SeedFile[] {
  return filesOf(env.DATA_DIR)
    .filter((file) => !/\.tmp|\.lock$/.test(file))
    .map((to) => {
      const sha256 = sha256Of(join(env.DATA_DIR, to));
      const isTwin = (name: string) =>
        existsSync(join(env.DIST_DIR, 'client', name)) && sha256Of(join(env.DIST_DIR, 'client', name)) === sha256;
      const twin = [`data/${to}`, to].find(isTwin);
      if (twin) return { to, from: `dist/client/${twin}`, sha256 };
      put(join(env.DATA_DIR, to), join(HOME, 'data', to));
      return { to, from: `data/${to}`, sha256 };
    });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

/** A second name of the file where the disk can give one: there are thousands. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
