import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../src/server/files.ts';

describe('the files of a build', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    await writeFile(join(folder, 'small.json'), '{"small":true}');
    await writeFile(join(folder, 'large.json'), JSON.stringify('x'.repeat(100_000)));
    await writeFile(join(folder, 'large.json.br'), 'brotli');
    await writeFile(join(folder, 'page.html'), '<p>page</p>');
    await writeFile(join(folder, 'table.csv'), 'a\r\n1\r\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are in memory where they fit', () => {
    const files = loadFiles(folder, 1_000_000);
    for (const path of ['/small.json', '/large.json', '/page', '/page/', '/page.html'])
      expect(files.get(path)).toMatchObject({ status: 200 });
    expect(files.get('/large.json')).toMatchObject({ br: Buffer.from('brotli') });
    expect(files.get('/large.json.br')).toBeUndefined();
  });

  it('come from the disk where they do not fit, the small ones from memory, and all the same', async () => {
    const [roomy, tight] = [loadFiles(folder, 1_000_000), loadFiles(folder, 1_000)];
    expect(tight.get('/small.json')).toMatchObject({ status: 200 });
    expect(tight.get('/large.json')).toBeInstanceOf(Promise);
    expect(await tight.get('/large.json')).toEqual(roomy.get('/large.json') && { ...roomy.get('/large.json'), gzip: undefined });
    expect(await loadFiles(folder, 0).get('/small.json')).toMatchObject({ status: 200 });
  });

  it('have the type of their ending', () => {
    const files = loadFiles(folder, 1_000_000);
    expect(files.get('/table.csv')).toMatchObject({
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'inline; filename="table.csv"' },
    });
    expect(files.get('/page')).toMatchObject({ headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
});
