const DENSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Length of a text in which a character of Chinese, Japanese, Korean, Thai and similar scripts counts as three Latin ones. */
export function textWeight(text: string): number {
  let weight = 0;
  let latin = true;
  let space = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 160) {
      if (!space) weight++;
      space = true;
      continue;
    }
    space = false;
    weight++;
    if (code > 0x0dff) latin = false;
  }
  return latin ? weight : weight + 2 * (text.match(DENSE_SCRIPT)?.length ?? 0);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** From this share of letters without spaces between words on, letters are counted. */
const UNSPACED_SHARE = 0.3;
/** Weighted letters of a word on average. */
const WORD_WEIGHT = 6;

/** How many words a text counts for, given how many pieces spaces and signs make of it, and its weighted length. */
export function countWords(text: string, pieces: number, weight: number): number {
  const unspaced = pieces > 0 && weight > text.length ? (text.match(UNSPACED)?.length ?? 0) : 0;
  if (unspaced <= UNSPACED_SHARE * (text.match(/\p{L}/gu)?.length ?? 0)) return pieces;
  return Math.max(pieces, Math.round(weight / WORD_WEIGHT));
}
