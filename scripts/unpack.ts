// Writes all files of a build into a folder, as a host of files needs them: `npm run unpack -- FOLDER`. A build keeps most in one archive
// (dist/client.zst); BUILD_PLAIN=1 makes none, but a build that was copied here has it.
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { env } from '../src/kernel/env.ts';
import { requireBuild } from '../src/server/build.ts';
import { readFileList } from '../src/server/file-list.ts';
import { openBuildReader } from '../src/store/packed-files.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) {
  console.error('Usage: npm run unpack -- FOLDER   writes all files of the build in DIST_DIR into that new or empty folder');
  process.exit(1);
}
requireBuild(env.DIST_DIR);
if (existsSync(folder) && (await readdir(folder)).length > 0) {
  console.error(`${folder} is not empty: name a new folder, so that nothing is mixed with files of another build`);
  process.exit(1);
}
const list = readFileList(env.DIST_DIR) ?? [];
const read = openBuildReader(env.DIST_DIR);
let bytes = 0;
for (const { path } of list) {
  const file = join(folder, path);
  // Paths come from the build's own list; a list that was tampered with writes nothing outside.
  if (!resolve(file).startsWith(`${resolve(folder)}/`)) throw new Error(`${path} is no path of a build`);
  const body = await read(path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  bytes += body.length;
}
console.log(`${list.length} files, ${Math.round(bytes / 1e6)} MB: ${folder}`);
