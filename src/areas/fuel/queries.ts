import { type Kysely, sql } from 'kysely';
import { openSnapshot } from '../../store/snapshot.ts';
import type { Days } from '../price-history.ts';
import { FUEL_PLACES, type FuelPlace } from './places.ts';
import { FUEL_SNAPSHOT, type Fuel, type FuelTables, type PriceRow } from './tables.ts';

export type FuelDatabase = Kysely<FuelTables>;

export const fuelDatabase = (): Promise<FuelDatabase> => openSnapshot(FUEL_SNAPSHOT);

/** A newest price, with that of the day before; null where that day is not on record. */
export type NewestPrice = PriceRow & { paise_before: number | null };

/**
 * The newest price of each fuel at some places (all unless said), optionally up to a day. Reads one row of each by key, and the one before, so the
 * cost does not grow with the history.
 */
export async function newestPrices(
  db: FuelDatabase,
  places: readonly FuelPlace[] = FUEL_PLACES,
  until = '9999-12-31',
): Promise<NewestPrice[]> {
  const { rows } = await sql<NewestPrice>`
    select price.*, before.paise as paise_before
    from json_each(${JSON.stringify(places.map(({ id }) => id))}) as asked
    cross join (select 'petrol' as fuel union all select 'diesel') as one
    join price on price.place = asked.value and price.fuel = one.fuel and price.day = (
      select max(other.day) from price as other where other.place = asked.value and other.fuel = one.fuel and other.day <= ${until}
    )
    left join price as before
      on before.place = price.place and before.fuel = price.fuel and before.day = date(price.day, '-1 day')
    order by price.place, price.fuel`.execute(db);
  return rows;
}

/** Prices of a place and fuel within a period, newest first. */
export const pricesBetween = (db: FuelDatabase, place: string, fuel: Fuel, { first, last }: Days): Promise<PriceRow[]> =>
  db
    .selectFrom('price')
    .selectAll()
    .where('place', '=', place)
    .where('fuel', '=', fuel)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day', 'desc')
    .execute();

/** First and last day on record for a place and fuel; undefined if none. */
export async function daysOnRecord(db: FuelDatabase, place: string, fuel: Fuel): Promise<Days | undefined> {
  const end = (order: 'asc' | 'desc') =>
    db
      .selectFrom('price')
      .select('day')
      .where('place', '=', place)
      .where('fuel', '=', fuel)
      .orderBy('day', order)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await end('asc'), await end('desc')];
  return first && last && { first: first.day, last: last.day };
}

/** The newest price of a place and fuel, overall or within some days. */
export const lastPrice = (db: FuelDatabase, place: string, fuel: Fuel, days?: Days): Promise<PriceRow | undefined> =>
  db
    .selectFrom('price')
    .selectAll()
    .where('place', '=', place)
    .where('fuel', '=', fuel)
    .$if(days !== undefined, (one) => one.where('day', '>=', days?.first ?? '').where('day', '<=', days?.last ?? ''))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Every price on record, for the crawler and the feeds. */
export const allPrices = (db: FuelDatabase): Promise<PriceRow[]> => db.selectFrom('price').selectAll().execute();
