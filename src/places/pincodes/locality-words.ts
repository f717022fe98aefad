import { memoizeAsync } from '../../kernel/memoize.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { addName, type NameIndex, namesBySound, nearestName, newNames, soundingSo } from '../../text/name-index.ts';
import { soundsLike } from '../../text/sounds-like.ts';
import { consonantKey, editDistance, phoneticKey } from '../../text/spelling.ts';
import { latinAsSpoken, spellInitials, transliterate } from '../../text/transliterate.ts';
import { findPlace } from '../find.ts';
import { GAZETTEER } from '../gazetteer.ts';
import { type PincodeDatabase, readTownOffices } from './queries.ts';

const MAX_SLIPS = 3;
/** No name of a letter is longer. */
const MAX_LETTER = 3;
/** Initials that are no word: एमजी is MG. */
const CONSONANTS = /^[b-df-hj-np-tv-z]+$/;

/** How many head and sub post offices have each word in their names, or are called so as a whole; read when the first name in Devanagari is looked for. */
const loadWords = memoizeAsync(async (db: PincodeDatabase): Promise<NameIndex<number>> => {
  const counts = new Map<string, number>();
  for (const { name } of await readTownOffices(db)) {
    const whole = fold(name);
    for (const one of new Set([whole, ...whole.split(' ')])) if (/^[a-z ]{3,}$/.test(one)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const index = newNames<number>();
  for (const [word, offices] of counts) addName(index, word, offices);
  return index;
});

/** So many offices with a last word make it one that says nothing alone. */
const MIN_ENDED = 7;

/** The words behind which alone nothing is called: what stands before them is a name, `ram nagar`. Has them as they sound, too. */
export const localityEndings = memoizeAsync(async (db: PincodeDatabase): Promise<ReadonlySet<string>> => {
  const ended = new Map<string, number>();
  for (const { name } of await readTownOffices(db)) {
    const [, last = ''] = / (\p{L}{4,})(?: \(.*)?$/u.exec(name) ?? [];
    const word = last.toLowerCase();
    if (/^[a-z]+$/.test(word) && !SIDES_IN_ENGLISH.has(word)) ended.set(word, (ended.get(word) ?? 0) + 1);
  }
  const isEnding = ([word, offices]: [string, number]) => offices >= MIN_ENDED && !findPlace(GAZETTEER, word);
  return new Set([...ended].filter(isEnding).flatMap(([word]) => [word, phoneticKey(word)]));
});

const SIDES: ReadonlyMap<string, string> = new Map(
  Object.entries({ north: 'नॉर्थ उत्तर उत्तरी', south: 'साउथ दक्षिण दक्षिणी', east: 'ईस्ट पूर्व पूर्वी', west: 'वेस्ट पश्चिम पश्चिमी' }).flatMap(
    ([side, names]) => names.split(' ').map((name) => [normaliseDevanagari(name), side] as const),
  ),
);

const SIDES_IN_ENGLISH: ReadonlySet<string> = new Set(SIDES.values());

/** A side of a locality in Devanagari as names have it: अंधेरी ईस्ट and अंधेरी पूर्व are Andheri East. */
export const sideInEnglish = (word: string): string | undefined => SIDES.get(normaliseDevanagari(word));

/** A name in Latin letters: as localities are called that it sounds like as a whole (कनॉट प्लेस is Connaught Place), else word by word. */
export async function localityName(db: PincodeDatabase, said: readonly string[]): Promise<string> {
  const index = await loadWords(db);
  // Letters before it are no word that sounds so: जेपी नगर is JP Nagar, not Jaypee Nagar.
  const words = said.map((word) => (said.length > 1 ? spellInitials(word) : undefined) ?? word);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const run = lengthsFrom(Math.min(MAX_NAME_WORDS, words.length - at)).map((length) => soundingSo(index, words.slice(at, at + length)));
    const found = run.findIndex((forms) => forms !== undefined);
    const form = run[found]?.toSorted((a, b) => (index.exact.get(b)?.[0] ?? 0) - (index.exact.get(a)?.[0] ?? 0))[0];
    written.push(form ?? (await localityWord(db, words[at] ?? '')));
    at += form === undefined ? 1 : run.length + 1 - found;
  }
  return written.join(' ');
}
const MAX_NAME_WORDS = 4;
/** The lengths of several words, from this one down. */
const lengthsFrom = (longest: number): number[] => Array.from({ length: Math.max(0, longest - 1) }, (_, at) => longest - at);

/** A word of a name as localities are called: as it is where an office has it, or where none is called nearly so. */
export async function mendLocalityWord(db: PincodeDatabase, word: string): Promise<string> {
  const index = await loadWords(db);
  return index.exact.has(word) ? word : (nearestName(index, word) ?? word);
}

/** The ending of localities that a short word sounds as: rod is road, cauk chowk. */
const endingCalled = (endings: ReadonlySet<string>, said: string): string | undefined =>
  [...endings].find(
    (one) => /^[a-z]+$/.test(one) && consonantKey(one) === consonantKey(said) && soundsLike(phoneticKey(said), phoneticKey(one)),
  );

const MIN_PART = 2;
/** A word that ends as localities do in its two parts, each as localities are called: the hazrat and ganj of हजरतगंज. */
async function inTwoParts(db: PincodeDatabase, word: string): Promise<string | undefined> {
  const endings = await localityEndings(db);
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const ending = latinAsSpoken(word.slice(at));
    // No vowel sign begins a part.
    if (ending.length < MIN_ENDING || !endings.has(ending) || !/^[\u0904-\u0939]/u.test(word.slice(at))) continue;
    return (await localityWord(db, word.slice(0, at))) + ending;
  }
  return undefined;
}
const MIN_ENDING = 4;

/** Whether a word in Devanagari sounds exactly as some word of localities' names. */
export async function soundsAsLocality(db: PincodeDatabase, word: string): Promise<boolean> {
  const sounds = [latinAsSpoken(word), transliterate(word)].map(phoneticKey);
  return namesBySound(await loadWords(db), word).some((form) => sounds.includes(phoneticKey(form)));
}

/**
 * A word of a name in Latin letters: as it is, the word of localities' names that it sounds like in Devanagari, of several the most frequent (सिविल is
 * civil), else as it is spoken.
 */
export async function localityWord(db: PincodeDatabase, word: string): Promise<string> {
  if (/^[a-z\d]+$/.test(word)) return word;
  const side = sideInEnglish(word);
  if (side) return side;
  // An initial, as other scripts write it too: टी नगर, टि नगर.
  const initial = word.length > MAX_LETTER ? undefined : spellInitials(word.replaceAll('ि', 'ी').replaceAll('ु', 'ू'), 1);
  if (initial?.length === 1) return initial;
  const initials = spellInitials(word);
  if (initials && CONSONANTS.test(initials)) return initials;
  const index = await loadWords(db);
  const said = latinAsSpoken(word);
  const spoken = phoneticKey(said);
  const alike = namesBySound(index, word).map((form) => ({
    form,
    offices: index.exact.get(form)?.[0] ?? 0,
    slips: editDistance(spoken, phoneticKey(form), MAX_SLIPS),
  }));
  const least = Math.min(...alike.map(({ slips }) => slips));
  const [likest] = alike
    .filter(({ slips }) => slips <= (least === 0 ? 0 : least + 1))
    .toSorted((a, b) => b.offices - a.offices || a.slips - b.slips);
  return likest?.form ?? endingCalled(await localityEndings(db), said) ?? (await inTwoParts(db, word)) ?? said;
}
