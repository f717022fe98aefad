import type { Kysely } from 'kysely';
import { openSnapshot } from '../../lib/snapshot.ts';
import { addDays } from '../../lib/time.ts';
import { FOREX_VERSION, type ForexTables, type RateRow } from './tables.ts';

export type ForexDatabase = Kysely<ForexTables>;

/** The forex snapshot, read-only. */
export const forexDatabase = (): Promise<ForexDatabase> => openSnapshot<ForexTables>('forex', FOREX_VERSION);

/** Rates of all currencies on the newest day that has one of the dollar. */
export function newestRates(db: ForexDatabase): Promise<RateRow[]> {
  return db
    .selectFrom('rate')
    .selectAll()
    .where('day', '=', (eb) =>
      eb
        .selectFrom('rate as other')
        .select((one) => one.fn.max('other.day').as('newest'))
        .where('other.code', '=', 'USD'),
    )
    .orderBy('code')
    .execute();
}

/** Rates of all currencies on the newest day, of one that has the dollar, that is not after `day`. */
export function ratesUntil(db: ForexDatabase, day: string): Promise<RateRow[]> {
  return db
    .selectFrom('rate')
    .selectAll()
    .where('day', '=', (eb) =>
      eb
        .selectFrom('rate as other')
        .select((one) => one.fn.max('other.day').as('newest'))
        .where('other.code', '=', 'USD')
        .where('other.day', '<=', day),
    )
    .orderBy('code')
    .execute();
}

/** Rates of a currency from one day to another, both included, newest first. */
export const ratesBetween = (db: ForexDatabase, code: string, start: string, end: string): Promise<RateRow[]> =>
  db
    .selectFrom('rate')
    .selectAll()
    .where('code', '=', code)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('day', 'desc')
    .execute();

/** Rates of a currency on the last `days` days counted back from its newest day, newest first. */
export async function rateHistory(db: ForexDatabase, code: string, days: number): Promise<RateRow[]> {
  const rows = await db.selectFrom('rate').selectAll().where('code', '=', code).orderBy('day', 'desc').limit(days).execute();
  const newest = rows[0]?.day;
  return newest ? rows.filter(({ day }) => day > addDays(newest, -days)) : [];
}

export const allRates = (db: ForexDatabase): Promise<RateRow[]> => db.selectFrom('rate').selectAll().execute();

/** Adds rows; one that is on record is left alone. */
export async function addRates(db: ForexDatabase, rows: readonly RateRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('rate')
      .values(rows.slice(from, from + 500))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
