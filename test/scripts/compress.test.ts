import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFile, compressRest } from '../../scripts/compress.ts';
import { workDir } from '../support/work-dir.ts';

const LONG = '<p>जानकारी of one scheme and the next</p>\n'.repeat(40);

it('makes copies that unpack to the file, however long it is', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  for (const text of [LONG, LONG.repeat(3000)]) {
    const file = join(path, 'page.html');
    expect(await compressFile(file, Buffer.from(text))).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

it('makes none of what would be no smaller', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  expect(await compressFile(join(path, 'short.json'), Buffer.from('{"status":"ok"}'))).toBe(false);
  expect(await compressFile(join(path, 'picture.png'), Buffer.from(LONG))).toBe(false);
  expect(readdirSync(path)).toEqual([]);
});

it('goes through a folder, without what has copies and what is to be left out', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  for (const folder of ['browse', 'pagefind']) mkdirSync(join(path, folder));
  for (const name of ['browse/a.html', 'b.json', 'done.html', 'pagefind/p.js', 'c.png']) writeFileSync(join(path, name), LONG);
  writeFileSync(join(path, 'done.html.br'), 'as it was');
  expect(await compressRest(path, 'pagefind')).toBe(2);
  for (const name of ['browse/a.html', 'b.json'])
    expect([existsSync(join(path, `${name}.br`)), existsSync(join(path, `${name}.gz`))]).toEqual([true, true]);
  expect(readFileSync(join(path, 'done.html.br'), 'utf8')).toBe('as it was');
  expect(readdirSync(join(path, 'pagefind'))).toEqual(['p.js']);
});
