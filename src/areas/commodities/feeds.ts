import { changeInWords, priceChanges } from '../../lib/price-changes.ts';
import { newestOf } from '../../lib/time.ts';
import { dayInWords } from '../../lib/words.ts';
import { FEED_LENGTH, type Feed } from '../feed.ts';
import { placesOf } from './places.ts';
import { allQuotes, commoditiesDatabase } from './queries.ts';
import { METALS, type Metal, type QuoteRow, UNITS } from './tables.ts';

const NAMES: Readonly<Record<Metal, string>> = { gold: 'Gold', silver: 'Silver', platinum: 'Platinum' };

/** A feed of each metal and place that has quotes of its own: the days on which the quote changed. Estimates are no news. */
export async function metalFeeds(): Promise<Feed[]> {
  const quotes = Map.groupBy(await allQuotes(await commoditiesDatabase()), ({ metal, place }) => `${metal}/${place}`);
  return METALS.flatMap((metal) =>
    placesOf(metal).flatMap(({ slug, name }) => {
      const own = quotes.get(`${metal}/${slug}`);
      return own ? [feedOf(metal, slug, name, own)] : [];
    }),
  );
}

function feedOf(metal: Metal, slug: string, place: string, quotes: readonly QuoteRow[]): Feed {
  const page = `/browse/commodities/${metal}/${slug}`;
  return {
    path: `/feeds/commodities/${metal}/${slug}`,
    title: `${NAMES[metal]} in ${place}`,
    about: `Each day on which the published price of ${metal} in ${place} changed`,
    page,
    at: newestOf(quotes.map(({ observed_at }) => observed_at)),
    entries: priceChanges(quotes)
      .slice(0, FEED_LENGTH)
      .map((change) => ({
        key: `commodities/${metal}/${slug}/${change.price.day}`,
        title: `${NAMES[metal]} in ${place}, ${dayInWords(change.price.day)}: ${changeInWords(change)}`,
        text: `${changeInWords(change)}, ${UNITS[metal].words}. Published by ${change.price.source}.`,
        page,
        at: change.price.observed_at,
      })),
  };
}
