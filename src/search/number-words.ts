import { normaliseDevanagari } from '../text/fold.ts';
import table from './number-words.json' with { type: 'json' };

/** Numbers by each of their names, folded, of a table of the names by the number. */
export const numbersByWord = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(names).flatMap(([value, words]) => words.map((word) => [normaliseDevanagari(word), Number(value)] as const)));

/** Numbers that people write out, in English, in Hindi, and in Hindi by Latin letters. */
export const NUMBER_WORDS = numbersByWord(table.numbers);

/** What a number before it is multiplied by. */
export const MULTIPLIERS = numbersByWord(table.multipliers);

/** Devanagari figures as Latin ones: `१०` is `10`. */
export const latinFigures = (text: string): string => text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966));
