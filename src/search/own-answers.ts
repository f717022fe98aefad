import { FIELD } from '../areas/field-wording.ts';
import { groupDigits } from '../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';
import { distanceKm } from '../places/near.ts';
import { type LocalityPoint, localityPoint } from '../places/pincodes/locality-point.ts';
import { findSkyPoint, skyPointName } from '../places/sky-point.ts';
import { borderingStates, STATES, type State } from '../places/states.ts';
import { findTown } from '../places/town.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import asks from './answer-words.json' with { type: 'json' };
import { MIN_CONFIDENCE, type RankedAnswer } from './area-answer.ts';
import { calendarAnswers, toldDay } from './calendar-answers.ts';
import { comparedPlaces } from './compared-places.ts';
import { tellElsewhere } from './elsewhere.ts';
import { namesOf } from './name-answers.ts';
import { numberAnswers } from './number-answers.ts';
import type { ParsedQuery } from './parse-query.ts';
import { describePlacePage } from './place-page-text.ts';
import { isAround, isThing, namesPlace, placesOf } from './tokens.ts';

/** Confidence of a place on its own; less if it was misspelt. */
const PLACE_CONFIDENCE = 0.8;
const CORRECTED_PLACE_CONFIDENCE = 0.6;
const SURE_OF_DISTANCE = 0.97;
const DISTANCE_WORDS: ReadonlySet<string> = new Set(asks.distance);
const CAPITAL_WORDS: ReadonlySet<string> = new Set(asks.capital);
const DAY_WORDS: ReadonlySet<string> = new Set(asks.day);
/** Answers that belong to no area: a place on its own, distances, capitals, weekdays, and official sites for topics that are not ours. */
export const answersOfNoArea = async (parsed: ParsedQuery): Promise<RankedAnswer[]> => [
  ...answerPlaceOnly(parsed),
  ...comparedPlaces(parsed),
  ...(await distanceOf(parsed)),
  ...pointOf(parsed),
  ...capitalOf(parsed),
  ...namesOf(parsed),
  ...stateOf(parsed),
  ...tellElsewhere(parsed),
  ...calendarAnswers(parsed),
  ...weekdayOf(parsed),
  ...numberAnswers(parsed),
];

/** A place on its own means its page. */
function answerPlaceOnly({ places, tokens, corrected }: ParsedQuery): RankedAnswer[] {
  const [place] = places;
  if (!place || places.length > 1 || tokens.some((token) => token.kind !== 'filler' && !namesPlace(token))) return [];
  const { title, description: detail } = describePlacePage(place);
  const sureness = corrected ? CORRECTED_PLACE_CONFIDENCE : PLACE_CONFIDENCE;
  return [{ title, answer: null, detail, url: `/place/${place.slug}`, area: 'places', confidence: sureness }];
}

/** The weekday and date for a question about a day: `what day is today`. */
function weekdayOf({ days: { day }, words, unknownWords, tokens }: ParsedQuery): RankedAnswer[] {
  const isOfThing = tokens.some(({ kind, senses }) => kind === 'name' && !senses.every(isAround));
  const asks = words.some((word) => DAY_WORDS.has(word)) && !isOfThing;
  if (!day || !asks || unknownWords.some((word) => !DAY_WORDS.has(word))) return [];
  return [{ ...toldDay(day), confidence: 0.9 }];
}

const OF_TRAINS = new Set(['number', 'train', 'trains', 'ticket', 'express', 'time', 'timing', 'from', 'to', 'एक्सप्रेस', 'ट्रेन']);
const INDIA = /\b(?:india|bharat|desh)\b|भारत/iu;
type Capital = Pick<State, 'name' | 'hi' | 'capital' | 'otherCapital'>;
const UNION: Capital = { name: 'India', hi: 'भारत', capital: 'New Delhi' };

/** The capitals of states: `capital of assam`. */
function capitalOf({ places, words, unknownWords, text }: ParsedQuery): RankedAnswer[] {
  // Rajdhani is also a train.
  if (words.some((word) => OF_TRAINS.has(word))) return [];
  if (!words.some((word) => CAPITAL_WORDS.has(word)) || unknownWords.some((word) => !CAPITAL_WORDS.has(word) && word !== 'naam')) return [];
  const states = places.flatMap(({ name, slug }) => STATES.filter((state) => state.name === name).map((of) => ({ of, slug })));
  const isOfIndia = places.length === 0 && INDIA.test(text);
  const named: readonly { of: Capital; slug?: string }[] = isOfIndia ? [{ of: UNION }] : states.length === places.length ? states : [];
  return named.map(({ of, slug }) => {
    const capital = findTown(of.capital);
    const other = of.otherCapital;
    return {
      title: inAllLocales(FIELD, (t, locale) => t.capital(localName(locale, of))),
      answer: eachLocale((locale) => localName(locale, { ...capital, name: of.capital })),
      ...(other && { detail: inAllLocales(FIELD, (t, locale) => t.inSeason[other.season](localName(locale, other))) }),
      url: `/place/${slug ?? capital?.slug}`,
      area: 'places',
      confidence: 0.98,
    };
  });
}

const WHICH_STATE =
  /\b(?:which|what|kis|kaun ?s[aei]|kons[aei])\s+(?:state|rajya|pradesh)\b|^state of\b|\b(?:where is|kahan (?:hai|par)|kaha (?:hai|par))\b|(?:किस|कौन ?स[ाेी]) (?:राज्य|प्रदेश)|कहां है|कहाँ है/iu;
const NEIGHBOURS = /\b(?:neighbou?r(?:ing|s)?|border(?:ing|s)?|padosi)\b|पड़ोसी/iu;

/** The state of a town, and the states around a state. */
function stateOf({ text, places: [place], places, unknownWords, tokens }: ParsedQuery): RankedAnswer[] {
  const isNamed = tokens.some(({ kind, senses }) => kind === 'name' && senses.some(isThing));
  if (!place || places.length > 1 || (isNamed && !NEIGHBOURS.test(text)) || unknownWords.length > 2) return [];
  const shared = { url: `/place/${place.slug}`, area: 'places', confidence: 0.96 };
  const names = (all: readonly string[]) =>
    eachLocale((locale) => all.map((name) => localName(locale, STATES.find((one) => one.name === name) ?? { name })).join(', '));
  // Delhi is a town and a territory.
  const isOfNeighbours = STATES.some(({ name }) => name === place.name) && NEIGHBOURS.test(text);
  if (!isOfNeighbours && (place.type !== 'town' || !WHICH_STATE.test(text))) return [];
  const title = inAllLocales(FIELD, (t, locale) => (isOfNeighbours ? t.neighbours : String)(localName(locale, place)));
  return [{ title, answer: names(isOfNeighbours ? borderingStates(place.name) : [place.state]), ...shared }];
}

type End = Place | (LocalityPoint & { words: readonly string[] });
const pointOfEnd = (end: End): { lat: number; lon: number } | undefined => ('words' in end ? end : findSkyPoint(end));

/** The places that are named in their order, and between them what only post offices know: `pune to mahabaleshwar km`. */
async function endsOf({ tokens, places }: ParsedQuery): Promise<End[]> {
  if (places.length > 1) return [...places];
  const groups: { place?: Place; words: string[] }[] = [];
  for (const [at, { word, kind, starts, senses, corrected, abroad }] of tokens.entries()) {
    const place = starts && !corrected ? placesOf(senses).find((one) => places.includes(one)) : undefined;
    if (place) groups.push({ place, words: [word] });
    else if (abroad) return [];
    else if ((kind === 'unknown' || corrected) && !DISTANCE_WORDS.has(word) && /\p{L}/u.test(word)) {
      const last = groups.at(-1);
      if (last && !last.place && tokens[at - 1]?.word === last.words.at(-1)) last.words.push(word);
      else groups.push({ words: [word] });
    }
  }
  if (groups.length !== 2) return [];
  const ends = groups.map(async ({ place, words }): Promise<End | undefined> => {
    const point = place ?? (await withoutSnapshot(() => localityPoint(words.join(' ')), undefined));
    return point && ('slug' in point ? point : { ...point, words });
  });
  return (await Promise.all(ends)).filter((one) => one !== undefined);
}

const COORDINATES = /\b(?:coordinates?|lat(?:itude)?s?[ ,/]*(?:and |& )?(?:long?(?:itude)?|lng)?s?|longitude|gps)\b|अक्षांश|देशांतर/iu;

/** The point of a town: `coordinates of jaipur`. */
function pointOf({ text, places: [place, other], unknownWords }: ParsedQuery): RankedAnswer[] {
  const point = place && !other && COORDINATES.test(text) ? findSkyPoint(place) : undefined;
  if (!place || !point || unknownWords.some((word) => !COORDINATES.test(word))) return [];
  return [
    {
      title: inAllLocales(FIELD, (t, locale) => t.pointOf(localName(locale, skyPointName(place, point)))),
      answer: `${point.lat}, ${point.lon}`,
      url: `/place/${place.slug}`,
      area: 'places',
      confidence: SURE_OF_DISTANCE,
    },
  ];
}

/** The distance between two places, if the query asks for it. */
async function distanceOf(parsed: ParsedQuery): Promise<RankedAnswer[]> {
  if (!parsed.words.some((word) => DISTANCE_WORDS.has(word)) || parsed.places.length > 2) return [];
  const [from, to, other] = await endsOf(parsed);
  const [start, end] = [from && pointOfEnd(from), to && pointOfEnd(to)];
  if (!from || !to || !start || !end || other) return [];
  const said = new Set([from, to].flatMap((one) => ('words' in one ? one.words : [])));
  const others = parsed.unknownWords.filter((word) => !DISTANCE_WORDS.has(word) && !said.has(word));
  const km = Math.round(distanceKm(start, end));
  return [
    {
      title: inAllLocales(FIELD, (t, locale) => t.distance(localName(locale, from), localName(locale, to))),
      answer: inAllLocales(FIELD, (t) => t.kilometres(groupDigits(km))),
      detail: inAllLocales(FIELD, (t) => t.straightLine),
      url: 'slug' in to ? `/place/${to.slug}` : 'slug' in from ? `/place/${from.slug}` : '/browse/pincode',
      area: 'places',
      confidence: others.length > 0 ? MIN_CONFIDENCE : SURE_OF_DISTANCE,
      ...(others.length > 0 && { ignored: others }),
    },
  ];
}
