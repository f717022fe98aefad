import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { FUEL_SNAPSHOT } from '../../src/areas/fuel/tables.ts';
import { refuseCorrupt } from '../../src/crawl/corrupt-snapshot.ts';
import { userVersion } from '../../src/store/snapshot.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { goodreturnsIndex } from '../support/fuel-pages.ts';
import { startStandIn } from '../support/stand-in.ts';
import { workDir } from '../support/work-dir.ts';

/** A test that kills the crawler so many milliseconds after the last page was sent: from parsing to the rename. */
export function killsFuelCrawl(moments: readonly number[]): void {
  it(`leaves a snapshot that opens, old or new but whole, when the crawler is killed at any of ${moments.length} moments`, {
    timeout: Math.max(120_000, 5_000 * moments.length),
  }, async () => {
    const { path: dataDir, remove } = workDir({ data: ['fuel.sqlite', 'reports'] });
    onTestFinished(remove);
    let price = 100;
    const standIn = await startStandIn();
    const environment = { ...process.env, UPSTREAM_GOODRETURNS_URL: standIn.url };
    const args = ['scripts/crawl.ts', 'fuel', '--source', 'goodreturns', '--data-dir', dataDir, '--pause', '0'];
    let killed = 0;

    for (const moment of moments) {
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

      const db = new Kysely<unknown>({ dialect: sqliteDialect(join(dataDir, 'fuel.sqlite'), 'read') });
      expect(await userVersion(db)).toBe(FUEL_SNAPSHOT.version);
      expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
      const { rows } = await sql<{ places: number }>`select count(distinct place) as places from price`.execute(db);
      expect(rows[0]?.places).toBe(49);
      await db.destroy();
      // The report tells of its hash, whichever it is.
      await refuseCorrupt('fuel', join(dataDir, 'fuel.sqlite'));
    }
    expect(killed).toBeGreaterThan(moments.length / 2);
    await standIn.stop();
  });
}
