import { NOT_KEPT } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { TRANSLITERATION, transliterate } from '../../text/transliterate.ts';
import { birthday, combine, fromLetters, lifePath, personalYear, type System, splitVowels, toLetters } from './numbers.ts';
import { numbersQuery, numerologyResponse } from './schema.ts';

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

export const numbers = defineEndpoint({
  path: '/numerology',
  title: 'Numbers of a name and a birth',
  summary: 'Life path, expression, soul urge, personality, birthday, maturity and personal year, each with its working.',
  query: numbersQuery,
  response: numerologyResponse,
  cache: NOT_KEPT,
  examples: [
    { title: 'A name and a day of birth', params: { name: 'Asha Rao', dob: '1990-11-29' } },
    { title: 'A name in Devanagari', params: { name: 'आशा राव' } },
  ],
  async respond({ name, dob, year }) {
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
      status: 'ok' as const,
      api: 'numerology' as const,
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
  },
});
