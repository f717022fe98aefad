import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeArchive } from '../../scripts/package/archive.ts';
import { strongEtag } from '../../src/lib/http.ts';
import { PACKED, readerOfBuild } from '../../src/lib/packed-files.ts';
import { bodyOf } from '../../src/server/answer.ts';
import { fileListText, LIST } from '../../src/server/file-list.ts';
import { loadFiles } from '../../src/server/files.ts';
import { workDir } from '../support/work-dir.ts';

/** A build whose files are these, packed; one of them stands apart. */
function packed(files: Record<string, string | Buffer>, apart: readonly string[] = []): string {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const folder = join(path, 'client');
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  writeFileSync(
    join(path, LIST),
    fileListText(Object.entries(files).map(([name, body]) => [`/${name}`, body.length, strongEtag(Buffer.from(body)), 0])),
  );
  const names = Object.keys(files).filter((name) => !apart.includes(name));
  writeArchive(folder, names, path);
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
  const dist = packed(FILES, ['data/fuel.sqlite']);
  const read = readerOfBuild(dist);
  const names = Object.keys(FILES).sort((a, b) => a.length - b.length || (a < b ? 1 : -1));
  const bodies = await Promise.all(names.map((name) => read(`/${name}`)));
  names.forEach((name, at) => void expect(bodies[at]?.equals(Buffer.from(FILES[name as keyof typeof FILES])), name).toBe(true));
  await expect(read('/browse/p500.html')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toHaveLength(1);
});

it('pages that are much alike take less than a hundredth together', () => {
  const bytes = Object.values(PAGES).join('').length;
  expect(statSync(join(packed(PAGES), PACKED)).size).toBeLessThan(bytes / 100);
});

it('the server answers with them as with any, and says so where the archive is damaged', async () => {
  const dist = packed(FILES);
  writeFileSync(join(dist, 'build-stamp'), 'x');
  const files = loadFiles(dist, 1_000_000);
  const answer = await files.get('/browse/p7');
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', etag: strongEtag(Buffer.from(page(7))) },
  });
  if (!answer) throw new Error('It is not there');
  expect((await bodyOf(answer, 'identity')).toString()).toBe(page(7));
  expect((await bodyOf(answer, 'br')).length).toBeLessThan(1_000);

  const broken = packed(FILES);
  truncateSync(join(broken, PACKED), Math.floor(readFileSync(join(broken, PACKED)).length / 2));
  const last = await loadFiles(broken, 1_000_000).get('/fuel.json');
  if (!last) throw new Error('It is not there');
  await expect(bodyOf(last, 'identity')).rejects.toMatchObject({ code: 'busy' });
});
