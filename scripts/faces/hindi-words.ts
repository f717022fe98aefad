import { globSync, readFileSync } from 'node:fs';

const RUN = /[\u0900-\u097f\u200c\u200d]+/g;
const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const VIRAMA = '्';
/** The Hindi words of our sources, each once. */
export function hindiWords(): string[] {
  const files = globSync('src/**/*.{ts,astro,json}');
  const own = files.flatMap((file) => readFileSync(file, 'utf8').match(RUN) ?? []);
  return [...new Set(own)].sort();
}

/** Half forms, so that a conjunct of data that is not among the words is set of its parts, as many books do. */
export const halfForms = (): string[] => CONSONANTS.map((letter) => `${letter}${VIRAMA}\u200d`);
