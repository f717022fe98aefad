import type { z } from 'zod';
import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { TRANSLITERATION, transliterate } from '../../text/transliterate.ts';
import { birthday, combine, fromLetters, lifePath, personalYear, type System, splitVowels, toLetters } from './numbers.ts';
import type { numbersQuery, numerologyResponse } from './schema.ts';

/** The numbers of a name and a day of birth, each with its working; null is what a missing name or day leaves out. */
export type Numbers = Omit<z.input<typeof numerologyResponse>, 'status' | 'api'>;

const RULES = [
  'Digits are added until one is left; 11, 22 and 33 are kept as master numbers, save in the personal year.',
  'Life path: month, day and year each reduced, then added. Birthday: the day of the month. Personal year: month and day with the year.',
  'Expression: all letters; soul urge: vowels; personality: consonants. Y is a vowel where no other vowel stands beside it.',
  'Pythagorean letters go 1 to 9 from A on; Chaldean ones 1 to 8 by sound.',
];
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The three numbers of a name in a system; null where it has no letters. */
function nameNumbers(latin: string, system: System) {
  const expression = fromLetters(toLetters(latin), system);
  if (!expression) return null;
  const { vowels, consonants } = splitVowels(latin);
  return { expression, soul_urge: fromLetters(vowels, system), personality: fromLetters(consonants, system) };
}

/** Throws ApiError 400 where neither a name nor a day is given, or the name has no letters to count. */
export function numbersOf({ name, dob, year }: z.output<typeof numbersQuery>): Numbers {
  if (name === undefined && dob === undefined)
    throw new ApiError('missing_parameter', 'name or dob is needed, or both', { extra: { parameter: 'name' } });
  const latin = name === undefined ? null : transliterate(name);
  const pythagorean = latin === null ? null : nameNumbers(latin, 'pythagorean');
  if (latin !== null && !pythagorean) {
    throw new ApiError(
      'invalid_parameter',
      `name has no letters that can be counted: Latin letters or Devanagari are needed; got ${JSON.stringify(name)}`,
      { extra: { parameter: 'name' } },
    );
  }
  const path = dob === undefined ? null : lifePath(dob);
  return {
    name: name ?? null,
    letters: latin,
    transliteration: name !== undefined && DEVANAGARI.test(name) ? TRANSLITERATION : null,
    dob: dob ?? null,
    life_path: path,
    birthday: dob === undefined ? null : birthday(dob),
    personal_year: dob === undefined ? null : personalYear(dob, year ?? Number(istDay().slice(0, 4))),
    pythagorean,
    chaldean: latin === null ? null : nameNumbers(latin, 'chaldean'),
    maturity: path && pythagorean ? combine(path, pythagorean.expression) : null,
    rules: RULES,
  };
}
