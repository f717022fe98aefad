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

/**
 * Whether a page is written in another alphabet than the Latin one, such as Cyrillic or Devanagari. Chinese and Japanese are not: without spaces
 * between words neither the trees nor Readability count them well.
 */
export function isOtherAlphabet(lines: readonly Pick<Line, 'text'>[]): boolean {
  let [other, all] = [0, 0];
  for (const { text } of lines) {
    other += text.match(/(?!\p{Script=Latin}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})\p{L}/gu)?.length ?? 0;
    all += text.match(/\p{L}/gu)?.length ?? 0;
  }
  return other > 0.5 * all;
}
