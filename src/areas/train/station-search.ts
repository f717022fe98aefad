import { type Chunked, runChunked, runSync } from '../../kernel/chunked.ts';
import { keptIn, memoizeAsync } from '../../kernel/memoize.ts';
import { CITIES } from '../../places/cities.ts';
import { findPlace, indexPlaces } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { distanceKm } from '../../places/near.ts';
import { fold } from '../../text/fold.ts';
import { addPairs, countPairs, letterPairs, type PairIndex } from '../../text/letter-pairs.ts';
import { stationsOfState } from './near-stations.ts';
import { type Network, stationByCode, timetableNetwork, trainsAt } from './network.ts';
import { isSuburban, type Station, type Train } from './records.ts';
import { FORMER_NAMES } from './renamed.ts';
import { addSaid, type Entry, findSaid, type Said } from './said-names.ts';

export interface StationMatch {
  station: Station;
  /** 1 for a code or a whole name, down to 0. */
  score: number;
  /** Trains of the timetable that stop there. */
  trains: number;
}

const CITY_INDEX = indexPlaces(CITIES);
type Town = (typeof CITY_INDEX)['entries'][number]['place'];
/** A station so near to a town is one of the town's. */
const CITY_KM = 20;
const CODE_SCORE = 1;
const NAME_SCORE = 0.98;
const PREFIX_SCORE = 0.9;
const WORD_SCORE = 0.8;
const CITY_SCORE = 0.7;
const MIN_CODE_LENGTH = 3;
const MAX_CODE_LENGTH = 5;
/** A code with one letter wrong, missing or too many. */
const NEAR_CODE_SCORE = 0.6;
/** A spelling shares at least this part of its letter pairs with the name. */
const MIN_LIKENESS = 0.45;
/** What many trains are worth among equal names: enough to put New Delhi before a halt, not to beat a better name. */
const BUSY_BONUS = 0.08;
const BUSY_TRAINS = 1000;

/** Folded names of all stations, each by its number. */
interface Names {
  texts: readonly string[];
  /** Whose they are. */
  of: readonly Entry[];
  /** How many pairs of letters each has. */
  lengths: Uint8Array;
  pairs: PairIndex;
}

interface StationIndex {
  /** By code. */
  entries: ReadonlyMap<string, Entry>;
  names: Names;
  /** By the sound and the consonants of each run of words of a name. */
  said: ReadonlyMap<string, readonly Said[]>;
  /** Letters and figures of codes. */
  letters: readonly string[];
  /** Stations of the towns that were asked for. */
  inTowns: Map<Town, readonly Entry[]>;
}

const indexed = new WeakMap<Network, StationIndex>();
/** Stations that are indexed at once: between two lots the server answers others. */
const CHUNK_SIZE = 250;

/** The timetable with its stations ready to be searched. Throws ApiError `snapshot_unavailable`. */
export async function stationNetwork(): Promise<Network> {
  const network = await timetableNetwork();
  if (!indexed.has(network)) await prepare(network);
  return network;
}

const prepare = memoizeAsync(async (network: Network) => indexed.set(network, await runChunked(makeIndex(network))));

const stationIndex = (network: Network): StationIndex => keptIn(indexed, network, () => runSync(makeIndex(network)));

function* makeIndex(network: Network): Chunked<StationIndex> {
  const entries = new Map<string, Entry>();
  const byPair = new Map<string, number[]>();
  const texts: string[] = [];
  const of: Entry[] = [];
  const said = new Map<string, Said[]>();
  for (const station of network.stations.values()) {
    const entry = { station, trains: trainsAt(network, station.code) };
    entries.set(station.code, entry);
    const names = [station.name, ...station.aliases, ...(FORMER_NAMES[station.code] ?? []), ...(station.name_hi ? [station.name_hi] : [])];
    for (const name of names.map(fold)) {
      addPairs(byPair, texts.length, [mark(name)]);
      texts.push(name);
      of.push(entry);
      addSaid(said, entry, name);
    }
    if (entries.size % CHUNK_SIZE === 0) yield;
  }
  const lengths = Uint8Array.from(texts, (text) => markedPairs(text).size);
  const letters = [...new Set([...entries.keys()].join(''))];
  return { entries, names: { texts, of, lengths, pairs: { size: texts.length, byPair } }, said, letters, inTowns: new Map() };
}

/** With its ends marked, so that they count as letters. */
const mark = (text: string): string => `^${text}$`;
const markedPairs = (text: string): ReadonlySet<string> => new Set(letterPairs(mark(text)));

/**
 * Stations that a text may mean, best first: by code (today's or a former one), by name, by the name's beginning or one of its words, by the town they
 * stand in (in any of its names), by other spellings and parts of a name that mean one of them, by likeness. Among equals the one with more trains comes first.
 */
export function searchStations(network: Network, text: string, limit = 20): StationMatch[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const index = stationIndex(network);
  const scores = scoresByName(index.names, wanted);
  const raise = (entry: Entry, score: number) => scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
  const city = findPlace(CITY_INDEX, text);
  for (const entry of city ? stationsIn(index, city) : []) {
    // New Delhi is as much Delhi's as Delhi Cantt is.
    raise(entry, (scores.get(entry) ?? 0) >= WORD_SCORE ? PREFIX_SCORE : CITY_SCORE);
  }
  for (const entry of nearCodes(index, wanted)) raise(entry, NEAR_CODE_SCORE);
  const one = findSaid(index.said, wanted);
  if (one) raise(one, PREFIX_SCORE);
  const place = findPlace(GAZETTEER, text);
  if (place?.type === 'state')
    for (const [at, { code }] of stationsOfState(network, place.state).entries()) {
      const entry = index.entries.get(code);
      if (entry) raise(entry, at === 0 ? PREFIX_SCORE : CITY_SCORE);
    }
  // In small letters the name of a place is no code: goa.
  const isCode = !place || text === text.toUpperCase();
  const byCode = isCode ? index.entries.get(stationByCode(network, text)?.code ?? '') : undefined;
  if (byCode) scores.set(byCode, CODE_SCORE);
  return [...scores]
    .map(([{ station, trains }, score]) => ({ station, score: Math.round(score * 100) / 100, trains }))
    .sort((a, b) => rank(b) - rank(a) || (a.station.code < b.station.code ? -1 : 1))
    .slice(0, limit);
}

const rank = ({ score, trains }: StationMatch): number =>
  score === CODE_SCORE ? 2 : score + (BUSY_BONUS * Math.log1p(trains)) / Math.log1p(BUSY_TRAINS);

/**
 * The stations of a town by any of its names, the main ones first: those at which most trains stop, and begin or end, that go further than its
 * suburbs. None where the text names no town.
 */
export function stationsOfTown(network: Network, text: string): Station[] {
  const town = findPlace(CITY_INDEX, text);
  if (!town) return [];
  return stationsIn(stationIndex(network), town)
    .map(({ station }) => {
      const { code } = station;
      const count = (counts: (train: Train) => boolean) => trainsAt(network, code, (train) => !isSuburban(train) && counts(train));
      const isEnd = ({ stops }: Train) => stops[0]?.station === code || stops.at(-1)?.station === code;
      return { station, size: count(() => true) + count(isEnd) };
    })
    .sort((a, b) => b.size - a.size)
    .map(({ station }) => station);
}

/** Stations of a town at which trains stop, by where they stand. */
const stationsIn = ({ entries, inTowns }: StationIndex, town: Town): readonly Entry[] =>
  keptIn(inTowns, town, () =>
    [...entries.values()].filter(
      ({ station: { lat, lon }, trains }) => lat !== null && lon !== null && trains > 0 && distanceKm(town, { lat, lon }) < CITY_KM,
    ),
  );

/** Stations with trains of whose code a folded text differs by one letter, wrong, missing or too many. Codes of less than three are all near to each other. */
function nearCodes({ entries, letters }: StationIndex, wanted: string): Entry[] {
  if (wanted.length < MIN_CODE_LENGTH || wanted.length > MAX_CODE_LENGTH + 1) return [];
  const text = wanted.toUpperCase();
  const near = [...text].flatMap((_, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    return [before + after.slice(1), ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after])];
  });
  const codes = new Set([text, ...near, ...letters.map((letter) => text + letter)]);
  return [...codes].flatMap((code) => {
    const entry = code.length >= MIN_CODE_LENGTH ? entries.get(code) : undefined;
    return entry && entry.trains > 0 ? [entry] : [];
  });
}

function scoresByName({ texts, of, lengths, pairs }: Names, wanted: string): Map<Entry, number> {
  const own = markedPairs(wanted);
  const common = countPairs(pairs, own);
  const scores = new Map<Entry, number>();
  for (let at = 0; at < common.length; at += 1) {
    const shared = common[at] ?? 0;
    // Dice's coefficient: 1 for the same pairs, 0 for none in common.
    const likeness = (2 * shared) / ((lengths[at] ?? 0) + own.size);
    // A name with the text in it has all of its pairs but those of its ends.
    const mayHave = shared >= own.size - 2;
    if (likeness < MIN_LIKENESS && !mayHave) continue;
    const score = Math.max(likeness < MIN_LIKENESS ? 0 : likeness * CITY_SCORE, mayHave ? wholeScore(texts[at] ?? '', wanted) : 0);
    const entry = of[at];
    if (entry && score > (scores.get(entry) ?? 0)) scores.set(entry, score);
  }
  return scores;
}

/** For a name that is the text, begins with it, or has a word that does. */
function wholeScore(name: string, wanted: string): number {
  if (name === wanted || name === `${wanted} jn`) return NAME_SCORE;
  return name.startsWith(wanted) ? PREFIX_SCORE : name.includes(` ${wanted}`) ? WORD_SCORE : 0;
}

/** Names with codes to offer when a station is unknown: `New Delhi (NDLS)`; at most five. */
export const nearStations = (network: Network, text: string): string[] =>
  searchStations(network, text, 5).map(({ station }) => nameWithCode(station));

export const nameWithCode = ({ name, code }: Station): string => `${name} (${code})`;
