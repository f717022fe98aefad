import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDays, type DayRules } from '../../src/crawl/days.ts';
import { guardTable } from '../../src/crawl/guards.ts';
import { withLock } from '../../src/crawl/lock.ts';
import { completeDays } from '../../src/crawl/rates.ts';
import { parsePage, readTables } from '../../src/html/tables.ts';
import { fetchUpstream } from '../../src/net/upstream.ts';
import { acceptSnapshots, readReport, writeReport } from '../../src/store/report.ts';
import { cpuBoundOf, cpuTimeOf } from '../support/cpu-time.ts';
import { startStandIn } from '../support/stand-in.ts';
import { type ToyRow, type ToyWorld, toyPlan, toySource, toyWorld } from '../support/toy-area.ts';
import { workDir } from '../support/work-dir.ts';

let world: ToyWorld;
beforeEach(async () => {
  world = await toyWorld();
});
afterEach(() => world.remove());

const NOW = new Date('2026-06-10T06:30:00Z');
const days = (from: number, to: number): ToyRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    thing: 'tea',
    day: `2026-06-${String(from + index).padStart(2, '0')}`,
    price: 100,
  }));
const file = () => join(world.dataDir, 'toy.sqlite');

/** A crawl with its report, as `npm run crawl` does it. */
async function crawl(rows: readonly ToyRow[], options = {}) {
  const outcome = await world.crawl(toyPlan([toySource('up', () => rows)]), options);
  await writeReport('toy', outcome, world.dataDir, NOW);
  return outcome;
}

describe('1: a date of the future', () => {
  it('is dropped and told, and takes no history with it', async () => {
    await crawl(days(1, 9));
    const outcome = await crawl([
      ...days(10, 10),
      { thing: 'tea', day: '2027-06-10', price: 100 },
      { thing: 'tea', day: '2026-06-11', price: 7 },
    ]);
    expect(outcome.sources[0]).toMatchObject({ ok: true, rows: 1, note: 'dropped 2 rows dated after 2026-06-10' });
    expect((await world.rows()).map(({ day }) => day)).toEqual(days(1, 10).map(({ day }) => day));
  });

  it('or any other reason: a crawl that would delete rows of a day is refused', async () => {
    await crawl(days(1, 9));
    const plan = toyPlan([toySource('up', () => days(10, 10))]);
    const deleting = {
      ...plan,
      fill: async (one: Parameters<typeof plan.fill>[0]) => {
        await one.db.deleteFrom('toy').where('day', '<', '2026-06-05').execute();
        return plan.fill(one);
      },
    };
    expect((await world.crawl(deleting)).message).toContain('it would delete 4 rows of toy of 4 days that are to be kept');
    expect(await world.rows()).toHaveLength(9);
  });
});

describe('2: a snapshot that is gone', () => {
  it.each([
    ['missing', () => rm(file())],
    ['empty', () => truncate(file(), 0)],
  ])('is not replaced when it is %s, unless that is asked for', async (how, spoil) => {
    await crawl(days(1, 9));
    await spoil();
    const { outcome, message } = await crawl(days(10, 10));
    expect(outcome).toBe('failed');
    expect(message).toContain(`toy.sqlite is ${how}, though its report tells of data`);
    for (const way of ['git checkout -- ', 'npm run snapshot -- restore toy', 'npm run crawl -- toy --new']) expect(message).toContain(way);
    expect(await crawl(days(10, 10), { fresh: true })).toMatchObject({ outcome: 'changed' });
    expect(await world.rows()).toHaveLength(1);
  });
});

describe('3: a wrong table', () => {
  const CODES = Array.from({ length: 30 }, (_, index) => `C${index}`);
  const table = (day: string, of: (index: number) => number) => CODES.map((code, index) => ({ code, day, value: of(index) }));
  const usual = (index: number) => 10 + index * 3;
  const week = ['03', '04', '05', '06', '07', '08'].flatMap((day, at) =>
    table(`2026-06-${day}`, (index) => usual(index) * (1 + at / 1000)),
  );
  interface Value {
    code: string;
    day: string;
    value: number;
  }
  const rules: DayRules<Value> = {
    series: ({ code }) => code,
    value: ({ value }) => value,
    largestMove: 0.3,
    largestMedianMove: 0.05,
  };

  it.each([
    ['ten times the values', (index: number) => usual(index) * 10, 'far from the days around'],
    ['everything dearer by a quarter', (index: number) => usual(index) * 1.25, 'moved together'],
    ['the table of the day before', (index: number) => usual(index) * 1.005, 'the very ones of 2026-06-08'],
    ['rows shifted by one place', (index: number) => usual(index + 1) * 1.005, 'far from the days around|the row beside|moved together'],
  ])('is refused whole: %s', (_, of, reason) => {
    const { rows, notes } = checkDays(table('2026-06-09', of), week, rules);
    expect(rows).toEqual([]);
    expect(notes.join()).toMatch(new RegExp(`2026-06-09 is refused: .*(${reason})`));
  });

  it('takes the right table of the same day', () => {
    expect(
      checkDays(
        table('2026-06-09', (index) => usual(index) * 1.006),
        week,
        rules,
      ),
    ).toMatchObject({ rows: { length: 30 }, notes: [] });
  });

  it('loses one noisy row and no more', () => {
    const { rows, notes } = checkDays(
      table('2026-06-09', (index) => (index === 3 ? 999 : usual(index) * 1.006)),
      week,
      rules,
    );
    expect(rows).toHaveLength(29);
    expect(notes).toEqual(['dropped as noise: C3 of 2026-06-09']);
  });

  it('counts a day with few of the usual rows as one that is to be asked for again', () => {
    const complete = completeDays([...week, ...table('2026-06-09', usual).slice(0, 1)]);
    expect([...complete]).not.toContain('2026-06-09');
    expect(complete.size).toBe(6);
  });

  it('is refused where a page shows every place the price of its neighbour, and told where nothing moved at all', () => {
    const before = Array.from({ length: 36 }, (_, index) => 9000 + ((index * 517) % 1000));
    expect(() =>
      guardTable(
        before.map((paise, index) => [paise, before[index + 1] ?? 9100]),
        'prices',
        0.06,
      ),
    ).toThrow('the row beside had before');
    expect(
      guardTable(
        before.map((paise) => [paise, paise]),
        'prices',
        0.06,
      ),
    ).toEqual(['all 36 prices are those of the day before']);
  });
});

describe('4: two crawls at once', () => {
  it('wait for each other, and no row is lost', async () => {
    const slow = (thing: string) =>
      world.crawl(
        toyPlan([
          toySource(thing, async () => {
            await new Promise((resolve) => setTimeout(resolve, 100));
            return [{ thing, day: '2026-06-10', price: 1 }];
          }),
        ]),
      );
    const outcomes = await Promise.all(['a', 'b', 'c'].map(slow));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
    expect((await world.rows()).map(({ thing }) => thing)).toEqual(['a', 'b', 'c']);
  });

  it('takes over the lock of a process that is gone', async () => {
    const child = fork('-', [], { execArgv: ['-e', ''] });
    await once(child, 'exit');
    await writeFile(`${file()}.tmp-lock`, JSON.stringify({ pid: child.pid, host: hostname(), since: NOW.toISOString() }));
    expect(await withLock(file(), async () => 'done')).toBe('done');
    expect(await readdir(world.dataDir)).toEqual([]);
  });
});

describe('5: silent damage', () => {
  it('of one byte in a value is found by the report, and taken only when somebody says so', async () => {
    await crawl(days(1, 9));
    const bytes = await readFile(file());
    // The last row, so that the order of the keys stays: tea becomes teb.
    const at = bytes.indexOf('2026-06-09') - 1;
    const handle = await open(file(), 'r+');
    await handle.write('b', at);
    await handle.close();
    const { outcome, message } = await crawl(days(10, 10));
    expect(outcome).toBe('failed');
    expect(message).toContain('is not what the last crawl left');
    await acceptSnapshots('toy', world.dataDir);
    expect(await crawl(days(10, 10))).toMatchObject({ outcome: 'changed' });
    expect((await readReport('toy', world.dataDir))?.snapshots?.['toy.sqlite']).toHaveLength(1);
  });
});

describe('6: a build from a damaged snapshot', () => {
  it('fails, names the file and the way back, and leaves the build that there was', async () => {
    const data = workDir({ data: ['.'] });
    await writeFile(join(data.path, 'fuel.sqlite'), 'no database');
    const dist = workDir({ inside: '.cache' });
    await writeFile(join(dist.path, 'build-stamp'), 'of the last build');
    const run = await new Promise<{ code: number; errors: string }>((resolve) => {
      execFile('node', ['scripts/build.ts'], { env: { ...process.env, DATA_DIR: data.path, DIST_DIR: dist.path } }, (error, _, errors) =>
        resolve({ code: Number(error?.code ?? 0), errors }),
      );
    });
    expect(run.code).toBe(1);
    for (const words of ['fuel.sqlite', 'npm run snapshot -- restore fuel', 'ALLOW_MISSING_AREAS=1']) expect(run.errors).toContain(words);
    expect(await readdir(dist.path)).toEqual(['build-stamp']);
    data.remove();
    dist.remove();
  });
});

describe('7: a damaged area', () => {
  it('is told by file and cause, and the next crawl of all goes on with the others', { timeout: 120_000 }, async () => {
    await cp('test/fixtures/data/starter', join(world.dataDir, 'starter'), { recursive: true });
    await mkdir(join(world.dataDir, 'reports'));
    await writeFile(
      join(world.dataDir, 'commodities.sqlite'),
      'this is no database, it only is as long as one would have to be'.repeat(99),
    );
    const run = await new Promise<{ code: number; lines: string[] }>((resolve) => {
      const nowhere = Object.fromEntries(
        ['GOODRETURNS', 'CARDEKHO', 'NDTV', 'IBJARATES', 'IBJA', 'CURRENCY_API', 'CURRENCY_API_PAGES'].map((name) => [
          `UPSTREAM_${name}_URL`,
          'http://127.0.0.1:9',
        ]),
      );
      execFile(
        'node',
        ['scripts/crawl.ts', 'commodities', 'fuel', '--data-dir', world.dataDir, '--pause', '0'],
        { env: { ...process.env, ...nowhere, npm_config_registry: 'http://127.0.0.1:9' } },
        (error, stdout) => resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') }),
      );
    });
    // fuel is listed first; it begins with its starter, which is no success either.
    expect(run.code).toBe(3);
    expect(run.lines[0]).toContain('fuel: first 98 prices (starter)');
    expect(run.lines[1]).toMatch(/^commodities: not crawled\. .*commodities\.sqlite is damaged \(.*\)\. Bring it back with: git checkout/);
    expect((await readReport('commodities', world.dataDir))?.last_failure).toContain('is damaged');
  });
});

describe('8: pages made to be slow, and what is left over', () => {
  it.each([
    ['nested elements', `<html><body>${'<div>'.repeat(200_000)}`, 'nested more than'],
    ['junk rows', `<html><body><table>${'<tr><td>junk</td><td>1</td></tr>'.repeat(160_000)}`, 'elements'],
    ['tables in tables', `<html><body>${'<table><tr><td>'.repeat(300)}`, 'tables nested'],
  ])('are refused within a second: %s', (_, page, reason) => {
    const took = cpuTimeOf(() => expect(() => readTables(parsePage(page))).toThrow(reason));
    const ordinary = `<html><body><table>${'<tr><td>Mumbai</td><td>103.54</td></tr>'.repeat(3_000)}</table>`;
    expect(took).toBeLessThan(cpuBoundOf(1000, () => readTables(parsePage(ordinary))));
  });

  it('removes working copies of any area whose process is gone', async () => {
    const child = fork('-', [], { execArgv: ['-e', ''] });
    await once(child, 'exit');
    await writeFile(join(world.dataDir, `fuel.sqlite.tmp-${child.pid}-abcd`), '');
    await writeFile(join(world.dataDir, `forex.sqlite.tmp-${process.ppid}-abcd`), '');
    await crawl(days(1, 1));
    expect((await readdir(world.dataDir)).sort()).toEqual([`forex.sqlite.tmp-${process.ppid}-abcd`, 'reports', 'toy.sqlite']);
  });

  it('does not follow a source to another host', async () => {
    const elsewhere = await startStandIn({ '/': 'prices' });
    const here = await startStandIn({
      '/moved': { status: 302, headers: { location: elsewhere.url } },
      '/near': { status: 301, headers: { location: '/there' } },
      '/there': 'prices',
    });
    await expect(fetchUpstream({ url: `${here.url}/moved` })).rejects.toThrow('which is elsewhere');
    expect((await fetchUpstream({ url: `${here.url}/near` })).text).toBe('prices');
    expect(elsewhere.asked).toEqual([]);
    await Promise.all([here.stop(), elsewhere.stop()]);
  });
});
