import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readArchiveIndex, writeArchive } from '../../scripts/site/archive.ts';
import { strongEtag } from '../../src/kernel/http.ts';
import { readBody } from '../../src/server/answer.ts';
import { STAMP } from '../../src/server/build.ts';
import { fileListText, LIST } from '../../src/server/file-list.ts';
import { loadFiles } from '../../src/server/files.ts';
import { openBuildReader, PACKED } from '../../src/store/packed-files.ts';
import { workDir } from '../support/work-dir.ts';

/** A build whose files are these, packed; one of them stands apart. */
async function packed(files: Record<string, string | Buffer>, apart: readonly string[] = []): Promise<string> {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const folder = join(path, 'client');
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  writeFileSync(
    join(path, LIST),
    fileListText(Object.entries(files).map(([name, body]) => [`/${name}`, body.length, strongEtag(Buffer.from(body))])),
  );
  const names = Object.keys(files).filter((name) => !apart.includes(name));
  await writeArchive(folder, names, path);
  for (const name of names) rmSync(join(folder, name));
  return path;
}
const page = (n: number) => `<!doctype html><title>${n}</title>${'<p>What all pages have.</p>'.repeat(300)}<b>${n}</b>`;
const PAGES = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`browse/p${n}.html`, page(n)]));
const FILES = {
  ...PAGES,
  'fuel.json': '{"status":"ok"}',
  'empty.csv': '',
  'large.bin': Buffer.alloc(3_000_000, 7),
  'data/fuel.sqlite': 'SQLite format 3',
};

it('files of a packed build are read from it as they were, in any order and many at once, and what stands apart from its place', async () => {
  const dist = await packed(FILES, ['data/fuel.sqlite']);
  const read = openBuildReader(dist);
  const names = Object.keys(FILES).sort((a, b) => a.length - b.length || (a < b ? 1 : -1));
  const bodies = await Promise.all(names.map((name) => read(`/${name}`)));
  names.forEach((name, at) => void expect(bodies[at]?.equals(Buffer.from(FILES[name as keyof typeof FILES])), name).toBe(true));
  await expect(read('/browse/p500.html')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toHaveLength(1);
});

it('what another archive has is taken over: whole blocks as they are, and what stands beside a file that has changed', async () => {
  const before = await packed(FILES);
  const paths = new Set(Object.keys(FILES).map((name) => `/${name}`));
  paths.delete('/browse/p250.html');
  const { path: dist, remove } = workDir();
  onTestFinished(remove);
  mkdirSync(join(dist, 'client/browse'), { recursive: true });
  writeFileSync(join(dist, 'client/browse/p250.html'), 'changed');
  await writeArchive(join(dist, 'client'), ['browse/p250.html'], dist, { dist: before, paths });
  rmSync(join(dist, 'client'), { recursive: true });
  const read = openBuildReader(dist);
  for (const [name, body] of Object.entries({ ...FILES, 'browse/p250.html': 'changed' }))
    expect((await read(`/${name}`)).equals(Buffer.from(body)), name).toBe(true);
  const blocksOf = (of: string) => new Set(readArchiveIndex(of)?.blocks.map(([, length]) => length));
  expect([...blocksOf(dist)].filter((length) => blocksOf(before).has(length)).length).toBeGreaterThan(0);
});

it('pages that are much alike take less than a hundredth together', async () => {
  const bytes = Object.values(PAGES).join('').length;
  expect(statSync(join(await packed(PAGES), PACKED)).size).toBeLessThan(bytes / 100);
});

it('the server answers with them as with any, and says so where the archive is damaged', async () => {
  const dist = await packed(FILES);
  writeFileSync(join(dist, 'build-stamp'), 'x');
  const files = loadFiles(dist, 1_000_000);
  const answer = await files.get('/browse/p7');
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', etag: strongEtag(Buffer.from(page(7))) },
  });
  if (!answer) throw new Error('It is not there');
  expect((await readBody(answer, 'identity')).toString()).toBe(page(7));
  expect((await readBody(answer, 'br')).length).toBeLessThan(1_000);

  const broken = await packed(FILES);
  truncateSync(join(broken, PACKED), Math.floor(readFileSync(join(broken, PACKED)).length / 2));
  const last = await loadFiles(broken, 1_000_000).get('/fuel.json');
  if (!last) throw new Error('It is not there');
  await expect(readBody(last, 'identity')).rejects.toMatchObject({ code: 'busy' });
});

it('files that nobody has asked for yet are answered of the old build while another takes its place', async () => {
  const [old, next] = [
    await packed(FILES, ['data/fuel.sqlite', 'large.bin']),
    await packed({ ...FILES, 'browse/p7.html': 'new', 'data/fuel.sqlite': 'newer' }, ['data/fuel.sqlite', 'large.bin']),
  ];
  for (const [dist, stamp] of [
    [old, 'old'],
    [next, 'new'],
  ] as const)
    writeFileSync(join(dist, STAMP), stamp);
  const files = loadFiles(old, 1_000_000);
  const read = async (path: string) => {
    const answer = await files.get(path);
    if (!answer) throw new Error('It is not there');
    return (await readBody(answer, 'identity')).toString();
  };
  expect(await read('/browse/p9')).toBe(page(9));
  const aside = `${old}-last`;
  onTestFinished(() => rmSync(aside, { recursive: true, force: true }));
  renameSync(old, aside);
  // For a moment there is none.
  expect(await read('/browse/p8')).toBe(page(8));
  await expect(read('/data/fuel.sqlite')).rejects.toMatchObject({ code: 'busy' });
  renameSync(next, old);
  expect(await read('/browse/p7')).toBe(page(7));
  await expect(read('/data/fuel.sqlite')).rejects.toMatchObject({ code: 'busy' });
  expect((await read('/large.bin')).length).toBe(3_000_000);
});

it('files with a hash in their name are answered of the build before too, which an update leaves beside, and nothing else of it is', async () => {
  const [dist, before] = [
    await packed({ 'index.html': 'new', '_astro/new.2.js': 'new' }),
    await packed({ 'index.html': 'old', 'gone.html': 'old', '_astro/old.1.js': 'old' }),
  ];
  for (const [folder, stamp] of [
    [dist, 'new'],
    [before, 'old'],
  ] as const)
    writeFileSync(join(folder, STAMP), stamp);
  onTestFinished(() => rmSync(`${dist}-last`, { recursive: true, force: true }));
  const files = loadFiles(dist, 1_000_000);
  const read = async (path: string) => {
    const answer = await files.get(path);
    return answer && (await readBody(answer, 'identity')).toString();
  };
  expect(await read('/_astro/old.1.js')).toBeUndefined();
  renameSync(before, `${dist}-last`);
  expect([await read('/_astro/old.1.js'), await read('/_astro/new.2.js'), await read('/')]).toEqual(['old', 'new', 'new']);
  expect([await read('/gone'), await read('/_astro/none.js')]).toEqual([undefined, undefined]);
});

it('all files of a packed build are written into a new folder by npm run unpack, and into no other', async () => {
  const dist = await packed(FILES, ['data/fuel.sqlite']);
  writeFileSync(join(dist, STAMP), 'stamp');
  const folder = join(dist, 'unpacked');
  const unpack = () => spawnSync('node', ['scripts/unpack.ts', folder], { encoding: 'utf8', env: { ...process.env, DIST_DIR: dist } });
  expect(unpack()).toMatchObject({ status: 0, stdout: `${Object.keys(FILES).length} files, 7 MB: ${folder}\n` });
  for (const [name, body] of Object.entries(FILES)) expect(readFileSync(join(folder, name)).equals(Buffer.from(body)), name).toBe(true);
  expect(unpack()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });
});
