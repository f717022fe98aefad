import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findUnchanged, readMade, writeMade } from '../../scripts/site/made.ts';
import { workDir } from '../support/work-dir.ts';

function folder(): string {
  const { path, remove } = workDir();
  onTestFinished(remove);
  mkdirSync(path, { recursive: true });
  return path;
}
const DATA = [
  { path: '/fuel.json', inputs: ['day', 'fuel.sqlite'] },
  { path: '/train/1.json', inputs: ['train.sqlite'] },
  { path: '/browse/train/1.html', inputs: ['train.sqlite'], short: { language: 'en-IN', html: '<h1>One</h1>' } },
  { path: '/panchang/month/delhi/2026-01.json', inputs: [] },
  { path: '/data/train.sqlite', inputs: ['train.sqlite'], digest: { bytes: 7, sha256: 'abc' } },
];

const WORK = [
  { name: 'answer of /fuel', inputs: ['fuel.sqlite'], result: { litre: 104.08 } },
  { name: 'answer of /qr', inputs: [], result: null },
];

it('finds all that was made from the same, and not what was made from something else', async () => {
  const path = folder();
  const indexes = { hi: { digest: 'd', files: ['/pagefind/a.pf_meta'], entry: { version: '1', languages: {} } } };
  await writeMade(path, { code: 'code', bundle: ['/a.css'], indexes, made: DATA, work: WORK });
  const made = readMade(path);
  if (!made) throw new Error('It is not there');
  expect(made).toMatchObject({ code: 'code', bundle: ['/a.css'], indexes });
  expect((await findUnchanged(made)).unchanged.map((one) => one.path).sort()).toEqual(DATA.map((one) => one.path).sort());
  const states = { ...made.states, 'fuel.sqlite': 'another' };
  expect((await findUnchanged({ ...made, states })).unchanged.map((one) => one.path).sort()).toEqual([
    '/browse/train/1.html',
    '/data/train.sqlite',
    '/panchang/month/delhi/2026-01.json',
    '/train/1.json',
  ]);
  expect((await findUnchanged(made)).unchanged.find(({ path: name }) => name.endsWith('.html'))?.short).toEqual(DATA[2]?.short);
  expect((await findUnchanged(made)).unchanged.find(({ digest }) => digest)).toEqual({ ...DATA[4], short: undefined });
  expect((await findUnchanged(made)).work).toEqual(WORK);
  expect((await findUnchanged({ ...made, states })).work).toEqual([WORK[1]]);
  const nextDay = { ...made.states, day: '2026-11-20' };
  expect((await findUnchanged({ ...made, states: nextDay })).unchanged.map((one) => one.path)).not.toContain('/fuel.json');
});

it('makes what asks only whether an instant is past anew once it is', async () => {
  const path = folder();
  const inputs = ['past 2026-11-25T18:30:00.000Z', 'year'];
  await writeMade(path, {
    code: 'code',
    bundle: [],
    indexes: {},
    work: [],
    made: [{ path: '/schemes/one.json', inputs }],
  });
  const made = readMade(path);
  if (!made) throw new Error('It is not there');
  expect(made.states).toEqual({ 'past 2026-11-25T18:30:00.000Z': 'false', year: '2026' });
  expect((await findUnchanged(made)).unchanged).toHaveLength(1);
  // The next day is no reason, and its being past is one.
  expect((await findUnchanged({ ...made, states: { ...made.states, day: '2026-11-20' } })).unchanged).toHaveLength(1);
  expect((await findUnchanged({ ...made, states: { ...made.states, 'past 2026-11-25T18:30:00.000Z': 'true' } })).unchanged).toEqual([]);
});

it('takes nothing of a build that left no such file, or a broken one', () => {
  const path = folder();
  expect(readMade(path)).toBeUndefined();
  writeFileSync(join(path, 'made.json.zst'), '{"code":');
  expect(readMade(path)).toBeUndefined();
});
