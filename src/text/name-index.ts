import { soundsLike } from './sounds-like.ts';
import { byLength, consonantKey, editDistance, nearestWords, phoneticKey, type WordsByLength } from './spelling.ts';
import { latinAsSpoken, spellInitials, transliterate } from './transliterate.ts';

/**
 * Named things by everything they are called. Things of one name are kept together, in the order in which they were named. One matcher reads all
 * such indexes: a name as it is written, then by its sound, then by its spelling.
 */
export interface NameIndex<T> {
  exact: Map<string, T[]>;
  /** Forms by the sound of each of their words. */
  bySound: Map<string, string[]>;
  /** Forms by the consonants of each word, for Devanagari, whose vowels are ambiguous, and for names that are said in part. */
  bySkeleton: Map<string, string[]>;
  /** Number of words of the longest name. */
  longest: number;
}

/** Shorter words resemble too many others to be matched by sound or corrected. */
const MIN_PHONETIC_LENGTH = 4;
const MIN_FUZZY_LENGTH = 5;
/** What is written as it sounds has few slips: only longer words in Devanagari are corrected. */
const MIN_FUZZY_SPOKEN = 7;
/** Fewer consonants match too much. */
const MIN_CONSONANTS = 3;

const DEVANAGARI = /[\u0900-\u097f]/u;
const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** A form as it sounds, word by word: gramin, gramina and grameena are one. */
const phraseSound = (form: string): string =>
  form.includes(' ')
    ? form
        .split(' ')
        .map((word) =>
          phoneticKey(word)
            .replace(/y/g, 'i')
            .replace(/(?<=.{3})a$/, ''),
        )
        .join(' ')
    : phoneticKey(form);

export const newNames = <T>(): NameIndex<T> => ({ exact: new Map(), bySound: new Map(), bySkeleton: new Map(), longest: 1 });

/** Adds a thing by one of its names, in the form in which names are compared (`fold`, `normaliseDevanagari`). */
export function addName<T>(index: NameIndex<T>, form: string, thing: T): void {
  const same = index.exact.get(form);
  if (same) {
    if (!same.includes(thing)) same.push(thing);
    return;
  }
  index.exact.set(form, [thing]);
  index.longest = Math.max(index.longest, form.split(' ').length);
  if (form.length < MIN_PHONETIC_LENGTH || !/^[a-z\d ]+$/.test(form)) return;
  push(index.bySound, phraseSound(form), form);
  if (!/^[a-z ]+$/.test(form)) return;
  for (const one of new Set([form, asEnglish(form)])) push(index.bySkeleton, one.split(' ').map(consonantKey).join(' '), form);
}

/** A word by letters that sound as English speaks it: refrijerator, loshon, furnichure. Hindi has a hard g before all vowels. */
const asEnglish = (form: string): string =>
  form
    .replace(/(?<!g)g(?=[ei])/g, 'j')
    .replace(/[ts]i(?=on)/g, 'sh')
    .replace(/t(?=ure)/g, 'ch');

function push(all: Map<string, string[]>, key: string, form: string): void {
  const same = all.get(key);
  if (same) same.push(form);
  else all.set(key, [form]);
}

const spelt = new WeakMap<NameIndex<unknown>, WordsByLength>();
/** Single words as candidates for misspelt ones; made when the first is looked for, of an index to which no more is added. */
function wordsOf(index: NameIndex<unknown>): WordsByLength {
  const kept = spelt.get(index);
  if (kept) return kept;
  const words = byLength([...index.exact.keys()].filter((form) => isLatin(form) && form.length >= MIN_PHONETIC_LENGTH));
  spelt.set(index, words);
  return words;
}

/** Endings of plurals, with what the singular has instead: branches, शाखाएँ, दवाइयों, ज़िले, बोतलों. */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<=...)s$/, ''],
  [/\u093eएं$|ाओं$/u, 'ा'],
  [/िया(?:ं|ँ)$|ियों$/u, 'ी'],
  [/(?<=\u093e)इय(?:ां|ों)$/u, 'ई'],
  [/(?<=[\u0915-\u0939])(?:ें|ों)$/u, ''],
  [/(?<=[\u0915-\u0939])(?<!िय)(?:े|ों)$/u, 'ा'],
  [/(?<=[\u0915-\u0939])ों$/u, 'े'],
];

/** The things of a name of these words, as written or in the singular; undefined where there is none. */
export function thingsCalled<T>({ exact }: NameIndex<T>, words: readonly string[]): readonly T[] | undefined {
  const form = words.join(' ');
  const exactThings = exact.get(form);
  if (exactThings) return exactThings;
  return singulars(form)
    .map((one) => exact.get(one))
    .find(Boolean);
}

/** What a name may be in the singular. */
export const singulars = (form: string): string[] =>
  PLURALS.flatMap(([plural, singular]) => (plural.test(form) ? [form.replace(plural, singular)] : []));

/** A name that stands in a text. */
export interface NameFound<T> {
  things: readonly T[];
  /** Where it begins, and of how many words it is. */
  at: number;
  length: number;
}

/** The names that stand in a text, as they are written or sound: at each place the longest, none within another. */
export function namesIn<T>(index: NameIndex<T>, words: readonly string[]): NameFound<T>[] {
  const found: NameFound<T>[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(index.longest, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      const things = thingsCalled(index, run) ?? soundingSo(index, run)?.flatMap((form) => index.exact.get(form) ?? []);
      if (!things) continue;
      found.push({ things, at, length });
      at += length - 1;
      break;
    }
  return found;
}

/** The names that some words sound like: several of them, or one in Devanagari. */
export function soundingSo<T>(index: NameIndex<T>, run: readonly string[]): readonly string[] | undefined {
  const isSpoken = run.some((word) => DEVANAGARI.test(word));
  if (run.length === 1) {
    const said = isSpoken ? namesBySound(index, run[0] ?? '') : [];
    return said.length > 0 ? said : undefined;
  }
  const latin = isSpoken ? run.map((word) => (DEVANAGARI.test(word) ? latinAsSpoken(word) : word)) : run;
  const sounds = index.bySound.get(phraseSound(latin.join(' ')));
  if (sounds || !isSpoken) return sounds;
  const isSoWritten = (form: string) => form.split(' ').every((word, at) => soundsLike(phoneticKey(latin[at] ?? ''), phoneticKey(word)));
  const alike = (index.bySkeleton.get(latin.map(consonantKey).join(' ')) ?? []).filter(isSoWritten);
  return alike.length > 0 ? alike : undefined;
}

/** The names that a Devanagari word has the sound of: with its vowels, else by its consonants where the vowels may be so written. */
export function namesBySound<T>(index: NameIndex<T>, word: string): readonly string[] {
  const latin = latinAsSpoken(word);
  if (latin.length < MIN_PHONETIC_LENGTH || !isLatin(latin)) return [];
  // What English ends in two consonants has no vowel behind them in Hindi either: हिल्स.
  // Nor are all vowels dropped that are not written: जयनगर is Jayanagar.
  const heard = [latin, latin.replace(/(?<=[^aeiou]{2})a$/, ''), transliterate(word)].map(phoneticKey);
  const sounds = heard.map((one) => index.bySound.get(one)).find((forms) => forms !== undefined);
  if (sounds) return sounds;
  const skeleton = consonantKey(latin);
  const alike = skeleton.length >= MIN_CONSONANTS ? (index.bySkeleton.get(skeleton) ?? []) : [];
  return alike.filter((one) =>
    [one, asEnglish(one)]
      .map(phoneticKey)
      .some((written) => Math.abs(written.length - latin.length) < 3 && heard.some((said) => soundsLike(said, written))),
  );
}

/**
 * The name that a word means which is in no list as written: by sound, by two swapped letters, by one edit (two in long words), by many
 * consonants, in Devanagari as it is spoken. Undefined for none.
 */
export function nearestName<T>(index: NameIndex<T>, word: string): string | undefined {
  if (/\d/.test(word)) return undefined;
  if (!isLatin(word)) return /^[\u0900-\u097f]+$/.test(word) ? nearestSpoken(index, word) : undefined;
  if (word.length < MIN_PHONETIC_LENGTH) return undefined;
  const sounds = index.bySound.get(phoneticKey(word));
  if (sounds) return best(word, sounds);
  if (word.length < MIN_FUZZY_LENGTH) return listTranspositions(word).find((one) => index.exact.has(one));
  const near = best(word, nearestWords(word, wordsOf(index)));
  if (near !== undefined && editDistance(word, near, 1) <= 1) return near;
  // So many consonants tell a word whose vowels are written as they are heard, sooner than two slips do: silendar is no calendar.
  const skeleton = consonantKey(word);
  const heard = skeleton.length < MANY_CONSONANTS ? [] : (index.bySkeleton.get(skeleton) ?? []);
  return (
    best(
      word,
      heard.filter((one) => soundsLike(phoneticKey(word), phoneticKey(one))),
    ) ?? near
  );
}
const MANY_CONSONANTS = 5;

function nearestSpoken<T>(index: NameIndex<T>, word: string): string | undefined {
  const initials = spellInitials(word);
  if (initials && index.exact.has(initials)) return initials;
  const latin = latinAsSpoken(word);
  if (latin.length < MIN_PHONETIC_LENGTH || !isLatin(latin)) return undefined;
  const sounds = namesBySound(index, word);
  if (sounds.length > 0 || latin.length < MIN_FUZZY_SPOKEN) return best(latin, sounds);
  // Two other letters are another word: महिलाओं is not Marigaon.
  return best(
    latin,
    nearestWords(latin, wordsOf(index)).filter((one) => editDistance(latin, one, 1) <= 1),
  );
}

/** Of several, the one with the same beginning, then the most alike (Kovai is not Khowai), then the first. */
function best(word: string, forms: readonly string[]): string | undefined {
  const slips = (one: string) => editDistance(word, one, MAX_SLIPS) + (one[0] === word[0] ? 0 : MAX_SLIPS);
  return forms.length < 2 ? forms[0] : forms.toSorted((a, b) => slips(a) - slips(b))[0];
}
const MAX_SLIPS = 4;

/** The word with each pair of neighbouring letters swapped. */
const listTranspositions = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
