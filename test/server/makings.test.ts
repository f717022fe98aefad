import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEPT_ON_REQUEST } from '../../src/api/cache.ts';
import type { AnswerCall } from '../../src/catalog/live.ts';
import { createSourceLive } from '../../src/catalog/source.ts';
import { loadFiles } from '../../src/server/files.ts';
import { createJaankariServer, type JaankariServer } from '../../src/server/http-server.ts';
import { sendUnread } from '../suites/floods.ts';
import { waitFor } from '../support/wait.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

// 200 readers who took nothing of a list that had not been made before had one of 2.7 MB made for each of their requests: the server ran out of memory.

const SIZE = 3_000_000;
const CALLS = 400;

/** How often each page has been made; a page takes as long as the test says. */
let made: Record<string, number>;
let finish: PromiseWithResolvers<void>;
let fails: number;
const pageOf =
  (path: string): AnswerCall =>
  async (_search, _origin, signal, { keep }) => {
    made[path] = (made[path] ?? 0) + 1;
    await Promise.race([finish.promise, once(signal, 'abort')]);
    signal.throwIfAborted();
    if (fails-- > 0) return new Response('no', { status: 500 });
    if (path !== '/own') keep?.(KEPT_ON_REQUEST);
    return new Response('x'.repeat(path === '/list' ? SIZE : 10), { headers: { 'content-type': 'text/plain' } });
  };

let dist: WorkDir;
let serving: JaankariServer;
let url: string;
beforeEach(async () => {
  [made, finish, fails] = [{}, Promise.withResolvers(), 0];
  dist = workDir();
  mkdirSync(join(dist.path, 'client'));
  const live = createSourceLive({
    page: (path) => (/^\/(?:list|own|short)$/.test(path) ? pageOf(path) : undefined),
    pageOnRequest: () => undefined,
  });
  serving = await createJaankariServer({ files: loadFiles(dist.path, 1), live });
  serving.server.listen(0, '127.0.0.1');
  await once(serving.server, 'listening');
  url = `http://127.0.0.1:${(serving.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  serving.server.closeAllConnections();
  await serving.drain();
  dist.remove();
});

const ask = async (path: string, signal?: AbortSignal) => (await fetch(url + path, { ...(signal && { signal }) })).text();
const many = (path: string, count = 20) => Promise.all(Array.from({ length: count }, () => ask(path)));
const begun = (path: string, count: number) => waitFor(() => (made[path] ?? 0) >= count);

describe('an answer that many ask for at once', () => {
  it('is made once, and held once, for readers who take nothing', async () => {
    const flood = sendUnread(url, 50, 'GET /list HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(CALLS / 50), 1_000);
    await begun('/list', 1);
    const before = process.memoryUsage().arrayBuffers;
    finish.resolve();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 5);
    await flood;
    clearInterval(watch);
    expect(made).toEqual({ '/list': 1 });
    expect(most).toBeLessThan(10 * SIZE);
  });

  it('is what all of them get', async () => {
    const asked = many('/short');
    await begun('/short', 1);
    finish.resolve();
    expect(new Set(await asked)).toEqual(new Set(['x'.repeat(10)]));
    expect(made).toEqual({ '/short': 1 });
  });

  it('is made by the next if the first leaves', async () => {
    const first = new AbortController();
    const left = ask('/short', first.signal).catch(() => 'left');
    await begun('/short', 1);
    const others = many('/short', 5);
    await sleep(50);
    first.abort();
    expect(await left).toBe('left');
    await begun('/short', 2);
    finish.resolve();
    expect(new Set(await others)).toEqual(new Set(['x'.repeat(10)]));
    expect(made).toEqual({ '/short': 2 });
  });

  it('is made by each where the first failed: none waits for all before it', async () => {
    fails = 1;
    const asked = many('/short', 3);
    await begun('/short', 1);
    finish.resolve();
    expect((await asked).toSorted()).toEqual(['no', 'x'.repeat(10), 'x'.repeat(10)]);
  });

  it('is waited for by nobody where such answers are not kept', async () => {
    finish.resolve();
    await ask('/own');
    finish = Promise.withResolvers();
    const asked = many('/own', 3);
    await begun('/own', 4);
    finish.resolve();
    await asked;
    expect(made).toEqual({ '/own': 4 });
  });
});
