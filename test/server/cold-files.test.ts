import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isApart, writeArchive } from '../../scripts/site/archive.ts';
import { createSourceLive } from '../../src/catalog/source.ts';
import { HOLDINGS, TURNS } from '../../src/kernel/allowances.ts';
import { strongEtag } from '../../src/kernel/http.ts';
import { fileListText, LIST } from '../../src/server/file-list.ts';
import { loadFiles } from '../../src/server/files.ts';
import { createJaankariServer, type JaankariServer } from '../../src/server/http-server.ts';
import { sendAhead } from '../suites/floods.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

/** More than may wait for one caller. */
const PAGES = TURNS.files.maxQueuedPerCaller + 600;
const DOWNLOAD = '/data/large.sqlite';
const bytes = randomBytes(8_000_000);

let dist: WorkDir;
let serving: JaankariServer;
let url: string;
beforeAll(async () => {
  dist = workDir();
  const files: Record<string, Buffer> = { [DOWNLOAD]: bytes };
  for (let at = 0; at < PAGES; at += 1) files[`/p${at}.html`] = Buffer.from(`<title>${at}</title>${randomBytes(2_000).toString('hex')}`);
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(dist.path, 'client', path)), { recursive: true });
    writeFileSync(join(dist.path, 'client', path), body);
  }
  writeFileSync(join(dist.path, LIST), fileListText(Object.entries(files).map(([path, body]) => [path, body.length, strongEtag(body)])));
  const names = Object.keys(files).map((path) => path.slice(1));
  const packed = names.filter((name) => !isApart(name));
  await writeArchive(join(dist.path, 'client'), packed, dist.path);
  for (const name of packed) rmSync(join(dist.path, 'client', name));
  // So little memory that no file stays in it.
  serving = await createJaankariServer({
    files: loadFiles(dist.path, 1),
    live: createSourceLive({ page: () => undefined, pageOnRequest: () => undefined }),
  });
  serving.server.listen(0, '127.0.0.1');
  await once(serving.server, 'listening');
  url = `http://127.0.0.1:${(serving.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  serving.server.closeAllConnections();
  await serving.drain();
  dist.remove();
});

const agent = new Agent({ keepAlive: false });
async function ask(path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const [response] = await once(get(url + path, { agent, ...options }), 'response');
  return response;
}

describe('files that are not in memory', () => {
  it('are read in turn: one caller who asks for more than may wait is told so, and another is answered between', async () => {
    const requests = Array.from({ length: PAGES }, (_, at) => `GET /p${at} HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\n\r\n`);
    let over = false;
    const flood = sendAhead(url, 200, requests).finally(() => {
      over = true;
    });
    await ask('/healthz');
    const other = await ask('/p7', { localAddress: '127.0.0.2' });
    expect(other.statusCode).toBe(200);
    expect((await buffer(other)).toString()).toContain('<title>7</title>');
    expect(over).toBe(false);
    const statuses = await flood;
    expect(statuses).toHaveLength(PAGES);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(TURNS.files.maxQueuedPerCaller);
  });

  it('cost the memory of a few blocks, however many are asked for at once', async () => {
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 5);
    const requests = Array.from(
      { length: 640 },
      (_, at) => `GET /p${(at * 7) % PAGES} HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip\r\n\r\n`,
    );
    expect(new Set(await sendAhead(url, 20, requests))).toEqual(new Set([200]));
    clearInterval(watch);
    expect(most / 2 ** 20).toBeLessThan(150);
  });
});

describe('a large file', () => {
  it('is sent from the disk, whole or in part, with its length', async () => {
    const whole = await ask(DOWNLOAD);
    expect(whole.headers).toMatchObject({ 'content-length': '8000000', 'accept-ranges': 'bytes', etag: strongEtag(bytes) });
    expect((await buffer(whole)).equals(bytes)).toBe(true);
    const part = await ask(DOWNLOAD, { headers: { range: 'bytes=5-1000004' } });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'bytes 5-1000004/8000000',
      '1000000',
    ]);
    expect((await buffer(part)).equals(bytes.subarray(5, 1_000_005))).toBe(true);
    const none = await ask(DOWNLOAD, { headers: { range: 'bytes=9000000-' } });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */8000000']);
    const head = await ask(DOWNLOAD, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], (await buffer(head)).length]).toEqual([200, '8000000', 0]);
    const known = await ask(DOWNLOAD, { headers: { 'if-none-match': strongEtag(bytes) } });
    expect(known.statusCode).toBe(304);
  });

  it('is sent to one caller so many times at once, and to another beside', async () => {
    const open = await Promise.all(Array.from({ length: HOLDINGS.downloads.perCaller }, () => ask(DOWNLOAD)));
    expect((await ask(DOWNLOAD)).statusCode).toBe(503);
    const other = await ask(DOWNLOAD, { localAddress: '127.0.0.2' });
    expect((await buffer(other)).length).toBe(bytes.length);
    for (const one of open) one.destroy();
    await expect.poll(async () => (await ask(DOWNLOAD, { method: 'GET' })).statusCode).toBe(200);
  });
});
