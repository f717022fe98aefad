import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { byLength, nearestWords, type WordsByLength } from '../text/spelling.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import asks from './answer-words.json' with { type: 'json' };
import dayWords from './day-words.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import operations from './operation-words.json' with { type: 'json' };

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
const ASKING: ReadonlySet<string> = new Set(
  [...Object.values(operations), ...Object.values(asks)].flat().flatMap(wordsOf).concat(wordsOf(dayWords)),
);

const mended = new WeakMap<Lexicon, { known: ReadonlySet<string>; words: WordsByLength }>();

/** The words that questions are made of: those that ask, and single words of the areas' vocabularies. Names of places are matched by other rules. */
function questionWords(lexicon: Lexicon): { known: ReadonlySet<string>; words: WordsByLength } {
  const kept = mended.get(lexicon);
  if (kept) return kept;
  const own = [...lexicon.exact].flatMap(([form, senses]) => (LATIN.test(form) && senses.some((one) => 'concept' in one) ? [form] : []));
  const known = new Set([
    ...ASKING,
    ...STOP_WORDS,
    ...EVERYDAY_WORDS,
    ...lexicon.ordinary,
    ...[...lexicon.exact.keys()].flatMap((form) => form.split(' ')),
  ]);
  const words = byLength([...ASKING, ...STOP_WORDS, ...own].filter((word) => LATIN.test(word) && word.length >= MIN_LENGTH));
  const made = { known, words };
  mended.set(lexicon, made);
  return made;
}

const letters = (word: string): string => [...word].sort().join('');

/** A text whose misspelt question words are mended: `brancehs`, `caiptal`. A word that anything is called by stays as it is. */
export function mendQuestionWords(text: string, lexicon: Lexicon): string {
  const { known, words } = questionWords(lexicon);
  return text.replace(/(?<![\p{L}\p{N}.@/-])[A-Za-z]{5,}(?![\p{L}\p{N}@/]|[.-]\p{L})/gu, (typed) => {
    const word = typed.toLowerCase();
    if (
      known.has(word) ||
      lexicon.exact.has(word) ||
      (word.endsWith('s') && (known.has(word.slice(0, -1)) || lexicon.exact.has(word.slice(0, -1))))
    )
      return typed;
    const near = nearestWords(word, words).filter(
      (one) =>
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= 1 &&
        (letters(one) === letters(word) || (word.length >= LONG && one.at(-1) === word.at(-1))),
    );
    const swapped = near.filter((one) => letters(one) === letters(word));
    const [one, other] = new Set(swapped.length > 0 ? swapped : near);
    return one && !other ? one : typed;
  });
}
