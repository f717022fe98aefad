import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { type CacheRule, KEPT_ON_REQUEST } from '../../src/api/cache.ts';
import { createSourceLive } from '../../src/catalog/source.ts';
import { withBundledPages } from '../../src/server/bundled-pages.ts';
import { fileListText, readFileList } from '../../src/server/file-list.ts';
import { openBuildReader } from '../../src/store/packed-files.ts';
import { workDir } from '../support/work-dir.ts';

const PAGE = '/browse/fuel/city/mumbai.html';
const folder = workDir({ inside: '.cache' });
afterAll(() => folder.remove());

/** A build as the npm package has it: the bundle in the place of the pages. */
function packedBuild(): string {
  const dist = join(folder.path, 'dist');
  mkdirSync(dist);
  symlinkSync(resolve(inject('dist'), 'server'), join(dist, 'server'));
  writeFileSync(join(dist, 'files.json'), fileListText([['/favicon.svg', 1, '"x"'], [PAGE]]));
  return dist;
}

it('makes a page of which a build has no file from the bundle of pages, the same bytes, and no other', async () => {
  const dist = packedBuild();
  expect(readFileList(dist)).toEqual([{ path: '/favicon.svg', size: 1, etag: '"x"' }, { path: PAGE }]);
  const live = withBundledPages(createSourceLive({ page: () => undefined, pageOnRequest: () => undefined }), dist);
  const built = (await openBuildReader(inject('dist'))(PAGE)).toString();
  for (const address of [PAGE, '/browse/fuel/city/mumbai', '/browse/fuel/city/mumbai/']) {
    const render = await live.findOnRequest(address);
    const kept: CacheRule[] = [];
    const answer = await render?.('', 'http://localhost', new AbortController().signal, { keep: (rule) => void kept.push(rule) });
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer?.text()).toBe(built);
    expect(kept).toEqual([KEPT_ON_REQUEST]);
  }
  expect(await live.findOnRequest('/browse/fuel/city/pune')).toBeUndefined();
});

it('leaves a build that has its pages as it is', () => {
  const live = createSourceLive({ page: () => undefined, pageOnRequest: () => undefined });
  expect(withBundledPages(live, inject('dist'))).toBe(live);
});
