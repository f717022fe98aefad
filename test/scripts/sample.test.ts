import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { kindOfFile, readSample } from '../../scripts/site/sample.ts';
import { workDir } from '../support/work-dir.ts';

function sample(what: unknown) {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const file = join(path, 'sample.json');
  writeFileSync(file, JSON.stringify(what));
  return readSample(file);
}
const pathsOf = (paths: readonly string[]) => paths.map((path) => ({ path, kind: kindOfFile(path) }));
const ALL = pathsOf([
  '/fuel/a.json',
  '/fuel/b.json',
  '/fuel/c.json',
  '/fuel/a.csv',
  '/train/1.json',
  '/train/2.json',
  '/train/3.json',
  '/index.json',
]);

it('takes the first of each kind, more where a kind says so, and what is named', () => {
  const choose = sample({ each: 1, kinds: { '/train/*.json': 2 }, all: [], named: ['/fuel/c.json'] });
  expect(choose(ALL).map(({ path }) => path)).toEqual([
    '/fuel/a.json',
    '/fuel/c.json',
    '/fuel/a.csv',
    '/train/1.json',
    '/train/2.json',
    '/index.json',
  ]);
});

it('takes all that begins as told, and none of a kind of which none is wanted', () => {
  const choose = sample({ each: 1, kinds: { '/train/*.json': 0 }, all: ['/fuel/'], named: [] });
  expect(choose(ALL).map(({ path }) => path)).toEqual(['/fuel/a.json', '/fuel/b.json', '/fuel/c.json', '/fuel/a.csv', '/index.json']);
});

it('a file that says something else is refused', () => {
  expect(() => sample({ each: 1, kinds: {}, all: [], names: [] })).toThrow('named');
});
