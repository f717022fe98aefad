import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { commitData } from '../../scripts/commit-data.ts';
import { writeReport } from '../../src/store/report.ts';
import { FROZEN } from '../support/frozen.ts';
import { toyPlan, toySource, toyWorld } from '../support/toy-area.ts';
import { workDir } from '../support/work-dir.ts';

const PROGRAM = resolve('scripts/snapshot.ts');

/** A clone in which fuel was crawled on three days, the last time wrongly: every price of petrol is 1 rupee. */
async function crawledClone() {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const data = join(path, 'data');
  mkdirSync(join(data, 'reports'), { recursive: true });
  cpSync(join(FROZEN.DATA_DIR, 'fuel.sqlite'), join(data, 'fuel.sqlite'));
  const at = (day: string) => ({ GIT_AUTHOR_DATE: `${day}T05:00:00Z`, GIT_COMMITTER_DATE: `${day}T05:00:00Z` });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'somebody');
  git('config', 'user.email', 'somebody@localhost');
  const commits: Record<string, string> = {};
  for (const [day, paise] of [
    ['2026-06-08', 10_000],
    ['2026-06-09', 10_100],
    ['2026-06-10', 100],
  ] as const) {
    const db = new DatabaseSync(join(data, 'fuel.sqlite'));
    db.exec(`update price set paise = ${paise} where fuel = 'petrol'`);
    db.close();
    const sources = [
      { source: 'goodreturns', ok: true, rows: 98 },
      { source: 'cardekho', ok: false, rows: 0, note: 'answered 503' },
    ];
    await writeReport('fuel', { outcome: 'changed', message: `fuel: ${day}`, sources }, data, new Date(`${day}T05:00:00Z`));
    Object.assign(process.env, at(day));
    await commitData('fuel', path);
    for (const name of Object.keys(at(day))) delete process.env[name];
    commits[day] = git('rev-parse', 'HEAD');
  }
  const snapshot = (...args: string[]) =>
    execFileSync('node', [PROGRAM, ...args], { cwd: path, encoding: 'utf8', env: { ...process.env, DATA_DIR: basename(data) } });
  const paise = () => {
    const db = new DatabaseSync(join(data, 'fuel.sqlite'), { readOnly: true });
    const found = db
      .prepare("select distinct paise from price where fuel = 'petrol'")
      .all()
      .map((row) => row.paise);
    db.close();
    return found;
  };
  const report = () => JSON.parse(readFileSync(join(data, 'reports/fuel.json'), 'utf8'));
  return { path, git, commits, snapshot, paise, report };
}

it('brings back the data of a day, by its commit or by the day', async () => {
  const { snapshot, commits, paise, report } = await crawledClone();
  expect(paise()).toEqual([100]);
  snapshot('restore', 'fuel', commits['2026-06-08'] ?? '');
  expect([paise(), report().message]).toEqual([[10_000], 'fuel: 2026-06-08']);
  snapshot('restore', 'fuel', '2026-06-09');
  expect([paise(), report().message]).toEqual([[10_100], 'fuel: 2026-06-09']);
  snapshot('restore', 'fuel');
  expect(paise()).toEqual([100]);
  expect(() => snapshot('restore', 'fuel', '2026-06-01')).toThrow(/No such commit changed/);
});

it('undoes a wrong crawl by one command, and tells the next crawls by the report', async () => {
  const { path, git, snapshot, commits, paise, report } = await crawledClone();
  expect(snapshot('undo', 'fuel')).toContain('Crawls leave out goodreturns. Publish it: npm run push-data -- fuel');
  expect(paise()).toEqual([10_100]);
  expect(Object.keys(report().held)).toEqual(['goodreturns']);
  await commitData('fuel', path);
  expect(git('log', '-1', '--format=%s')).toBe(
    `fuel: back to the data of ${commits['2026-06-09']?.slice(0, 12)}, without goodreturns until it is accepted`,
  );
  // It stays so over the reports of further crawls, until somebody accepts.
  await writeReport(
    'fuel',
    { outcome: 'failed', message: 'fuel: kept', sources: [] },
    join(path, 'data'),
    new Date('2026-06-11T05:00:00Z'),
  );
  expect(Object.keys(report().held)).toEqual(['goodreturns']);
  snapshot('accept', 'fuel');
  expect(report().held).toBeUndefined();
});

it('leaves out a source that is held, and asks it by name', async () => {
  const world = await toyWorld();
  onTestFinished(() => world.remove());
  const price = (day: string) => ({ thing: 'tea', day, price: 10 });
  const plan = toyPlan([toySource('wrong', () => [price('2026-06-09')]), toySource('right', () => [price('2026-06-08')])]);
  await writeReport('toy', { outcome: 'unchanged', message: 'toy', sources: [] }, world.dataDir);
  const { holdSources } = await import('../../src/store/report.ts');
  rmSync(join(world.dataDir, 'toy.sqlite'), { force: true });
  await holdSources('toy', { wrong: 'what it said was undone' }, 'toy: back', world.dataDir);
  const { outcome, sources } = await world.crawl(plan, { fresh: true });
  expect([outcome, sources[0]]).toEqual(['changed', { source: 'wrong', ok: false, rows: 0, note: 'not asked: what it said was undone' }]);
  expect((await world.rows()).map(({ day }) => day)).toEqual(['2026-06-08']);
  await writeReport('toy', { outcome: 'changed', message: 'toy', sources: [] }, world.dataDir);
  await world.crawl(plan, { source: 'wrong' });
  expect((await world.rows()).map(({ day }) => day)).toEqual(['2026-06-08', '2026-06-09']);
});
