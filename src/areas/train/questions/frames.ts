import { eachLocale, inAllLocales, type Locale, localName } from '../../../i18n/locale.ts';
import { ApiError } from '../../../kernel/errors.ts';
import type { Place } from '../../../places/gazetteer.ts';
import { fold, normaliseDevanagari } from '../../../text/fold.ts';
import { declinedAnswer } from '../../first-answers.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { KINDS, plainWords, trainsNamed } from '../names/called-trains.ts';
import { kindNamed, kindsNamed, withoutKind } from '../names/train-kinds.ts';
import { requireEnd } from '../routes/ends.ts';
import { stationsOfState } from '../stations/near-stations.ts';
import { stationNetwork } from '../stations/station-search.ts';
import { type Network, stationByCode } from '../timetable/network.ts';
import type { Train } from '../timetable/records.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { type AskedParts, readParts } from './asked-parts.ts';
import { trainTitle } from './called.ts';
import { extremeTrain } from './extreme-train.ts';
import { FASTER, fasterKind } from './faster-train.ts';
import { findJourney, isJoined, nameOfStation } from './journey.ts';
import { namedFrom } from './named-from.ts';
import { FARES, ridesOfKind, ridesTold } from './rides-told.ts';
import { choiceAt, DIRECTION, stationsCounted, trainsAtEnd } from './station-trains.ts';
import { answerAttribute } from './train-attributes.ts';
import { askedDay } from './train-intents.ts';
import { whereIs } from './where-is.ts';

/** Words of questions about today's run and prices, which no timetable answers. */
const NOT_OF_TIMETABLE =
  /\b(?:live|status|pnr|running late|where is (?:my|\d{5}|train \d{5})|\d{5} (?:abhi )?kaha+n? (?:hai|pahun\w*)|delay(?:ed)?|late|on time|cancel\w*|abhi kaha?n?)\b|लेट|अभी (?:कहां|कहाँ)/iu;

/** Answers a question about a part of the timetable: what is asked of one train, or which trains of a journey meet conditions. */
export async function answerParts(query: Query): Promise<DirectAnswer[]> {
  const network = await stationNetwork();
  if (NOT_OF_TIMETABLE.test(query.text)) return whereIs(network, query);
  const parts = readParts(query);
  const counted = stationsCounted(network, query);
  if (counted.length > 0) return counted;
  const extreme = extremeTrain(network, query, kindNamed(parts.words.join(' ')));
  if (extreme.length > 0) return extreme;
  const leaving = parts.attributes.includes('arrival') ? undefined : namedFrom(network, query, parts);
  const told =
    leaving && answerAttribute(network, leaving.trains, { ...parts, words: leaving.words, attributes: ['departure'] }, leaving.query);
  if (told && told.length > 0) return told;
  // `shatabdi vs vande bharat delhi bhopal` are two kinds, not a train that bears a town's name.
  if (kindsNamed(parts.words).length === 2 && FASTER.test(query.text)) return answerRides(network, parts, query);
  const numbers = query.words.filter((word) => /^\d{5}$/.test(word));
  const places = new Set(query.places.flatMap(({ name, hi = '' }) => normaliseDevanagari(`${name} ${hi}`).split(' ')));
  const unplaced = parts.words.filter((word) => !places.has(normaliseDevanagari(word)));
  const kind = kindNamed(unplaced.join(' '));
  // `garib rath amritsar to saharsa` names a kind and a journey, no train, nor does `garib rath from delhi`.
  const isJourney = query.places.length > 1 || (query.places.length === 1 && DIRECTION.test(query.text));
  const fillers = new Set(query.tokens.flatMap(({ word, kind: meant }) => (meant === 'filler' ? [word] : [])));
  const said = unplaced.filter((word) => !fillers.has(word));
  const isKindAlone = kind !== undefined && isJourney && nameOfStation(withoutKind(said, kind)) === '';
  const readings = isKindAlone ? [] : [parts.words, unplaced, ...wordsBeforeKind(parts.words)];
  // `train number 12951` asks for the train.
  const attributes = numbers.length > 0 ? parts.attributes.filter((one) => one !== 'number') : parts.attributes;
  const isAttribute = attributes.length > 0 || parts.classes !== undefined;
  const named =
    numbers.length > 0
      ? numbers
      : isAttribute
        ? (readings.map((words) => trainsNamed(network, words)).find((numbersOfName) => numbersOfName.length > 0) ?? [])
        : [];
  const trains = named.flatMap((number) => network.byNumber.get(number) ?? []);
  // `classes available` are those of the train.
  const isFare = FARES.test(attributes.includes('classes') ? query.text.replace(AVAILABLE, ' ') : query.text);
  if (isFare && trains[0]) return [noFare(trains[0])];
  if (trains.length > 0 && (numbers.length === 0 || trains.length === numbers.length)) {
    const attributeAnswers = answerAttribute(network, trains, { ...parts, attributes }, query);
    if (attributeAnswers.length > 0) return attributeAnswers;
  }
  if (numbers.length > 0) return [];
  return answerRides(network, parts, query);
}

const AVAILABLE = /\bavailable\b/giu;

/** The words before that of a kind, which may name a train of a place: `kerala express` of `kerala express arrival at nagpur`. */
function wordsBeforeKind(words: readonly string[]): string[][] {
  const at = words.findIndex((word) => plainWords(word).some((one) => KINDS.has(one)));
  return [3, 2, 1].flatMap((count) => (at >= count ? [words.slice(at - count, at + 1)] : []));
}

/** The trains of a name that stands in the words of a journey: `punjab mail from mumbai to delhi`; of `delhi se howrah mail` it is the goal's. */
function trainOfWay(network: Network, words: readonly string[]): AskedParts['train'] {
  for (const name of wordsBeforeKind(words)) {
    const numbers = isJoined([...words.slice(0, words.indexOf(name[0] ?? '')).slice(-1), ...name]) ? [] : trainsNamed(network, name);
    if (numbers.length > 0) return { numbers, said: name.join(' ') };
  }
  return undefined;
}

/** Which trains of a journey meet what a question says: how many, the first, those with a class. */
function answerRides(network: Network, parts: AskedParts, query: Query): DirectAnswer[] {
  const { asked, entities } = query;
  const kind = kindNamed(parts.words.join(' '));
  // `kashi vishwanath express` is a train, though both are places.
  const isOfMany = /\btrains\b|ट्रेनें|गाड़ियाँ|गाड़ियां/iu.test(query.text) || asked.kind === 'count';
  if (!kind && !isOfMany && !DIRECTION.test(query.text) && trainsNamed(network, query.words).length > 0) return [];
  const kinds = kindsNamed(parts.words);
  // `mumbai rajdhani from delhi to mumbai` has its whole way behind the name.
  const way = parts.words.slice(parts.words.lastIndexOf('from'));
  const isWhole = way[0] === 'from' && isJoined(way);
  const train = isOfMany || (kind && !isWhole) ? undefined : trainOfWay(network, parts.words);
  const ofTrain = new Set(
    train && query.places.filter(({ name }) => !train.said.includes(fold(name))).length > 1 ? train.said.split(' ') : [],
  );
  const words = kinds.reduce(withoutKind, train && isWhole ? way : parts.words).filter((word) => !FASTER.test(word) && !ofTrain.has(word));
  // Rath is also a town; one on the way is no end.
  const isOnWay = ({ name, aliases }: Place) => [name, ...aliases].some((one) => fold(one) === parts.via);
  const places = query.places.filter((one) => (!parts.words.includes(fold(one.name)) || words.includes(fold(one.name))) && !isOnWay(one));
  const isAsked = entities.includes('train') || kind !== undefined || /\btrains?\b|ट्रेन|गाड़ी/iu.test(query.text);
  const isPicked = [parts.choice, parts.clock, parts.classes, parts.daily, parts.nonStop, parts.lasts, parts.stopsOnWay, kind].some(
    Boolean,
  );
  const isJoint = isJoined(parts.words);
  // `is SBIN0000691 delhi or mumbai`: of two places one is asked for, no way.
  if (!isAsked && !isPicked && !isJoint && (places.length < 2 || asked.also.includes('which')) && !areCodes(network, words)) return [];
  // From one place alone, a kind of train has no other end.
  const isLoose = kind ? isJoint || places.length > 1 : isAsked || isJoint;
  const journey = findJourney(
    network,
    words,
    {
      ...query,
      places: query.places
        .filter((one) => !isOnWay(one) && !ofTrain.has(fold(one.name)))
        .toSorted((a, b) => (train && isWhole ? way.indexOf(fold(a.name)) - way.indexOf(fold(b.name)) : 0)),
      words,
      contentWords: query.contentWords.filter((word) => words.includes(word)),
    },
    isLoose,
  );
  const isOther = parts.attributes.some((one) => one === 'distance' || one === 'duration') && !kind && !entities.includes('train');
  const ofTwoKinds = journey ? fasterKind(network, journey, kinds, query) : [];
  if (ofTwoKinds.length > 0) return ofTwoKinds;
  const [ride, second] = journey && kind && parts.attributes.length > 0 ? ridesOfKind(network, journey, kind) : [];
  const ofOne = ride && !second ? answerAttribute(network, [ride.train], { ...parts, words }, query, [ride.from, ride.to]) : [];
  if (ofOne.length > 0) return ofOne;
  if (journey && !isOther && (isAsked || isJoint || places.length > 1 || journey.byCode)) {
    const isSure = isPicked || parts.attributes.includes('distance') || (isAsked && asked.kind === 'count');
    const ways = parts.back ? [journey, { ...journey, from: journey.to, to: journey.from }] : [journey];
    return ways.flatMap((way) =>
      ridesTold(network, way, {
        parts: { ...parts, words, ...(train ? { train } : {}) },
        query,
        kind,
        confidence: isSure ? 0.98 : isAsked ? 0.95 : journey.byCode && !isJoint ? 0.9 : 0.6,
      }),
    );
  }
  const chosen = isAsked && !journey && places.length < 2 ? choiceAt(network, { ...parts, words }, query, kind) : [];
  if (chosen.length > 0) return chosen;
  if (isAsked && places.length === 2 && !journey) return noEnd(network, { ...query, places });
  // `howrah rajdhani express` is a train's name, `rajdhani from howrah` is not.
  if (
    kind &&
    !DIRECTION.test(query.text) &&
    !/\btrains\b|ट्रेनें/iu.test(query.text) &&
    asked.kind !== 'count' &&
    trainsNamed(network, query.words).length > 0
  )
    return [];
  const isOfEnds = parts.attributes.some((one) => one === 'origin' || one === 'end');
  const isPickedThere =
    isOfEnds || asked.kind === 'count' || parts.clock || parts.classes || (query.places.length === 1 && askedDay(query));
  return kind || (isPickedThere && isAsked) ? trainsAtEnd(network, { ...parts, words }, query, kind) : [];
}

const noFare = (train: Train): DirectAnswer =>
  declinedAnswer(
    trainTitle(train),
    inAllLocales(TRAIN, (t) => t.faresElsewhere),
    { url: pageOfTrain(train), confidence: 0.95, uses: ['amount', 'other', 'word', 'time', 'place', 'operation'] },
  );

/** That no train stops at one of the two places, or that a state has many stations, and which stations may be meant. */
function noEnd(network: Network, { places, conditions }: Query): DirectAnswer[] {
  const faults = places.flatMap((place) => {
    try {
      requireEnd(network, '', place.name);
      return [];
    } catch (error) {
      return error instanceof ApiError ? [{ place, error }] : [];
    }
  });
  const [fault] = faults;
  if (!fault || conditions.some(({ kind, text }) => kind === 'abroad' || (kind === 'word' && !kindNamed(text)))) return [];
  const isState = fault.place.type === 'state';
  const stations = isState ? stationsOfState(network, fault.place.name).length : 0;
  const reason = (locale: Locale) => {
    const [t, name] = [TRAIN[locale], localName(locale, fault.place)];
    return stations > 0 ? t.manyStationsIn(name, stations) : isState ? t.noStationOf(name) : t.noStopIn(name);
  };
  return [
    declinedAnswer(
      inAllLocales(TRAIN, (t, locale) => t.between(...(places.map((one) => localName(locale, one)) as [string, string]))),
      eachLocale((locale) => [reason(locale), (fault.error.details.suggestions ?? []).join('; ')].filter(Boolean).join('. ')),
      { url: '/browse/train', confidence: 0.9, uses: ['place', 'time', 'other', 'word', 'operation', 'amount'] },
    ),
  ];
}

const areCodes = (network: Network, words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => stationByCode(network, word) !== undefined);
