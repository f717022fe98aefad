import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMade } from '../../scripts/site/made.ts';
import { ASIDE, setAside } from '../../scripts/site/previous.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

const BEFORE = {
  'client/index.html': 'old',
  'client/a/b.json': '{}',
  'server/entry.mjs': 'server',
  'files.json': '[]',
};

let work: WorkDir;
let dist: string;
beforeEach(() => {
  work = workDir();
  dist = join(work.path, 'dist');
  write(BEFORE);
});
afterEach(() => work.remove());

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
}
const all = () =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(dist.length + 1), readFileSync(file, 'utf8')]),
  );

describe('a build in the place of another', () => {
  it.each(['other code', 'the same code'])('of %s leaves the one before it when it fails', async (code) => {
    await writeMade(dist, { code: 'the same code', bundle: [], made: [], indexes: {}, work: [] });
    const before = all();
    const aside = setAside(dist, code);
    expect(readdirSync(dist)).toContain(ASIDE);
    write({ 'client/index.html': 'half', 'client/new.html': 'half', 'build-stamp': 'half' });
    expect(aside.restore()).toBe(true);
    expect(all()).toEqual(before);
    expect(aside.restore()).toBe(false);
  });

  it('leaves nothing of a first build that fails', async () => {
    const first = join(work.path, 'first');
    const aside = setAside(first, 'code');
    writeFileSync(join(first, 'half'), '');
    expect(aside.restore()).toBe(false);
    expect(readdirSync(first)).toEqual([]);
  });
});
