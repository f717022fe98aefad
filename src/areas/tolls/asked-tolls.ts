import { findPlace } from '../../places/find.ts';
import type { Place } from '../../places/gazetteer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import type { Query } from '../intent.ts';
import { isOfLimit } from '../quantity.ts';
import type { Journey, Vehicle } from './tables.ts';
import { type Plaza, plazaIndex, plazas, plazasCalled, roadNumbers } from './values.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** What a question asks of toll plazas. */
export interface AskedTolls {
  query: Query;
  /** The class of vehicles, cars where none is named, and the journey; more where it asks for several. */
  vehicles: readonly Vehicle[];
  journeys: readonly (Journey | undefined)[];
  /** The number of the highway that is named. */
  road: string | undefined;
  state: Place | undefined;
  /** The plazas that are named, in their order. */
  named: readonly Plaza[];
  /** All of the road and the state that are named. */
  within: readonly Plaza[];
  /** What a plaza may be called by, and those words of it that nothing else here knows. */
  called: string;
  unknownWords: readonly string[];
}

/** Words that stand around a name. */
const TOLL_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(vocabulary)
    .flat()
    .flatMap((words) => words.split(' ')),
  ...STOP_WORDS,
  ...['paas', 'pas', 'aaspaas', 'najdik', 'पास', 'आसपास', 'नजदीक', 'between', 'beech', 'raste', 'रास्ते'],
]);
/** Classes of vehicles by what people call them, the more particular first. */
const CLASSES: readonly [RegExp, Vehicle][] = [
  [/\b(?:7|seven)[ -]?axles?\b|\boversized?\b/iu, 'axle_7_plus'],
  [/\b(?:4|5|6|four|five|six)(?: to 6)?[ -]?axles?\b/iu, 'axle_4_6'],
  [/\b(?:3|three|multi)[ -]?axles?\b/iu, 'multiaxle'],
  [/\b(?:jcb|earth ?mover|construction machinery|hcm)\b/iu, 'hcm'],
  [/\b(?:lcv|mini ?bus|tempo|pickup|light commercial|goods carrier)\b|टेंपो/iu, 'lcv'],
  [/\b(?:bus|buses|trucks?|lorry)\b|बस(?!्)|ट्रक/iu, 'bus'],
];
const CAR = /\b(?:cars?|jeeps?)\b|कार/iu;
const JOURNEYS: readonly [RegExp, Journey][] = [
  [/\b(?:return|both ways?|round trip|up down|aana jaana|aane jaane)\b|आना[- ]जाना|आने[- ]जाने/iu, 'return_24h'],
  [/\b(?:monthly|month pass|mahine)\b|मासिक|महीने/iu, 'monthly'],
];
const ROAD = /\b(?:(?:nh|national highway|highway)[ -]*(\d{1,3}[a-z]{0,2})|(ne)[ -]*(\d))\b/iu;
const TOLL_FREE = /\btoll[ -]?free\b|टोल[ -]?फ़?्?री/iu;
const ROMAN: Readonly<Record<string, string>> = { II: '2' };

/** The number of a highway that is named, by number or by the name of an expressway. */
function roadIn({ text, entities }: Query): string | undefined {
  const [, number, ne, of] = ROAD.exec(text) ?? [];
  const named = entities.find((one) => one.startsWith('road '))?.slice(5);
  return named ?? (ne ? `NE${of}` : number?.toUpperCase());
}

const isOnRoad = ({ road }: Plaza, number: string): boolean => {
  const [, expressway] = /^NE[ -]*(?:0?(\d)|(II))/.exec(road ?? '') ?? [];
  if (number.startsWith('NE')) return (expressway ?? ROMAN[road?.split(' ')[1] ?? '']) === number.slice(2);
  return !/^NE/.test(road ?? '') && roadNumbers(road ?? '').includes(number);
};

const spoken = (name: string): string => name.split(' ').map(latinAsSpoken).join(' ');

/** What a question asks of tolls: it says so, or a plaza's name stands beside a journey and nothing else. Undefined for others. */
export async function readAskedTolls(query: Query): Promise<AskedTolls | undefined> {
  const { entities, place, places, text, words, asked } = query;
  const road = roadIn(query);
  // A toll free number is called, not paid.
  if (TOLL_FREE.test(text)) return undefined;
  const isOfTolls = entities.includes('toll') || (road !== undefined && entities.includes('plaza'));
  const [byClass, vehicle] = CLASSES.find(([pattern]) => pattern.test(text)) ?? [/$/u, 'car' as const];
  const journeys = JOURNEYS.flatMap(([pattern, journey]) => (pattern.test(text) ? [journey] : []));
  if (!isOfTolls && journeys.length === 0) return undefined;
  const aside = new Set([...asked.words, ...(byClass.exec(text)?.[0].toLowerCase().split(/[ -]/) ?? [])]);
  const isAside = (word: string) =>
    aside.has(word) || TOLL_WORDS.has(word) || isOfLimit(word) || query.amounts.some(({ value }) => value === Number(word));
  const called = words.filter((word) => !isAside(word));
  const named = called.length === 0 || road ? [] : await plazasNamed(called, query);
  // A name of two words is a plaza's, whatever each sounds like.
  const isOwn = called.length > 1 || query.unclaimedWords.includes(called[0] ?? '');
  if (!isOfTolls && (named.length === 0 || !isOwn)) return undefined;
  const state = place?.type === 'state' ? place : undefined;
  const within = (await plazas()).filter((one) => (!state || one.state === state.name) && (!road || isOnRoad(one, road)));
  return {
    ...{ query, road, state, within, called: called.join(' ') },
    vehicles: vehicle !== 'car' && CAR.test(text) ? ['car', vehicle] : [vehicle],
    journeys: journeys.length > 0 ? journeys : [undefined],
    named: places.length > 1 ? [] : named,
    unknownWords: query.unknownWords.filter((word) => !isAside(word)),
  };
}

/** The plazas of which these words are the names. */
async function plazasNamed(words: readonly string[], { place }: Query): Promise<Plaza[]> {
  const names = await plazasCalled(words);
  if (names.length > 0 && names.reduce((sum, { length }) => sum + length, 0) === words.length)
    return names.flatMap(({ things }) => things.find(({ state }) => state === place?.name) ?? things[0] ?? []);
  const index = await plazaIndex();
  const one = findPlace(index, words.join(' ')) ?? findPlace(index, spoken(words.join(' ')));
  return one ? [one] : [];
}
