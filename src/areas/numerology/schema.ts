import { z } from 'zod';
import { integerParam, textParam } from '../../api/params.ts';
import { dayParam } from '../../api/when-params.ts';

export const numbersQuery = z.object({
  name: textParam({ about: 'A full name in Latin letters or Devanagari', longest: 120, example: 'Asha Rao', keptBy: 'nobody' }),
  dob: dayParam({ about: 'Day of birth, YYYY-MM-DD', from: '1800-01-01', until: '2100-12-31', keptBy: 'nobody' }),
  year: integerParam({ about: 'Of the personal year; the current one when absent', minimum: 1800, maximum: 2200 }),
});

const worked = z.strictObject({
  number: z.int(),
  master: z.boolean().meta({ description: '11, 22 and 33 are not reduced further' }),
  compound: z.int().meta({ description: 'The sum before it was reduced' }),
  working: z.string(),
});
const nameNumbers = z.strictObject({
  expression: worked.meta({ description: 'All letters' }),
  soul_urge: worked.nullable().meta({ description: 'Vowels; null where there are none' }),
  personality: worked.nullable().meta({ description: 'Consonants; null where there are none' }),
});

export const numerologyResponse = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('numerology'),
    name: z.string().nullable(),
    letters: z.string().nullable().meta({ description: 'The name as it was counted' }),
    transliteration: z.string().nullable().meta({ description: 'How Devanagari was turned into Latin letters, where it was' }),
    dob: z.iso.date().nullable(),
    life_path: worked.nullable(),
    birthday: worked.nullable(),
    personal_year: worked.extend({ year: z.int() }).nullable(),
    pythagorean: nameNumbers.nullable(),
    chaldean: nameNumbers.nullable(),
    maturity: worked.nullable().meta({ description: 'Life path and Pythagorean expression' }),
    rules: z.array(z.string()),
  })
  .meta({ id: 'NumbersOf' });
