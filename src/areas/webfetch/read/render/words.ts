const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const SPACED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,_-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** Reading speed. */
const WORDS_PER_MINUTE = 230;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Counts words; in scripts without spaces (Chinese, Japanese, Thai ...) with ICU's dictionaries. */
export function countWords(text: string): number {
  let count = 0;
  const rest = text.replace(UNSPACED, (run) => {
    for (const part of segmenter.segment(run)) if (part.isWordLike) count++;
    return ' ';
  });
  return count + (rest.match(SPACED)?.length ?? 0);
}

/** In whole minutes, at least one if there is anything to read. */
export const readingMinutes = (words: number): number => (words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE)));
