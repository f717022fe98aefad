import { addDays } from '../../lib/time.ts';
import { placesOf } from './places.ts';
import { commoditiesDatabase, lastQuotesBefore, premiumsOf, quotesOf, spotOf } from './queries.ts';
import type { PlacePrices } from './responses.ts';
import { type Market, pricesAt } from './series.ts';
import type { Metal, QuoteRow } from './tables.ts';

/** Days of quotes that tell the newest price and its change. */
const RECENT_DAYS = 10;

/**
 * What the snapshot knows of a metal; quotes of one place (of all days), else of all places: the recent ones and the last of each place,
 * or those of all days.
 */
export async function loadMarket(metal: Metal, place?: string, days: 'recent' | 'all' = 'recent'): Promise<Market> {
  const db = await commoditiesDatabase();
  const [spot, premiums] = await Promise.all([spotOf(db, metal), premiumsOf(db, metal)]);
  const newestSpot = spot.at(-1)?.day;
  const since = newestSpot ? addDays(newestSpot, -RECENT_DAYS) : undefined;
  const recent = !place && days === 'recent' ? since : undefined;
  const rows = await quotesOf(db, metal, { ...(place && { place }), ...(recent && { since: recent }) });
  const older = recent ? await lastQuotesBefore(db, metal, recent) : [];
  return { metal, spot, premiums, quotes: byPlace([...older, ...rows]) };
}

function byPlace(rows: readonly QuoteRow[]): Map<string, QuoteRow[]> {
  const quotes = new Map<string, QuoteRow[]>();
  for (const row of rows) {
    const known = quotes.get(row.place);
    if (known) known.push(row);
    else quotes.set(row.place, [row]);
  }
  return quotes;
}

/** Prices of every place of a metal that has any. */
export const pricesEverywhere = (market: Market): PlacePrices[] =>
  placesOf(market.metal).flatMap((place) => {
    const points = pricesAt(place, market);
    return points.length > 0 ? [{ place, points }] : [];
  });
