import { fold } from './text.ts';

/** A reader's words as an FTS5 expression: every word must occur, whole or as the beginning of one. Undefined when there is no word in the text. */
export function ftsQuery(text: string): string | undefined {
  // FTS5's tokenizer parts words at all that is neither letter nor figure, at vowel signs of Hindi too; a word in parts would be a phrase.
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length ? words.map((word) => `"${word}"*`).join(' ') : undefined;
}
