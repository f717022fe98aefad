import { type LocalizedText, localName } from '../../../i18n/locale.ts';
import { findPlace } from '../../../places/find.ts';
import { GAZETTEER } from '../../../places/gazetteer.ts';
import { fold, normaliseDevanagari, wordSet } from '../../../text/fold.ts';
import { STOP_WORDS } from '../../../text/stop-words.ts';
import type { Query } from '../../intent.ts';
import { kindNamed } from '../names/train-kinds.ts';
import { findEnd, type JourneyEnd } from '../routes/ends.ts';
import { searchStations, stationsOfTown } from '../stations/station-search.ts';
import { type Network, stationByCode } from '../timetable/network.ts';
import { TRAIN_WORDS } from '../vocabulary.ts';

/** The words of the vocabulary, of names of several each, but of kinds of trains: Rath is a town. */
const OWN_WORDS = new Set(
  Object.values(TRAIN_WORDS)
    .flat()
    .flatMap((name) => (kindNamed(name) ? [name] : [name, ...name.split(' ')]))
    .map(normaliseDevanagari),
);
/** Words between two stations. */
const BETWEEN = wordSet('to from se and tak से तक और');
/** Fillers that begin station names: New Delhi. */
const IN_NAMES = new Set(['new', 'old']);
/** Words of stations that tell one of a town's from others: Bandra Terminus is not Bandra. */
const STATION_PARTS = new Set(['terminus', 'terminal', 'junction', 'central', 'cantt']);
/** A text means a station if it is this similar to its name; a lone word must be the whole name or the code. */
const SURE = 0.9;
/** The likeness of a whole name. */
export const WHOLE_NAME = 0.98;
const MAX_WORDS = 6;
const SHORT_NAME = 5;

interface NamedEnd {
  end: JourneyEnd;
  name: Required<LocalizedText>;
  /** As entered in the form. */
  typed: string;
}

/** Start and destination of a query. */
export interface Journey {
  from: NamedEnd;
  to: NamedEnd;
  /** Whether both are station codes. */
  byCode: boolean;
  /** Whether both are towns with every word accounted for. */
  ofTowns: boolean;
}

export const isJoined = (words: readonly string[]): boolean =>
  words.some((word) => BETWEEN.has(normaliseDevanagari(word)) && word !== 'from');

export const pageBetween = ({ from, to }: Journey): string =>
  `/browse/train/between?${new URLSearchParams({ from: from.typed, to: to.typed })}`;

const isName = (word: string): boolean => IN_NAMES.has(word) || (!OWN_WORDS.has(word) && !STOP_WORDS.has(word) && !BETWEEN.has(word));

/** The words that can be part of a station's name. */
export const nameOfStation = (words: readonly string[]): string => words.map(normaliseDevanagari).filter(isName).join(' ');

/** The two ends named by the words. `loose`: other words show that a journey is meant, so names need not be codes. */
export function findJourney(
  network: Network,
  words: readonly string[],
  { places, contentWords, tokens }: Query,
  loose: boolean,
): Journey | undefined {
  const isCode = (name: string) => stationByCode(network, name) !== undefined;
  // Lower-case words are codes only if nothing else is said: `ssl check google.com` names no stations.
  const bare = words.filter((word) => !BETWEEN.has(normaliseDevanagari(word)));
  const isBack = isTurned(tokens);
  const hasPart = words.some((word) => STATION_PARTS.has(word));
  const readings = [...(hasPart ? splitEnds(words, isBack, STATION_PARTS) : []), ...splitEnds(words, isBack)];
  const pairs = readings.filter(([from, to]) => loose || places.length > 1 || (bare.length === 2 && isCode(from) && isCode(to)));
  const ofTowns = townsOf(network, places, tokens, isBack);
  // Words next to a town's name are part of a station's: Mumbai Central, New Delhi.
  const namesMore = words.some((word) => IN_NAMES.has(word) || STATION_PARTS.has(word) || (contentWords.includes(word) && isName(word)));
  if (ofTowns && !namesMore) return ofTowns;
  for (const [first, second] of pairs) {
    const [from, to] = [readEnd(network, first), readEnd(network, second)];
    if (from && to && from.typed !== to.typed) return { from, to, byCode: isCode(first) && isCode(second), ofTowns: false };
  }
  return ofTowns;
}

function townsOf(network: Network, places: Query['places'], tokens: Query['tokens'], isBack: boolean): Journey | undefined {
  const [start, end] = isBack ? places.toReversed() : places;
  if (!start || !end || !areTowns(places)) return undefined;
  // Virar is a part of Vasai-Virar with a station of its own.
  const partOf = (place: Query['places'][number]) => {
    const names = place.name.includes('-') ? fold(place.name).split(' ') : [];
    const said = tokens.find((token) => token.place === place && names.includes(token.word))?.word;
    const [found] = said === undefined ? [] : searchStations(network, said, 1);
    return found && found.score >= WHOLE_NAME ? ofStation(found.station) : undefined;
  };
  const [from, to] = [start, end].map((place) => partOf(place) ?? readEnd(network, place.name));
  return from && to && from.typed !== to.typed ? { from, to, byCode: false, ofTowns: true } : undefined;
}

const areTowns = (places: Query['places']): boolean =>
  places.length === 2 && places[0] !== places[1] && places.every(({ type }) => type === 'town');

/** Whether the destination comes first: `to pune from mumbai`, `mumbai ke liye train delhi se`, `mumbai rajdhani from delhi`. */
function isTurned(tokens: Query['tokens']): boolean {
  const words = tokens.map(({ word }) => word);
  const at = (...names: string[]) => words.findIndex((word) => names.includes(word));
  const [to, from] = [at('to', 'reaching', 'reach', 'reaches', 'arriving', 'towards'), at('from')];
  // Of `sorry to disturb you, train from ranchi to patna` nothing stands before.
  if (to >= 0 && from > to && tokens.slice(to + 1, from).some(({ word, kind }) => kind !== 'filler' && isName(word))) return true;
  // `mumbai rajdhani from delhi`.
  const hasPlace = (part: Query['tokens']) => part.some(({ place }) => place);
  if (to < 0 && from > 0 && hasPlace(tokens.slice(0, from)) && hasPlace(tokens.slice(from))) return true;
  const goal = at('liye', 'लिए', 'लिये', 'jane', 'jaane', 'jana', 'jaana', 'जाने', 'जाना', 'tak', 'तक');
  // The `se` of `8 baje se pehle` is no start.
  const start = words.findIndex((word, place) => SE.test(word) && !/^(?:pe?a?hle|पहले)$/u.test(words[place + 1] ?? ''));
  return goal >= 0 && start > goal;
}

const SE = /^(?:se|से)$/u;

/** Two station names within the words, for every way to split them. */
function splitEnds(words: readonly string[], isBack: boolean, alsoNames: ReadonlySet<string> = IN_NAMES): [string, string][] {
  const parts: string[][] = [[]];
  for (const word of words.map(normaliseDevanagari)) {
    if (BETWEEN.has(word)) parts.push([]);
    else if (isName(word) || alsoNames.has(word)) parts.at(-1)?.push(word);
  }
  const said = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  const [first = '', second = ''] = isBack ? said.toReversed() : said;
  if (said.length === 2) return [[first, second]];
  const left = parts.flat();
  if (said.length !== 1 || left.length < 2 || left.length > MAX_WORDS) return [];
  return left.slice(1).map((_, at) => [left.slice(0, at + 1).join(' '), left.slice(at + 1).join(' ')]);
}

/** The station or town a name means; a town stands for all its stations. */
export function readEnd(network: Network, name: string): NamedEnd | undefined {
  const station = searchStations(network, name, 1)[0];
  const called = findPlace(GAZETTEER, name);
  const isWhole = name.includes(' ') && (station?.score ?? 0) >= WHOLE_NAME;
  const isTown = called?.type === 'state' || (stationsOfTown(network, name).length > 1 && !isWhole);
  if (!isTown) {
    // Leh is no beginning of Lehra Gaga.
    const isOther = called?.type === 'town' && station !== undefined && station.score < WHOLE_NAME;
    const near = isOther ? findEnd(network, name) : undefined;
    if (isOther) return near && ofStation(near.stations[0]);
    // A short name is a whole word of a station's: Mars is no Marsul.
    const isBegun = station && name.length < SHORT_NAME && station.score < WHOLE_NAME;
    if (isBegun && !` ${fold(station.station.name)} `.startsWith(` ${name} `)) return undefined;
    return station && station.score >= SURE ? withTerminus(network, name, station.station) : undefined;
  }
  const end = findEnd(network, name);
  if (!end) return undefined;
  if (!end.isTown && called?.type !== 'state') return ofStation(end.stations[0]);
  const shown = called ? { en: called.name, hi: localName('hi', called) } : { en: title(name), hi: title(name) };
  return { end, name: shown, typed: shown.en };
}

/** A station, with the terminus of its name where that is another: trains to Bandra end at Bandra Terminus. */
const withTerminus = (network: Network, name: string, station: JourneyEnd['stations'][0]): NamedEnd => {
  const termini = ['terminus', 'terminal'].flatMap((part) => {
    const found = name.includes(part) ? undefined : searchStations(network, `${name} ${part}`, 1)[0];
    return found && found.score >= WHOLE_NAME && found.station.code !== station.code ? [found.station] : [];
  });
  return { ...ofStation(station), end: { stations: [station, ...termini], isTown: false } };
};

const ofStation = (station: JourneyEnd['stations'][0]): NamedEnd => ({
  end: { stations: [station], isTown: false },
  name: { en: station.name, hi: station.name_hi ?? station.name },
  typed: station.code,
});

const title = (name: string): string => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
