import { globSync, readFileSync } from 'node:fs';
import { AREAS } from '../../../src/catalog/areas.ts';

const RUN = /[\u0900-\u097f\u200c\u200d]+/g;
const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const VIRAMA = '्';
/** The Hindi words of our sources, each once. */
export function hindiWords(): string[] {
  const files = globSync('src/**/*.{ts,astro,json}');
  const own = files.flatMap((file) => readFileSync(file, 'utf8').match(RUN) ?? []);
  return [...new Set(own)].sort();
}

/**
 * Half forms of the words' consonants: the rules that make conjuncts go by them, and a conjunct of data that is not among the words is set of
 * its parts, as many books do.
 */
export const halfForms = (words: readonly string[]): string[] =>
  CONSONANTS.filter((letter) => words.some((word) => word.includes(letter))).map((letter) => `${letter}${VIRAMA}\u200d`);

/** The names of the areas. */
export const areaNames = (): string[] => AREAS.flatMap(({ title }) => title.hi?.match(RUN) ?? []);
