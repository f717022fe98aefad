import type { Chunked } from '../../kernel/chunked.ts';
import { keptIn } from '../../kernel/memoize.ts';
import { hasPrefix } from '../../text/sorted.ts';
import { byLength, MIN_PHONETIC_LENGTH, nearestWords, phoneticKey, type WordsByLength } from '../../text/spelling.ts';
import { latinAsSpoken, spellInitials } from '../../text/transliterate.ts';
import { EVERYDAY, QUERY_ONLY, STOP_WORDS } from './everyday.ts';
import { searchWords } from './index-text.ts';

/** The words of the index, ready for looking up. */
export interface Vocabulary {
  /** In order. */
  terms: readonly string[];
  words: ReadonlySet<string>;
  /** Everyday forms by their sound, and the official ones of them that the index has. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** In how many schemes a word is. */
  documents: ReadonlyMap<string, number>;
  byPhoneticKey: ReadonlyMap<string, readonly string[]>;
  /** Sounds by their length. */
  phoneticKeys: WordsByLength;
  /** Short forms of several parts, written as one: `pmkisan` is `pm kisan`. */
  compounds: ReadonlyMap<string, readonly string[]>;
}

/** A reader's text, understood. */
export interface Match {
  /** FTS5 expression: every word, or what means the same. */
  expression: string;
  /** The text as one word, for comparing with short titles. */
  compact: string;
  /** The text folded, for comparing with names. */
  folded: string;
}

/** Words and short forms that are read at once: between two lots the server answers others. */
const CHUNK_SIZE = 1500;
/** So many words of a text are looked for; nobody means more. */
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

/** Makes a vocabulary of the words of an index, with the number of schemes that have each, and of the short forms of its schemes. */
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
  // What the index does not have is not asked for.
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
 * What to look for in the index; undefined when there is no word in the text. The last word may be the beginning of one. With `mend` words that
 * the index has are taken for misspelt ones too: for a text that found nothing.
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
  /** Also what begins with this. */
  prefix?: string;
}

/** Splits words into units of one meaning, the longest everyday form first. */
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

/** What a word is like; one in Devanagari that nothing has is read as it sounds: `क्रेडिट` as credit, `पीएम` as PM. */
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
    // The words themselves are asked for in any case: they may be the beginning of one.
    if (group) return { alternatives: [...new Set([words.slice(at, at + length).join(' '), ...group])], length };
  }
  return undefined;
}

/** A word, its singular or plural and what sounds like it; for a word that nothing has, the nearest ones. */
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

// Folding has left letters, marks and digits only, so a word in quotes is safe.
function unitExpression({ alternatives, prefix }: Unit): string {
  const terms = alternatives.filter((one) => one !== prefix).map((one) => `"${one}"`);
  if (prefix) terms.unshift(`"${prefix}"*`);
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' OR ')})`;
}
