import { formatDay, groupDigits, sourceInWords } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { latestTime } from '../../kernel/time.ts';
import { defineArea } from '../area.ts';
import { type BoardTile, PIN_CITY } from '../board.ts';
import { FEED_LENGTH, type Feed } from '../feed.ts';
import type { SearchRecord } from '../intent.ts';
import { describeChange, priceChanges } from '../price-changes.ts';
import { cities, history, latest, listing, search } from './endpoints.ts';
import { answerMetal, METAL_VOCABULARY } from './intents.ts';
import { findMetalPage, metalsAt } from './place.ts';
import { INDIA, listPlaces } from './places.ts';
import { allQuotes, commoditiesDatabase } from './queries.ts';
import { dailyChange, loadMarket, type PlacePrices, type PricePoint, pricesAt, pricesEverywhere } from './series.ts';
import { COMMODITY_SOURCES } from './sources/index.ts';
import { COMMODITIES_SCHEDULE, COMMODITIES_SNAPSHOT, METALS, type Metal, type QuoteRow, UNITS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

/** National metal prices at their usual weights; estimates are labelled. */
async function commoditiesBoard(locale: Locale): Promise<BoardTile[]> {
  const t = METAL_WORDS[locale];
  return [
    await tile(locale, 'gold', { label: t.gold24, hi: 'सोना', unit: t.for10g }, ({ paise }) => paise * 10),
    await tile(locale, 'gold', { label: t.gold22, hi: 'सोना', unit: t.for10g }, ({ karats }) => karats && karats.k22.paise * 10),
    await tile(locale, 'silver', { label: t.silver, hi: 'चाँदी', unit: t.for1kg }, ({ paise }) => paise * 100),
    await tile(locale, 'platinum', { label: t.platinum, unit: t.aGram }, ({ paise }) => paise),
  ].flat();
}

async function tile(
  locale: Locale,
  metal: Metal,
  { label, hi, unit }: Pick<BoardTile, 'label' | 'hi' | 'unit'>,
  of: (point: PricePoint) => number | undefined,
): Promise<BoardTile[]> {
  const points = pricesAt(INDIA, await loadMarket(metal, { place: INDIA.slug }));
  const [newest, before] = points;
  const paise = newest && of(newest);
  if (!newest || paise === undefined) return [];
  const changePct = dailyChange(points);
  const earlier = before && of(before);
  return [
    {
      label,
      ...(hi && locale === 'en' ? { hi } : {}),
      sign: '₹',
      value: groupDigits(paise / 100, paise < 10_000_000 ? 2 : 0),
      unit: METAL_WORDS[locale].tileBasis(unit, newest.basis),
      changePct,
      ...(changePct !== null && earlier !== undefined ? { change: (paise - earlier) / 100 } : {}),
      page: `/browse/commodities/${metal}/india`,
    },
  ];
}

/** Texts for the search; a place's price more likely means gold than platinum. */
const SEARCHED: Readonly<Record<Metal, { hi: readonly string[]; unit: string; unitInHindi: string; weight: number }>> = {
  gold: { hi: ['सोना', 'सोने'], unit: 'a gram of 24 karat', unitInHindi: '24 कैरेट, 1 ग्राम के', weight: 1.3 },
  silver: { hi: ['चाँदी', 'चांदी'], unit: 'for 10 g', unitInHindi: '10 ग्राम के', weight: 1 },
  platinum: { hi: ['प्लैटिनम'], unit: 'a gram', unitInHindi: '1 ग्राम के', weight: 0.8 },
};
const PRICE_WORDS = ['price', 'rate', 'today', 'भाव', 'दाम', 'कीमत'];
/** Labels a price that is not published for the place. */
const BASIS_WORDS = { quote: '', estimate: '', spot: 'international price, ' } as const;

const FOR_INDIA = 2;
const FOR_ABROAD = 0.5;

/** Every metal's price at every place, for the search; estimates are labelled. */
async function commoditiesSearchable(): Promise<SearchRecord[]> {
  const markets = await Promise.all(METALS.map((metal) => loadMarket(metal)));
  return markets.flatMap((market) => pricesEverywhere(market).map((prices) => toSearchRecord(market.metal, prices)));
}

function toSearchRecord(metal: Metal, { place, points }: PlacePrices): SearchRecord {
  const { hi, unit, weight } = SEARCHED[metal];
  const title = METAL_WORDS.en[metal];
  const [newest] = points;
  return {
    url: `/browse/commodities/${metal}/${place.slug}`,
    title: `${title} price in ${place.name}`,
    description: newest
      ? `₹${groupDigits(newest.paise / 100, 2)} ${unit} (${BASIS_WORDS[newest.basis]}${formatDay(newest.day)}, ${sourceInWords(newest.source)})`
      : '',
    hi: inHindi(metal, place, newest),
    weight: weight * (place.slug === 'india' ? FOR_INDIA : place.region === 'india' ? 1 : FOR_ABROAD),
    // Without a place, the country is meant.
    names: [place.name, place.hi ?? '', ...place.aliases, ...hi, ...PRICE_WORDS, ...(place.slug === 'india' ? [title] : [])],
  };
}

function inHindi(metal: Metal, place: PlacePrices['place'], newest: PlacePrices['points'][number] | undefined): SearchRecord['hi'] {
  const t = METAL_WORDS.hi;
  const title = t.placeTitle(t[`${metal}Of`], localName('hi', place));
  if (!newest) return { title };
  const { paise, basis, day, source } = newest;
  const known = [...(basis === 'quote' ? [] : [t.basisOf[basis]]), formatDay(day, true, 'hi'), t.sourceInWords(source)].join(', ');
  return { title, description: `${SEARCHED[metal].unitInHindi} ₹${groupDigits(paise / 100, 2)} (${known})` };
}

/** A feed for each metal and place with quotes of its own: the days on which the quote changed. Estimates are not news. */
async function metalFeeds(): Promise<Feed[]> {
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
    title: `${METAL_WORDS.en[metal]} in ${place}`,
    about: `Each day on which the published price of ${metal} in ${place} changed`,
    page,
    at: latestTime(quotes.map(({ observed_at }) => observed_at)),
    entries: priceChanges(quotes)
      .slice(0, FEED_LENGTH)
      .map((change) => ({
        key: `commodities/${metal}/${slug}/${change.price.day}`,
        title: `${METAL_WORDS.en[metal]} in ${place}, ${formatDay(change.price.day)}: ${describeChange(change)}`,
        text: `${describeChange(change)}, ${UNITS[metal].words}. Published by ${change.price.source}.`,
        page,
        at: change.price.observed_at,
      })),
  };
}

export default defineArea({
  name: 'commodities',
  title: { en: 'Gold, silver, platinum', hi: 'सोना, चाँदी, प्लैटिनम' },
  summary: {
    en: 'Gold (24, 22 and 18 karat) in 167 places, silver and platinum in India, with the national price and history.',
    hi: 'भारत में 167 जगहों पर सोने (24, 22 और 18 कैरेट) के, और चाँदी और प्लैटिनम के भाव, पूरे भारत के भाव और पिछले दिनों के भाव के साथ।',
  },
  group: 'prices',
  icon: 'coin',
  page: '/browse/commodities',
  endpoints: [listing, cities, search, history, latest],
  crawler: { sources: COMMODITY_SOURCES, schedule: COMMODITIES_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [COMMODITIES_SNAPSHOT],
  attribution: COMMODITIES_SNAPSHOT.sources,
  feeds: metalFeeds,
  async freshness() {
    const markets = await Promise.all(METALS.map((metal) => loadMarket(metal)));
    const places = markets.flatMap(pricesEverywhere);
    const newest = places.flatMap(({ points }) => points.slice(0, 1)).reduce((a, b) => (a.updatedAt > b.updatedAt ? a : b));
    return { observedAt: newest.updatedAt, day: newest.day, source: newest.source, count: places.length, counted: 'prices' };
  },
  board: commoditiesBoard,
  pins: [
    {
      query: '{weight} {karat} gold {city?}',
      fields: {
        weight: {
          label: { en: 'Gold by', hi: 'सोना, वज़न' },
          options: [1, 8, 10, 100].map((grams) => ({ value: `${grams} g`, label: inAllLocales(METAL_WORDS, (t) => t.grams(grams)) })),
        },
        karat: {
          label: { en: 'Purity', hi: 'शुद्धता' },
          options: [24, 22, 18].map((karat) => ({ value: `${karat}k`, label: inAllLocales(METAL_WORDS, (t) => t.karat(karat)) })),
        },
        city: PIN_CITY,
      },
    },
  ],
  searchRecords: commoditiesSearchable,
  vocabulary: METAL_VOCABULARY,
  findAnswers: answerMetal,
  placePart: metalsAt,
  redirects: findMetalPage,
});
