// Makes the folder `package` of the npm package: run by `npm pack` and `npm publish` (prepack). The program as JavaScript, the build, and the data
// that a server begins with. Compressed copies of files stay out: they would triple the archive, and a server makes those that are asked for.
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from '../src/lib/env.ts';
import { fileListText, LIST, readFileList } from '../src/server/file-list.ts';
import { compileTo } from './package/compile.ts';
import { SEED, type SeedFile, sha256Of } from './package/seed.ts';
import { run } from './run.ts';
import { isBuilt } from './stamp.ts';

const HOME = 'package';
const COPY = /\.(br|gz)$/;

// Standard output is npm's, which may be asked for JSON.
console.log = console.error;
if (!isBuilt()) await run('node', ['scripts/build.ts']);
rmSync(HOME, { recursive: true, force: true });
mkdirSync(HOME);
const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
// For the version, and for Node: what lies below are modules.
writeFileSync(join(HOME, 'package.json'), `${JSON.stringify({ name, version, license, private: true, type: 'module' })}\n`);
copyFileSync('scripts/jaankari.mjs', join(HOME, 'jaankari.mjs'));
const programs = compileTo(HOME);
const built = putBuild();
const seed = putData(built);
writeFileSync(join(HOME, SEED), JSON.stringify(seed));
console.log(`${HOME}: ${programs} files of the program, ${built.length} of the build, ${seed.length} of data.`);

/** The build without compressed copies, and a list of its files that says so. Gives their names below dist. */
function putBuild(): string[] {
  const list = readFileList(env.DIST_DIR) ?? [];
  const compressed = new Set(
    list.flatMap(({ path, copies }) => copies.map((encoding) => `client${path}.${encoding === 'br' ? 'br' : 'gz'}`)),
  );
  const names = filesOf(env.DIST_DIR).filter((file) => file !== LIST && !(COPY.test(file) && compressed.has(file)));
  for (const file of names) put(join(env.DIST_DIR, file), join(HOME, 'dist', file));
  const lines = list.map(({ path, size = 0, etag = '' }) => [path, size, etag, 0] as const);
  writeFileSync(join(HOME, 'dist', LIST), fileListText(lines));
  return names;
}

/** The data, save what the build holds too, byte for byte: snapshots and pictures are among its files. */
function putData(built: readonly string[]): SeedFile[] {
  const there = new Set(built);
  return filesOf(env.DATA_DIR)
    .filter((file) => !/\.tmp|\.lock$/.test(file))
    .map((to) => {
      const sha256 = sha256Of(join(env.DATA_DIR, to));
      const twin = [`client/data/${to}`, `client/${to}`].find((one) => there.has(one) && sha256Of(join(env.DIST_DIR, one)) === sha256);
      if (twin) return { to, from: `dist/${twin}`, sha256 };
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
