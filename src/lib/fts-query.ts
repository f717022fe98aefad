import { fold } from './text.ts';

/** A reader's words as an FTS5 expression: every word must occur, whole or as the beginning of one. Undefined when there is no word in the text. */
export function ftsQuery(text: string): string | undefined {
  const words = fold(text).split(' ').filter(Boolean);
  return words.length ? words.map((word) => `"${word}"*`).join(' ') : undefined;
}
