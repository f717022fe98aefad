import { localName } from '../../../i18n/locale.ts';
import { findStateName } from '../../../places/states.ts';
import { normaliseDevanagari } from '../../../text/fold.ts';
import { isWordAlike, phoneticKey } from '../../../text/spelling.ts';
import { tidyName } from '../../../text/tidy-name.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import { DEFAULT_RESULTS, type SearchHit } from '../../intent.ts';
import { ministryNames } from '../ministries.ts';
import { schemesDatabase } from '../queries.ts';
import { knownBriefInHindi, schemeNames } from '../scheme-names.ts';
import type { Level, SchemeRow } from '../tables.ts';
import { SCHEMES } from '../wording.ts';
import { formsOf, synonymsOf } from './everyday.ts';
import { firstSchemes } from './find.ts';
import { nameKey, parseList } from './index-text.ts';
import { loadIndex } from './scheme-index.ts';

/** A word in more schemes does not identify one. */
const MAX_NAMED = 10;

/** Shorter words are prefixes of too many short names. */
const MIN_SHORT_LENGTH = 3;

/** Whether a title contains each of these words, give or take a slip or two; one in Devanagari as it sounds. */
export function isTitledAlike(title: string, words: readonly string[]): boolean {
  const titleWords = normaliseDevanagari(title).split(' ');
  const sounds = titleWords.map(phoneticKey);
  return words.every(
    (word) => isWordAlike(word, titleWords) || (/[\u0900-\u097f]/u.test(word) && sounds.includes(phoneticKey(latinAsSpoken(word)))),
  );
}

/** Whether these words name a scheme: one is in few titles, and no other title has them all */
export async function isNaming({ title, url }: SearchHit, words: readonly string[]): Promise<boolean> {
  const { vocabulary } = await loadIndex(await schemesDatabase());
  if (!words.some((word) => isTitledAlike(title, [word]) && (vocabulary.documents.get(word) ?? 0) <= MAX_NAMED)) return false;
  return !(await searchSchemes(words.join(' '), DEFAULT_RESULTS)).some((other) => other.url !== url && isTitledAlike(other.title, words));
}

/**
 * Whether these words can mean the scheme found. A word in no scheme must be in its title: `ujala` is not Ujjwala. If one is part of a
 * name, the others must occur literally, not as synonyms: Rythu Bandhu is not Krishak Bandhu.
 */
export async function isMeant(
  { title, description, names = [] }: Pick<SearchHit, 'title' | 'description' | 'names'>,
  words: readonly string[],
): Promise<boolean> {
  const { vocabulary } = await loadIndex(await schemesDatabase());
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  // `pmay gramin` starts with most of PMAY-G.
  const isShort = (word: string) =>
    word.length >= MIN_SHORT_LENGTH &&
    formsOf(word).some((one) => names.some((name) => name.startsWith(one) || (one.length > MIN_SHORT_LENGTH && name.endsWith(one))));
  const others = latin.filter((word) => !isShort(word) && !isTitledAlike(title, [word]));
  if (others.some((word) => !vocabulary.words.has(word) && !vocabulary.groups.has(phoneticKey(word)))) return false;
  // A word that names few schemes, and means none of this one's name, asks for another: berojgari bhatta is no fellowship for those without work.
  const isOfName = (word: string) => synonymsOf(word).some((one) => isTitledAlike(title, one.split(' ')));
  // What its description says is asked of it: free gas connection.
  const isOther = (word: string) =>
    !isOfName(word) && !isTitledAlike(description, [word]) && (vocabulary.documents.get(word) ?? 0) <= MAX_NAMED;
  if (latin.length > 0 && others.length === latin.length && latin.some(isOther)) return false;
  const isNamed = latin.some((word) => !others.includes(word) && (vocabulary.documents.get(word) ?? 0) <= MAX_NAMED);
  return !isNamed || isTitledAlike(description, others);
}

/** For longer texts, no word is left out. */
const MAX_WORDS = 6;
const MAX_STATE_SCHEMES = 20;

/** A scheme found, and whether it belongs to the Union or a state. */
export interface SchemeHit extends SearchHit {
  level: Level;
  /** Its states; empty for a Union scheme. */
  states: string[];
}

/** Schemes for the site search, best first, from the area's own index. */
export async function searchSchemes(text: string, limit: number): Promise<SchemeHit[]> {
  const db = await schemesDatabase();
  const rows = await firstSchemes(db, text, limit);
  const { vocabulary } = await loadIndex(db);
  // A single unknown word was matched by its similarity to an abbreviation.
  const isGuess = /^[a-z]+$/.test(text) && !vocabulary.words.has(text) && !vocabulary.groups.has(phoneticKey(text));
  return rows.map((row) => toHit(row, text, false)).map((hit) => (isGuess && !hit.exact ? { ...hit, fuzzy: true } : hit));
}

/** For a text without exact matches: other spellings of all its words, else all words but one. */
export async function searchSchemesFuzzy(text: string, limit: number): Promise<SchemeHit[]> {
  const db = await schemesDatabase();
  const mended = await firstSchemes(db, text, limit, { corrected: true });
  if (mended.length > 0) return mended.map((row) => toHit(row, text, false));
  const words = text.split(' ');
  if (words.length < 3 || words.length > MAX_WORDS) return [];
  const without = (at: number) => words.toSpliced(words.length - 1 - at, 1).join(' ');
  const lists = await Promise.all(words.map((_, at) => firstSchemes(db, without(at), limit)));
  return mergeByRank(lists, limit).map((row) => toHit(row, text, true));
}

/** Schemes for a state's people: its own before those of all India. */
export async function searchStateSchemes(state: string, text: string): Promise<SchemeHit[]> {
  const rows = await firstSchemes(await schemesDatabase(), text, MAX_STATE_SCHEMES, { state });
  return rows.toSorted((a, b) => Number(a.level === 'central') - Number(b.level === 'central')).map((row) => toHit(row, text, false));
}

function toHit(row: SchemeRow, text: string, fuzzy: boolean): SchemeHit {
  const folded = nameKey(text);
  return {
    url: `/browse/schemes/${row.slug}`,
    title: tidyName(row.name),
    description: describeScheme(row),
    hi: inHindi(row),
    names: row.short_keys.split(' ').filter(Boolean),
    fuzzy,
    level: row.level,
    states: parseList(row.states),
    exact: row.name_key === folded || row.short_keys.includes(` ${folded.replaceAll(' ', '')} `),
  };
}

/**
 * Merges the result lists that each leave out one word: schemes in most lists first, then those in the list without the last word, which
 * matters least.
 */
function mergeByRank(lists: readonly SchemeRow[][], limit: number): SchemeRow[] {
  const scores = new Map<string, { row: SchemeRow; score: number }>();
  for (const [at, row] of lists.flatMap((rows) => [...rows.entries()])) {
    scores.set(row.slug, { row, score: (scores.get(row.slug)?.score ?? 0) + 1 / (1 + at) });
  }
  return [...scores.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => row);
}

/** The same on Hindi pages: its Hindi name where one is known, whose it is, and what one of the best known is for. */
function inHindi({ slug, name, level, ministry, states }: SchemeRow): NonNullable<SearchHit['hi']> {
  const names = schemeNames(slug, name);
  const owners = parseList(states).map((state) => localName('hi', findStateName(state)));
  const whose = level === 'central' ? ministry && localName('hi', ministryNames(ministry)) : owners.join(', ');
  return {
    title: names.hi ?? names.name,
    description: [whose || SCHEMES.hi[level === 'central' ? 'unionGovernment' : 'ofAState'], knownBriefInHindi(slug)]
      .filter(Boolean)
      .join(': '),
  };
}

function describeScheme({ level, brief, ministry, states }: SchemeRow): string {
  const whose = level === 'central' ? (ministry ?? 'Central scheme') : parseList(states).join(', ') || 'State scheme';
  return brief ? `${whose}: ${brief}` : whose;
}
