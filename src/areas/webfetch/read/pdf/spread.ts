import { rowsOf } from './rows.ts';
import type { Run } from './run.ts';

const LETTER = /^\p{L}\p{M}*$/u;
/** Letters set apart for show within one piece: at least three, with a space between each. */
const SPREAD = /^\p{L}\p{M}*(?: \p{L}\p{M}*){2,}$/u;
/** Fewest letters, drawn one by one, that are one word. */
const MIN_LETTERS = 4;
/** Widest gap between such letters, relative to the font size, and how much wider one between words is. */
const MAX_GAP = 2;
const BETWEEN_WORDS = 1.6;

/** The text of a piece without the spaces that only set its letters apart. */
export const closeUp = (text: string): string => (SPREAD.test(text) && !isAlphabet(text.split(' ')) ? text.replaceAll(' ', '') : text);

/** Joins letters that are drawn one by one with even gaps into words, as in `N O T I C E`. */
export function joinSpread(runs: readonly Run[]): Run[] {
  if (runs.filter(({ text }) => LETTER.test(text)).length < MIN_LETTERS) return [...runs];
  return rowsOf(runs).flatMap((row) => {
    const joined: Run[] = [];
    for (let at = 0; at < row.length; ) {
      let end = at + 1;
      while (end < row.length && isNextLetter(row[end - 1] as Run, row[end] as Run)) end++;
      const letters = row.slice(at, end);
      joined.push(...(letters.length >= MIN_LETTERS && !isAlphabet(letters.map(({ text }) => text)) ? wordsOf(letters) : letters));
      at = end;
    }
    return joined;
  });
}

/** In Indian scripts a sign with its vowel may be a word: their letters are set apart where the gaps are wider than those of words. */
const INDIC = /[\u0900-\u0DFF]/;
const INDIC_GAP = 0.45;

const gapOf = (before: Run, run: Run) => (run.x - (before.x + before.width)) / run.size;

const isNextLetter = (before: Run, run: Run): boolean =>
  LETTER.test(before.text) &&
  LETTER.test(run.text) &&
  run.font === before.font &&
  Math.abs(run.size - before.size) < 0.1 * run.size &&
  gapOf(before, run) > (INDIC.test(run.text) ? INDIC_GAP : 0.15) &&
  gapOf(before, run) < MAX_GAP;

/** Whether letters only count: A B C D. */
const isAlphabet = (letters: readonly string[]): boolean =>
  letters.every((letter, at) => at === 0 || (letter.codePointAt(0) ?? 0) === (letters[at - 1]?.codePointAt(0) ?? 0) + 1);

function wordsOf(letters: readonly Run[]): Run[] {
  const gaps = letters.slice(1).map((run, at) => gapOf(letters[at] as Run, run));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: Run[] = [];
  for (const [at, run] of letters.entries()) {
    const last = words.at(-1);
    if (last && (gaps[at - 1] ?? 0) <= BETWEEN_WORDS * usual) {
      last.text += run.text;
      last.width = run.x + run.width - last.x;
    } else words.push({ ...run, spaced: true });
  }
  return words;
}
