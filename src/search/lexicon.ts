import { PLACES, type Place } from '../places/gazetteer.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { byLength, nearestWords, type WordsByLength } from '../text/spelling.ts';
import { latinAsSpoken, spellInitials } from '../text/transliterate.ts';
import type { SearchedArea } from './searched-areas.ts';
import { type Sense, tokenWords } from './tokens.ts';

/** Every name that the areas and the gazetteer know, found by its letters, by its sound, or by one that is nearly it. */
export interface Lexicon {
  exact: ReadonlyMap<string, readonly Sense[]>;
  byPhoneticKey: ReadonlyMap<string, readonly string[]>;
  /** By consonants, for Devanagari, which leaves vowels open. */
  bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** Words that areas look for in their texts: no slip of a name, and no filling. */
  ordinary: ReadonlySet<string>;
  /** Single words that a misspelt one may be. */
  words: WordsByLength;
  /** Words of the longest name. */
  longest: number;
}

/** A shorter word is too like too many others to be read by its sound, or mended. */
const MIN_PHONETIC_LENGTH = 4;
const MIN_FUZZY_LENGTH = 5;

/** How a word sounds, written as Hindi is in Latin letters; c goes with k or s. */
export function phoneticKey(word: string): string {
  return word
    .replace(/ee|ea/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/chh?/g, 'C')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([bdgjkst])h/g, '$1')
    .replace(/y(?=[^aeiou]|$)/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

const consonantKey = (word: string): string =>
  phoneticKey(word)
    .replace(/(?<=.)[aeiou]/g, '')
    .replace(/m(?=[bp])/g, 'n');
const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** Collects the vocabulary and the pages of all areas, and the names of places. */
export function makeLexicon(areas: readonly SearchedArea[]): Lexicon {
  const exact = new Map<string, Sense[]>();
  const put = (name: string, sense: Sense) => {
    // As texts are taken apart: `pm 2.5` has a point, and signs of money are names, too.
    const form = tokenWords(name).join(' ') || name;
    const same = exact.get(form) ?? [];
    exact.set(form, same);
    if (!same.some((one) => JSON.stringify(one) === JSON.stringify(sense))) same.push(sense);
  };
  for (const area of areas) {
    for (const [concept, names] of Object.entries(area.vocabulary ?? {})) for (const name of names) put(name, { area: area.name, concept });
    for (const { page, names } of area.navigation ?? []) for (const name of names) put(name, { area: area.name, page });
    for (const name of [area.name, ...Object.values(area.title)]) put(name, { area: area.name, page: area.page ?? `/docs/${area.name}` });
  }
  // Where a city and a state share a name, the city is meant; of two towns the larger, which stands first.
  const places = new Set<string>();
  const putPlace = (name: string, place: Place) => {
    if (places.has(normaliseDevanagari(name))) return;
    places.add(normaliseDevanagari(name));
    put(name, { place });
  };
  const ordered = PLACES.toSorted((a, b) => Number(a.type === 'state') - Number(b.type === 'state'));
  for (const place of ordered) for (const name of [place.name, ...(place.hi ? [place.hi] : [])]) putPlace(name, place);
  for (const place of ordered) for (const name of place.aliases) putPlace(name, place);
  return { ...index(exact), ordinary: new Set(areas.flatMap(({ textWords = [] }) => textWords.map(normaliseDevanagari))) };
}

function index(exact: ReadonlyMap<string, readonly Sense[]>): Omit<Lexicon, 'ordinary'> {
  const forms = [...exact.keys()];
  const words = forms.filter((form) => isLatin(form) && form.length >= MIN_PHONETIC_LENGTH);
  return {
    exact,
    byPhoneticKey: Map.groupBy(words, phoneticKey),
    bySkeleton: Map.groupBy(words, consonantKey),
    words: byLength(words),
    longest: forms.reduce((longest, form) => Math.max(longest, form.split(' ').length), 1),
  };
}

/** What a run of words means as it is written, in the singular too; undefined for nothing. */
export function findSenses({ exact }: Lexicon, words: readonly string[]): readonly Sense[] | undefined {
  const form = words.join(' ');
  return exact.get(form) ?? (form.length > 3 && form.endsWith('s') ? exact.get(form.slice(0, -1)) : undefined);
}

/**
 * What a single word means that is in no list as it is written: by its sound, by two letters that changed places, by one slip (two in long words);
 * in Devanagari by how its letters sound in Latin ones. The form that it is taken for, or undefined.
 */
export function correctWord(lexicon: Lexicon, word: string): string | undefined {
  if (/\d/.test(word) || lexicon.ordinary.has(word)) return undefined;
  if (!isLatin(word)) return /^[\u0900-\u097f]+$/.test(word) ? correctDevanagari(lexicon, word) : undefined;
  if (word.length < MIN_PHONETIC_LENGTH) return undefined;
  const sounds = lexicon.byPhoneticKey.get(phoneticKey(word));
  if (sounds) return best(word, sounds);
  if (word.length < MIN_FUZZY_LENGTH) return listTranspositions(word).find((one) => lexicon.exact.has(one));
  return best(word, nearestWords(word, lexicon.words));
}

function correctDevanagari(lexicon: Lexicon, word: string): string | undefined {
  const initials = spellInitials(word);
  if (initials && lexicon.exact.has(initials)) return initials;
  const latin = latinAsSpoken(word);
  if (latin.length < MIN_PHONETIC_LENGTH || !isLatin(latin)) return undefined;
  const sounds = lexicon.byPhoneticKey.get(phoneticKey(latin));
  if (sounds) return best(latin, sounds);
  // A skeleton of two consonants fits too much.
  const skeleton = consonantKey(latin);
  const alike =
    skeleton.length > 2 ? (lexicon.bySkeleton.get(skeleton) ?? []).filter((one) => Math.abs(one.length - latin.length) < 3) : [];
  return best(latin, alike.length > 0 ? alike : nearestWords(latin, lexicon.words));
}

/** Of several the one that begins alike, then the first. */
const best = (word: string, forms: readonly string[]): string | undefined => forms.find((one) => one[0] === word[0]) ?? forms[0];

/** The word with two neighbours changed, for each pair of them. */
const listTranspositions = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
