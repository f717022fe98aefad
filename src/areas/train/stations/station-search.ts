import { type Chunked, runChunked, runSync } from '../../../kernel/chunked.ts';
import { keptIn, memoizeAsync } from '../../../kernel/memoize.ts';
import { CITIES, MAIN_CITIES } from '../../../places/cities.ts';
import { findPlace, indexPlaces } from '../../../places/find.ts';
import { GAZETTEER } from '../../../places/gazetteer.ts';
import { distanceKm } from '../../../places/near.ts';
import { normaliseDevanagari } from '../../../text/fold.ts';
import { addPairs, countPairs, letterPairs, type PairIndex } from '../../../text/letter-pairs.ts';
import { type NameIndex, newNames } from '../../../text/name-index.ts';
import { type Network, stationByCode, timetableNetwork, trainsAt } from '../timetable/network.ts';
import { isSuburban, type Station, type Train } from '../timetable/records.ts';
import { stationsOfState } from './near-stations.ts';
import { FORMER_NAMES } from './renamed.ts';
import { addSaid, type Entry, findSaid, type Said } from './said-names.ts';

export interface StationMatch {
  station: Station;
  /** From 0 to 1, for a code or a whole name. */
  score: number;
  /** Trains in the timetable that stop there. */
  trains: number;
}

const CITY_INDEX = indexPlaces(CITIES);
type Town = (typeof CITY_INDEX)['entries'][number]['place'];
/** A station within this distance belongs to the town. */
const CITY_KM = 20;
const CODE_SCORE = 1;
const NAME_SCORE = 0.98;
const PREFIX_SCORE = 0.9;
const WORD_SCORE = 0.8;
const CITY_SCORE = 0.7;
const MIN_CODE_LENGTH = 3;
const MAX_CODE_LENGTH = 5;
/** For a code with one letter wrong, missing or extra. */
const NEAR_CODE_SCORE = 0.6;
/** Smallest share of letter pairs a spelling has in common with the name. */
const MIN_LIKENESS = 0.45;
/** Bonus for many trains among similar names: enough to put New Delhi before a halt, not to beat a better match. */
const BUSY_BONUS = 0.08;
const BUSY_TRAINS = 1000;

/** Folded names of all stations. */
interface Names {
  texts: readonly string[];
  /** The station of each name. */
  of: readonly Entry[];
  /** Number of letter pairs in each. */
  lengths: Uint8Array;
  pairs: PairIndex;
}

interface StationIndex {
  /** By code. */
  entries: ReadonlyMap<string, Entry>;
  names: Names;
  /** By each run of words in a name. */
  said: NameIndex<Said>;
  /** Letters and digits in codes. */
  letters: readonly string[];
  /** Cache of stations by town. */
  inTowns: Map<Town, readonly Entry[]>;
}

const indexed = new WeakMap<Network, StationIndex>();
/** Stations indexed in one go; in between, the server answers other calls. */
const CHUNK_SIZE = 250;

/** The timetable with its stations indexed for search. Throws ApiError `snapshot_unavailable`. */
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
  const lengths: number[] = [];
  const of: Entry[] = [];
  const said = newNames<Said>();
  for (const station of network.stations.values()) {
    const entry = { station, trains: trainsAt(network, station.code) };
    entries.set(station.code, entry);
    const names = [station.name, ...station.aliases, ...(FORMER_NAMES[station.code] ?? []), ...(station.name_hi ? [station.name_hi] : [])];
    for (const name of names.map(normaliseDevanagari)) {
      addPairs(byPair, texts.length, [mark(name)]);
      texts.push(name);
      lengths.push(markedPairs(name).size);
      of.push(entry);
      addSaid(said, entry, name);
    }
    if (entries.size % CHUNK_SIZE === 0) yield;
  }
  const letters = [...new Set([...entries.keys()].join(''))];
  return {
    entries,
    names: { texts, of, lengths: Uint8Array.from(lengths), pairs: { size: texts.length, byPair } },
    said,
    letters,
    inTowns: new Map(),
  };
}

/** Marks both ends, so that they count as letters. */
const mark = (text: string): string => `^${text}$`;
const markedPairs = (text: string): ReadonlySet<string> => new Set(letterPairs(mark(text)));

/**
 * Stations that a text may mean, best first: by code (present or former), name, beginning of the name or of a word in it, town (by any
 * name), other spellings and unique parts of a name, and similarity. Ties go to the station with more trains.
 */
export function searchStations(network: Network, text: string, limit = 20): StationMatch[] {
  const folded = normaliseDevanagari(text);
  if (folded === '') return [];
  const index = stationIndex(network);
  const scores = scoresByName(index.names, folded);
  const raise = (entry: Entry, score: number) => scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
  const city = findPlace(CITY_INDEX, text);
  for (const entry of city ? stationsIn(index, city) : []) {
    // New Delhi belongs to Delhi as much as Delhi Cantt does.
    raise(entry, (scores.get(entry) ?? 0) >= WORD_SCORE ? PREFIX_SCORE : CITY_SCORE);
  }
  for (const entry of nearCodes(index, folded)) raise(entry, NEAR_CODE_SCORE);
  const one = findSaid(index.said, folded);
  if (one) raise(one, PREFIX_SCORE);
  const place = findPlace(GAZETTEER, text);
  if (place?.type === 'state')
    for (const [at, { code }] of stationsOfState(network, place.state).entries()) {
      const entry = index.entries.get(code);
      if (entry) raise(entry, at === 0 ? PREFIX_SCORE : CITY_SCORE);
    }
  // A place's name in lower case is not a code: goa.
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
 * The stations of a town, by any of its names, main ones first: those where most trains stop, start or end that go beyond its suburbs. None
 * if the text names no town.
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

/** Further away a station that bears another town's name is that town's: Kalyan is no station of Thane, though Howrah is one of Kolkata. */
const OTHER_TOWN_KM = 10;
const townOf = ({ name }: Station): string | undefined => findPlace(GAZETTEER, name.replace(/ (?:jn\.?|junction)$/i, ''))?.name;

/** Whether a station is nearer to one of the twelve main cities: Sealdah is one of Kolkata, none of Howrah beside it. */
const isNearerToMain = ({ lat, lon }: Station, town: Town, km: number): boolean =>
  lat !== null && lon !== null && MAIN_CITIES.some((city) => !town.name.includes(city.name) && distanceKm(city, { lat, lon }) < km);

/** Stations of a town where trains stop, by location. */
const stationsIn = ({ entries, inTowns }: StationIndex, town: Town): readonly Entry[] =>
  keptIn(inTowns, town, () => {
    const near = [...entries.values()].flatMap((entry) => {
      const { lat, lon } = entry.station;
      const km = lat === null || lon === null || entry.trains === 0 ? CITY_KM : distanceKm(town, { lat, lon });
      return km < CITY_KM ? [{ entry, of: townOf(entry.station), km }] : [];
    });
    const hasOwn = near.some(({ of }) => of === town.name);
    const isOfOther = ({ of, km, entry }: (typeof near)[number]) =>
      of !== town.name && ((of !== undefined && km > OTHER_TOWN_KM) || isNearerToMain(entry.station, town, km));
    return near.flatMap((one) => (hasOwn && isOfOther(one) ? [] : [one.entry]));
  });

/**
 * Stations with trains whose code differs from a folded text by one wrong, missing or extra letter. Codes shorter than three are all too
 * similar.
 */
function nearCodes({ entries, letters }: StationIndex, folded: string): Entry[] {
  if (folded.length < MIN_CODE_LENGTH || folded.length > MAX_CODE_LENGTH + 1) return [];
  const text = folded.toUpperCase();
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

function scoresByName({ texts, of, lengths, pairs }: Names, folded: string): Map<Entry, number> {
  const textPairs = markedPairs(folded);
  const common = countPairs(pairs, textPairs);
  const scores = new Map<Entry, number>();
  for (let at = 0; at < common.length; at += 1) {
    const shared = common[at] ?? 0;
    // Dice's coefficient: 1 for the same pairs, 0 for none in common.
    const likeness = (2 * shared) / ((lengths[at] ?? 0) + textPairs.size);
    // A name that contains the text has all its pairs except those of its ends.
    const mayHave = shared >= textPairs.size - 2;
    if (likeness < MIN_LIKENESS && !mayHave) continue;
    const score = Math.max(likeness < MIN_LIKENESS ? 0 : likeness * CITY_SCORE, mayHave ? wholeScore(texts[at] ?? '', folded) : 0);
    const entry = of[at];
    if (entry && score > (scores.get(entry) ?? 0)) scores.set(entry, score);
  }
  return scores;
}

/** Score of a name that is the text, starts with it, or has a word that does. */
function wholeScore(name: string, folded: string): number {
  if (name === folded || name === `${folded} jn`) return NAME_SCORE;
  return name.startsWith(folded) ? PREFIX_SCORE : name.includes(` ${folded}`) ? WORD_SCORE : 0;
}

/** Up to five names with codes to suggest for an unknown station: `New Delhi (NDLS)`. */
export const nearStations = (network: Network, text: string): string[] =>
  searchStations(network, text, 5).map(({ station }) => nameWithCode(station));

export const nameWithCode = ({ name, code }: Station): string => `${name} (${code})`;
