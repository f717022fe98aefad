// Makes the folder `package`, which is the npm package: `npm run pack`. The program as JavaScript, the build, and the data that a server begins with.
// `--as-built` packs the build that there is, whatever it was made from.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { AREAS } from '../src/catalog/areas.ts';
import { openPageBundle } from '../src/catalog/page-bundle.ts';
import { listFilesByFormat } from '../src/catalog/static-files.ts';
import { env } from '../src/kernel/env.ts';
import { STAMP } from '../src/server/build.ts';
import { writeParts } from '../src/server/build-parts.ts';
import { fileListText, LIST, readFileList } from '../src/server/file-list.ts';
import { makeLean } from '../src/store/sqlite/lean.ts';
import { CARRIED, packedManifest } from './package/manifest.ts';
import { hashFile, SEED, type SeedFile } from './package/seed.ts';
import { listSettings, SETTINGS_FILE } from './package/settings.ts';
import { run } from './run.ts';
import { isApart, readArchiveIndex, writeArchive } from './site/archive.ts';
import { isBuilt } from './stamp.ts';

const HOME = 'package';
const DIST = join(HOME, 'dist');
/** Needed only by the next build. */
const NEXT_BUILD = /^(made\.json|work\/)/;
/** Pages that are files here too: those that tell that another cannot be had, and those made of the documentation of the checkout. */
const WITHOUT_BUNDLE = /\/(404|offline|changelog)\.html$|^\/docs[/.]/;
/** Of a package's build. */
const MADE_ANEW = /^(client[/.]|files\.json$|build-parts\.json$|node_modules)/;
/** Level 19 takes a tenth off level 12, and time only here. */
const SNAPSHOT_LEVEL = 19;
/** From so many bytes on a snapshot comes without its indexes, and with addresses as plain text: a third of the compressed file of bank branches. */
const LARGE_SNAPSHOT = 8_000_000;
/** Parts of src that a build has turned into files, or into its own bundle. */
const BUILT_ONLY = /^(pages|site)[/\\]|[/\\](components|browser)[/\\]|^(catalog|server)[/\\](pages-)?entry\.ts$|\.d\.ts$/;
/** Programs of the checkout that the package includes, with the files they need. */
const PROGRAMS = ['jaankari.ts', 'ask.ts', 'crawl.ts', 'crawl-areas.ts', 'mcp.ts', 'schedule.ts', 'package/seed.ts', 'package/settings.ts'];
/** A comment for who reads the sources. Its lines stay, empty. */
const DOC_COMMENT = /^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*$/gm;
const LICENCE = /licen[cs]e|copyright|\(c\)/i;
/** A reference from one of our files to another: an import, or `new URL(..., import.meta.url)`. */
const NAMED = /(['"])(\.{1,2}\/[^'"\n]{1,200})\.ts\1/g;

if (!process.argv.includes('--as-built') && !isBuilt()) await run('node', ['scripts/build.ts']);
rmSync(HOME, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
writeFileSync(join(HOME, 'package.json'), `${JSON.stringify(packedManifest(readFileSync('package.json', 'utf8')), null, 2)}\n`);
for (const file of ['README.md', 'LICENSE']) copyFileSync(file, join(HOME, file));
copyFileSync('scripts/jaankari.mjs', join(HOME, 'jaankari.mjs'));
writeFileSync(join(HOME, SETTINGS_FILE), listSettings(readFileSync('docs/operations.md', 'utf8')));
putCarried();
const programs = putPrograms();
const seed = await putData();
const built = await putBuild();
writeFileSync(join(HOME, SEED), JSON.stringify(seed));
console.log(`${HOME}: ${programs} files of the program, ${built} of the build, ${seed.length} of data.`);

/**
 * Writes the program into the package as JavaScript, in the same folders: Node does not run TypeScript below node_modules. Types become
 * spaces and comments on exports empty lines, so lines and columns in messages match the sources. Returns the number of files.
 */
function putPrograms(): number {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !BUILT_ONLY.test(name))
    .map((name) => join('src', name));
  const files = [...sources, ...PROGRAMS.map((name) => join('scripts', name))];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const target = join(HOME, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith('.ts') ? toJavaScript(text) : text);
  }
  return files.length;
}

function toJavaScript(text: string): string {
  return withoutComments(stripTypeScriptTypes(text).replace(NAMED, '$1$2.js$1'));
}

/** Without comments for readers; those of a licence stay. */
function withoutComments(text: string): string {
  return text.replace(DOC_COMMENT, (comment) => (LICENCE.test(comment) ? comment : '\n'.repeat(comment.split('\n').length - 1)));
}

/** The bundled package: the files used, and its authors. Nothing is installed for it. */
function putCarried(): void {
  const from = join('node_modules', CARRIED.name);
  const to = join(HOME, from);
  for (const file of CARRIED.files) copyInto(join(from, file), join(to, file));
  const { name, version, license } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Record<string, string>;
  writeFileSync(join(to, 'package.json'), JSON.stringify({ name, version, license }));
}

/**
 * The build with its files in one archive, without what the server makes on request: pages by their bundle, which is here in their place, and JSON, tables
 * and snapshots from the data. Nor does it need the index of search in the browser. Returns the number of files.
 */
async function putBuild(): Promise<number> {
  const made = new Set((await listFilesByFormat(AREAS)).map(({ path }) => path));
  const pages = (await (await openPageBundle(env.DIST_DIR)).listPages())
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.html') && !WITHOUT_BUNDLE.test(file));
  const isPage = new Set(pages);
  const others = new Set(AREAS.flatMap(({ data }) => (data?.downloads ?? []).map(({ path }) => path)));
  // Pictures are data as well, and stand in it once.
  const isMade = (path: string) =>
    isPage.has(path) ||
    ((made.has(path) || others.has(path)) && !isApart(path.slice(1))) ||
    /^\/(pagefind\/|data\/.+\.(sqlite|csv)$)/.test(path);
  const files = (readFileList(env.DIST_DIR) ?? []).filter(({ path }) => !isMade(path));
  const names = files.map(({ path }) => path.slice(1));
  const packed = new Set(readArchiveIndex(env.DIST_DIR)?.files.map(([path]) => path));
  const [apart, inArchive] = [true, false].map((is) => names.filter((name) => isApart(name) === is)) as [string[], string[]];
  await writeArchive(
    join(env.DIST_DIR, 'client'),
    inArchive.filter((name) => !packed.has(`/${name}`)),
    DIST,
    { dist: env.DIST_DIR, paths: new Set(inArchive.map((name) => `/${name}`).filter((path) => packed.has(path))) },
  );
  const lines = files.map(({ path, size = 0, etag = '' }) => [path, size, etag] as const);
  writeFileSync(join(DIST, LIST), fileListText([...lines, ...pages.map((path) => [path] as const)]));
  const beside = listFiles(env.DIST_DIR).filter((file) => !NEXT_BUILD.test(file) && !MADE_ANEW.test(file));
  for (const file of [...beside, ...apart.map((name) => `client/${name}`)]) await putBuilt(file);
  await writeParts(DIST, readFileSync(join(DIST, STAMP), 'utf8').trim());
  return names.length;
}

/** A file of the build. Of what is carried anyway, a reference to that: pdf.js would be here once more, and the reader's weights. */
async function putBuilt(file: string): Promise<void> {
  const [, name = ''] = /^server\/chunks\/(pdf(?:\.worker)?\.min)_[\w-]+\.mjs$/.exec(file) ?? [];
  const carried = CARRIED.files.find((one) => one.endsWith(`/${name}.mjs`));
  const same = carried ? `export * from '${CARRIED.name}/${carried}';\n` : await sameData(file);
  const [from, target] = [join(env.DIST_DIR, file), join(DIST, file)];
  mkdirSync(dirname(target), { recursive: true });
  if (same) writeFileSync(target, same);
  else if (file.endsWith('.mjs')) writeFileSync(target, withoutComments(readFileSync(from, 'utf8')));
  else copyInto(from, target);
}

/** In the place of a chunk that is data of the sources, which the package has too (`isLargeData` of astro.config.mjs): where that is. */
async function sameData(file: string): Promise<string | undefined> {
  const [, name] = /^server\/chunks\/(src--[\w-]+)_[\w-]{8}\.mjs$/.exec(file) ?? [];
  const source = `${name?.replaceAll('--', '/')}.json`;
  if (!name || !existsSync(join(HOME, source))) return undefined;
  const chunk = Object.entries((await import(pathToFileURL(resolve(env.DIST_DIR, file)).href)) as Record<string, unknown>);
  const [[exported, data] = []] = chunk;
  if (chunk.length !== 1 || !isDeepStrictEqual(data, JSON.parse(readFileSync(source, 'utf8')))) return undefined;
  return `import data from '../../../${source}' with { type: 'json' };\nexport { data as ${exported} };\n`;
}

/** The data: snapshots compressed, and what is also among the build's files, byte for byte, from there. */
async function putData(): Promise<SeedFile[]> {
  // Starter data is for who has no snapshot.
  const files = listFiles(env.DATA_DIR).filter((file) => !/\.tmp|\.lock$|^starter\//.test(file));
  return Promise.all(files.map(putFile));
}

async function putFile(to: string): Promise<SeedFile> {
  const sha256 = hashFile(join(env.DATA_DIR, to));
  if (to.endsWith('.sqlite')) return putCompressed(to, sha256);
  const built = join(env.DIST_DIR, 'client', to);
  if (existsSync(built) && hashFile(built) === sha256) return { to, from: `dist/client/${to}`, sha256 };
  copyInto(join(env.DATA_DIR, to), join(HOME, 'data', to));
  return { to, from: `data/${to}`, sha256 };
}

/** A snapshot compressed; a large one lean, which the first start makes whole in a moment. */
async function putCompressed(to: string, sha256: string): Promise<SeedFile> {
  const from = `data/${to}.zst`;
  mkdirSync(join(HOME, 'data'), { recursive: true });
  const copy = join(HOME, 'data', `${to}.tmp`);
  copyFileSync(join(env.DATA_DIR, to), copy);
  const lean = statSync(copy).size < LARGE_SNAPSHOT ? undefined : await makeLean(copy);
  const params = { [constants.ZSTD_c_compressionLevel]: SNAPSHOT_LEVEL };
  writeFileSync(join(HOME, from), zstdCompressSync(readFileSync(copy), { params }));
  rmSync(copy);
  return { to, from, sha256, ...(lean && { lean }) };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

/** A hard link if the disk supports it: there are thousands of files. */
function copyInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
