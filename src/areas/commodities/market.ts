import { addDays } from '../../kernel/time.ts';
import type { Days } from '../price-history.ts';
import { listPlaces } from './places.ts';
import { commoditiesDatabase, lastQuotesBefore, listPremiums, listQuotes, listSpot, newestSpotDay } from './queries.ts';
import type { PlacePrices } from './responses.ts';
import { type Market, pricesAt } from './series.ts';
import type { Metal, QuoteRow } from './tables.ts';

/** Days of quotes that tell the newest price and its change. */
const RECENT_DAYS = 10;

interface Part {
  /** Quotes of one place alone. */
  place?: string;
  /** Some days, or all of them; the recent ones and the last quote of each place before them where left out. */
  days?: Days | 'all';
  /** The recent days are those up to this one. */
  until?: string | undefined;
}

/** What the snapshot knows of a metal, or a part of that. */
export async function loadMarket(metal: Metal, { place, days, until = '9999-12-31' }: Part = {}): Promise<Market> {
  const db = await commoditiesDatabase();
  const premiums = await listPremiums(db, metal);
  const newest = days ? undefined : await newestSpotDay(db, metal, until);
  const recent = newest === undefined ? undefined : { first: addDays(newest, -RECENT_DAYS), last: until };
  const asked = days === 'all' ? undefined : (days ?? recent ?? { first: '', last: until });
  const only = { ...(place && { place }), ...(asked && { days: asked }) };
  const [spot, quotes] = await Promise.all([listSpot(db, metal, asked), listQuotes(db, metal, only)]);
  const older = recent ? await lastQuotesBefore(db, metal, recent.first, place) : [];
  return { metal, spot, premiums, quotes: byPlace([...older, ...quotes]) };
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
  listPlaces(market.metal).flatMap((place) => {
    const points = pricesAt(place, market);
    return points.length > 0 ? [{ place, points }] : [];
  });
