import { type Kysely, sql } from 'kysely';
import { addDays } from '../../kernel/time.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import type { Days } from '../price-history.ts';
import { ASSETS } from './assets.ts';
import { CRYPTO_SNAPSHOT, type CryptoTables, type PriceRow } from './tables.ts';

export type CryptoDatabase = Kysely<CryptoTables>;

export const cryptoDatabase = (): Promise<CryptoDatabase> => openSnapshot(CRYPTO_SNAPSHOT);

const SYMBOLS = ASSETS.map(({ symbol }) => symbol);

/** Prices of the last `days` days on record counted back from the newest (that is not after `until`), of one asset or of all, newest first. */
export async function recentPrices(db: CryptoDatabase, days: number, symbol?: string, until?: string): Promise<PriceRow[]> {
  // Every day has bitcoin.
  const newest = await lastPrice(db, symbol ?? 'btc', until === undefined ? undefined : { first: '', last: until });
  return newest ? pricesBetween(db, symbol, { first: addDays(newest.day, 1 - days), last: newest.day }) : [];
}

/** Prices from one day to another, of one asset or of all, newest first. */
export const pricesBetween = (db: CryptoDatabase, symbol: string | undefined, { first, last }: Days): Promise<PriceRow[]> =>
  db
    .selectFrom('price')
    .selectAll()
    // The key begins with the symbol: naming them all reads these days alone, not the whole history.
    .where('symbol', 'in', symbol === undefined ? SYMBOLS : [symbol])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day', 'desc')
    .execute();

/** The newest price of one asset among some days, or of all. */
export const lastPrice = (db: CryptoDatabase, symbol: string, days?: Days): Promise<PriceRow | undefined> =>
  db
    .selectFrom('price')
    .selectAll()
    .where('symbol', '=', symbol)
    .$if(days !== undefined, (one) => one.where('day', '>=', days?.first ?? '').where('day', '<=', days?.last ?? ''))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest price of one asset or of each that is not after a day, and the one of the day before it where that is on record; newest first. */
export async function pricesUntil(db: CryptoDatabase, symbol: string | undefined, until: string): Promise<PriceRow[]> {
  const symbols = JSON.stringify(symbol === undefined ? SYMBOLS : [symbol]);
  const { rows } = await sql<PriceRow>`
    with newest as (
      select one.value as symbol, (select max(price.day) from price where price.symbol = one.value and price.day <= ${until}) as day
      from json_each(${symbols}) as one
    )
    select price.* from newest
    join price on price.symbol = newest.symbol and price.day in (newest.day, date(newest.day, '-1 day'))
    order by price.day desc`.execute(db);
  return rows;
}

/** The first and the last day on record of one asset; undefined for none. */
export async function daysOnRecord(db: CryptoDatabase, symbol: string): Promise<Days | undefined> {
  const first = await db.selectFrom('price').select('day').where('symbol', '=', symbol).orderBy('day').limit(1).executeTakeFirst();
  const last = await lastPrice(db, symbol);
  return first && last && { first: first.day, last: last.day };
}
