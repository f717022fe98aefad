import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findTown } from '../../places/town.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { AIR_CATEGORIES } from './category-words.ts';
import { CATEGORIES, findCategory } from './naqi.ts';
import { STATIONS, STATIONS_AS_OF, STATIONS_CREDIT } from './station-directory.ts';
import { AIR } from './wording.ts';

const MAX_INDEX = 500;
const INDEX = /\b(?:aqi|index)\b|सूचकांक/iu;
const MEANING = /\bmeaning\b|\bmatlab\b|मतलब/iu;
const STATION = /\b(?:stations?|monitors?)\b|स्टेशन/iu;

/** What an index is called and what to do in it: `what does aqi 250 mean`, `is aqi 180 bad`. */
export function indexMeant({ text, amounts: [amount, other], places, day, range }: Query): DirectAnswer[] {
  const index = amount?.value ?? -1;
  if (other || places.length > 0 || day || range || !INDEX.test(text) || index < 0 || index > MAX_INDEX) return [];
  const { name, upTo, advice } = findCategory(index);
  const above = CATEGORIES.findLast((one) => one.upTo < upTo)?.upTo ?? -1;
  return [
    {
      title: `AQI ${index}`,
      answer: inAllLocales(AIR_CATEGORIES, (t) => `${t.category(name)} (${above + 1}–${upTo})`),
      detail: inAllLocales(AIR_CATEGORIES, (t) => t.advice(name, advice)),
      url: '/browse/aqi',
      confidence: 0.97,
      uses: ['amount', 'other', 'word', 'operation', ...(MEANING.test(text) ? (['reason'] as const) : [])],
    },
  ];
}

/** How many stations measure the air of a city or state: `how many aqi stations in mumbai`. */
export function stationsCounted({ text, asked, place, places }: Query): DirectAnswer[] {
  if (asked.kind !== 'count' || !STATION.test(text) || places.length > 1) return [];
  const of = STATIONS.filter(
    ({ city, state }) => !place || (place.type === 'state' ? state === place.name : (findTown(city)?.slug ?? city) === place.slug),
  );
  if (of.length === 0) return [];
  return [
    {
      title: inAllLocales(AIR, (t, locale) => (place ? t.airIn(localName(locale, place)) : t.heading)),
      answer: inAllLocales(AIR, (t) => t.stationsCount(of.length)),
      as_of: STATIONS_AS_OF,
      source: STATIONS_CREDIT,
      url: '/browse/aqi',
      confidence: 0.98,
      uses: ['place', 'other', 'operation', 'word'],
    },
  ];
}
