import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { readArchiveIndex } from '../../scripts/site/archive.ts';
import { readMade } from '../../scripts/site/made.ts';
import { openBuildReader } from '../../src/store/packed-files.ts';
import { acceptSnapshots } from '../../src/store/report.ts';
import { FROZEN } from '../support/frozen.ts';
import { workDir } from '../support/work-dir.ts';

/** A few of each kind: what is compared is how they are made, and not how many. */
const SAMPLE = {
  each: 3,
  kinds: {},
  all: ['/browse/fuel', '/hi/browse/fuel', '/fuel/city/', '/data/fuel', '/changes/2026-06-0', '/place/p', '/hi/place/p'],
  named: ['/index.html', '/404.html', '/offline.html'],
};

/** Of a build: what tells of it, the bundle, which names its folder, work for the next, and the archive, whose files are compared one by one. */
const NOT_COMPARED = /^(build-stamp$|build-parts\.json$|(addresses|files|client)\.json$|made\.json\.zst$|client\.zst$|server\/|work\/)/;
/** Pagefind numbers its filters as they come out of a hash table: another run, other bytes of the same meaning. */
const UNSTABLE = /^\/pagefind\/(filter\/|pagefind(-entry\.json|\..*pf_meta)$)/;

function folder(inside?: string): string {
  const { path, remove } = workDir(inside ? { inside } : {});
  onTestFinished(remove);
  return path;
}

/** Builds, and gives what the build said. */
function build(dist: string, data: string, sample: string): string {
  const { BASE_URL: _own, ...environment } = process.env;
  return execFileSync('node', ['scripts/build.ts'], {
    env: { ...environment, DATA_DIR: data, DIST_DIR: dist, BUILD_SAMPLE: sample, BUILD_PLAIN: '' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1))
    .filter((name) => !NOT_COMPARED.test(name))
    .sort();

it('a build that takes over what has not changed leaves the bytes of a build from nothing', { timeout: 600_000 }, async () => {
  const data = folder();
  cpSync(FROZEN.DATA_DIR, data, { recursive: true });
  const sample = join(folder(), 'sample.json');
  writeFileSync(sample, JSON.stringify(SAMPLE));
  const [taken, fresh] = [folder('.cache'), folder('.cache')];
  build(taken, data, sample);
  expect(build(taken, data, sample)).toMatch(/^Nothing has changed: /);
  const before = await openBuildReader(`${taken}/.`)('/fuel/city/mumbai.json');
  const indexes = readMade(taken)?.indexes;

  const fuel = new DatabaseSync(join(data, 'fuel.sqlite'));
  // Some rise, others fall: ranks and words change too.
  fuel.exec('UPDATE price SET paise = paise + 1 + 90 * (length(place) % 3), change_pct = length(place) % 3 - 1');
  fuel.close();
  // The report names the snapshots that the last crawl left.
  await acceptSnapshots('fuel', data);
  expect(build(taken, data, sample)).toMatch(/Built: \d+ files, [1-9]\d+ of them taken over/);
  expect(build(fresh, data, sample)).toMatch(/Built: \d+ files, 0 of them taken over/);

  expect(filesOf(taken)).toEqual(filesOf(fresh));
  const differ = filesOf(fresh).filter((name) => !readFileSync(join(taken, name)).equals(readFileSync(join(fresh, name))));
  expect(differ).toEqual([]);
  const packed = (dist: string) =>
    (readArchiveIndex(dist)?.files ?? [])
      .map(([path]) => path)
      .filter((path) => !UNSTABLE.test(path))
      .sort();
  expect(packed(taken)).toEqual(packed(fresh));
  const [ofTaken, ofFresh] = [openBuildReader(taken), openBuildReader(fresh)];
  for (const path of packed(fresh)) expect((await ofTaken(path)).equals(await ofFresh(path)), path).toBe(true);
  // No price is another word to search for.
  expect(indexes).toHaveProperty('hi');
  expect(readMade(taken)?.indexes).toEqual(indexes);
  // What has changed was not taken over.
  const now = await openBuildReader(fresh)('/fuel/city/mumbai.json');
  expect(now.equals(before)).toBe(false);
});
