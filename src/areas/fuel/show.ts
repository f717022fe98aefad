import { computeFreshness } from '../../crawl/freshness.ts';
import { formatDay } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { latestTime } from '../../kernel/time.ts';
import type { Place } from '../../places/gazetteer.ts';
import type { BoardTile } from '../board.ts';
import { FEED_LENGTH, type Feed, type FeedEntry } from '../feed.ts';
import { toFact, toTile } from '../figure.ts';
import type { PlaceSection } from '../place-section.ts';
import { describeChange } from '../price-changes.ts';
import { findFuelPlace, pageOf, placeById } from './places.ts';
import { FUEL_SCHEDULE } from './tables.ts';
import { changesByPlace, fuelFigure, newestOf, type PlaceChanges, priceOf, pricesAt } from './values.ts';
import { FUEL } from './wording.ts';

/** The four metros, in newspaper order. */
const METROS = ['city/new-delhi', 'city/mumbai', 'city/kolkata', 'city/chennai'].map(placeById);

/** Petrol in the four metros, with diesel below. A metro without a price is left out. */
export async function fuelBoard(locale: Locale): Promise<BoardTile[]> {
  return (await pricesAt(METROS)).flatMap((metro) => {
    const [petrol, diesel] = [priceOf(metro, 'petrol'), priceOf(metro, 'diesel')];
    return petrol ? [toTile(fuelFigure(petrol), locale, { page: pageOf(metro.place), second: diesel && fuelFigure(diesel) })] : [];
  });
}

/** Petrol and diesel at a place: its own prices, or its state's, labelled as such. */
export async function fuelAt(place: Place): Promise<PlaceSection | undefined> {
  const whose = findFuelPlace(place.name, place.state);
  const [priced] = whose ? await pricesAt([whose]) : [];
  if (!priced || !whose) return undefined;
  const isOwn = whose.type === 'city' || place.type === 'state';
  const note = inAllLocales(FUEL, (t, locale) => (isOwn ? t.aLitre : t.aLitreOf(localName(locale, whose))));
  const { day, source, observedAt } = newestOf(priced.prices);
  return {
    rank: 'lead',
    title: { en: 'Petrol and diesel', hi: 'पेट्रोल और डीज़ल' },
    facts: priced.prices.map((price) => toFact(fuelFigure(price), note)),
    asOf: day,
    source,
    staleAfter: computeFreshness(observedAt, FUEL_SCHEDULE).stale_after,
    url: pageOf(whose),
  };
}

/** A feed for each place with prices: the days on which petrol or diesel changed there. */
export const fuelFeeds = async (): Promise<Feed[]> => (await changesByPlace()).map(toFeed);

function toFeed({ place, changes, observedAt }: PlaceChanges): Feed {
  const page = pageOf(place);
  const days = [...Map.groupBy(changes, ({ price }) => price.day)].toSorted(([a], [b]) => (a < b ? 1 : -1)).slice(0, FEED_LENGTH);
  const entries = days.map(([day, all]): FeedEntry => {
    const texts = all.map((change) => `${change.price.fuel} ${describeChange(change)}`).join('; ');
    return {
      key: `fuel/${place.id}/${day}`,
      title: `${place.name}, ${formatDay(day)}: ${texts}`,
      text: `A litre of ${texts}. Published by ${[...new Set(all.map(({ price }) => price.source))].join(', ')}.`,
      page,
      at: latestTime(all.map(({ price }) => price.observed_at)),
    };
  });
  return {
    path: `/feeds/fuel/${place.id}`,
    title: `Petrol and diesel in ${place.name}`,
    about: `Each day on which the price of petrol or diesel in ${place.name} changed`,
    page,
    at: observedAt,
    entries,
  };
}
