import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { transliterate } from '../../text/transliterate.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { birthday, fromLetters, lifePath, toLetters } from './numbers.ts';
import { NUMEROLOGY } from './wording.ts';

const MAX_NAME_WORDS = 4;
const NO_NAMES: ReadonlySet<string> = new Set(
  'name naam नाम date birth dob born compatibility number today janm janam tithi tarikh paida जन्म जन्मे जन्मा जन्मी जन्मतिथि तिथि तारीख पैदा'
    .split(' ')
    .map(normaliseDevanagari),
);
/** Numbers that come of the day of birth, and of no name. */
const OF_BIRTH = /\b(?:mool?ank|mulank|janmank|bhagyank|life path|birth(?:day)? number)\b|मूलांक|जन्मांक|भाग्यांक/iu;
/** The number of the day of the month alone. */
const OF_DAY = /\b(?:mool?ank|mulank|janmank|birthday number|birth number|driver number|psychic number)\b|मूलांक|जन्मांक/iu;
const FIRST_BIRTH = '1800-01-01';

/** The numbers of a name or of a day of birth, where numerology is named: `numerology of ramesh`, `life path number 15 august 1990`. */
export async function answerNumerology({ pages, text, day, unknownWords, abroad }: Query): Promise<DirectAnswer[]> {
  if (pages.length === 0 || abroad.length > 0) return [];
  const words = unknownWords.filter((word) => !NO_NAMES.has(word));
  const name = words.length <= MAX_NAME_WORDS && !/\d/.test(words.join('')) ? words.join(' ') : '';
  const number = name === '' ? null : fromLetters(toLetters(transliterate(name)), 'pythagorean');
  const birth = day && day >= FIRST_BIRTH && /\d/.test(text) ? day : undefined;
  if (!birth && OF_BIRTH.test(text) && name !== '')
    return [
      {
        title: inAllLocales(NUMEROLOGY, (t) => t.heading),
        answer: null,
        detail: inAllLocales(NUMEROLOGY, (t) => t.needsBirth),
        url: '/browse/numerology',
        confidence: 0.97,
        uses: 'all',
      },
    ];
  if (!number && !birth) return [];
  const shown = name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  const query = { ...(number ? { name: shown } : {}), ...(birth ? { dob: birth } : {}) };
  return [
    {
      title: inAllLocales(NUMEROLOGY, (t, locale) =>
        [t.heading, [number && shown, birth && formatDay(birth, true, locale)].filter(Boolean).join(', ')].join(': '),
      ),
      answer: inAllLocales(NUMEROLOGY, (t) =>
        [
          number && `${t.expression} ${number.number}`,
          birth && (OF_DAY.test(text) ? `${t.birthday} ${birthday(birth).number}` : `${t.lifePath} ${lifePath(birth).number}`),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      url: `/browse/numerology?${new URLSearchParams(query)}`,
      confidence: 0.97,
      uses: ['word', 'other', 'place', ...(birth ? (['time', 'amount'] as const) : [])],
    },
  ];
}
