import type { Kysely } from 'kysely';
import { openSnapshot } from '../../lib/snapshot.ts';
import { COMMODITIES_VERSION, type CommoditiesTables, type Metal, type PremiumRow, type QuoteRow, type SpotRow } from './tables.ts';

export type CommoditiesDatabase = Kysely<CommoditiesTables>;

/** The commodities snapshot, read-only. */
export const commoditiesDatabase = (): Promise<CommoditiesDatabase> => openSnapshot<CommoditiesTables>('commodities', COMMODITIES_VERSION);

/** Spot prices of a metal, oldest first. */
export const spotOf = (db: CommoditiesDatabase, metal: Metal): Promise<SpotRow[]> =>
  db.selectFrom('spot').selectAll().where('metal', '=', metal).orderBy('day').execute();

/** Measured premiums of a metal, oldest first. */
export const premiumsOf = (db: CommoditiesDatabase, metal: Metal): Promise<PremiumRow[]> =>
  db.selectFrom('premium').selectAll().where('metal', '=', metal).orderBy('measured_on').execute();

/** Quotes of a metal, oldest first: of one place, of days from `since` on, or all. */
export function quotesOf(db: CommoditiesDatabase, metal: Metal, only: { place?: string; since?: string } = {}): Promise<QuoteRow[]> {
  let query = db.selectFrom('quote').selectAll().where('metal', '=', metal).orderBy('day');
  if (only.place !== undefined) query = query.where('place', '=', only.place);
  if (only.since !== undefined) query = query.where('day', '>=', only.since);
  return query.execute();
}

/** The newest quote of each place, where that is older than `day`. */
export const lastQuotesBefore = (db: CommoditiesDatabase, metal: Metal, day: string): Promise<QuoteRow[]> =>
  db
    .selectFrom('quote')
    .selectAll()
    .where('metal', '=', metal)
    .where('day', '<', day)
    .where((eb) =>
      eb(
        'day',
        '=',
        eb
          .selectFrom('quote as later')
          .select((one) => one.fn.max('later.day').as('newest'))
          .whereRef('later.metal', '=', 'quote.metal')
          .whereRef('later.place', '=', 'quote.place'),
      ),
    )
    .execute();

export const allQuotes = (db: CommoditiesDatabase): Promise<QuoteRow[]> => db.selectFrom('quote').selectAll().execute();
export const allSpot = (db: CommoditiesDatabase): Promise<SpotRow[]> => db.selectFrom('spot').selectAll().execute();
export const allPremiums = (db: CommoditiesDatabase): Promise<PremiumRow[]> => db.selectFrom('premium').selectAll().execute();

/** Inserts or replaces quotes by metal, place and day. */
export async function putQuotes(db: CommoditiesDatabase, rows: readonly QuoteRow[]): Promise<void> {
  for (const row of rows) {
    const { metal: _metal, place: _place, day: _day, ...values } = row;
    await db
      .insertInto('quote')
      .values(row)
      .onConflict((conflict) => conflict.columns(['metal', 'place', 'day']).doUpdateSet(values))
      .execute();
  }
}

/** Adds spot prices of new days; a day on record is left alone. */
export async function putSpot(db: CommoditiesDatabase, rows: readonly SpotRow[]): Promise<void> {
  for (const row of rows)
    await db
      .insertInto('spot')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Inserts or replaces measurements by metal and day. */
export async function putPremiums(db: CommoditiesDatabase, rows: readonly PremiumRow[]): Promise<void> {
  for (const row of rows) {
    const { metal: _metal, measured_on: _day, ...values } = row;
    await db
      .insertInto('premium')
      .values(row)
      .onConflict((conflict) => conflict.columns(['metal', 'measured_on']).doUpdateSet(values))
      .execute();
  }
}

/** Forgets quotes and spot older than a day. The last quotes and premiums of a metal stay, however old: estimates rest on them. */
export async function dropBefore(db: CommoditiesDatabase, day: string): Promise<number> {
  const quotes = await db
    .deleteFrom('quote')
    .where('day', '<', day)
    .where((eb) =>
      eb(
        'day',
        '<',
        eb
          .selectFrom('premium')
          .select((one) => one.fn.max('premium.from_day').as('kept'))
          .whereRef('premium.metal', '=', 'quote.metal'),
      ),
    )
    .executeTakeFirst();
  const spot = await db.deleteFrom('spot').where('day', '<', day).executeTakeFirst();
  return Number(quotes.numDeletedRows) + Number(spot.numDeletedRows);
}
