import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kernel/errors.ts';
import { strongEtag } from '../../src/kernel/http.ts';
import { readBody } from '../../src/server/answer.ts';
import { fileListText, LIST } from '../../src/server/file-list.ts';
import { loadFiles } from '../../src/server/files.ts';

const LARGE = JSON.stringify('x'.repeat(100_000));

describe('the files of a build', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'files-'));
    const folder = join(dist, 'client');
    await mkdir(folder);
    await writeFile(join(folder, 'small.json'), '{"small":true}');
    await writeFile(join(folder, 'large.json'), LARGE);
    await writeFile(join(folder, 'page.html'), '<p>page</p>');
    await writeFile(join(folder, 'table.csv'), 'a\r\n1\r\n');
  });
  afterAll(() => rm(dist, { recursive: true }));

  it('are read when they are asked for, and stay in memory in the forms that were asked for', async () => {
    const files = loadFiles(dist, 1_000_000);
    expect(files.atOnce('/large.json')).toBeUndefined();
    const answer = await files.get('/large.json');
    if (!answer) throw new Error('It is not there');
    expect(brotliDecompressSync(await readBody(answer, 'br')).toString()).toBe(LARGE);
    expect(files.atOnce('/large.json')).toBe(answer);
    expect(Object.keys(answer.bytes)).toEqual(['identity', 'br']);
    for (const path of ['/small.json', '/page', '/page/', '/page.html']) expect(await files.get(path)).toMatchObject({ status: 200 });
    expect(files.get('/files.json')).toBeUndefined();
  });

  it('are compressed for the first who asks', async () => {
    const answer = await loadFiles(dist, 1_000_000).get('/page');
    if (!answer) throw new Error('It is not there');
    expect(brotliDecompressSync(await readBody(answer, 'br')).toString()).toBe('<p>page</p>');
  });

  it('hold no more memory than their own bytes, in no form', async () => {
    const answer = (await loadFiles(dist, 1_000_000).get('/page')) ?? expect.fail();
    for (const form of ['br', 'gzip', 'identity'] as const) {
      await readBody(answer, form);
      const { buffer, length } = answer.bytes[form] ?? expect.fail();
      expect(buffer.byteLength - length).toBeLessThan(2_000);
    }
  });

  it('leave the memory when others need it, and come again', async () => {
    const files = loadFiles(dist, LARGE.length + 3_000);
    await files.get('/small.json');
    expect(files.atOnce('/small.json')).toBeDefined();
    await files.get('/large.json');
    expect([files.atOnce('/small.json'), files.atOnce('/large.json')?.status]).toEqual([undefined, 200]);
    expect(await files.get('/small.json')).toMatchObject({ status: 200 });
    expect(await loadFiles(dist, 0).get('/large.json')).toMatchObject({ status: 200, size: LARGE.length });
  });

  it('have the type of their ending', async () => {
    const files = loadFiles(dist, 1_000_000);
    expect(await files.get('/table.csv')).toMatchObject({
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'inline; filename="table.csv"' },
    });
    expect(await files.get('/page')).toMatchObject({ headers: { 'content-type': 'text/html; charset=utf-8' } });
  });

  it('are known by the list of the build, and answer alike', async () => {
    const walked = await loadFiles(dist, 1_000_000).get('/large.json');
    await writeFile(join(dist, LIST), fileListText([['/large.json', LARGE.length, strongEtag(LARGE)]]));
    const files = loadFiles(dist, 1_000_000);
    expect(files.get('/small.json')).toBeUndefined();
    const listed = await files.get('/large.json');
    expect(listed?.headers).toEqual(walked?.headers);
    expect(listed?.bytes).toEqual({});
    expect(listed && (await readBody(listed, 'identity')).toString()).toBe(LARGE);
  });

  it('are not mixed with those of a build that has taken the place of theirs', async () => {
    await writeFile(join(dist, 'build-stamp'), 'one');
    const files = loadFiles(dist, 1_000_000);
    const answer = await files.get('/large.json');
    const body = () => readBody(answer ?? expect.fail(), 'identity');
    await writeFile(join(dist, 'client/large.json'), `${LARGE} `);
    await rm(join(dist, 'build-stamp'));
    await expect(body()).rejects.toThrow(ApiError);
    await writeFile(join(dist, 'client/large.json'), LARGE);
    expect((await body()).toString()).toBe(LARGE);
  });
});
