import { inAllLocales, localName, toLocalizedText } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { confidence } from '../../text/confidence.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { askedDays } from '../asked-time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { formatDate } from '../panchang/words.ts';
import { runsOn } from './clock.ts';
import { findEnd, ridesBetween } from './ends.ts';
import { type Network, stationByCode, timetableNetwork } from './network.ts';
import { searchStations, stationNetwork } from './station-search.ts';
import { pageOfStation, pageOfTrain, toDetails } from './timetable.ts';
import { TRAIN } from './wording.ts';
import { formatAge, formatDuration, warning } from './words.ts';

/** Words with which people ask for trains, beside stations and numbers. */
export const TRAIN_WORDS = {
  train: [
    'train',
    'trains',
    'rail',
    'railway',
    'railways',
    'rel',
    'gaadi',
    'gadi',
    'ट्रेन',
    'ट्रेनें',
    'रेल',
    'रेलगाड़ी',
    'रेलवे',
    'express',
    'irctc',
    'timetable',
    'time table',
    'समय सारणी',
  ],
  station: ['station', 'stations', 'railway station', 'junction', 'jn', 'terminus', 'स्टेशन', 'रेलवे स्टेशन', 'जंक्शन'],
  asked: [
    'between',
    'running',
    'status',
    'live',
    'schedule',
    'route',
    'number',
    'no',
    'time',
    'timing',
    'timings',
    'ticket',
    'tickets',
    'seat',
    'availability',
    'fare',
    'position',
    'where',
    'spot',
    'stop',
    'stops',
    'jana',
    'jaana',
    'jaane',
    'jane',
    'going',
    'travel',
    'booking',
    'code',
    'कोड',
    'go',
    'goes',
    'reach',
    'reaches',
    'leave',
    'leaves',
    'leaving',
    'depart',
    'departs',
    'departure',
    'arrive',
    'arrives',
    'arrival',
    'daily',
    'direct',
    'run',
    'runs',
    'chalti',
    'chalegi',
    'jati',
    'jaati',
    'jayegi',
    'pahunchti',
    'चलती',
    'जाती',
    'नंबर',
    'जाना',
    'जाने',
    'टिकट',
    'समय',
    'स्थिति',
  ],
} as const;
const OWN_WORDS = new Set(Object.values(TRAIN_WORDS).flat().map(normaliseDevanagari));
/** What stands between two stations. */
const BETWEEN = new Set(['to', 'se', 'and', 'tak', 'से', 'तक', 'और'].map(normaliseDevanagari));

/** Filling that begins names of stations: New Delhi. */
const IN_NAMES = new Set(['new', 'old']);
/** Words that make a name that of a train; what the timetables shorten is read as the whole. */
const KINDS = new Set([
  'express',
  'rajdhani',
  'shatabdi',
  'duronto',
  'mail',
  'vande',
  'tejas',
  'humsafar',
  'intercity',
  'superfast',
  'passenger',
  'garib',
  'sampark',
  'janshatabdi',
]);
const SHORT: Readonly<Record<string, string>> = { exp: 'express', exprs: 'express', expres: 'express', pass: 'passenger', sf: 'superfast' };

/** A station is meant by a text that is this much like its name. */
const CONFIDENCE = 0.9;
const CODE_CONFIDENCE = 0.98;

/** A train by its number, and the trains between two stations: `12951`, `train delhi to howrah`, `ndls hwh`. A PNR is none of this field's business. */
export async function answerTrain(query: Query): Promise<DirectAnswer[]> {
  const { words, entities, unknownWords, amounts } = query;
  const number = words.filter((word) => /^\d{5}$/.test(word));
  if (number.length === 1 && unknownWords.length <= 1 && amounts.every(({ units }) => units.length === 0 || entities.length > 0)) {
    return trainAnswer(await timetableNetwork(), number[0] ?? '', entities.length > 0 ? 1 : confidence(unknownWords, 0.9), query);
  }
  const network = await stationNetwork();
  const named = namedAnswer(network, query);
  if (named.length > 0) return named;
  const station = stationAnswer(network, query);
  if (station.length > 0) return station;
  const ends = splitEnds(query);
  return ends.length === 0 ? [] : betweenAnswer(network, ends, query);
}

function trainAnswer(network: Network, number: string, confidence: number, query: Query): DirectAnswer[] {
  const train = network.byNumber.get(number);
  if (!train) {
    if (confidence < 1) return [];
    const title = inAllLocales(TRAIN, (t) => t.oneTrain(number));
    const former = network.former.get(number);
    if (former)
      return [
        {
          title,
          answer: null,
          detail: inAllLocales(TRAIN, (t, locale) => t.noLongerListed(former.name, formatAge(former.as_of, locale))),
          url: '/browse/train',
          confidence: 0.9,
        },
      ];
    return [{ title, answer: null, detail: inAllLocales(TRAIN, (t) => t.notListed), url: '/browse/train', confidence: 0.7 }];
  }
  const { name, from, to, departure, arrival, duration } = toDetails(network, train);
  const day = askedDay(query);
  const runs = day && train.days_runs !== null ? runsOn(train.days_runs, day) : undefined;
  const ride = `${from.name} ${departure} – ${to.name} ${arrival}`;
  return [
    {
      title: day ? inAllLocales(TRAIN, (_, locale) => `${number} ${name}, ${formatDate(day, locale)}`) : `${number} ${name}`,
      answer: runs === false ? inAllLocales(TRAIN, (t) => t.doesNotRun) : ride,
      uses: ['amount', ...(runs === undefined ? [] : (['time'] as const))],
      detail: inAllLocales(TRAIN, (t, locale) => t.rideSays(formatDuration(duration, locale), warning(train.as_of, locale))),
      url: pageOfTrain(train),
      confidence,
    },
  ];
}

const plainWords = (name: string): string[] =>
  normaliseDevanagari(name)
    .split(' ')
    .map((word) => SHORT[word] ?? word);
const names = new WeakMap<Network, { number: string; words: readonly string[] }[]>();

/** The trains that are called so, where the words are those of a train: `coromandel express`. Of several the first is told. */
function namedAnswer(network: Network, query: Query): DirectAnswer[] {
  const { words } = query;
  const wanted = words.flatMap(plainWords).filter((word) => !STOP_WORDS.has(word) && word !== 'train' && word !== 'trains');
  if (wanted.length < 2 || !wanted.some((word) => KINDS.has(word)) || wanted.every((word) => KINDS.has(word))) return [];
  const all =
    names.get(network) ??
    network.trains.flatMap(({ number, name, aliases }) => [name, ...aliases].map((one) => ({ number, words: plainWords(one) })));
  names.set(network, all);
  const found = all
    .filter((one) => wanted.every((word) => one.words.includes(word)) && runsBetween(network, one.number, query))
    .sort((a, b) => a.words.length - b.words.length);
  const [first] = found;
  if (!first) return [];
  const more = new Set(found.map(({ number }) => number)).size - 1;
  return trainAnswer(network, first.number, 1, query).map((answer) => ({
    ...answer,
    // Every word is one of its name.
    uses: ['word', 'other', 'place', 'abroad', ...(answer.uses === 'all' ? [] : (answer.uses ?? []))],
    ...(more > 0
      ? { detail: inAllLocales(TRAIN, (t, locale) => t.andOfName(more, toLocalizedText(answer.detail ?? '')[locale] ?? '')) }
      : {}),
    confidence: 0.9,
  }));
}

/** Does a train go the way that a text says with two towns: from the first to the second? True where it says no way. */
function runsBetween(network: Network, number: string, { places, words }: Query): boolean {
  const [start, end] = places;
  const train = network.byNumber.get(number);
  if (!start || !end || !train || !words.some((word) => BETWEEN.has(normaliseDevanagari(word)))) return true;
  const { from, to } = toDetails(network, train);
  return from.name.includes(start.name) && to.name.includes(end.name);
}

/** A code in capitals and nothing else: `NDLS`. */
const CODE_ALONE = /^[A-Z]{2,5}$/;

/** The trains of one station: `pune junction`, `howrah station`. */
function stationAnswer(network: Network, { text, words, entities }: Query): DirectAnswer[] {
  const isCode = CODE_ALONE.test(text) && stationByCode(network, text) !== undefined;
  if (!entities.includes('station') && !isCode) return [];
  const name = isCode
    ? text
    : words
        .filter((word) => IN_NAMES.has(word) || (!OWN_WORDS.has(normaliseDevanagari(word)) && !STOP_WORDS.has(normaliseDevanagari(word))))
        .join(' ');
  const found = name === '' ? undefined : findStation(network, name);
  if (!found || found.score < CONFIDENCE || found.trains === 0) return [];
  const { code, name: title } = found.station;
  return [
    {
      title: inAllLocales(TRAIN, (t) => t.trainsAt(`${title} (${code})`)),
      answer: inAllLocales(TRAIN, (t) => t.count(found.trains)),
      detail: inAllLocales(TRAIN, (t) => t.atStationAbout),
      url: pageOfStation(network, code),
      confidence: 0.9,
      uses: ['word', 'other', 'place'],
    },
  ];
}

/** Two names of stations within the words, in each way in which they may part. */
function splitEnds({ words }: Query): [string, string][] {
  const forms = words.map(normaliseDevanagari);
  const parts: string[][] = [[]];
  for (const word of forms) {
    if (BETWEEN.has(word)) parts.push([]);
    else if (IN_NAMES.has(word) || (!OWN_WORDS.has(word) && !STOP_WORDS.has(word))) parts.at(-1)?.push(word);
  }
  const said = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  if (said.length === 2) return [[said[0] ?? '', said[1] ?? '']];
  const left = parts.flat();
  if (said.length !== 1 || left.length < 2 || left.length > 6) return [];
  return left.slice(1).map((_, at) => [left.slice(0, at + 1).join(' '), left.slice(at + 1).join(' ')]);
}

function betweenAnswer(network: Network, ends: readonly [string, string][], query: Query): DirectAnswer[] {
  const { entities, places, words } = query;
  const asked = entities.includes('train');
  const joined = words.some((word) => BETWEEN.has(normaliseDevanagari(word)));
  // Two words alone are stations where both are their codes.
  const isCodes = ([from, to]: [string, string]) => stationByCode(network, from) !== undefined && stationByCode(network, to) !== undefined;
  const found = (asked || joined || places.length > 1 ? ends : ends.filter(isCodes))
    .map((names) => ({ names, stations: names.map((name) => findStation(network, name)) }))
    .filter(({ stations: [from, to] }) => from && to && from.station !== to.station)
    .map(({ names, stations }) => ({ names, score: Math.min(...stations.map((one) => one?.score ?? 0)) }))
    .sort((a, b) => b.score - a.score)[0];
  const towns = areTowns(places) ? places.map(({ name }) => name) : [];
  if (towns.length === 0 && (found?.score ?? 0) < CONFIDENCE) return [];
  // A town is all its stations, as in the form of trains. Where the words may part in several ways, two towns among them are meant.
  const [start, end] =
    findEnds(network, ends.length > 1 && towns.length > 0 ? towns : (found?.names ?? towns)) ?? findEnds(network, towns) ?? [];
  if (!start || !end) return [];
  const codes = found !== undefined && found.score >= CODE_CONFIDENCE && !joined;
  if (!asked && !joined && !codes && places.length < 2) return [];
  const day = askedDay(query);
  const from = day ?? istDay();
  // As the page counts them: of that day, or of today. Where none goes today, of any day.
  const rides = [from, ...(day ? [] : [undefined])].map((on) => ridesBetween(network, start, end, on)).find((all) => all.length > 0) ?? [];
  const count = rides.filter(({ train }) => train.valid_to === null || train.valid_to >= from).length;
  const search = new URLSearchParams({ from: start.text, to: end.text, ...(day ? { date: day } : {}) });
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) =>
        [t.between(localName(locale, start), localName(locale, end)), ...(day ? [formatDate(day, locale)] : [])].join(', '),
      ),
      answer: inAllLocales(TRAIN, (t) => t.direct(count)),
      url: `/browse/train/between?${search}`,
      confidence: asked ? 0.95 : codes ? 0.9 : 0.6,
      // Names of stations take every word; those of towns only their own.
      uses: ['place', ...(day ? (['time'] as const) : []), ...(towns.length === 2 ? [] : (['word', 'other'] as const))],
    },
  ];
}

/** Both ends of a journey, with what they are called and asked for by; undefined where one is not known, or they are the same. */
function findEnds(network: Network, texts: readonly string[]) {
  const [start, end] = texts.map((text) => {
    const found = findEnd(network, text);
    if (!found) return undefined;
    const { name, code } = found.stations[0];
    return { ...found, ...(found.isTown ? (findPlace(GAZETTEER, text) ?? { name: text }) : { name }), text: found.isTown ? text : code };
  });
  return start && end && start.stations[0] !== end.stations[0] ? [start, end] : undefined;
}

/** The day of a journey that a text names; undefined for today, and where it names none or more than one. */
function askedDay(query: Query): string | undefined {
  const asked = askedDays(query);
  return asked && asked.from === asked.to ? asked.from : undefined;
}

const findStation = (network: Network, name: string) => searchStations(network, name, 1)[0];

const areTowns = (places: Query['places']): boolean =>
  places.length === 2 && places[0] !== places[1] && places.every(({ type }) => type === 'town');
