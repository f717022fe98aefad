import type { Line } from './outline.ts';

const ENGLISH: ReadonlySet<string> = new Set('the of and to in is for that with on are this by from as at be it or an'.split(' '));
/** Share of these words that makes a page English; in prose they are a quarter, in lists of products far fewer. */
const SHARE = 0.03;
/** Fewer words tell no language. */
const ENOUGH = 30;

/** Share of letters without accents in a page that says that it is in English: lists of names and prices have few of its words. */
const PLAIN_SHARE = 0.95;
/** Letters looked at in each line. */
const LOOKED_AT = 200;

/**
 * Whether a page is in English, by the most frequent words of that language, or by the tag that it declares and its letters. A page of few words passes
 * for one.
 */
export function isEnglish(lines: readonly Pick<Line, 'words' | 'text'>[], lang: string): boolean {
  let [all, english] = [0, 0];
  for (const { words } of lines) {
    all += words.length;
    for (const word of words) if (ENGLISH.has(word)) english++;
  }
  return all < ENOUGH || english >= SHARE * all || (/^en\b/i.test(lang) && hasPlainLetters(lines));
}

function hasPlainLetters(lines: readonly Pick<Line, 'text'>[]): boolean {
  let [letters, plain] = [0, 0];
  for (const { text } of lines) {
    const start = text.slice(0, LOOKED_AT);
    letters += start.match(/\p{L}/gu)?.length ?? 0;
    plain += start.match(/[a-z]/gi)?.length ?? 0;
  }
  return plain >= PLAIN_SHARE * letters;
}

/** Scripts without spaces between words are `dense`; `other` ones have them, such as Cyrillic, Greek and Devanagari. */
export type Script = 'latin' | 'dense' | 'other';

/** From this share of dense letters on a page is dense: Japanese has as many others. */
const DENSE_SHARE = 0.3;

/** The script of most of a page. */
export function scriptOf(lines: readonly Pick<Line, 'text'>[]): Script {
  let [latin, dense, all] = [0, 0, 0];
  for (const { text } of lines) {
    latin += text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    dense += text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
    all += text.match(/\p{L}/gu)?.length ?? 0;
  }
  if (dense > DENSE_SHARE * all) return 'dense';
  return latin >= 0.5 * all ? 'latin' : 'other';
}
