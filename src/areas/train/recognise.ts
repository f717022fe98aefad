import { asWords, bothOf } from '../../lib/locale.ts';
import { formOf } from '../../lib/text.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { FILLERS } from '../search/fillers.ts';
import { sureOf } from '../search/typed.ts';
import { directRides } from './direct.ts';
import { type Network, stationByCode, timetableNetwork } from './network.ts';
import type { Station } from './records.ts';
import { searchStations, stationNetwork } from './station-search.ts';
import { detailsOf, hasPage } from './timetable.ts';
import { TRAIN } from './wording.ts';
import { durationInWords, warning } from './words.ts';

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
    'नंबर',
    'जाना',
    'जाने',
    'टिकट',
    'समय',
    'स्थिति',
  ],
} as const;
const OWN_WORDS = new Set(Object.values(TRAIN_WORDS).flat().map(formOf));
/** What stands between two stations. */
const BETWEEN = new Set(['to', 'se', 'and', 'tak', 'से', 'तक', 'और'].map(formOf));

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

/** A station is meant by a text that is this much like its name; by a place that was named, more loosely. */
const SURE = 0.9;
const SURE_OF_CODE = 0.98;
const SURE_IN_TOWN = 0.6;
const MOST_IN_TOWN = 4;

/** A train by its number, and the trains between two stations: `12951`, `train delhi to howrah`, `ndls hwh`. A PNR is none of this field's business. */
export async function recogniseTrain(typed: Typed): Promise<DirectAnswer[]> {
  const { words, says, strangers, amounts } = typed;
  const number = words.filter((word) => /^\d{5}$/.test(word));
  if (number.length === 1 && strangers.length <= 1 && amounts.every(({ of }) => of.length === 0 || says.length > 0)) {
    return trainAnswer(await timetableNetwork(), number[0] ?? '', says.length > 0 ? 1 : sureOf(strangers, 0.9));
  }
  const network = await stationNetwork();
  const named = namedAnswer(network, typed);
  if (named.length > 0) return named;
  const station = stationAnswer(network, typed);
  if (station.length > 0) return station;
  const ends = endsOf(typed);
  return ends.length === 0 ? [] : betweenAnswer(network, ends, typed);
}

function trainAnswer(network: Network, number: string, sureness: number): DirectAnswer[] {
  const train = network.byNumber.get(number);
  if (!train) {
    if (sureness < 1) return [];
    const title = bothOf(TRAIN, (t) => t.oneTrain(number));
    return [{ title, answer: null, detail: bothOf(TRAIN, (t) => t.notListed), url: '/browse/train', sureness: 0.7 }];
  }
  const { name, from, to, departure, arrival, duration } = detailsOf(network, train);
  return [
    {
      title: `${number} ${name}`,
      answer: `${from.name} ${departure} – ${to.name} ${arrival}`,
      detail: bothOf(TRAIN, (t, locale) => t.rideSays(durationInWords(duration, locale), warning(train.as_of, locale))),
      url: `/browse/train/${number}`,
      sureness,
    },
  ];
}

const plainWords = (name: string): string[] =>
  formOf(name)
    .split(' ')
    .map((word) => SHORT[word] ?? word);
const names = new WeakMap<Network, { number: string; words: readonly string[] }[]>();

/** The trains that are called so, where the words are those of a train: `coromandel express`. Of several the first is told. */
function namedAnswer(network: Network, { words }: Typed): DirectAnswer[] {
  const wanted = words.flatMap(plainWords).filter((word) => !FILLERS.has(word) && word !== 'train' && word !== 'trains');
  if (wanted.length < 2 || !wanted.some((word) => KINDS.has(word)) || wanted.every((word) => KINDS.has(word))) return [];
  const all = names.get(network) ?? network.trains.map(({ number, name }) => ({ number, words: plainWords(name) }));
  names.set(network, all);
  const found = all.filter((one) => wanted.every((word) => one.words.includes(word))).sort((a, b) => a.words.length - b.words.length);
  const [first] = found;
  if (!first) return [];
  const more = found.length - 1;
  return trainAnswer(network, first.number, 1).map((answer) => ({
    ...answer,
    ...(more > 0 ? { detail: bothOf(TRAIN, (t, locale) => t.andOfName(more, asWords(answer.detail ?? '')[locale] ?? '')) } : {}),
    sureness: 0.9,
  }));
}

/** The trains of one station: `pune junction`, `howrah station`. */
function stationAnswer(network: Network, { words, says }: Typed): DirectAnswer[] {
  if (!says.includes('station')) return [];
  const name = words.filter((word) => IN_NAMES.has(word) || (!OWN_WORDS.has(formOf(word)) && !FILLERS.has(formOf(word)))).join(' ');
  const found = name === '' ? undefined : stationOf(network, name);
  if (!found || found.score < SURE || !hasPage(network, found.station.code)) return [];
  const { code, name: title } = found.station;
  return [
    {
      title: bothOf(TRAIN, (t) => t.trainsAt(`${title} (${code})`)),
      answer: bothOf(TRAIN, (t) => t.count(found.trains)),
      detail: bothOf(TRAIN, (t) => t.atStationAbout),
      url: `/browse/train/station/${code}`,
      sureness: 0.9,
    },
  ];
}

/** Two names of stations within the words, in each way in which they may part. */
function endsOf({ words }: Typed): [string, string][] {
  const forms = words.map(formOf);
  const parts: string[][] = [[]];
  for (const word of forms) {
    if (BETWEEN.has(word)) parts.push([]);
    else if (IN_NAMES.has(word) || (!OWN_WORDS.has(word) && !FILLERS.has(word))) parts.at(-1)?.push(word);
  }
  const said = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  if (said.length === 2) return [[said[0] ?? '', said[1] ?? '']];
  const left = parts.flat();
  if (said.length !== 1 || left.length < 2 || left.length > 6) return [];
  return left.slice(1).map((_, at) => [left.slice(0, at + 1).join(' '), left.slice(at + 1).join(' ')]);
}

function betweenAnswer(network: Network, ends: readonly [string, string][], { says, places, words }: Typed): DirectAnswer[] {
  const asked = says.includes('train');
  const joined = words.some((word) => BETWEEN.has(formOf(word)));
  // Two words alone are stations where both are their codes.
  const isCodes = ([from, to]: [string, string]) => stationByCode(network, from) !== undefined && stationByCode(network, to) !== undefined;
  const found = (asked || joined || places.length > 1 ? ends : ends.filter(isCodes))
    .map((pair) => pair.map((name) => stationOf(network, name)))
    .filter(([from, to]) => from && to && from.station !== to.station)
    .map(([from, to]) => ({ from, to, score: Math.min(from?.score ?? 0, to?.score ?? 0) }))
    .sort((a, b) => b.score - a.score)[0];
  // Of two towns those of their stations between which most trains go; else what the words themselves name.
  const ofTowns = isTowns(places) ? inTowns(network, places) : [];
  const [start, end] = ofTowns.length === 2 ? ofTowns : found && found.score >= SURE ? [found.from?.station, found.to?.station] : [];
  if (!start || !end || start === end) return [];
  const codes = found !== undefined && found.score >= SURE_OF_CODE && !joined;
  if (!asked && !joined && !codes && places.length < 2) return [];
  const count = directRides(network, start.code, end.code).length;
  return [
    {
      title: bothOf(TRAIN, (t) => t.between(start.name, end.name)),
      answer: bothOf(TRAIN, (t) => t.direct(count)),
      url: `/browse/train?from=${start.code}&to=${end.code}`,
      sureness: asked ? 0.95 : codes ? 0.9 : 0.6,
    },
  ];
}

const stationOf = (network: Network, name: string) => searchStations(network, name, 1)[0];

const isTowns = (places: Typed['places']): boolean =>
  places.length === 2 && places[0] !== places[1] && places.every(({ type }) => type === 'town');

/** The stations of two towns, one each, with most direct trains between them; the busiest where none goes. */
function inTowns(network: Network, places: Typed['places']): [Station, Station] | [] {
  const [starts = [], ends = []] = places.map(({ name }) =>
    searchStations(network, name, MOST_IN_TOWN)
      .filter(({ score }) => score >= SURE_IN_TOWN)
      .sort((a, b) => b.trains - a.trains),
  );
  const pairs = starts
    .flatMap(({ station: from }) => ends.map(({ station: to }): [Station, Station] => [from, to]))
    .filter(([from, to]) => from !== to);
  const counted = pairs.map((pair) => ({ pair, rides: directRides(network, pair[0].code, pair[1].code).length }));
  return counted.sort((a, b) => b.rides - a.rides)[0]?.pair ?? [];
}
