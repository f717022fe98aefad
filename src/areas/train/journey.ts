import { type LocalizedText, localName } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { Query } from '../intent.ts';
import { findEnd, type JourneyEnd } from './ends.ts';
import { type Network, stationByCode } from './network.ts';
import { searchStations, stationsOfTown } from './station-search.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const OWN_WORDS = new Set(Object.values(vocabulary).flat().map(normaliseDevanagari));
/** What stands between two stations. */
const BETWEEN = new Set(['to', 'from', 'se', 'and', 'tak', 'से', 'तक', 'और'].map(normaliseDevanagari));
/** Filling that begins names of stations: New Delhi. */
const IN_NAMES = new Set(['new', 'old']);
/** A station is meant by a text that is this much like its name, and one alone by its whole name or its code. */
const SURE = 0.9;
const WHOLE_NAME = 0.98;
const MAX_WORDS = 6;

interface NamedEnd {
  end: JourneyEnd;
  name: Required<LocalizedText>;
  /** As the page of trains takes it. */
  typed: string;
}

/** From where to where a text asks to go. */
export interface Journey {
  from: NamedEnd;
  to: NamedEnd;
  /** Are both named by their codes? */
  byCode: boolean;
  /** Are both towns of which each word is known? */
  ofTowns: boolean;
}

export const isJoined = (words: readonly string[]): boolean =>
  words.some((word) => BETWEEN.has(normaliseDevanagari(word)) && word !== 'from');

export const pageBetween = ({ from, to }: Journey): string =>
  `/browse/train/between?${new URLSearchParams({ from: from.typed, to: to.typed })}`;

const isName = (word: string): boolean => IN_NAMES.has(word) || (!OWN_WORDS.has(word) && !STOP_WORDS.has(word) && !BETWEEN.has(word));

/** What of the words may be a station's name. */
export const nameOfStation = (words: readonly string[]): string => words.map(normaliseDevanagari).filter(isName).join(' ');

/** The two ends that words name; `loose` where other words say that a journey is meant, so that names need no codes. */
export function findJourney(
  network: Network,
  words: readonly string[],
  { places, contentWords }: Query,
  loose: boolean,
): Journey | undefined {
  const isCode = (name: string) => stationByCode(network, name) !== undefined;
  // Small letters are codes where nothing else is said: `ssl check google.com` names no stations.
  const bare = words.filter((word) => !BETWEEN.has(normaliseDevanagari(word)));
  const pairs = splitEnds(words).filter(([from, to]) => loose || places.length > 1 || (bare.length === 2 && isCode(from) && isCode(to)));
  const ofTowns = townsOf(network, words, places);
  // What stands beside the towns' names is a part of a station's: Mumbai Central, New Delhi.
  const namesMore = words.some((word) => IN_NAMES.has(word) || (contentWords.includes(word) && isName(word)));
  if (ofTowns && !namesMore) return ofTowns;
  for (const [first, second] of pairs) {
    const [from, to] = [readEnd(network, first), readEnd(network, second)];
    if (from && to && from.typed !== to.typed) return { from, to, byCode: isCode(first) && isCode(second), ofTowns: false };
  }
  return ofTowns;
}

function townsOf(network: Network, words: readonly string[], places: Query['places']): Journey | undefined {
  const [start, end] = isTurned(words) ? places.toReversed() : places;
  if (!start || !end || !areTowns(places)) return undefined;
  const [from, to] = [readEnd(network, start.name), readEnd(network, end.name)];
  return from && to && from.typed !== to.typed ? { from, to, byCode: false, ofTowns: true } : undefined;
}

const areTowns = (places: Query['places']): boolean =>
  places.length === 2 && places[0] !== places[1] && places.every(({ type }) => type === 'town');

/** Is the goal named first: `to pune from mumbai`, `mumbai ke liye train delhi se`? */
function isTurned(words: readonly string[]): boolean {
  const at = (...names: string[]) => words.findIndex((word) => names.includes(word));
  const [to, from] = [at('to'), at('from')];
  if (to >= 0 && from > to && words.slice(to + 1, from).some(isName)) return true;
  const [goal, start] = [at('liye', 'लिए', 'लिये'), at('se', 'से')];
  return goal >= 0 && start > goal;
}

/** Two names of stations within the words, in each way in which they may part. */
function splitEnds(words: readonly string[]): [string, string][] {
  const parts: string[][] = [[]];
  for (const word of words.map(normaliseDevanagari)) {
    if (BETWEEN.has(word)) parts.push([]);
    else if (isName(word)) parts.at(-1)?.push(word);
  }
  const said = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  const [first = '', second = ''] = isTurned(words) ? said.toReversed() : said;
  if (said.length === 2) return [[first, second]];
  const left = parts.flat();
  if (said.length !== 1 || left.length < 2 || left.length > MAX_WORDS) return [];
  return left.slice(1).map((_, at) => [left.slice(0, at + 1).join(' '), left.slice(at + 1).join(' ')]);
}

/** The station or the town that a name means: a town with several stations is all of them. */
export function readEnd(network: Network, name: string): NamedEnd | undefined {
  const station = searchStations(network, name, 1)[0];
  const called = findPlace(GAZETTEER, name);
  const isWhole = name.includes(' ') && (station?.score ?? 0) >= WHOLE_NAME;
  const isTown = called?.type === 'state' || (stationsOfTown(network, name).length > 1 && !isWhole);
  if (!isTown) return station && station.score >= SURE ? ofStation(station.station) : undefined;
  const end = findEnd(network, name);
  if (!end) return undefined;
  if (!end.isTown && called?.type !== 'state') return ofStation(end.stations[0]);
  const shown = called ? { en: called.name, hi: localName('hi', called) } : { en: title(name), hi: title(name) };
  return { end, name: shown, typed: shown.en };
}

const ofStation = (station: JourneyEnd['stations'][0]): NamedEnd => ({
  end: { stations: [station], isTown: false },
  name: { en: station.name, hi: station.name },
  typed: station.code,
});

const title = (name: string): string => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
