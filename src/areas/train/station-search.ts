import { addPairs, countPairs, type PairIndex, pairsOf } from '../../lib/letter-pairs.ts';
import { doAtOnce, doInLots, type InLots } from '../../lib/lots.ts';
import { CITIES } from '../../lib/places/cities.ts';
import { findPlace, indexPlaces } from '../../lib/places/find.ts';
import { distanceKm } from '../../lib/places/near.ts';
import { fold } from '../../lib/text.ts';
import { type Network, stationByCode, timetableNetwork, trainsAt } from './network.ts';
import type { Station } from './records.ts';

export interface StationMatch {
  station: Station;
  /** 1 for a code or a whole name, down to 0. */
  score: number;
  /** Trains of the timetable that stop there. */
  trains: number;
}

const CITY_INDEX = indexPlaces(CITIES.map(({ hi, ...city }) => ({ ...city, aliases: [...city.aliases, ...(hi ? [hi] : [])] })));
/** A station so near to a town is one of the town's. */
const CITY_KM = 20;
const CODE_SCORE = 1;
const NAME_SCORE = 0.98;
const PREFIX_SCORE = 0.9;
const WORD_SCORE = 0.8;
const CITY_SCORE = 0.7;
/** A code with one letter wrong, missing or too many. */
const NEAR_CODE_SCORE = 0.6;
/** A spelling shares at least this part of its letter pairs with the name. */
const LEAST_LIKENESS = 0.45;
/** What many trains are worth among equal names: enough to put New Delhi before a halt, not to beat a better name. */
const BUSY_BONUS = 0.08;
const BUSIEST = 300;

interface Entry {
  station: Station;
  /** Folded name and other names. */
  names: readonly Name[];
  trains: number;
}

interface Name {
  text: string;
  /** Its number among all names, and how many pairs of letters it has. */
  at: number;
  pairs: number;
}

interface StationIndex {
  entries: readonly Entry[];
  names: PairIndex;
}

const indexed = new WeakMap<Network, StationIndex>();
const preparing = new WeakMap<Network, Promise<void>>();
/** Stations that are indexed at once: between two lots the server answers others. */
const LOT = 250;

/** The timetable with its stations ready to be searched. Throws ApiError `snapshot_unavailable`. */
export async function stationNetwork(): Promise<Network> {
  const network = await timetableNetwork();
  if (indexed.has(network)) return network;
  const ready = preparing.get(network) ?? prepare(network);
  preparing.set(network, ready);
  await ready;
  return network;
}

async function prepare(network: Network): Promise<void> {
  indexed.set(network, await doInLots(makeIndex(network)));
}

function indexOf(network: Network): StationIndex {
  const index = indexed.get(network) ?? doAtOnce(makeIndex(network));
  indexed.set(network, index);
  return index;
}

function* makeIndex(network: Network): InLots<StationIndex> {
  const entries: Entry[] = [];
  const byPair = new Map<string, number[]>();
  let size = 0;
  const read = (text: string): Name => {
    addPairs(byPair, size, [mark(text)]);
    size += 1;
    return { text, at: size - 1, pairs: markedPairs(text).size };
  };
  for (const station of network.stations.values()) {
    const names = [station.name, ...station.aliases].map((name) => read(fold(name)));
    entries.push({ station, names, trains: trainsAt(network, station.code) });
    if (entries.length % LOT === 0) yield;
  }
  return { entries, names: { size, byPair } };
}

/** With its ends marked, so that they count as letters. */
const mark = (text: string): string => `^${text}$`;
const markedPairs = (text: string): ReadonlySet<string> => new Set(pairsOf(mark(text)));

/** A text as names are compared with it. */
interface Wanted {
  text: string;
  /** How many pairs of letters it has, and how many of them each name has, by its number. */
  pairs: number;
  common: Uint8Array;
}

function wantedOf({ names }: StationIndex, text: string): Wanted {
  const pairs = markedPairs(text);
  return { text, pairs: pairs.size, common: countPairs(names, pairs) };
}

/**
 * Stations that a text may mean, best first: by code (today's or a former one), by name, by the name's beginning or one of its words, by the town they
 * stand in (in any of its names), by likeness. Among equals the one with more trains comes first.
 */
export function searchStations(network: Network, text: string, limit = 20): StationMatch[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const byCode = stationByCode(network, text);
  const city = findPlace(CITY_INDEX, text);
  const index = indexOf(network);
  const asked = wantedOf(index, wanted);
  const found: StationMatch[] = [];
  for (const entry of index.entries) {
    const { station, trains } = entry;
    const inCity =
      city &&
      station.lat !== null &&
      station.lon !== null &&
      trains > 0 &&
      distanceKm(city, { lat: station.lat, lon: station.lon }) < CITY_KM;
    const score = station === byCode ? CODE_SCORE : scoreOf(entry, asked, inCity === true);
    if (score > 0) found.push({ station, score: Math.round(score * 100) / 100, trains });
  }
  return found.sort((a, b) => rank(b) - rank(a) || (a.station.code < b.station.code ? -1 : 1)).slice(0, limit);
}

const rank = ({ score, trains }: StationMatch): number => (score === CODE_SCORE ? 2 : score + BUSY_BONUS * Math.min(1, trains / BUSIEST));

function scoreOf(entry: Entry, wanted: Wanted, inCity: boolean): number {
  const byName = nameScore(entry, wanted);
  // New Delhi is as much Delhi's as Delhi Cantt is.
  const byCity = inCity ? (byName >= WORD_SCORE ? PREFIX_SCORE : CITY_SCORE) : 0;
  const byCode = isNearCode(wanted.text, entry.station.code) && entry.trains > 0 ? NEAR_CODE_SCORE : 0;
  return Math.max(byName, byCity, byCode);
}

/** Does one change of a letter make of a folded text the code? Codes of three letters and more: the shorter are all near to each other. */
function isNearCode(a: string, code: string): boolean {
  if (Math.min(a.length, code.length) < 3 || Math.abs(a.length - code.length) > 1) return false;
  const b = code.toLowerCase();
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return a.length === b.length
    ? restA.slice(1) === restB.slice(1)
    : a.length > b.length
      ? restA.slice(1) === restB
      : restA === restB.slice(1);
}

function nameScore({ names }: Entry, { text: wanted, pairs, common }: Wanted): number {
  let best = 0;
  for (const { text, at, pairs: own } of names) {
    const shared = common[at] ?? 0;
    // A name with the text in it has all of its pairs but those of its ends.
    if (shared >= pairs - 2) {
      if (text === wanted || text === `${wanted} jn`) return NAME_SCORE;
      if (text.startsWith(wanted)) best = Math.max(best, PREFIX_SCORE);
      else if (text.includes(` ${wanted}`)) best = Math.max(best, WORD_SCORE);
    }
    // Dice's coefficient: 1 for the same pairs, 0 for none in common.
    const likeness = (2 * shared) / (own + pairs);
    if (likeness >= LEAST_LIKENESS) best = Math.max(best, likeness * CITY_SCORE);
  }
  return best;
}

/** Names with codes to offer when a station is unknown: `New Delhi (NDLS)`; at most five. */
export const nearStations = (network: Network, text: string): string[] =>
  searchStations(network, text, 5).map(({ station }) => `${station.name} (${station.code})`);
