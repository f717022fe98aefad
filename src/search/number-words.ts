import { normaliseDevanagari } from '../text/fold.ts';
import table from './number-words.json' with { type: 'json' };

/** Turns a table of names per number into one of numbers per folded name. */
export const numbersByWord = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(names).flatMap(([value, words]) => words.map((word) => [normaliseDevanagari(word), Number(value)] as const)));

/** Written-out numbers in English, Hindi, and Hindi in Latin letters. */
export const NUMBER_WORDS = numbersByWord(table.numbers);

/** Multipliers of the number before them. */
export const MULTIPLIERS = numbersByWord(table.multipliers);

/** Converts Devanagari digits to Latin ones: `१०` to `10`. */
export const latinFigures = (text: string): string => text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966));
