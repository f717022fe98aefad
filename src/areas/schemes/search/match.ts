import type { Chunked } from '../../../kernel/chunked.ts';
import { keptIn, onceNeeded } from '../../../kernel/memoize.ts';
import { hasPrefix } from '../../../text/sorted.ts';
import { byLength, editDistance, MIN_PHONETIC_LENGTH, nearestWords, phoneticKey, type WordsByLength } from '../../../text/spelling.ts';
import { latinAsSpoken, spellInitials } from '../../../text/transliterate.ts';
import { EVERYDAY, QUERY_ONLY, STOP_WORDS } from './everyday.ts';
import { searchWords } from './index-text.ts';

/** The index's vocabulary, prepared for lookups. */
export interface Vocabulary {
  /** Sorted. */
  terms: readonly string[];
  words: ReadonlySet<string>;
  /** Everyday forms by sound, with their official synonyms in the index. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** Number of schemes with each word. */
  documents: ReadonlyMap<string, number>;
  byPhoneticKey: ReadonlyMap<string, readonly string[]>;
  /** Phonetic keys by length. */
  phoneticKeys: WordsByLength;
  /** Compound abbreviations as one word: `pmkisan` is `pm kisan`. */
  compounds: ReadonlyMap<string, readonly string[]>;
}

/** A parsed query. */
export interface Match {
  /** FTS5 expression: every word or its synonyms. */
  expression: string;
  /** The text as one word, to compare with short titles. */
  compact: string;
  /** The folded text, to compare with names. */
  folded: string;
  /** Whether a word stands in no scheme and was taken for one that is spelt like it. */
  corrected: boolean;
}

/** Words and abbreviations processed in one go; in between, the server answers other calls. */
const CHUNK_SIZE = 1500;
/** Most words of a query that are used. */
const MAX_WORDS = 16;
const MIN_PREFIX_LENGTH = 2;
/** A shorter sound of a longer word is no word. */
const MIN_SOUND = 3;
/** A word that is no longer, or has no vowel, may be an abbreviation; and most letters by which a misspelt one differs. */
const MAX_ABBREVIATION = 4;
const MAX_SLIPS = 3;

/** Everyday forms by sound, with what they mean. */
const groupsBySound = onceNeeded(() => {
  const groups = new Map<string, string[]>();
  for (const line of EVERYDAY) {
    const means = line.filter((one) => !one.startsWith(QUERY_ONLY)).map((one) => searchWords(one).join(' '));
    for (const form of line) {
      const key = searchWords(form).map(phoneticKey).join(' ');
      groups.set(key, [...new Set([...(groups.get(key) ?? []), ...means])]);
    }
  }
  return groups;
});

/** Everyday forms of several words, as sounds, the longest first. */
const phrases = onceNeeded(() =>
  [...groupsBySound().keys()]
    .map((key) => key.split(' '))
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length || (a.join(' ') < b.join(' ') ? -1 : 1)),
);

/** Builds a vocabulary from an index's words, with the number of schemes for each, and the abbreviations of its schemes. */
export function* makeVocabulary(documents: ReadonlyMap<string, number>, shortForms: readonly string[]): Chunked<Vocabulary> {
  const terms = [...documents.keys()];
  const bySound = new Map<string, string[]>();
  for (const [at, term] of terms.entries()) {
    if (at % CHUNK_SIZE === CHUNK_SIZE - 1) yield;
    keptIn(bySound, phoneticKey(term), () => []).push(term);
  }
  const compounds = new Map<string, readonly string[]>();
  for (const [at, form] of shortForms.entries()) {
    if (at % CHUNK_SIZE === CHUNK_SIZE - 1) yield;
    const parts = searchWords(form);
    if (parts.length > 1 && !compounds.has(parts.join(''))) compounds.set(parts.join(''), parts);
  }
  const words = new Set(terms);
  // Words missing from the index are not searched for.
  const isKnown = (form: string) => form.split(' ').every((word) => words.has(word));
  const groups = new Map([...groupsBySound()].map(([key, forms]) => [key, [...new Set(forms.flatMap(inBothNumbers))].filter(isKnown)]));
  return {
    terms: terms.toSorted(),
    words: words,
    groups,
    documents,
    byPhoneticKey: bySound,
    phoneticKeys: byLength(bySound.keys()),
    compounds,
  };
}

/** How a text is read. */
export interface Reading {
  /**
   * `all`: every word is whole if a scheme has it, else the beginning of one, so that their order does not matter. `begun`: every word may be the
   * beginning of one. `typing`: the last word may be. `mend`: known words are taken for misspelt too, for a text without matches.
   */
  as: 'all' | 'begun' | 'typing' | 'mend';
}

/** Builds the index query; undefined if the text has no words. */
export function buildMatch(text: string, vocabulary: Vocabulary, { as }: Reading): Match | undefined {
  const written = searchWords(text.slice(0, 2000)).slice(0, MAX_WORDS);
  if (written.length === 0) return undefined;
  const parts = written.flatMap((word) => vocabulary.compounds.get(word) ?? [word]);
  const contentWords = parts.filter((word) => !STOP_WORDS.has(word));
  const words = contentWords.length > 0 ? contentWords : parts;
  const units = splitUnits(words, vocabulary, as);
  return {
    expression: units.map(unitExpression).join(' AND '),
    compact: written.join(''),
    folded: written.join(' '),
    corrected: units.some(({ corrected }) => corrected),
  };
}

interface Unit {
  alternatives: readonly string[];
  /** A prefix that also matches. */
  prefix?: string;
  corrected?: boolean;
}

/** Splits words into units of meaning: the longest everyday phrases whose words are there in any order, then the other words. */
function splitUnits(words: readonly string[], vocabulary: Vocabulary, as: Reading['as']): Unit[] {
  const units: Unit[] = [];
  const rest = words.map((word, at) => ({ word, sound: phoneticKey(word), isLast: at === words.length - 1 }));
  for (const phrase of words.length > 1 ? phrases() : []) {
    const places: number[] = [];
    for (const sound of phrase) places.push(rest.findIndex((one, at) => one.sound === sound && !places.includes(at)));
    if (places.includes(-1)) continue;
    const written = places.toSorted((a, b) => a - b).map((at) => rest[at]?.word ?? '');
    for (const at of places.toSorted((a, b) => b - a)) rest.splice(at, 1);
    units.push({ alternatives: [...new Set([written.join(' '), ...(vocabulary.groups.get(phrase.join(' ')) ?? [])])] });
  }
  for (const { word, isLast } of rest) units.push(wordUnit(word, vocabulary, as === 'mend', mayBegin(word, vocabulary, as, isLast)));
  return units;
}

function mayBegin(word: string, { words }: Vocabulary, as: Reading['as'], isLast: boolean): boolean {
  if (word.length < MIN_PREFIX_LENGTH) return false;
  if (as === 'begun') return true;
  return as === 'all' ? !words.has(word) : isLast;
}

/** What a word finds. An unknown one in Devanagari is read by sound: `क्रेडिट` as credit, `पीएम` as PM. */
function wordUnit(word: string, vocabulary: Vocabulary, fuzzy: boolean, mayBegin: boolean): Unit {
  const begun = mayBegin ? { prefix: word } : {};
  const group = groupOf(word, vocabulary);
  if (group) return { alternatives: group, ...begun };
  const latin = /^[\u0900-\u097f]+$/.test(word) && !vocabulary.words.has(word) ? (spellInitials(word) ?? latinAsSpoken(word)) : undefined;
  if (latin === undefined) return { ...listSpellings(word, vocabulary, fuzzy, mayBegin), ...begun };
  return { alternatives: groupOf(latin, vocabulary) ?? listSpellings(latin, vocabulary, true, mayBegin).alternatives, ...begun };
}

function groupOf(word: string, { groups }: Vocabulary): string[] | undefined {
  const group = groups.get(phoneticKey(word));
  // The word itself is always included: it may be a prefix.
  return group && [...new Set([word, ...group])];
}

/** A word, its singular or plural and homophones; for an unknown word, the nearest ones. */
function listSpellings(
  word: string,
  { words: vocabulary, terms, byPhoneticKey, phoneticKeys }: Vocabulary,
  fuzzy: boolean,
  mayBegin: boolean,
): { alternatives: string[]; corrected?: boolean } {
  const sound = phoneticKey(word);
  // What little is left of `zzzzzzz` sounds like anything.
  const isHeard = sound === word || sound.length >= MIN_SOUND;
  const alike = [...inBothNumbers(word).filter((one) => vocabulary.has(one)), ...(isHeard ? (byPhoneticKey.get(sound) ?? []) : [])];
  const isBegun = mayBegin && hasPrefix(terms, word);
  const isUnknown = alike.length === 0 && !isBegun;
  const near =
    fuzzy || isUnknown
      ? nearestWords(sound, phoneticKeys, fuzzy ? MIN_PHONETIC_LENGTH : undefined)
          .flatMap((one) => byPhoneticKey.get(one) ?? [])
          .filter((one) => isSlip(word, one))
      : [];
  return { alternatives: [...new Set([word, ...alike, ...near])], corrected: (fuzzy || isUnknown) && near.length > 0 };
}

/** A word and its plural or singular; an abbreviation or a phrase alone. */
const inBothNumbers = (word: string): string[] =>
  /^[a-z]{4,}$/.test(word) ? [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`] : [word];

/** Whether a word that sounds nearly like another can mean it: a short one only if its letters are nearly the same, and one without vowels from the first on. */
function isSlip(written: string, meant: string): boolean {
  if (meant.length > MAX_ABBREVIATION && /[aeiouy]/.test(meant)) return true;
  const most = Math.min(MAX_SLIPS, Math.floor((written.length + 1) / 2) - 1);
  return (written[0] === meant[0] || /[aeiouy]/.test(meant)) && editDistance(written, meant, most) <= most;
}

// Folding leaves only letters, marks and digits, so a quoted word is safe.
function unitExpression({ alternatives, prefix }: Unit): string {
  const terms = alternatives.filter((one) => one !== prefix).map((one) => `"${one}"`);
  if (prefix) terms.unshift(`"${prefix}"*`);
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' OR ')})`;
}
