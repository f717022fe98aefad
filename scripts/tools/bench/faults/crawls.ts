import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { refuseCorrupt } from '../../../../src/crawl/corrupt-snapshot.ts';
import { sqliteDialect } from '../../../../src/store/sqlite/dialect.ts';
import { goodreturnsIndex } from '../../../../test/support/fuel-pages.ts';
import { startStandIn } from '../../../../test/support/stand-in.ts';
import type { Outcome } from '../faults.ts';

const FROZEN = 'test/fixtures/data';
/** As the last page of a crawl is asked for. */
const PAGES = 1 + 2 + 26;
/** From parsing to the end, with room on a slow machine. */
const MAX_DELAY_MS = 400;

/**
 * Kills a crawl of fuel `times` at a random moment; each time the snapshot has to be whole, and known to the report. SIGINT ends it after the kill under
 * way: what was done until then is told.
 */
export async function killCrawls(times: number): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jaankari-kills-'));
  cpSync(FROZEN, folder, { recursive: true });
  const standIn = await startStandIn();
  const environment = { ...process.env, UPSTREAM_GOODRETURNS_URL: standIn.url };
  const args = ['scripts/crawl.ts', 'fuel', '--source', 'goodreturns', '--data-dir', folder, '--pause', '0'];
  const lost: string[] = [];
  let [price, alive, ended, renewed] = [100, 0, 0, 0];
  let before = hashSnapshot(folder);
  let isOver = false;
  process.once('SIGINT', () => (isOver = true));
  let kills = 0;
  for (; kills < times && !isOver; kills += 1) {
    if (kills % 50 === 0) console.error(`${kills} kills, ${lost.length} lost`);
    price = price > 108 ? 100 : price + 0.5;
    for (const fuel of ['petrol', 'diesel'] as const)
      standIn.routes[`/${fuel}-price.html`] = goodreturnsIndex(fuel, { price: (_, one) => (one === 'petrol' ? price : price - 10) });
    standIn.asked.length = 0;
    const child = spawn('node', args, { env: environment, stdio: 'ignore' });
    const exit = once(child, 'exit');
    // A third of the kills hit the start and the fetching, the others what comes after the last page.
    const until = kills % 3 === 0 ? Math.floor(Math.random() * PAGES) : PAGES;
    while (standIn.asked.length < until && child.exitCode === null) await sleep(2);
    await sleep(Math.random() * MAX_DELAY_MS);
    if (child.exitCode === null) alive += 1;
    else ended += 1;
    child.kill('SIGKILL');
    await exit;
    const fault = await findFault(folder);
    if (fault) lost.push(`kill ${kills + 1}: ${fault}`);
    const now = hashSnapshot(folder);
    if (now !== before) renewed += 1;
    before = now;
  }
  const after = spawn('node', args, { env: environment, stdio: 'ignore' });
  const [code] = await once(after, 'exit');
  if (code !== 0) lost.push(`the crawl after the last kill ended with ${code}`);
  await standIn.stop();
  rmSync(folder, { recursive: true });
  return [
    {
      what: 'a crawl killed at a random moment: integrity, all places, a hash that the report tells of',
      attempts: kills,
      held: kills - lost.length,
      lost,
      notes: `${alive} while it ran, ${ended} just after its end; the new snapshot stood after ${renewed}; a crawl after the last kill ended well`,
    },
  ];
}

const hashSnapshot = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'fuel.sqlite')))
    .digest('hex');

/** What is wrong with the snapshot in a folder; undefined when it is whole. */
async function findFault(folder: string): Promise<string | undefined> {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(join(folder, 'fuel.sqlite'), 'read') });
  try {
    const { rows: checks } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (checks[0]?.integrity_check !== 'ok') return `integrity: ${checks[0]?.integrity_check}`;
    const { rows } = await sql<{ places: number }>`select count(distinct place) as places from price`.execute(db);
    if (rows[0]?.places !== 49) return `${rows[0]?.places} places instead of 49`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.destroy();
  }
  return refuseCorrupt('fuel', join(folder, 'fuel.sqlite')).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
