import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../../src/areas/forex/currencies.ts';
import { crawlHere } from '../../support/crawl.ts';
import { type PackageRegistry, quickNpm, startPackageRegistry } from '../../support/package-registry.ts';
import { workDir } from '../../support/work-dir.ts';

const data = workDir();
let registry: PackageRegistry;
beforeAll(async () => {
  registry = await startPackageRegistry();
});
afterAll(async () => {
  await registry.stop();
  data.remove();
});

/** A day of rates as a version of the package; each currency a little above the day before, and the first of them so many times that. */
function publish(version: string, day: string, { times = 1, share = 1 } = {}): void {
  const drift = (at: number) => (at < share * CURRENCIES.length ? times : 1) * (1 + Date.parse(day) / 1e15);
  const usd = Object.fromEntries(CURRENCIES.map(({ code }, at) => [code.toLowerCase(), Number(((at + 2) * drift(at)).toPrecision(8))]));
  registry.hold('@fawazahmed0/currency-api', { version, files: { 'v1/currencies/usd.json': JSON.stringify({ date: day, usd }) } });
}

const crawl = () =>
  crawlHere(['forex', '--source', 'currency-api-package', '--data-dir', data.path], {
    npm_config_registry: registry.url,
    ...quickNpm(),
  });

function daysOnRecord(): unknown[] {
  const db = new DatabaseSync(join(data.path, 'forex.sqlite'), { readOnly: true });
  const days = db.prepare('select distinct day from rate order by day').all();
  db.close();
  return days.map(({ day }) => day);
}

describe('a crawl of dated rates from their package', () => {
  it('takes every day that was ever published, with the gaps between them', async () => {
    publish('1.0.0', '2024-01-01');
    publish('2024.3.2', '2024-03-02');
    publish('2025.7.31', '2025-07-31');
    publish('2026.9.29', '2026-09-29');
    const { code, output } = await crawl();
    expect({ code, output }).toEqual({ code: 0, output: `forex: ${CURRENCIES.length * 3} rates of 3 new days (currency-api-package)` });
    expect(daysOnRecord()).toEqual(['2024-03-02', '2025-07-31', '2026-09-29']);
  });

  it('adds what is new, and forgets nothing', async () => {
    publish('2026.10.30', '2026-10-30');
    expect((await crawl()).output).toBe(`forex: ${CURRENCIES.length} rates of 1 new days (currency-api-package)`);
    expect(daysOnRecord()).toEqual(['2024-03-02', '2025-07-31', '2026-09-29', '2026-10-30']);
    expect(JSON.parse(await readFile(join(data.path, 'reports/forex.json'), 'utf8')).records).toEqual({ rate: CURRENCIES.length * 4 });
  });
});

describe('a day that a guard refuses', () => {
  const report = async () => JSON.parse(await readFile(join(data.path, 'reports/forex.json'), 'utf8'));
  const snapshot = (...args: string[]) =>
    execFileSync('node', ['scripts/snapshot.ts', ...args], { encoding: 'utf8', env: { ...process.env, DATA_DIR: data.path } }).trim();
  const failing = (...args: string[]) => {
    try {
      return snapshot(...args);
    } catch (error) {
      return String((error as { stderr: string }).stderr).trim();
    }
  };
  const packages = () => registry.asked.filter((path) => path.endsWith('.tgz')).length;

  /** From November on two currencies in five are at twice their rate, as after a reform: a level that lasts. */
  const STEP = { times: 2, share: 0.4 };

  it('is kept aside with its figures, fails that crawl alone, and is not fetched again', async () => {
    publish('2026.11.2', '2026-11-02', STEP);
    expect((await crawl()).code).toBe(2);
    const { refused, last_failure } = await report();
    expect(Object.keys(refused)).toEqual(['2026-11-02']);
    expect(last_failure).toContain('2026-11-02 is refused: ');
    expect(refused['2026-11-02'].rows).toHaveLength(CURRENCIES.length);
    const before = packages();
    expect(await crawl()).toMatchObject({ code: 0, output: 'forex: 0 rates of 0 new days (currency-api-package)' });
    expect(packages()).toBe(before);
    expect(Object.keys((await report()).refused)).toEqual(['2026-11-02']);
  });

  it('can be looked at beside the days around it', () => {
    expect(snapshot('refused', 'forex')).toMatch(/^2026-11-02 {2}refused since 20\d\d-\d\d-\d\d: .+ are far from the days around$/);
    const [head, first] = snapshot('refused', 'forex', '2026-11-02').split('\n');
    expect(head).toBe(`2026-11-02, ${CURRENCIES.length} rows:`);
    expect(first).toMatch(/^ {2}[A-Z]{3}: [\d.]+; [\d.]+ on 2026-10-30 before, nothing after \(\+100\.\d %, \+0\.0 %\)$/);
  });

  it('is judged again, without being fetched, when there are other days around it', async () => {
    publish('2026.11.12', '2026-11-12', STEP);
    expect((await crawl()).output).toBe(`forex: ${CURRENCIES.length} rates of 1 new days (currency-api-package)`);
    const before = packages();
    expect((await crawl()).output).toBe(`forex: ${CURRENCIES.length} rates of 1 new days (currency-api-package)`);
    expect((await report()).refused).toBeUndefined();
    expect(daysOnRecord().slice(-2)).toEqual(['2026-11-02', '2026-11-12']);
    expect(packages()).toBe(before);
  });

  it('is taken by the next crawl as it is once it was accepted', async () => {
    publish('2026.11.13', '2026-11-13', { times: 1000 });
    expect((await crawl()).code).toBe(2);
    expect(snapshot('accept', 'forex', '2026-11-13')).toBe('The next crawl of forex takes 2026-11-13.');
    expect((await crawl()).output).toBe(`forex: ${CURRENCIES.length} rates of 1 new days (currency-api-package)`);
    expect(daysOnRecord()).toContain('2026-11-13');
    expect((await report()).refused).toBeUndefined();
  });

  it('is left for good once it was refused for good', async () => {
    publish('2026.11.14', '2026-11-14', { times: 1e6 });
    await crawl();
    expect(snapshot('refuse', 'forex', '2026-11-14')).toBe('No crawl of forex judges 2026-11-14 again.');
    const before = packages();
    expect((await crawl()).code).toBe(0);
    expect([packages(), (await report()).refused]).toEqual([
      before,
      { '2026-11-14': expect.objectContaining({ rows: [], verdict: 'refused' }) },
    ]);
    expect(snapshot('refused', 'forex')).toMatch(/^2026-11-14 {2}refused for good: /);
  });

  it('has to be one of the refused days to be decided about', () => {
    expect(failing('accept', 'forex', '2026-11-04')).toBe('2026-11-04 is none of the refused days of forex: 2026-11-14');
    expect(failing('accept', 'forex', '2026-11-14')).toContain('was refused for good, and its rows are gone');
    expect(failing('refused', 'forex', '2020-01-01')).toContain('is none of the refused days');
    expect(failing('refuse', 'forex')).toContain('Usage:');
  });
});
