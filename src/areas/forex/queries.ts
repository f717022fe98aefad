import type { Kysely } from 'kysely';
import { latestTimeOrUndefined } from '../../kernel/time.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import type { Days } from '../price-history.ts';
import { CODES } from './currencies.ts';
import { FOREX_SNAPSHOT, type ForexTables, type RateRow } from './tables.ts';

export type ForexDatabase = Kysely<ForexTables>;

export const forexDatabase = (): Promise<ForexDatabase> => openSnapshot(FOREX_SNAPSHOT);

/** Rates of all currencies on the newest day, of one that has the dollar; the newest that is not after `until` where that is given. */
export function newestRates(db: ForexDatabase, until = '9999-12-31'): Promise<RateRow[]> {
  return (
    db
      .selectFrom('rate')
      .selectAll()
      // The key begins with the code: naming them all reads one row of each, not the whole history.
      .where('code', 'in', CODES)
      .where('day', '=', (eb) =>
        eb
          .selectFrom('rate as other')
          .select((one) => one.fn.max('other.day').as('newest'))
          .where('other.code', '=', 'USD')
          .where('other.day', '<=', until),
      )
      .orderBy('code')
      .execute()
  );
}

/** Rates of these currencies on the days from one to another, both included, by day. */
export function ratesBetween(db: ForexDatabase, codes: readonly string[], { first, last }: Days): Promise<RateRow[]> {
  return db
    .selectFrom('rate')
    .selectAll()
    .where('code', 'in', codes)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute();
}

/** What one of `base` is in `symbol` on the days that have both, newest first: among some days, or of all; at most `limit` of them. */
export function crossRates(
  db: ForexDatabase,
  base: string,
  symbol: string,
  { days, limit }: { days?: Days | undefined; limit?: number },
): Promise<{ day: string; rate: number }[]> {
  return db
    .selectFrom('rate as one')
    .innerJoin('rate as other', (join) => join.onRef('other.day', '=', 'one.day').on('other.code', '=', symbol))
    .where('one.code', '=', base)
    .$if(days !== undefined, (one) => one.where('one.day', '>=', days?.first ?? '').where('one.day', '<=', days?.last ?? ''))
    .$if(limit !== undefined, (one) => one.limit(limit ?? 0))
    .select((eb) => ['one.day as day', eb(eb.ref('other.per_usd'), '/', eb.ref('one.per_usd')).$castTo<number>().as('rate')])
    .orderBy('one.day', 'desc')
    .execute();
}

/** The first and the last day on record that may have a rate of two currencies in each other; undefined where one of them has none. */
export async function daysOnRecord(db: ForexDatabase, base: string, symbol: string): Promise<Days | undefined> {
  const end = (code: string, order: 'asc' | 'desc') =>
    db.selectFrom('rate').select('day').where('code', '=', code).orderBy('day', order).limit(1).executeTakeFirst();
  const firsts = [await end(base, 'asc'), await end(symbol, 'asc')];
  const lasts = [await end(base, 'desc'), await end(symbol, 'desc')];
  const first = latestTimeOrUndefined(firsts.flatMap((row) => row?.day ?? []));
  const last = lasts.flatMap((row) => row?.day ?? []).sort()[0];
  return first && last && lasts.every(Boolean) ? { first, last } : undefined;
}

/** Eight significant digits: as many as the publisher gives. */
export const roundRate = (value: number): number => Number(value.toPrecision(8));
