import { formatDay } from '../../i18n/format.ts';
import { latestTime } from '../../kernel/time.ts';
import { FEED_LENGTH, type Feed, type FeedEntry } from '../feed.ts';
import { describeChange, priceChanges } from '../price-changes.ts';
import { FUEL_PLACES, type FuelPlace } from './places.ts';
import { allPrices, fuelDatabase } from './queries.ts';
import { FUELS, type PriceRow } from './tables.ts';

/** A feed of each place that has prices: the days on which petrol or diesel there changed. */
export async function fuelFeeds(): Promise<Feed[]> {
  const rows = Map.groupBy(await allPrices(await fuelDatabase()), ({ place }) => place);
  return FUEL_PLACES.flatMap((place) => {
    const own = rows.get(place.id);
    return own ? [createFeed(place, own)] : [];
  });
}

function createFeed({ id, name }: FuelPlace, rows: readonly PriceRow[]): Feed {
  const page = `/browse/fuel/${id}`;
  const changes = FUELS.flatMap((fuel) => priceChanges(rows.filter((row) => row.fuel === fuel)));
  const days = [...Map.groupBy(changes, ({ price }) => price.day)].toSorted(([a], [b]) => (a < b ? 1 : -1)).slice(0, FEED_LENGTH);
  const entries = days.map(([day, all]): FeedEntry => {
    const told = all.map((change) => `${change.price.fuel} ${describeChange(change)}`).join('; ');
    return {
      key: `fuel/${id}/${day}`,
      title: `${name}, ${formatDay(day)}: ${told}`,
      text: `A litre of ${told}. Published by ${[...new Set(all.map(({ price }) => price.source))].join(', ')}.`,
      page,
      at: latestTime(all.map(({ price }) => price.observed_at)),
    };
  });
  return {
    path: `/feeds/fuel/${id}`,
    title: `Petrol and diesel in ${name}`,
    about: `Each day on which the price of petrol or diesel in ${name} changed`,
    page,
    at: latestTime(rows.map(({ observed_at }) => observed_at)),
    entries,
  };
}
