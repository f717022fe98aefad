import type { Line } from '../outline.ts';

/** Words of a line that the net reads: of a longer one the first and the last. */
export const WORDS_OF_A_LINE = 24;
const FIRST_WORDS = 16;

/** Number of places that words are hashed into, from 1; 0 is no word. */
export const WORD_PLACES = 4096;

/** The hashed words of each line, WORDS_OF_A_LINE apiece, padded with 0. Training and reading share this code. */
export function hashWords(lines: readonly Pick<Line, 'words'>[]): Uint16Array {
  const hashed = new Uint16Array(lines.length * WORDS_OF_A_LINE);
  for (const [at, { words }] of lines.entries()) {
    const read = words.length <= WORDS_OF_A_LINE ? words : [...words.slice(0, FIRST_WORDS), ...words.slice(FIRST_WORDS - WORDS_OF_A_LINE)];
    for (const [place, word] of read.entries()) hashed[at * WORDS_OF_A_LINE + place] = hashWord(word);
  }
  return hashed;
}

/** FNV-1a over UTF-16 units; numbers are hashed by their length alone. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  const read = /^\d+$/.test(word) ? `#${word.length}` : word;
  for (let at = 0; at < read.length; at++) hash = Math.imul(hash ^ read.charCodeAt(at), 0x01000193);
  return 1 + ((hash >>> 0) % (WORD_PLACES - 1));
}
