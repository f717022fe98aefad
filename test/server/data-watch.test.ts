import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';
import { workDir } from '../support/work-dir.ts';

const { path: dataDir, remove } = workDir({ data: ['.'] });
let server: RunningServer;
afterEach(() => server.stop());
afterAll(remove);

/** Puts a snapshot in place in which every price of fuel is this one, as a crawl does: whole, by a rename. */
async function replaceSnapshot(price: number): Promise<void> {
  const fresh = join(dataDir, 'fuel.sqlite.tmp-test');
  await cp(join(dataDir, 'fuel.sqlite'), fresh);
  const db = new Kysely<unknown>({ dialect: sqliteDialect(fresh, 'write') });
  await sql`update price set paise = ${Math.round(price * 100)}`.execute(db);
  await db.destroy();
  await rename(fresh, join(dataDir, 'fuel.sqlite'));
}

/**
 * As every client does: a kept connection that the server ends just as a request goes out on it is no answer, and the request is sent once more on
 * a new one (RFC 9112 9.3.1).
 */
const asked = (path: string) =>
  server.json(path).catch((error: { cause?: { code?: string } }) => {
    if (error.cause?.code !== 'ECONNRESET') throw error;
    return server.json(path);
  });

/** Asks over and over until an answer holds; every answer meanwhile is a whole one of one state. */
async function askUntil(price: number, states: readonly number[]): Promise<void> {
  await waitFor(async () => {
    const { status, body } = await asked('/fuel?fuel=petrol');
    expect(status).toBe(200);
    const prices = [...new Set(JSON.stringify(body).match(/"price":[\d.]+/g))];
    expect(prices).toHaveLength(1);
    expect(states.map((one) => `"price":${one}`)).toContain(prices[0]);
    return prices[0] === `"price":${price}`;
  });
}

it('DATA_WATCH=1: a snapshot that was replaced is served without a restart, no call fails, and no answer has two states', async () => {
  await replaceSnapshot(100.5);
  server = await launchServer({ DATA_WATCH: '1', DATA_DIR: dataDir });
  await askUntil(100.5, [100.5]);
  await replaceSnapshot(200.5);
  await askUntil(200.5, [100.5, 200.5]);
  await waitFor(() => /All workers are new/.test(server.output()));
});

it('SIGHUP does the same by hand, with the workers one after another', async () => {
  await replaceSnapshot(100.5);
  server = await launchServer({ WORKERS: '2', DATA_DIR: dataDir });
  await askUntil(100.5, [100.5]);
  await replaceSnapshot(300.5);
  server.process.kill('SIGHUP');
  await waitFor(() => /All workers are new/.test(server.output()));
  for (let call = 0; call < 8; call += 1)
    expect(JSON.stringify((await server.json('/fuel?fuel=petrol')).body)).not.toContain('"price":100.5');
});
