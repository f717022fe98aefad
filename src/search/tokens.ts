import { normaliseDevanagari } from '../text/fold.ts';
import type { Sense } from './lexicon.ts';

export const MAX_WORDS = 16;

/** A word of a text, with what it means; words of one name share their meanings. */
export interface Token {
  word: string;
  senses: readonly Sense[];
  /** Begins a name. */
  starts: boolean;
  kind: 'name' | 'number' | 'day' | 'filler' | 'negation' | 'unknown';
  /** Was it taken for what it means though it is written otherwise? */
  corrected?: true;
  /** The place outside India that it names, or begins to name; empty for further words of that name. */
  abroad?: string;
}

/** A number, what the words behind and before it mean, and what a name means that it belongs to: `22 k`. */
export interface NumberToken {
  value: number;
  next: readonly Sense[];
  before: readonly Sense[];
  named: readonly Sense[];
}

/** Words, numbers and signs of money, each for itself: `8gm` is `8 gm`, `today's` is `today`. */
export function tokenWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/(\p{L})n['’`]t\b/gu, '$1 not')
    // `valid or not` asks, and denies nothing.
    .replace(/(?<=\s)(?:or not|ya nahi|ya nahin|या नहीं|या नही)(?=$|\s|[?.!])/gu, ' ')
    .replace(/(\p{L})['’`]s\b/gu, '$1')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(?<![\d/])([1-9])\/([2-9])(?![\d/])/g, (_, a, b) => String(Number(a) / Number(b)))
    .replace(/&/g, ' and ');
  const found = plain.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[$€£¥₹]/gu) ?? [];
  return found
    .flatMap((word) => (/^\p{L}/u.test(word) ? normaliseDevanagari(word).split(' ') : [word]))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}
