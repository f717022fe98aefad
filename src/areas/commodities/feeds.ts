import { formatDay } from '../../i18n/format.ts';
import { latestTime } from '../../kernel/time.ts';
import { FEED_LENGTH, type Feed } from '../feed.ts';
import { describeChange, priceChanges } from '../price-changes.ts';
import { listPlaces } from './places.ts';
import { allQuotes, commoditiesDatabase } from './queries.ts';
import { METALS, type Metal, type QuoteRow, UNITS } from './tables.ts';

const NAMES: Readonly<Record<Metal, string>> = { gold: 'Gold', silver: 'Silver', platinum: 'Platinum' };

/** A feed of each metal and place that has quotes of its own: the days on which the quote changed. Estimates are no news. */
export async function metalFeeds(): Promise<Feed[]> {
  const quotes = Map.groupBy(await allQuotes(await commoditiesDatabase()), ({ metal, place }) => `${metal}/${place}`);
  return METALS.flatMap((metal) =>
    listPlaces(metal).flatMap(({ slug, name }) => {
      const own = quotes.get(`${metal}/${slug}`);
      return own ? [createFeed(metal, slug, name, own)] : [];
    }),
  );
}

function createFeed(metal: Metal, slug: string, place: string, quotes: readonly QuoteRow[]): Feed {
  const page = `/browse/commodities/${metal}/${slug}`;
  return {
    path: `/feeds/commodities/${metal}/${slug}`,
    title: `${NAMES[metal]} in ${place}`,
    about: `Each day on which the published price of ${metal} in ${place} changed`,
    page,
    at: latestTime(quotes.map(({ observed_at }) => observed_at)),
    entries: priceChanges(quotes)
      .slice(0, FEED_LENGTH)
      .map((change) => ({
        key: `commodities/${metal}/${slug}/${change.price.day}`,
        title: `${NAMES[metal]} in ${place}, ${formatDay(change.price.day)}: ${describeChange(change)}`,
        text: `${describeChange(change)}, ${UNITS[metal].words}. Published by ${change.price.source}.`,
        page,
        at: change.price.observed_at,
      })),
  };
}
