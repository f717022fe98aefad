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
