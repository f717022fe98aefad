import type { Chunked } from '../../../kernel/chunked.ts';
import { keptIn } from '../../../kernel/memoize.ts';
import { hasPrefix } from '../../../text/sorted.ts';
import { byLength, MIN_PHONETIC_LENGTH, nearestWords, phoneticKey, type WordsByLength } from '../../../text/spelling.ts';
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
}

/** Words and abbreviations processed in one go; in between, the server answers other calls. */
const CHUNK_SIZE = 1500;
/** Most words of a query that are used. */
const MAX_WORDS = 16;
const MIN_PREFIX_LENGTH = 2;

const GROUPS = new Map<string, string[]>();
let longestForm = 1;
for (const line of EVERYDAY) {
  for (const form of line) {
    const words = searchWords(form);
    longestForm = Math.max(longestForm, words.length);
    const key = words.map(phoneticKey).join(' ');
    const means = line.filter((one) => !one.startsWith(QUERY_ONLY)).map((one) => searchWords(one).join(' '));
    GROUPS.set(key, [...new Set([...(GROUPS.get(key) ?? []), ...means])]);
  }
}

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
  const known = new Set(terms);
  // Words missing from the index are not searched for.
  const isKnown = (form: string) => form.split(' ').every((word) => known.has(word));
  const groups = new Map([...GROUPS].map(([key, forms]) => [key, forms.filter(isKnown)]));
  return {
    terms: terms.toSorted(),
    words: known,
    groups,
    documents,
    byPhoneticKey: bySound,
    phoneticKeys: byLength(bySound.keys()),
    compounds,
  };
}

/**
 * Builds the index query; undefined if the text has no words. The last word may be a prefix. With `mend`, known words are treated as
 * misspelt too: for a text without matches.
 */
export function buildMatch(text: string, vocabulary: Vocabulary, { mend: fuzzy = false } = {}): Match | undefined {
  const written = searchWords(text.slice(0, 2000)).slice(0, MAX_WORDS);
  if (written.length === 0) return undefined;
  const parts = written.flatMap((word) => vocabulary.compounds.get(word) ?? [word]);
  const contentWords = parts.filter((word) => !STOP_WORDS.has(word));
  const words = contentWords.length > 0 ? contentWords : parts;
  const units = splitUnits(words, vocabulary, fuzzy);
  return { expression: units.map(unitExpression).join(' AND '), compact: written.join(''), folded: written.join(' ') };
}

interface Unit {
  alternatives: readonly string[];
  /** A prefix that also matches. */
  prefix?: string;
}

/** Splits words into units of meaning, longest everyday form first. */
function splitUnits(words: readonly string[], vocabulary: Vocabulary, fuzzy: boolean): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  while (at < words.length) {
    const { alternatives, length } = groupAt(words, at, vocabulary) ?? {
      alternatives: listAlternatives(words, at, vocabulary, fuzzy),
      length: 1,
    };
    const isLast = at + length >= words.length;
    const word = words[at + length - 1] ?? '';
    const prefix = isLast && word.length >= MIN_PREFIX_LENGTH && length === 1 ? word : undefined;
    units.push({ alternatives, ...(prefix ? { prefix } : {}) });
    at += length;
  }
  return units;
}

/** Alternatives for a word. An unknown one in Devanagari is read by sound: `क्रेडिट` as credit, `पीएम` as PM. */
function listAlternatives(words: readonly string[], at: number, vocabulary: Vocabulary, fuzzy: boolean): readonly string[] {
  const word = words[at] ?? '';
  const latin = /^[\u0900-\u097f]+$/.test(word) && !vocabulary.words.has(word) ? (spellInitials(word) ?? latinAsSpoken(word)) : undefined;
  if (latin === undefined) return listSpellings(words, at, vocabulary, fuzzy);
  const read = words.with(at, latin);
  return groupAt(read.slice(0, at + 1), at, vocabulary)?.alternatives ?? listSpellings(read, at, vocabulary, true);
}

function groupAt(words: readonly string[], at: number, { groups }: Vocabulary): { alternatives: string[]; length: number } | undefined {
  const sounds = words.slice(at, at + longestForm).map(phoneticKey);
  for (let length = sounds.length; length > 0; length -= 1) {
    const group = groups.get(sounds.slice(0, length).join(' '));
    // The words themselves are always included: they may be a prefix.
    if (group) return { alternatives: [...new Set([words.slice(at, at + length).join(' '), ...group])], length };
  }
  return undefined;
}

/** A word, its singular or plural and homophones; for an unknown word, the nearest ones. */
function listSpellings(
  words: readonly string[],
  at: number,
  { words: known, terms, byPhoneticKey, phoneticKeys }: Vocabulary,
  fuzzy: boolean,
): string[] {
  const word = words[at] ?? '';
  const numbers = word.length > 3 ? [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`] : [word];
  const alike = [...numbers.filter((one) => known.has(one)), ...(byPhoneticKey.get(phoneticKey(word)) ?? [])];
  const isBegun = at === words.length - 1 && hasPrefix(terms, word);
  const near = () =>
    nearestWords(phoneticKey(word), phoneticKeys, fuzzy ? MIN_PHONETIC_LENGTH : undefined).flatMap(
      (sound) => byPhoneticKey.get(sound) ?? [],
    );
  return [...new Set([word, ...alike, ...(fuzzy || (alike.length === 0 && !isBegun) ? near() : [])])];
}

// Folding leaves only letters, marks and digits, so a quoted word is safe.
function unitExpression({ alternatives, prefix }: Unit): string {
  const terms = alternatives.filter((one) => one !== prefix).map((one) => `"${one}"`);
  if (prefix) terms.unshift(`"${prefix}"*`);
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' OR ')})`;
}
