import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { FUEL_VERSION } from '../../../src/areas/fuel/tables.ts';
import { userVersion } from '../../../src/lib/snapshot.ts';
import { sqliteDialect } from '../../../src/lib/sqlite/dialect.ts';
import { openSqlite } from '../../../src/lib/sqlite/open.ts';
import { goodreturnsIndex } from '../../support/fuel-pages.ts';
import { startStandIn } from '../../support/stand-in.ts';
import { workDir } from '../../support/work-dir.ts';

/** Moments after the last page was sent, in milliseconds, at which the crawler is killed: from parsing to the rename. */
const MOMENTS = [0, 20, 40, 60, 80, 100, 130, 160, 200, 260];

it('leaves a snapshot that opens, old or new but whole, when the crawler is killed at any moment', { timeout: 120_000 }, async () => {
  const { path: dataDir, remove } = workDir({ data: ['fuel.sqlite'] });
  onTestFinished(remove);
  let price = 100;
  const standIn = await startStandIn();
  const environment = { ...process.env, UPSTREAM_GOODRETURNS_URL: standIn.url };
  const args = ['scripts/crawl.ts', 'fuel', '--source', 'goodreturns', '--data-dir', dataDir, '--pause', '0'];
  let killed = 0;

  for (const moment of MOMENTS) {
    price += 0.5;
    for (const fuel of ['petrol', 'diesel'] as const)
      standIn.routes[`/${fuel}-price.html`] = goodreturnsIndex(fuel, { price: (_, one) => (one === 'petrol' ? price : price - 10) });
    standIn.asked.length = 0;
    const child = spawn('node', args, { env: environment, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (standIn.asked.length < 1 + 2 + 26 && child.exitCode === null) await sleep(2);
    await sleep(moment);
    if (child.kill('SIGKILL')) killed += 1;
    await ended;

    const db = new Kysely<unknown>({ dialect: sqliteDialect(() => openSqlite(join(dataDir, 'fuel.sqlite'), 'read')) });
    expect(await userVersion(db)).toBe(FUEL_VERSION);
    expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
    const { rows } = await sql<{ places: number }>`select count(distinct place) as places from price`.execute(db);
    expect(rows[0]?.places).toBe(49);
    await db.destroy();
  }
  expect(killed).toBeGreaterThan(MOMENTS.length / 2);
  await standIn.stop();
});
