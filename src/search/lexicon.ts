import { MEANS_OTHER } from '../places/cities.ts';
import { ownNames } from '../places/find.ts';
import { PLACES } from '../places/gazetteer.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { toOneScript } from '../text/scripts.ts';
import { soundsLike } from '../text/sounds-like.ts';
import { byLength, consonantKey, nearestWords, phoneticKey, type WordsByLength } from '../text/spelling.ts';
import { latinAsSpoken, spellInitials } from '../text/transliterate.ts';
import type { SearchedArea } from './searched-areas.ts';
import { type Sense, tokenWords } from './tokens.ts';

/** Every name that the areas and the gazetteer know, found by spelling, by sound, or approximately. */
export interface Lexicon {
  exact: ReadonlyMap<string, readonly Sense[]>;
  byPhoneticKey: ReadonlyMap<string, readonly string[]>;
  /** By consonants, for Devanagari, whose vowels are ambiguous. */
  bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** Words of the areas' texts: neither misspelt names nor stop words. */
  ordinary: ReadonlySet<string>;
  /** Candidates for misspelt words. */
  words: WordsByLength;
  /** Number of words of the longest name. */
  longest: number;
}

/** Shorter words resemble too many others to be matched by sound or corrected. */
const MIN_PHONETIC_LENGTH = 4;
const MIN_FUZZY_LENGTH = 5;

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** Collects the vocabularies and pages of all areas, and the names of places. */
export function makeLexicon(areas: readonly SearchedArea[]): Lexicon {
  const exact = new Map<string, Sense[]>();
  const put = (name: string, sense: Sense) => {
    // Split as queries are: `pm 2.5` has a point, and currency signs are names too.
    const form = tokenWords(name).join(' ') || name;
    const same = exact.get(form) ?? [];
    exact.set(form, same);
    if (!same.some((one) => JSON.stringify(one) === JSON.stringify(sense))) same.push(sense);
  };
  for (const area of areas) {
    for (const [concept, names] of Object.entries(area.find?.vocabulary ?? {}))
      for (const name of names) put(name, { area: area.name, concept });
    for (const { page, names } of area.find?.navigation ?? []) for (const name of names) put(name, { area: area.name, page });
    for (const name of [area.name, ...Object.values(area.title)]) put(name, { area: area.name, page: area.page ?? `/docs/${area.name}` });
  }
  // All namesakes: if a city and a state share a name, the city is meant; of two towns the larger, which comes first.
  const ordered = PLACES.toSorted((a, b) => Number(a.type === 'state') - Number(b.type === 'state'));
  for (const place of ordered) for (const name of ownNames(place)) put(name, { place });
  for (const place of ordered) for (const name of place.aliases) put(name, { place });
  // Names in other scripts as the query has them, in Devanagari letters; a word that means something else already keeps its meaning.
  for (const place of ordered)
    for (const name of place.scripts ?? []) {
      const form = toOneScript(name);
      if (!exact.has(tokenWords(form).join(' ')) && !MEANS_OTHER.has(form)) put(form, { place });
    }
  return { ...index(exact), ordinary: new Set(areas.flatMap(({ find }) => (find?.textWords ?? []).map(normaliseDevanagari))) };
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

/** The meanings of a phrase as written or in the singular; undefined if there are none. */
export function findSenses({ exact }: Lexicon, words: readonly string[]): readonly Sense[] | undefined {
  const form = words.join(' ');
  return exact.get(form) ?? (form.length > 3 && form.endsWith('s') ? exact.get(form.slice(0, -1)) : undefined);
}

/** The names that a Devanagari word has the sound of: with its vowels, else by three consonants or more. */
export function namesBySound(lexicon: Lexicon, word: string): readonly string[] {
  const latin = latinAsSpoken(word);
  if (latin.length < MIN_PHONETIC_LENGTH || !isLatin(latin)) return [];
  const sounds = lexicon.byPhoneticKey.get(phoneticKey(latin));
  if (sounds) return sounds;
  // Two consonants match too much.
  const skeleton = consonantKey(latin);
  const alike = skeleton.length > 2 ? (lexicon.bySkeleton.get(skeleton) ?? []) : [];
  return alike.filter((one) => Math.abs(one.length - latin.length) < 3 && soundsLike(phoneticKey(latin), phoneticKey(one)));
}

/** Whether a Devanagari word is a name, as written or by its sound. */
export const isName = (lexicon: Lexicon, word: string): boolean =>
  lexicon.exact.has(normaliseDevanagari(word)) || namesBySound(lexicon, word).length > 0;

/**
 * Matches a word that is in no list as written: by sound, by two swapped letters, by one edit (two in long words), in Devanagari by its
 * transliteration. Returns the form that it matches, or undefined.
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
  const sounds = namesBySound(lexicon, word);
  return best(latin, sounds.length > 0 ? sounds : nearestWords(latin, lexicon.words));
}

/** Of several, the one with the same beginning, then the first. */
const best = (word: string, forms: readonly string[]): string | undefined => forms.find((one) => one[0] === word[0]) ?? forms[0];

/** The word with each pair of neighbouring letters swapped. */
const listTranspositions = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
