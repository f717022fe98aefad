import type { Kysely } from 'kysely';
import { openSnapshot } from '../../lib/snapshot.ts';
import { addDays } from '../../lib/time.ts';
import { FUEL_VERSION, type Fuel, type FuelTables, type PriceRow } from './tables.ts';

export type FuelDatabase = Kysely<FuelTables>;

/** The fuel snapshot, read-only. */
export const fuelDatabase = (): Promise<FuelDatabase> => openSnapshot<FuelTables>('fuel', FUEL_VERSION);

/** The newest price of every place and fuel, by place and fuel. */
export function newestPrices(db: FuelDatabase): Promise<PriceRow[]> {
  return db
    .selectFrom('price')
    .selectAll()
    .where((eb) =>
      eb(
        'day',
        '=',
        eb
          .selectFrom('price as other')
          .select((one) => one.fn.max('other.day').as('newest'))
          .whereRef('other.place', '=', 'price.place')
          .whereRef('other.fuel', '=', 'price.fuel'),
      ),
    )
    .orderBy('place')
    .orderBy('fuel')
    .execute();
}

/** Prices of one place and fuel on the last `days` days counted back from its newest day, newest first. */
export async function priceHistory(db: FuelDatabase, place: string, fuel: Fuel, days: number): Promise<PriceRow[]> {
  const rows = await db
    .selectFrom('price')
    .selectAll()
    .where('place', '=', place)
    .where('fuel', '=', fuel)
    .orderBy('day', 'desc')
    .limit(days)
    .execute();
  const newest = rows[0]?.day;
  if (!newest) return [];
  const oldest = addDays(newest, 1 - days);
  return rows.filter(({ day }) => day >= oldest);
}

/** Every price on record, for the crawler: a few thousand rows. */
export function allPrices(db: FuelDatabase): Promise<PriceRow[]> {
  return db.selectFrom('price').selectAll().execute();
}

/** Inserts or replaces prices by place, fuel and day. */
export async function putPrices(db: FuelDatabase, rows: readonly PriceRow[]): Promise<void> {
  for (const row of rows) {
    const { place, fuel, day, ...values } = row;
    await db
      .insertInto('price')
      .values(row)
      .onConflict((conflict) => conflict.columns(['place', 'fuel', 'day']).doUpdateSet(values))
      .execute();
  }
}

/** Forgets what is older than a day, but never a place's newest price. */
export async function dropPricesBefore(db: FuelDatabase, day: string): Promise<number> {
  const newest = new Set((await newestPrices(db)).map((row) => `${row.place} ${row.fuel} ${row.day}`));
  const old = await db.selectFrom('price').selectAll().where('day', '<', day).execute();
  const doomed = old.filter((row) => !newest.has(`${row.place} ${row.fuel} ${row.day}`));
  for (const row of doomed) {
    await db.deleteFrom('price').where('place', '=', row.place).where('fuel', '=', row.fuel).where('day', '=', row.day).execute();
  }
  return doomed.length;
}
