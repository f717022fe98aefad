import { isEnglish } from '../text/english-words.ts';
import { EVERYDAY_WORDS, isEveryday } from '../text/everyday-words.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { soundsLike } from '../text/sounds-like.ts';
import { byLength, consonantKey, editDistance, nearestWords, phoneticKey, type WordsByLength } from '../text/spelling.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { latinAsSpoken, spellInitials } from '../text/transliterate.ts';
import asks from './answer-words.json' with { type: 'json' };
import dayWords from './day-words.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import operations from './operation-words.json' with { type: 'json' };
import { isAround, isPlace, isThing, type Sense } from './tokens.ts';

const LATIN = /^[a-z]+$/;
const MIN_LENGTH = 5;
/** In words of so many letters a missing, extra or different one is a slip, too; in shorter ones only two that changed places. */
const LONG = 7;

const wordsOf = (table: unknown): string[] =>
  typeof table === 'string'
    ? table.split(' ')
    : table && typeof table === 'object'
      ? [...Object.keys(table), ...Object.values(table).flatMap(wordsOf)]
      : [];
/** Words that ask: of operations, days and everyday speech. */
export const ASKING: ReadonlySet<string> = new Set(
  [...Object.values(operations), ...Object.values(asks)].flat().flatMap(wordsOf).concat(wordsOf(dayWords)),
);

const ASKING_PLAIN: ReadonlySet<string> = new Set([...ASKING].map(normaliseDevanagari));

/** The words that questions are made of: those that ask, and words of the areas' vocabularies. Names of places are matched by other rules. */
interface QuestionWords {
  /** Words that are no slips. */
  known: ReadonlySet<string>;
  /** Those that ask or are a thing's whole name, of five letters or more, in which slips are mended. */
  words: WordsByLength;
  /** Words that ask for what there is, and things' whole names, by their letters without vowels, which may be left out. */
  core: ReadonlyMap<string, readonly string[]>;
  /** Words of things' names, and those that ask, by their consonants. */
  bySkeleton: ReadonlyMap<string, readonly string[]>;
}

const made = new WeakMap<Lexicon, QuestionWords>();

function questionWords(lexicon: Lexicon): QuestionWords {
  const kept = made.get(lexicon);
  if (kept) return kept;
  const things = [...lexicon.exact].filter(([, senses]) => !senses.every(isPlace)).map(([form]) => form);
  const conceptForms = things.filter((form) => LATIN.test(form) && lexicon.exact.get(form)?.some((one) => 'concept' in one));
  const core = new Set(
    ['price', 'rate', 'today', 'code', ...asks.asking.split(' '), ...conceptForms].filter((word) => /^[a-z]{4,}$/.test(word)),
  );
  const loans = [...things.flatMap((form) => form.split(' ')), ...ASKING].filter((word) => /^[a-z]{4,}$/.test(word));
  const words: QuestionWords = {
    known: new Set([
      ...ASKING,
      ...STOP_WORDS,
      ...EVERYDAY_WORDS,
      ...lexicon.ordinary,
      ...[...lexicon.exact.keys()].flatMap((form) => form.split(' ')),
    ]),
    // A short word that says nothing may as well be a name: Saket is no slip of sakte.
    // Of names of several words the long ones: `punjab natinal bank`.
    words: byLength(
      [...ASKING, ...[...STOP_WORDS].filter((word) => word.length > MIN_LENGTH), ...conceptForms, ...partsOf(things, lexicon)].filter(
        (word) => LATIN.test(word) && word.length >= MIN_LENGTH,
      ),
    ),
    core: Map.groupBy(core, withoutVowels),
    bySkeleton: Map.groupBy(new Set(loans), consonantKey),
  };
  made.set(lexicon, words);
  return words;
}

/** Long words of the areas' names of several words. */
const partsOf = (names: readonly string[], { exact }: Lexicon): string[] => [
  ...new Set(
    names
      .filter((name) => name.includes(' ') && exact.get(name)?.some(isThing))
      .flatMap((name) => name.split(' ').filter((word) => word.length > LONG)),
  ),
];

const withoutVowels = (word: string): string => word[0] + word.slice(1).replace(/[aeiou]/g, '');

const MIN_SKELETON = 3;
const MAX_SLIPS = 2;

/**
 * A text with words of other languages in Devanagari, `पीएनआर स्टेटस`, in the letters of that language, `pnr status`. What is a name or a word of Hindi
 * stays as it is.
 */
export function writeLoansInLatin(text: string, lexicon: Lexicon): string {
  if (!/[\u0900-\u097f]/u.test(text)) return text;
  // `डीएल 3सी` is DL 3C.
  const words = text
    .replace(/(?<=\d)[\u0900-\u097f]{1,9}(?![\u0900-\u097f])/gu, (letter) => spellInitials(letter, 1) ?? letter)
    .replace(/(?<![\u0900-\u097f])[\u0900-\u097f]{3,9}(?= ?\d)/gu, (letters) => spellInitials(letters) ?? letters)
    .split(' ');
  const plain = words.map(normaliseDevanagari);
  const written = words.map((word, at) => {
    if (!/^[\u0900-\u097f]+[?,.।!]*$/u.test(word) || isInPhrase(plain, at, lexicon)) return word;
    return inLatin(word, lexicon);
  });
  // A name of several unknown words, such as a brand's, is written in one script.
  const isStrange = (at: number) => {
    const word = plain[at];
    return (
      word !== undefined &&
      written[at] === words[at] &&
      !lexicon.exact.has(word) &&
      !isHindi(word, lexicon) &&
      /^[\u0900-\u097f]+$/.test(word)
    );
  };
  return words
    .map((word, at) => (!lexicon.exact.has(plain[at] ?? '') && (isStrange(at - 1) || isStrange(at + 1)) ? word : written[at]))
    .join(' ');
}

/** Whether a Devanagari word is an everyday one of Hindi. */
const isHindi = (word: string, { ordinary }: Lexicon): boolean =>
  [ordinary, STOP_WORDS, ASKING_PLAIN, EVERYDAY_WORDS].some((list) => list.has(word)) || isEveryday(word);

/** Whether a word is part of a name of several words that stands there: काल of राहु काल. */
const isInPhrase = (words: readonly string[], at: number, { exact, longest }: Lexicon): boolean =>
  words.some((_, start) =>
    words.some(
      (__, end) => start <= at && end >= at && end > start && end - start < longest && exact.has(words.slice(start, end + 1).join(' ')),
    ),
  );

function inLatin(typed: string, lexicon: Lexicon): string {
  const word = normaliseDevanagari(typed);
  const initials = spellInitials(word);
  if (initials && initials.length > 1 && (lexicon.exact.has(initials) || lexicon.ordinary.has(initials))) return initials;
  const latin = latinAsSpoken(word);
  const key = consonantKey(latin);
  // Two consonants are too few where a word only stands around things: रात is no `route`.
  const senses = lexicon.exact.get(word);
  if (senses?.every(isAround) && key.length < MIN_SKELETON) return typed;
  // The English word that has the same meaning; one that Hindi has of its own stays.
  if (senses)
    return (
      sameSound(key, latin, lexicon).find(
        (one) => phoneticKey(one) !== phoneticKey(latin) && haveSameSense(senses, lexicon.exact.get(one)),
      ) ?? typed
    );
  // A long word of the areas' texts may be English too: ट्रैक्टर.
  const isOwn = isHindi(word, lexicon) && !(lexicon.ordinary.has(word) && key.length > MIN_SKELETON);
  return isOwn || key.length < MIN_SKELETON ? typed : (sameSound(key, latin, lexicon)[0] ?? typed);
}

/** The loan words of these consonants, the most alike first. */
const sameSound = (key: string, latin: string, lexicon: Lexicon): string[] =>
  (questionWords(lexicon).bySkeleton.get(key) ?? [])
    .map((one) => ({ one, slips: editDistance(phoneticKey(one), phoneticKey(latin), MAX_SLIPS) }))
    .filter(({ one, slips }) => slips <= MAX_SLIPS && soundsLike(phoneticKey(latin), phoneticKey(one)))
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ one }) => one);

/** Whether one word means all that the other does to the areas; a place means nothing to them. */
const haveSameSense = (all: readonly Sense[], others: readonly Sense[] = []): boolean =>
  all.every(
    (one) => 'concept' in one && others.some((other) => 'concept' in other && one.area === other.area && one.concept === other.concept),
  );

/** Whether a word asks: it is no misspelt name. */
export const isAskingWord = (word: string): boolean => ASKING_PLAIN.has(word);

/** So many letters may be missing. */
const MAX_DROPPED = 2;
const LONG_ENOUGH = 4;

/**
 * The word that asks, or that an area's things are called by, of which vowels were left out: `gld`, `prce`, `tody`. A short word that has vowels
 * counts only where it ends a name: `ifsc cod`, `rto kozhikode cod`.
 */
function withVowels(word: string, before: readonly string[], lexicon: Lexicon): string | undefined {
  const candidates = (questionWords(lexicon).core.get(withoutVowels(word)) ?? []).filter(
    (one) => one.length > word.length && one.length <= word.length + (/[aeiou]/.test(word) ? 1 : MAX_DROPPED) && isWithin(word, one),
  );
  const isBare = !/[aeiou]/.test(word);
  const [one, other] =
    word.length >= LONG_ENOUGH || isBare
      ? candidates
      : candidates.filter((name) => before.some((one) => lexicon.exact.has(`${one} ${name}`)));
  return one && !other ? one : undefined;
}

/** Whether the letters of one word stand in another in their order. */
function isWithin(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

const letters = (word: string): string => [...word].sort().join('');

/** A text whose misspelt question words are mended: `brancehs`, `caiptal`. A word that anything is called by stays as it is. */
export function mendQuestionWords(text: string, lexicon: Lexicon): string {
  const { known: knownWords, words } = questionWords(lexicon);
  return text.replace(/(?<![\p{L}\p{N}.@/-])[A-Za-z]{3,}(?![\p{L}\p{N}@/]|[.-]\p{L})/gu, (typed, at: number) => {
    const word = typed.toLowerCase();
    if (
      knownWords.has(word) ||
      isEnglish(word) ||
      lexicon.exact.has(word) ||
      (word.endsWith('s') && (knownWords.has(word.slice(0, -1)) || lexicon.exact.has(word.slice(0, -1))))
    )
      return typed;
    const before = text.slice(0, at).toLowerCase().split(/\s+/).filter(Boolean);
    const whole = withVowels(word, before, lexicon);
    // Behind a word that nobody knows what is no word that asks may be a surname: Priya Nair has no naira.
    const last = before.at(-1) ?? '';
    const isSurname = /[aeiou]/.test(word) && /^[a-z]{3,}$/.test(last) && ![knownWords, lexicon.exact].some((all) => all.has(last));
    if (whole && !(isSurname && lexicon.exact.get(whole)?.some((one) => 'concept' in one))) return whole;
    if (word.length < MIN_LENGTH) return typed;
    const near = nearestWords(word, words).filter(
      (one) =>
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= 1 &&
        (letters(one) === letters(word) || (word.length >= LONG && one.at(-1) === word.at(-1) && !lexicon.exact.has(one))),
    );
    const swapped = near.filter((one) => letters(one) === letters(word));
    const [one, other] = new Set(swapped.length > 0 ? swapped : near);
    return one && !other ? one : typed;
  });
}
