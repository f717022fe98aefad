import type { Kysely } from 'kysely';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { addDays } from '../../kernel/time.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import type { Days } from '../price-history.ts';
import { COMMODITIES_SNAPSHOT, type CommoditiesTables, type Metal, type PremiumRow, type QuoteRow, type SpotRow } from './tables.ts';

export type CommoditiesDatabase = Kysely<CommoditiesTables>;

export const commoditiesDatabase = (): Promise<CommoditiesDatabase> => openSnapshot(COMMODITIES_SNAPSHOT);

/** By metal, oldest first; once per snapshot, since every place's price is reckoned from them: a row a day. */
const spotByMetal = memoizeAsync(async (db: CommoditiesDatabase) =>
  Map.groupBy(await db.selectFrom('spot').selectAll().orderBy('day').execute(), ({ metal }) => metal),
);
const premiumsByMetal = memoizeAsync(async (db: CommoditiesDatabase) =>
  Map.groupBy(await db.selectFrom('premium').selectAll().orderBy('measured_on').execute(), ({ metal }) => metal),
);

/** Spot prices of a metal, oldest first: of some days, or all. */
export async function listSpot(db: CommoditiesDatabase, metal: Metal, days?: Days): Promise<readonly SpotRow[]> {
  const rows = (await spotByMetal(db)).get(metal) ?? [];
  return days ? rows.filter(({ day }) => day >= days.first && day <= days.last) : rows;
}

/** The newest day with a spot price of a metal that is not after `until`. */
export const newestSpotDay = async (db: CommoditiesDatabase, metal: Metal, until: string): Promise<string | undefined> =>
  (await spotByMetal(db)).get(metal)?.findLast(({ day }) => day <= until)?.day;

/** Measured premiums of a metal, oldest first. */
export const listPremiums = async (db: CommoditiesDatabase, metal: Metal): Promise<readonly PremiumRow[]> =>
  (await premiumsByMetal(db)).get(metal) ?? [];

/** Quotes of a metal, oldest first: of one place or of all, of some days or of all. */
export const listQuotes = (db: CommoditiesDatabase, metal: Metal, { place, days }: { place?: string; days?: Days }): Promise<QuoteRow[]> =>
  db
    .selectFrom('quote')
    .selectAll()
    .where('metal', '=', metal)
    .$if(place !== undefined, (one) => one.where('place', '=', place ?? ''))
    .$if(days !== undefined, (one) => one.where('day', '>=', days?.first ?? '').where('day', '<=', days?.last ?? ''))
    .orderBy('day')
    .execute();

/** Days within which a place's newest quote is looked for: an older one tells nothing of today, and the search must not grow with the record. */
const LAST_QUOTE_DAYS = 400;

/** The newest quote of each place, or of one, before a day. */
export const lastQuotesBefore = (db: CommoditiesDatabase, metal: Metal, day: string, place?: string): Promise<QuoteRow[]> =>
  db
    .selectFrom('quote')
    // With max() SQLite takes the other columns from the row that has it.
    .selectAll()
    .select(({ fn }) => fn.max('day').as('newest'))
    .where('metal', '=', metal)
    .where('day', '<', day)
    .where('day', '>=', addDays(day, -LAST_QUOTE_DAYS))
    .$if(place !== undefined, (one) => one.where('place', '=', place ?? ''))
    .groupBy('place')
    .execute()
    .then((rows) => rows.map(({ newest: _newest, ...row }) => row));

export const allQuotes = (db: CommoditiesDatabase): Promise<QuoteRow[]> => db.selectFrom('quote').selectAll().execute();
export const allSpot = (db: CommoditiesDatabase): Promise<SpotRow[]> => db.selectFrom('spot').selectAll().execute();
export const allPremiums = (db: CommoditiesDatabase): Promise<PremiumRow[]> => db.selectFrom('premium').selectAll().execute();
