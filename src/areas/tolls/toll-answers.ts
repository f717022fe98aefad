import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import type { Place } from '../../places/gazetteer.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { confidence } from '../../text/confidence.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { plazaNames } from './plaza-names.ts';
import { carToll, PAGE, pageOf, SOURCE, statePage, tollsAt } from './show.ts';
import type { Journey, Vehicle } from './tables.ts';
import { type Plaza, plazaIndex, plazas, roadNumbers } from './values.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { TOLLS } from './wording.ts';

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
const JOURNEYS: readonly [RegExp, Journey][] = [
  [/\b(?:return|both ways?|round trip|up down|aana jaana|aane jaane)\b|आना[- ]जाना|आने[- ]जाने/iu, 'return_24h'],
  [/\b(?:monthly|month pass|mahine)\b|मासिक|महीने/iu, 'monthly'],
];
const ROAD = /\b(?:(?:nh|national highway|highway)[ -]*(\d{1,3}[a-z]{0,2})|(ne)[ -]*(\d))\b/iu;
const MAX_TOLD = 4;
const common = { uses: ['place', 'word', 'other', 'operation', 'amount'] as const, source: SOURCE };

const carsAt = (plaza: Plaza): number | undefined => plaza.rates.car?.single ?? undefined;

/** What a class of vehicles pays for a journey at a plaza; a car's single and return toll where nothing else is said. */
function tollOf(plaza: Plaza, vehicle: Vehicle, journey: Journey | undefined): LocalizedText | null | undefined {
  if (vehicle === 'car' && journey === undefined) return carToll(plaza);
  const paid = plaza.rates[vehicle]?.[journey ?? 'single'];
  return paid === undefined || paid === null ? null : { en: `₹${groupDigits(paid)}` };
}

function atPlaza(plaza: Plaza, vehicle: Vehicle, journey: Journey | undefined): DirectAnswer[] {
  const toll = tollOf(plaza, vehicle, journey);
  if (toll === undefined) return [];
  return [
    {
      ...common,
      title: inAllLocales(TOLLS, (t, locale) =>
        t.tollFor(localName(locale, plazaNames(plaza)), t.vehicles[vehicle], journey && t.journeys[journey]),
      ),
      answer: toll,
      ...(toll === null ? { detail: inAllLocales(TOLLS, (t) => t.notKnown), declined: true as const } : {}),
      as_of: plaza.asOf,
      url: pageOf(plaza),
      confidence: 0.95,
    },
  ];
}

/** The plazas of a highway or a state: how many, and what a car pays, the dearest or cheapest first where that is asked. */
function ofMany(list: readonly Plaza[], title: LocalizedText, url: string, { asked }: Query): DirectAnswer[] {
  const [first] = list;
  if (!first) return [];
  const priced = list.filter((plaza) => carsAt(plaza) !== undefined);
  const isRanked = asked.kind === 'most' || asked.kind === 'least';
  const sorted = priced.toSorted((a, b) => (asked.kind === 'least' ? 1 : -1) * ((carsAt(a) ?? 0) - (carsAt(b) ?? 0)));
  const shown = isRanked ? sorted : priced;
  const line = (locale: Locale) => (plaza: Plaza) => `${localName(locale, plazaNames(plaza))} ₹${groupDigits(carsAt(plaza) ?? 0)}`;
  const [best] = shown;
  return [
    {
      ...common,
      title,
      answer: inAllLocales(TOLLS, (t, locale) => (isRanked && best ? line(locale)(best) : `${list.length} ${t.plazas}`)),
      detail: inAllLocales(
        TOLLS,
        (t, locale) =>
          `${t.forCars}: ${shown
            .slice(isRanked ? 1 : 0, MAX_TOLD + 1)
            .map(line(locale))
            .join('; ')}`,
      ),
      as_of: first.asOf,
      url,
      confidence: 0.95,
    },
  ];
}

/** The plazas nearest to a town, with what a car pays. */
async function nearTown(place: Place): Promise<Omit<DirectAnswer, 'confidence'> | undefined> {
  const section = await tollsAt(place);
  if (!section) return undefined;
  const [first, ...more] = section.facts.map(({ label, value, note }) =>
    eachLocale((locale) => {
      const [name, toll, km] = [label, value, note ?? ''].map((text) => translate(toLocalizedText(text as string | LocalizedText), locale));
      return `${name} ${toll} (${km})`;
    }),
  );
  if (!first) return undefined;
  return {
    ...common,
    title: inAllLocales(TOLLS, (t, locale) => t.nearest(localName(locale, place))),
    answer: first,
    ...(more.length > 0 ? { detail: eachLocale((locale) => more.map((one) => translate(one, locale)).join('; ')) } : {}),
    ...(section.asOf ? { as_of: section.asOf } : {}),
    url: section.url,
  };
}

/** That no journey's toll is on record, and the plazas near its two ends. */
async function ofJourney(from: Place, to: Place): Promise<DirectAnswer[]> {
  const ends = (await Promise.all([nearTown(from), nearTown(to)])).filter((one) => one !== undefined);
  return [
    declinedAnswer(
      inAllLocales(TOLLS, (t, locale) => t.fromTo(localName(locale, from), localName(locale, to))),
      inAllLocales(
        TOLLS,
        (t, locale) =>
          `${t.noRoute} ${ends
            .map(({ title, answer }) => [title, answer ?? ''].map((text) => translate(toLocalizedText(text), locale)).join(': '))
            .join('; ')}`,
      ),
      { ...common, url: ends[0]?.url ?? PAGE, confidence: 0.95 },
    ),
  ];
}

/** The number of a highway that is named, by number or by the name of an expressway. */
function roadIn({ text, entities }: Query): string | undefined {
  const [, number, ne, of] = ROAD.exec(text) ?? [];
  const named = entities.find((one) => one.startsWith('road '))?.slice(5);
  return named ?? (ne ? `NE${of}` : number?.toUpperCase());
}

const ROMAN: Readonly<Record<string, string>> = { II: '2' };
const isOnRoad = ({ road }: Plaza, number: string): boolean => {
  const [, expressway] = /^NE[ -]*(?:0?(\d)|(II))/.exec(road ?? '') ?? [];
  if (number.startsWith('NE')) return (expressway ?? ROMAN[road?.split(' ')[1] ?? '']) === number.slice(2);
  return !/^NE/.test(road ?? '') && roadNumbers(road ?? '').includes(number);
};

/** That no plaza or road has a name; those of states and of concessions are not on NHAI's list. */
const noneCalled = (name: string): DirectAnswer =>
  declinedAnswer(
    inAllLocales(TOLLS, (t) => t.noneCalled(name)),
    inAllLocales(TOLLS, (t) => t.ofNationalRoads),
    { ...common, url: PAGE, confidence: 0.7 },
  );

const spoken = (name: string): string => name.split(' ').map(latinAsSpoken).join(' ');

/** What is paid at a plaza that is named, by its class of vehicles and journey; the plazas of a highway, a state, or near a town. */
export async function answerTolls(query: Query): Promise<DirectAnswer[]> {
  const { entities, place, places, text, words, asked } = query;
  const unknownWords = query.unknownWords.filter((word) => !asked.words.includes(word) && !TOLL_WORDS.has(word));
  const road = roadIn(query);
  if (!entities.includes('toll') && !(road && entities.includes('plaza'))) return [];
  return withoutSnapshot(async () => {
    const all = await plazas();
    const vehicle = CLASSES.find(([pattern]) => pattern.test(text))?.[1] ?? 'car';
    const journey = JOURNEYS.find(([pattern]) => pattern.test(text))?.[1];
    const inState = (list: readonly Plaza[]) => (place?.type === 'state' ? list.filter(({ state }) => state === place.name) : list);
    if (road) {
      const title = inAllLocales(TOLLS, (t, locale) =>
        t.onRoadIn(t.onRoad(road), place?.type === 'state' ? localName(locale, place) : undefined),
      );
      return ofMany(
        inState(all).filter((one) => isOnRoad(one, road)),
        title,
        place?.type === 'state' ? statePage(place.name) : PAGE,
        query,
      );
    }
    const called = words.filter((word) => !TOLL_WORDS.has(word) && !CLASSES.some(([pattern]) => pattern.test(word))).join(' ');
    const index = await plazaIndex();
    const named = places.length > 1 || called === '' ? undefined : (findPlace(index, called) ?? findPlace(index, spoken(called)));
    const atNamed = named ? atPlaza(named, vehicle, journey) : [];
    if (atNamed.length > 0) return atNamed;
    const [from, to] = places;
    if (from && to && places.length === 2 && unknownWords.length === 0) return ofJourney(from, to);
    if (unknownWords.length > 0) return called === '' ? [] : [noneCalled(called)];
    const isRanked = asked.kind === 'most' || asked.kind === 'least';
    const title = inAllLocales(TOLLS, (t) => t.title);
    if (!place && isRanked) return ofMany(all, title, PAGE, query);
    if (!place) return [{ title, answer: null, detail: inAllLocales(TOLLS, (t) => t.tableAbout), url: PAGE, confidence: 0.8 }];
    if (place.type === 'state')
      return ofMany(
        inState(all),
        inAllLocales(TOLLS, (t, locale) => t.inState(localName(locale, place))),
        statePage(place.name),
        query,
      );
    const near = await nearTown(place);
    return near ? [{ ...near, confidence: confidence(unknownWords) }] : [];
  }, []);
}
