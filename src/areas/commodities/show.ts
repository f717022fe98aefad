import { computeFreshness } from '../../crawl/freshness.ts';
import { formatDay, priceDecimals } from '../../i18n/format.ts';
import { inAllLocales, type Locale } from '../../i18n/locale.ts';
import { latestTime } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import type { Place } from '../../places/gazetteer.ts';
import type { BoardTile } from '../board.ts';
import { FEED_LENGTH, type Feed } from '../feed.ts';
import { toFact, toTile } from '../figure.ts';
import type { PlaceFact, PlaceSection } from '../place-section.ts';
import { describeChange } from '../price-changes.ts';
import { INDEX_BY_METAL, INDIA, pageOf } from './places.ts';
import { COMMODITIES_SCHEDULE, type Metal, UNITS } from './tables.ts';
import { type MetalPrice, metalFigure, metalPriceAt, type QuoteChanges, quoteChanges } from './values.ts';
import { METAL_WORDS } from './wording.ts';

interface Tile {
  metal: Metal;
  karat?: 24 | 22;
  grams: number;
  unit: 'for10g' | 'for1kg' | 'aGram';
  /** The metal in Hindi, on English pages. */
  hi?: string;
}

const TILES: readonly Tile[] = [
  { metal: 'gold', grams: 10, unit: 'for10g', hi: 'सोना' },
  { metal: 'gold', karat: 22, grams: 10, unit: 'for10g', hi: 'सोना' },
  { metal: 'silver', grams: 1000, unit: 'for1kg', hi: 'चाँदी' },
  { metal: 'platinum', grams: 1, unit: 'aGram' },
];

/** National metal prices at their usual weights; estimates are labelled. */
export async function metalsBoard(locale: Locale): Promise<BoardTile[]> {
  const tiles = TILES.map(async ({ metal, unit, hi, ...weight }): Promise<BoardTile[]> => {
    const price = await metalPriceAt(metal, INDIA);
    if (!price) return [];
    const { place: _national, ...figure } = metalFigure(price, weight);
    const exact = metalFigure(price, { ...weight, decimals: priceDecimals(figure.amount ?? 0) });
    const rounded = { ...figure, value: exact.value, unit: inAllLocales(METAL_WORDS, (t) => t[unit]) };
    return [toTile(rounded, locale, { page: pageOf(metal, INDIA), hi })];
  });
  return (await Promise.all(tiles)).flat();
}

/** Gold and silver at a place by common weights: its own prices, or the national ones, labelled as such. */
export async function metalsAt(place: Place): Promise<PlaceSection | undefined> {
  const named = findPlace(INDEX_BY_METAL.gold, place.name);
  const where = named?.region === 'india' ? named : INDIA;
  const gold = await metalPriceAt('gold', where);
  const silver = await metalPriceAt('silver', where);
  const newest = gold ?? silver;
  if (!newest) return undefined;
  const fact = (price: MetalPrice | undefined, weight: { karat?: 22; grams: number }): PlaceFact[] => {
    if (!price) return [];
    const note = inAllLocales(METAL_WORDS, (t) =>
      [
        weight.grams >= 1000 ? t.kilos(weight.grams / 1000) : t.grams(weight.grams),
        where === named ? '' : t.national,
        newest.basis === 'quote' ? '' : t.basisOf[newest.basis],
      ]
        .filter(Boolean)
        .join(', '),
    );
    return [toFact(metalFigure(price, weight), note)];
  };
  return {
    rank: 'second',
    title: { en: 'Gold and silver', hi: 'सोना और चाँदी' },
    facts: [...fact(gold, { grams: 10 }), ...fact(gold, { karat: 22, grams: 10 }), ...fact(silver, { grams: 1000 })],
    asOf: newest.day,
    staleAfter: computeFreshness(newest.day, COMMODITIES_SCHEDULE).stale_after,
    source: inAllLocales(METAL_WORDS, (t) => t.sourceInWords(newest.source)),
    url: where === named ? pageOf('gold', where) : '/browse/commodities/gold',
  };
}

/** A feed for each metal and place with quotes of its own: the days on which the quote changed. Estimates are not news. */
export const metalFeeds = async (): Promise<Feed[]> => (await quoteChanges()).map(toFeed);

function toFeed({ metal, place, changes, quotes }: QuoteChanges): Feed {
  const page = pageOf(metal, place);
  const title = `${METAL_WORDS.en[metal]} in ${place.name}`;
  return {
    path: `/feeds/commodities/${metal}/${place.slug}`,
    title,
    about: `Each day on which the published price of ${metal} in ${place.name} changed`,
    page,
    at: latestTime(quotes.map(({ observed_at }) => observed_at)),
    entries: changes.slice(0, FEED_LENGTH).map((change) => ({
      key: `commodities/${metal}/${place.slug}/${change.price.day}`,
      title: `${title}, ${formatDay(change.price.day)}: ${describeChange(change)}`,
      text: `${describeChange(change)}, ${UNITS[metal].words}. Published by ${change.price.source}.`,
      page,
      at: change.price.observed_at,
    })),
  };
}
