import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, localName } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { regionIn } from '../../places/regions.ts';
import type { Query } from '../intent.ts';
import { type AskedQuantities, asksOfDays, asksWhere, CITIES, limitIn, type Point, pairsIn, type Quantity } from '../quantity.ts';
import { asksRange } from '../quantity-rankings.ts';
import { allDaysOnRecord, allPricesBetween, lastPriceEver } from './metros/values.ts';
import { FUEL_PLACES, type FuelPlace, findFuelPlace } from './places.ts';
import { FUELS, type Fuel, type PriceRow } from './tables.ts';
import { FUEL } from './wording.ts';

/** Represents the country if no place is named. */
const CAPITAL = 'New Delhi';
/** The four cities whose prices newspapers print. */
const METRO_CITIES = ['New Delhi', 'Mumbai', 'Kolkata', 'Chennai'];

const toPoint = ({ day, paise, source }: PriceRow): Point => ({ day, value: paise / 100, source });

/** A fuel's price per litre at a place. `named` is the place as it was asked for, such as a town that has its state's price. */
export function priceAt(fuel: Fuel, place: FuelPlace, named: Readonly<{ name: string; hi?: string }> = place): Quantity {
  return {
    title: inAllLocales(FUEL, (t, locale) => t.fuelIn(t[fuel], localName(locale, named))),
    name: eachLocale((locale) => localName(locale, named)),
    record: {
      newest: async (days) => {
        const row = await lastPriceEver(place, fuel, days);
        return row && toPoint(row);
      },
      ends: () => allDaysOnRecord(place, fuel),
    },
    points: async (days) => (await allPricesBetween(place, fuel, days)).map(toPoint).reverse(),
    show: (rupees) => inAllLocales(FUEL, (t) => t.perLitre(groupDigits(rupees, 2))),
    url: `/browse/fuel/${place.id}`,
  };
}

const isFuel = (one: string): one is Fuel => FUELS.some((fuel) => fuel === one);
/** The fuels that a question names; `fuel` alone means both. */
export const fuelsIn = (entities: readonly string[]): readonly Fuel[] => {
  const named = entities.filter(isFuel);
  return named.length > 0 ? named : entities.includes('both') ? FUELS : [];
};

/** What of all is told where no place is named. */
const OF_ALL: ReadonlySet<string> = new Set(['least', 'most', 'median', 'range']);
export const ALL = /\b(?:all|every|each) (?:the )?states?\b|\bstate ?wise\b|\b(?:sabhi|sab|har) rajyo?n?\b|(?:सभी|हर) राज्य/iu;

/** The prices that a question names, for each fuel and place, and the places that its ranking compares. */
export function fuelQuantities(query: Query): AskedQuantities | undefined {
  const fuels = fuelsIn(query.entities);
  const [fuel] = fuels;
  if (!fuel) return undefined;
  const { scope, heading, region } = scopeOf(query);
  const places = scope ? [] : query.places;
  const at = (one: Fuel, place: Place) => {
    const priced = findFuelPlace(place.name, place.state);
    return priced ? [priceAt(one, priced, place)] : [];
  };
  const capital = findFuelPlace(CAPITAL);
  const pairs = pairsIn(query, isFuel) ?? [...new Set(places)].flatMap((place) => fuels.map((one) => [one, place] as const));
  const named =
    places.length > 0 ? pairs.flatMap((pair) => at(...pair)) : capital && !scope ? fuels.map((one) => priceAt(one, capital)) : [];
  const ranked = scope ?? FUEL_PLACES.filter(({ type }) => type === 'state');
  const { kind, top } = query.asked;
  const isRanking = scope !== undefined || OF_ALL.has(kind) || top !== undefined || asksRange(query);
  const isAll = query.places.length === 0 && ALL.test(query.text);
  const isOfDays = query.range !== undefined || query.month !== undefined || query.year !== undefined || asksOfDays(query);
  return {
    named: (isRanking || isAll) && places.length === 0 && !isOfDays ? [] : named,
    all: places.length > 1 ? undefined : async () => ranked.map((one) => priceAt(fuel, one)),
    ranking: (end) =>
      inAllLocales(FUEL, (t, locale) => [t.extreme(t[fuel], end, heading[locale]), ...(region ? [region.name[locale]] : [])].join(', ')),
    isList:
      (scope !== undefined && ['value', 'difference', 'which', 'list'].includes(query.asked.kind)) ||
      (isAll && (query.asked.kind === 'value' || query.asked.kind === 'list')),
    isOfAll: asksWhere(query) || (query.places.length === 0 && scope !== undefined),
    url: '/browse/fuel',
    uses: ['place', 'time', ...(region ? (['word', 'other'] as const) : [])],
  };
}

const HEADINGS = {
  states: { en: 'states', hi: 'राज्यों' },
  cities: { en: 'cities', hi: 'शहरों' },
  named: { en: 'places named', hi: 'लिखे गए स्थानों' },
  metros: { en: 'metro cities', hi: 'महानगरों' },
} as const satisfies Record<string, Required<LocalizedText>>;

/** Whether the cities of a state are asked for, none of which has a price on record. */
export const isOfNoCity = (query: Query): boolean => scopeOf(query).scope?.length === 0;

const METROS = /^(?:metros?$|मेट्रो$|महानगर)/u;

/** The places that words name together: cities, or the metro cities. */
function scopeOf(query: Query): { scope?: readonly FuelPlace[]; heading: Required<LocalizedText>; region?: ReturnType<typeof regionIn> } {
  const { words, asked, place, text } = query;
  const isOfCities = CITIES.test(text);
  if (words.some((word) => METROS.test(word)))
    return { scope: FUEL_PLACES.filter(({ name, type }) => type === 'city' && METRO_CITIES.includes(name)), heading: HEADINGS.metros };
  const region = query.places.length === 0 ? regionIn(query.text) : undefined;
  if (region)
    return {
      scope: FUEL_PLACES.filter(({ name, type }) => type === 'state' && region.states.includes(name)),
      heading: HEADINGS.states,
      region,
    };
  const state = place?.type === 'state' ? place.state : undefined;
  // `which city is cheaper, pune or nagpur` asks of these alone.
  const isOfThese = query.places.filter(({ type }) => type === 'town').length > 1;
  if (isOfCities && !isOfThese && (asked.kind !== 'value' || limitIn(query)))
    return { scope: FUEL_PLACES.filter((one) => one.type === 'city' && (!state || one.state === state)), heading: HEADINGS.cities };
  return { heading: query.places.length > 1 ? HEADINGS.named : HEADINGS.states };
}
