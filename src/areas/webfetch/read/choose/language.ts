import type { Line } from './outline.ts';

const ENGLISH: ReadonlySet<string> = new Set('the of and to in is for that with on are this by from as at be it or an'.split(' '));
/** Share of these words that makes a page English; in prose they are a quarter, in lists of products far fewer. */
const SHARE = 0.03;
/** Fewer words tell no language. */
const ENOUGH = 30;

/** Whether a page is in English, by the most frequent words of that language. A page of few words passes for one. */
export function isEnglish(lines: readonly Pick<Line, 'words'>[]): boolean {
  let [all, english] = [0, 0];
  for (const { words } of lines) {
    all += words.length;
    for (const word of words) if (ENGLISH.has(word)) english++;
  }
  return all < ENOUGH || english >= SHARE * all;
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
