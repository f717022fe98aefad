// Prose and texts of schemes that stand in for a publisher's in measures: of realistic length, and the same every time for the same seed.
import type { SchemeTexts } from '../../src/areas/schemes/texts.ts';

/** A number from 0 up to but not including `below`. */
export type Chance = (below: number) => number;

/** Numbers that look random and are the same every time (a linear congruential generator). */
export function numbers(seed: number): Chance {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** So many of these words. */
export const prose = (random: Chance, words: readonly string[], count: number): string =>
  Array.from({ length: count }, () => words[random(words.length)]).join(' ');

/** Every part that a scheme's page may have. */
export function fakeTexts(seed: number, words: readonly string[]): SchemeTexts {
  const random = numbers(seed);
  const list = (items: number, length: number) => Array.from({ length: items }, () => `- ${prose(random, words, length)}`).join('\n');
  return {
    details: `${prose(random, words, 90)}\n\n${prose(random, words, 60)}`,
    benefits: list(4, 18),
    eligibility: list(6, 14),
    exclusions: list(2, 12),
    documents: list(8, 6),
    application: [{ mode: 'Online', url: 'https://example.gov.in/', process: list(7, 16) }],
    faqs: Array.from({ length: 8 }, () => ({ question: `${prose(random, words, 9)}?`, answer: prose(random, words, 28) })),
    references: [{ title: 'Guidelines', url: 'https://example.gov.in/guidelines.pdf' }],
    department: prose(random, words, 4),
    agency: '',
    open_date: '',
  };
}
