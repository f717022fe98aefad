import { openSnapshotIfAny } from '../../../store/snapshot.ts';
import type { Days } from '../../price-history.ts';
import type { Fuel, PriceRow } from '../tables.ts';
import { METROS_SNAPSHOT } from './tables.ts';

/** The name of the series, beside those of the sources of daily prices. */
const SERIES = 'ppac';

/** Prices of a fuel in a metro within a period, newest first; none for other places. */
export async function metroPricesBetween(place: string, fuel: Fuel, { first, last }: Days): Promise<PriceRow[]> {
  const db = await openSnapshotIfAny(METROS_SNAPSHOT);
  const rows = await db
    ?.selectFrom('metro_price')
    .select(['day', `${fuel} as paise`])
    .where('place', '=', place)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day', 'desc')
    .execute();
  return (rows ?? []).map(({ day, paise }) => ({
    place,
    fuel,
    day,
    paise,
    change_pct: null,
    source: SERIES,
    observed_at: `${day}T00:00:00.000Z`,
  }));
}

/** First and last day of the series at a place; undefined where it has none. */
export async function metroDays(place: string): Promise<Days | undefined> {
  const db = await openSnapshotIfAny(METROS_SNAPSHOT);
  const ends = await db
    ?.selectFrom('metro_price')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .where('place', '=', place)
    .executeTakeFirst();
  return ends?.first ? { first: ends.first, last: ends.last } : undefined;
}
