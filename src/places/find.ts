import Fuse, { type FuseResult } from 'fuse.js';
import { onceNeeded } from '../kernel/memoize.ts';
import { fold, normaliseDevanagari } from '../text/fold.ts';
import { countPairs, indexPairs, letterPairs, type PairIndex } from '../text/letter-pairs.ts';
import { STATES } from './states.ts';

/** Anything whose name has several spellings. */
export interface Named {
  name: string;
  /** Hindi name; searchable like any other. */
  hi?: string | undefined;
  /** The Hindi name means something else first, so it is not searched. */
  hiMeansOther?: true;
  aliases?: readonly string[];
  /** Its names in other scripts of India: found as written, never guessed at. */
  scripts?: readonly string[];
  /** The state it is in. */
  state?: string | undefined;
}

export interface Match<P> {
  place: P;
  /** From 0 to 1, for an exact name. */
  score: number;
}

/** The names of a set of places, prepared for exact and fuzzy search, in the order of the places. */
export interface PlaceIndex<P extends Named> {
  exact: ReadonlyMap<string, P>;
  entries: readonly PlaceEntry<P>[];
  pairs: PairIndex;
}

interface PlaceEntry<P> {
  place: P;
  /** Folded. */
  names: string[];
}

/** Largest distance between a spelling and a name; tuned on the misspellings in the tests. */
const FUZZY_THRESHOLD = 0.34;
const FUZZY = { keys: ['names'], includeScore: true, threshold: FUZZY_THRESHOLD, distance: 60 };
/** A name and a text that differ more in length are not alike. */
const MIN_LENGTH_RATIO = 0.45;
/** Score of a shared prefix relative to a whole name. */
const PREFIX_SCORE = 0.9;
const WORD_PREFIX_SCORE = 0.8;
const MIN_PREFIX_LENGTH = 2;
/** Pairs of longer texts exceed the counters. */
const MAX_PAIR_TEXT_LENGTH = 250;
/** Longer texts are not misspelt names, and comparing them with every name takes time: Fuse compares 32 letters at once. */
const MAX_FUZZY_LENGTH = 32;

/** The names by which a place is known, but for those that aliases are. */
export const ownNames = ({ name, hi, hiMeansOther }: Named): string[] => [name, ...(hi && !hiMeansOther ? [hi] : [])];

/**
 * Indexes places by name and alias. A name beats another place's alias, and the first place with a name keeps it. Each part is made when it is first
 * needed: a start has a dozen of these.
 */
export function indexPlaces<P extends Named>(places: readonly P[]): PlaceIndex<P> {
  const exact = onceNeeded(() => indexExact(places));
  const entries = onceNeeded(() => places.map((place) => ({ place, names: [...ownNames(place), ...(place.aliases ?? [])].map(fold) })));
  const pairs = onceNeeded(() => indexPairs(entries().map(({ names }) => names)));
  return {
    get exact() {
      return exact();
    },
    get entries() {
      return entries();
    },
    get pairs() {
      return pairs();
    },
  };
}

function indexExact<P extends Named>(places: readonly P[]): ReadonlyMap<string, P> {
  const exact = new Map<string, P>();
  const put = (name: string, place: P) => {
    for (const form of [normaliseDevanagari(name), normaliseDevanagari(name).replaceAll(' ', '')])
      if (!exact.has(form)) exact.set(form, place);
  };
  for (const place of places) for (const name of ownNames(place)) put(name, place);
  for (const place of places) for (const alias of place.aliases ?? []) put(alias, place);
  for (const place of places) for (const name of place.scripts ?? []) put(name, place);
  for (const place of places)
    for (const form of [...ownNames(place), ...(place.aliases ?? [])].map(normaliseDevanagari))
      if (place.state !== undefined && exact.get(form) !== place) exact.set(inState(form, place.state), place);
  return exact;
}

/** Finds a place by its exact name or alias, ignoring case, spaces and dashes; its state and country may follow: `Pune, India`, `Salem TN`. */
export function findPlace<P extends Named>(index: PlaceIndex<P>, text: string): P | undefined {
  const form = normaliseDevanagari(text);
  const exact = index.exact.get(form) ?? index.exact.get(form.replaceAll(' ', ''));
  if (exact) return exact;
  for (const { name, state } of splitAround(text)) {
    const same = state === undefined ? undefined : index.exact.get(inState(name, state));
    const place = same ?? index.exact.get(name) ?? index.exact.get(name.replaceAll(' ', ''));
    if (place && (state === undefined || place.state === state)) return place;
  }
  return undefined;
}

/** The key of a place whose name is another's too. */
const inState = (name: string, state: string): string => `${name}, ${state}`;

const COUNTRY = /^(in|india|bharat)$/;
/** No name of a place and its state has more words. */
const MAX_WORDS = 12;

/** The states by each of their names. */
const STATE_NAMES: ReadonlyMap<string, string> = new Map(
  STATES.flatMap(({ name, hi, aliases }) => [name, hi, ...aliases].map((one) => [normaliseDevanagari(one), name] as const)),
);

/** How a text may be the name of a place and what follows: a state by any of its names, the country, or both; with commas between or none. */
function splitAround(text: string): { name: string; state?: string }[] {
  const parts = text.split(',').map(normaliseDevanagari);
  const isInCountry = (one: readonly string[]) => one.length > 1 && COUNTRY.test(one.at(-1) ?? '');
  const withoutCountry = isInCountry(parts) ? parts.slice(0, -1) : parts;
  if (withoutCountry.length > 2) return [];
  const [name = '', around] = withoutCountry;
  const state = STATE_NAMES.get(around ?? '');
  if (around !== undefined) return state === undefined ? [] : [{ name, state }];
  const words = name.split(' ');
  if (words.length > MAX_WORDS) return [];
  const named = isInCountry(words) ? words.slice(0, -1) : words;
  const splits = named.slice(1).flatMap((_, at) => {
    const ofName = STATE_NAMES.get(named.slice(at + 1).join(' '));
    return ofName === undefined ? [] : [{ name: named.slice(0, at + 1).join(' '), state: ofName }];
  });
  return withoutCountry.length < parts.length || named.length < words.length ? [{ name: named.join(' ') }, ...splits] : splits;
}

/** Places that a text may mean, best first: exact matches, then prefixes, then similar names. */
export function searchPlaces<P extends Named>(index: PlaceIndex<P>, text: string, limit = 20): Match<P>[] {
  const typed = fold(text);
  if (typed === '') return [];
  const scores = new Map<P, number>();
  const raise = (place: P, score: number) => scores.set(place, Math.max(score, scores.get(place) ?? 0));

  const exact = findPlace(index, text);
  if (exact) raise(exact, 1);
  if (typed.length >= MIN_PREFIX_LENGTH) {
    // A name that contains the text has all of its pairs.
    for (const { place, names } of withPairs(index, typed, typed.length - 1)) {
      const score = prefixScore(names, typed);
      if (score > 0) raise(place, score);
    }
  }
  for (const { item, score = 1 } of findFuzzy(index, typed)) raise(item.place, scoreMatch(item.names, typed, score));

  return [...scores]
    .filter(([, score]) => score > 0)
    .map(([place, score]) => ({ place, score: Math.round(score * 100) / 100 }))
    .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, 'en'))
    .slice(0, limit);
}

/** Up to five names to suggest for an unknown place, nearest spellings first. */
export const suggestPlaces = <P extends Named>(index: PlaceIndex<P>, text: string): string[] =>
  searchPlaces(index, text, 5).map(({ place }) => place.name);

/** Fuse's matches among the entries that could be similar at all: comparing with all would take milliseconds. */
function findFuzzy<P extends Named>(index: PlaceIndex<P>, typed: string): FuseResult<PlaceEntry<P>>[] {
  if (typed.length > MAX_FUZZY_LENGTH) return [];
  // Each allowed difference breaks at most two pairs of letters.
  const least = typed.length - 1 - 2 * Math.floor(typed.length * FUZZY_THRESHOLD);
  const possible = withPairs(index, typed, least).filter(({ names }) => lengthRatio(names, typed) >= MIN_LENGTH_RATIO);
  return possible.length > 0 ? new Fuse(possible, FUZZY).search(typed) : [];
}

/** The entries that share at least this many of a text's letter pairs. */
function withPairs<P extends Named>({ entries, pairs }: PlaceIndex<P>, typed: string, least: number): readonly PlaceEntry<P>[] {
  if (least < 1 || typed.length > MAX_PAIR_TEXT_LENGTH) return entries;
  const had = countPairs(pairs, letterPairs(typed));
  const possible: PlaceEntry<P>[] = [];
  for (let at = 0; at < had.length; at += 1) {
    const entry = entries[at];
    if (entry && (had[at] ?? 0) >= least) possible.push(entry);
  }
  return possible;
}

/** How close the closest name is in length: 1 for equal. */
const lengthRatio = (names: readonly string[], typed: string): number =>
  Math.max(...names.map((name) => Math.min(name.length, typed.length) / Math.max(name.length, typed.length)));

function prefixScore(names: readonly string[], typed: string): number {
  if (names.some((name) => name.startsWith(typed))) return PREFIX_SCORE;
  return names.some((name) => name.includes(` ${typed}`)) ? WORD_PREFIX_SCORE : 0;
}

/** Fuse's score (0 is best), adjusted for differences in length: "up" is in "jaipur", but nobody means that. */
function scoreMatch(names: readonly string[], typed: string, fuseScore: number): number {
  const score = (1 - fuseScore) * lengthRatio(names, typed);
  return score >= MIN_LENGTH_RATIO ? score * PREFIX_SCORE : 0;
}
