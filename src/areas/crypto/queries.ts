import type { Kysely } from 'kysely';
import { openSnapshot } from '../../lib/snapshot.ts';
import { addDays } from '../../lib/time.ts';
import { CRYPTO_VERSION, type CryptoTables, type PriceRow } from './tables.ts';

export type CryptoDatabase = Kysely<CryptoTables>;

/** The crypto snapshot, read-only. */
export const cryptoDatabase = (): Promise<CryptoDatabase> => openSnapshot<CryptoTables>('crypto', CRYPTO_VERSION);

/** Prices of the last `days` days on record counted back from the newest (that is not after `until`), of one asset or of all, newest first. */
export async function recentPrices(db: CryptoDatabase, days: number, symbol?: string, until?: string): Promise<PriceRow[]> {
  let newest = db.selectFrom('price').select((one) => one.fn.max('day').as('day'));
  if (symbol !== undefined) newest = newest.where('symbol', '=', symbol);
  if (until !== undefined) newest = newest.where('day', '<=', until);
  const day = (await newest.executeTakeFirst())?.day;
  if (!day) return [];
  let query = db.selectFrom('price').selectAll().where('day', '>', addDays(day, -days)).where('day', '<=', day).orderBy('day', 'desc');
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.execute();
}

export const allPrices = (db: CryptoDatabase): Promise<PriceRow[]> => db.selectFrom('price').selectAll().execute();

/** Adds rows; one that is on record is left alone. */
export async function addPrices(db: CryptoDatabase, rows: readonly PriceRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('price')
      .values(rows.slice(from, from + 500))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
