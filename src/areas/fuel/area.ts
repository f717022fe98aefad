import { computeFreshness } from '../../crawl/freshness.ts';
import { formatDay, groupDigits, sourceInWords } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { rupeeText } from '../../kernel/money.ts';
import { addDays, latestTime } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER, type Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { cityField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { type BoardTile, PIN_CITY } from '../board.ts';
import { FEED_LENGTH, type Feed, type FeedEntry } from '../feed.ts';
import type { SearchRecord } from '../intent.ts';
import type { PlaceSection } from '../place-part.ts';
import { describeChange, priceChanges } from '../price-changes.ts';
import { cities, history, latest, listing, search, status } from './endpoints.ts';
import { answerFuel } from './intents.ts';
import { CITY_INDEX, FUEL_PLACES, type FuelPlace, findFuelPlace, STATE_INDEX } from './places.ts';
import { allPrices, fuelDatabase, lastPrice, newestPrices } from './queries.ts';
import { groupByPlace, type PlacePrices, toRecord } from './responses.ts';
import { FUEL_SOURCES } from './sources/index.ts';
import { FUEL_SCHEDULE, FUEL_SNAPSHOT, FUELS, type PriceRow } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { FUEL } from './wording.ts';

/** The four metros, in newspaper order. */
const METROS = ['new-delhi', 'mumbai', 'kolkata', 'chennai'];

/** Petrol in the four metros, with diesel below. A metro without a price is left out. */
async function fuelBoard(locale: Locale): Promise<BoardTile[]> {
  const t = FUEL[locale];
  const db = await fuelDatabase();
  const rows = await newestPrices(db);
  const tiles = METROS.map(async (slug): Promise<BoardTile[]> => {
    const place = FUEL_PLACES.find(({ id }) => id === `city/${slug}`);
    const [petrol, diesel] = FUELS.map((fuel) => rows.find((row) => row.place === place?.id && row.fuel === fuel));
    if (!place || !petrol) return [];
    const dayBefore = addDays(petrol.day, -1);
    const before = await lastPrice(db, place.id, 'petrol', { first: dayBefore, last: dayBefore });
    return [
      {
        label: `${t.petrol}, ${localName(locale, place)}`,
        ...(locale === 'en' && { hi: place.hi }),
        sign: '₹',
        value: rupeeText(petrol.paise),
        unit: t.aLitre,
        changePct: petrol.change_pct,
        ...(before ? { change: (petrol.paise - before.paise) / 100 } : {}),
        ...(diesel ? { second: `${t.diesel} ₹${rupeeText(diesel.paise)}` } : {}),
        page: `/browse/fuel/city/${slug}`,
      },
    ];
  });
  return (await Promise.all(tiles)).flat();
}

const HINDI_WORDS = ['पेट्रोल', 'डीज़ल', 'भाव', 'कीमत', 'दाम'];

/** Every place with prices, and the page of all of them, for the search. */
async function fuelSearchable(): Promise<SearchRecord[]> {
  const groups = groupByPlace(await newestPrices(await fuelDatabase()));
  return [
    {
      url: '/browse/fuel',
      title: 'Petrol and diesel prices in India',
      description: `Prices of ${groups.length} states, union territories and cities, with history.`,
      names: ['fuel', 'price', 'rate', 'today', 'ईंधन', 'भारत', ...HINDI_WORDS],
    },
    ...groups.map(toSearchRecord),
  ];
}

function toSearchRecord({ place, rows }: PlacePrices): SearchRecord {
  const known = FUELS.flatMap((fuel) => rows.filter((row) => row.fuel === fuel));
  const describe = (locale: Locale) => {
    const state = place.name === place.state ? '' : `${localName(locale, findStateName(place.state))}: `;
    const prices = known.map(({ fuel, paise, day, source }) => {
      const price = FUEL[locale].perLitre(groupDigits(paise / 100, 2));
      return `${locale === 'en' ? fuel : FUEL.hi[fuel]} ${price} (${formatDay(day, true, locale)}, ${sourceInWords(source, locale)})`;
    });
    return state + prices.join('; ');
  };
  return {
    url: `/browse/fuel/${place.id}`,
    title: `Petrol and diesel price in ${place.name}`,
    description: describe('en'),
    hi: { title: FUEL.hi.placeTitle(place.hi), description: describe('hi') },
    names: [place.name, place.hi, ...place.aliases, 'fuel', 'rate', 'today', ...HINDI_WORDS],
  };
}

/** Petrol and diesel at a place: its own prices, or its state's, labelled as such. */
async function fuelAt(place: Place): Promise<PlaceSection | undefined> {
  const whose = findFuelPlace(place.name, place.state);
  const group = whose && groupByPlace(await newestPrices(await fuelDatabase())).find((one) => one.place.id === whose.id);
  if (!group) return undefined;
  const record = toRecord(group, FUELS);
  const isOwn = whose.type === 'city' || place.type === 'state';
  const note = inAllLocales(FUEL, (t, locale) => (isOwn ? t.aLitre : t.aLitreOf(locale === 'hi' ? whose.hi : whose.name)));
  return {
    rank: 'lead',
    title: { en: 'Petrol and diesel', hi: 'पेट्रोल और डीज़ल' },
    facts: FUELS.flatMap((fuel) => {
      const cell = record[fuel];
      return cell ? [{ label: inAllLocales(FUEL, (t) => t[fuel]), value: `₹${groupDigits(cell.price, 2)}`, note }] : [];
    }),
    asOf: record.as_of,
    source: record.source,
    staleAfter: computeFreshness(record.updated_at, FUEL_SCHEDULE).stale_after,
    url: `/browse/fuel/${whose.id}`,
  };
}

/** The page of a city or state by any name (`city/bombay`), or the place page of a town without a price of its own (`city/pune`). */
function findFuelPage([type, text = '']: readonly string[]): string | undefined {
  const name = text.replaceAll('-', ' ');
  const own = findPlace(type === 'state' ? STATE_INDEX : CITY_INDEX, name);
  if (own) return `/browse/fuel/${own.id}`;
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}

/** A feed for each place with prices: the days on which petrol or diesel changed there. */
async function fuelFeeds(): Promise<Feed[]> {
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

export default defineArea({
  name: 'fuel',
  title: { en: 'Fuel prices', hi: 'ईंधन के दाम' },
  summary: {
    en: 'Petrol and diesel prices of 36 states and union territories and 13 cities, with history.',
    hi: '36 राज्यों और केंद्र शासित प्रदेशों और 13 शहरों में पेट्रोल और डीज़ल के दाम, पिछले दिनों के दामों के साथ।',
  },
  group: 'prices',
  icon: 'drop',
  page: '/browse/fuel',
  endpoints: [listing, cities, search, history, latest, status],
  crawler: { sources: FUEL_SOURCES, schedule: FUEL_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [FUEL_SNAPSHOT],
  attribution: FUEL_SNAPSHOT.sources,
  searchRecords: fuelSearchable,
  vocabulary,
  findAnswers: answerFuel,
  prompts: [
    {
      name: 'fuel_cost_of_a_drive',
      title: 'What a drive costs in fuel',
      about: 'The petrol or diesel that a drive takes, by the price where it begins',
      fields: {
        city: { ...cityField, required: true },
        kilometres: { about: 'How far', required: true },
        kilometres_a_litre: { about: 'What the car does on a litre; 15 unless said' },
      },
      text: ({ city, kilometres, kilometres_a_litre = '15' }) =>
        `What does a drive of ${kilometres} km from ${city} cost in petrol and in diesel, at ${kilometres_a_litre} km a litre? Take the prices from the tool fuel ` +
        'with that city, show the sum, and say of which day the prices are and whether they are stale.',
    },
  ],
  feeds: fuelFeeds,
  async freshness() {
    const rows = await newestPrices(await fuelDatabase());
    const newest = rows.reduce((a, b) => (a.observed_at > b.observed_at ? a : b));
    return { observedAt: newest.observed_at, source: newest.source, count: rows.length, counted: 'prices' };
  },
  board: fuelBoard,
  pins: [
    { query: 'petrol {city}', fields: { city: PIN_CITY } },
    { query: 'diesel {city}', fields: { city: PIN_CITY } },
  ],
  placePart: fuelAt,
  redirects: findFuelPage,
});
