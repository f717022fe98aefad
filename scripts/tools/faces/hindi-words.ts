import { globSync, readFileSync } from 'node:fs';
import { AREAS } from '../../../src/catalog/areas.ts';
import { PAKSHAS, TITHIS, WEEKDAYS } from '../../../src/i18n/almanac-names.ts';
import { STATES } from '../../../src/places/states.ts';

const RUN = /[\u0900-\u097f\u200c\u200d]+/g;
const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const VIRAMA = '्';
/**
 * Where words stand that pages show again and again: a face with every conjunct of every name and of every word that people type would be a third larger.
 * Others are set of their half forms, as many books do.
 */
const SHOWN = /wording|\.astro$|\/i18n\/|area\.ts$|states|festivals|names|words\.ts$|\/browser\//;
/** The Hindi words that pages show, each once. */
export function hindiWords(): string[] {
  const files = globSync('src/**/*.{ts,astro,json}').filter((file) => SHOWN.test(file.replaceAll('\\', '/')));
  const runs = files.flatMap((file) => readFileSync(file, 'utf8').match(RUN) ?? []);
  return [...new Set(runs)].sort();
}

/** Half forms of the words' consonants: conjuncts are made by them, and one that no word has is set of its parts, as many books do. */
export const halfForms = (words: readonly string[]): string[] =>
  CONSONANTS.filter((letter) => words.some((word) => word.includes(letter))).map((letter) => `${letter}${VIRAMA}\u200d`);

/** Conjuncts that have a form of their own in nearly every book. */
const CONJUNCTS = 'क्ष त्र ज्ञ श्र क्त द्ध द्य द्व द्र ट्ट ट्ठ ष्ट ष्ठ ह्म ह्य ह्न प्र क्र ग्र भ्र स्र ट्र ड्र रु रू र्य र्म र्थ न्न त्त'.split(' ');

/** What the leaf of the calendar says in Hindi on English pages: weekdays and tithis. */
export function leafWords(): string[] {
  const names = [...WEEKDAYS, ...TITHIS, ...PAKSHAS].map(({ hi }) => hi);
  return [...new Set(names.flatMap((name) => name.match(RUN) ?? []))];
}

/** What headings are set with: the names of areas and states, and common conjuncts; others are set of their parts. */
export function headingWords(): string[] {
  const names = [...AREAS.map(({ title }) => title.hi), ...STATES.map(({ hi }) => hi)];
  return [...new Set([...names.flatMap((name) => name?.match(RUN) ?? []), ...CONJUNCTS])];
}
