import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';

/** Puts a snapshot in place in which every price of fuel is this one, in rupees, as a crawl does: whole, by a rename. */
export async function replaceFuelPrices(dataDir: string, price: number): Promise<void> {
  const fresh = join(dataDir, 'fuel.sqlite.tmp-test');
  await cp(join(dataDir, 'fuel.sqlite'), fresh);
  const db = new Kysely<unknown>({ dialect: sqliteDialect(fresh, 'write') });
  await sql`update price set paise = ${Math.round(price * 100)}`.execute(db);
  await db.destroy();
  await rename(fresh, join(dataDir, 'fuel.sqlite'));
}

/** The prices in a server's answer about petrol, each once; of an answer that is whole and of one state there is one. */
export const pricesIn = (body: unknown): string[] => [...new Set(JSON.stringify(body).match(/"price":[\d.]+/g))];
