import type { Locale } from '../i18n/locale.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { inEnglish } from '../text/number-names.ts';
import dayWords from './day-words.json' with { type: 'json' };
import table from './number-words.json' with { type: 'json' };

/** Turns a table of names per number into one of numbers per folded name. */
export const numbersByWord = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(names).flatMap(([value, words]) => words.map((word) => [normaliseDevanagari(word), Number(value)] as const)));

/** Written-out numbers in English, Hindi, and Hindi in Latin letters. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...table.hindiFromEleven.split(' ').map((word, at) => [normaliseDevanagari(word), at + 11] as const),
  ...numbersByWord(table.numbers),
]);

/** The number that a word says, in figures or written out. */
export const countOf = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.get(word));

/** Multipliers of the number before them. */
export const MULTIPLIERS = numbersByWord(table.multipliers);

/** What the scales of numbers are called. */
export const SCALE_NAMES = {
  hundred: { value: 100, en: 'hundred', hi: 'सौ' },
  thousand: { value: 1000, en: 'thousand', hi: 'हज़ार' },
  lakh: { value: 100_000, en: 'lakh', hi: 'लाख' },
  crore: { value: 10_000_000, en: 'crore', hi: 'करोड़' },
  million: { value: 1_000_000, en: 'million', hi: 'मिलियन' },
  billion: { value: 1_000_000_000, en: 'billion', hi: 'अरब' },
} as const;

/** The scale of this value; undefined for none. */
export const scaleOf = (value: number): keyof typeof SCALE_NAMES | undefined =>
  (Object.keys(SCALE_NAMES) as (keyof typeof SCALE_NAMES)[]).find((name) => SCALE_NAMES[name].value === value);

const HINDI = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', ...table.hindiFromEleven.split(' ')];

const smallInWords = (value: number, locale: Locale): string => (locale === 'hi' ? (HINDI[value] ?? '') : inEnglish(value));

/** A whole number from 0 in words, in crores, lakhs and thousands: `two lakh fifty thousand`, दो लाख पचास हज़ार. */
export function numberInWords(value: number, locale: Locale): string {
  if (value < 100) return smallInWords(value, locale);
  const parts: string[] = [];
  let left = value;
  for (const name of ['crore', 'lakh', 'thousand', 'hundred'] as const) {
    const count = Math.floor(left / SCALE_NAMES[name].value);
    if (count > 0) parts.push(`${numberInWords(count, locale)} ${SCALE_NAMES[name][locale]}`);
    left %= SCALE_NAMES[name].value;
  }
  return [...parts, ...(left > 0 ? [smallInWords(left, locale)] : [])].join(' ');
}

/** A number below a hundred in one word or two: `बीस`, `twenty five`. */
function below100(words: string): number | undefined {
  const [first = '', second] = words.split(' ').map(normaliseDevanagari);
  const [tens, units] = [NUMBER_WORDS.get(first), second === undefined ? 0 : NUMBER_WORDS.get(second)];
  if (tens === undefined || units === undefined || !Number.isInteger(tens) || tens >= 100) return undefined;
  return second === undefined ? tens : tens >= 20 && units < 10 ? tens + units : undefined;
}

const WORD = String.raw`[\p{L}\p{M}]+`;
const YEAR = new RegExp(`(?<![\\p{L}\\p{M}])(?:two|do|दो) (?:thousand|हज़ार|हजार|haza+r)(?: and)? (${WORD}(?: ${WORD})?)`, 'giu');
const MONTHS = Object.values(dayWords.months)
  .flat()
  .filter((name) => name.length > 3)
  .join('|');
const DATE = new RegExp(`(?<![\\p{L}\\p{M}])(${WORD}) (?=(?:${MONTHS})(?![\\p{L}\\p{M}]))`, 'giu');

const HOUR = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(साढ़े|साढे|सवा|पौने|sa+dh?e|sawa|sava|paune) )?(${WORD}) (?=(?:बजे|b[ae]?je)(?![\\p{L}\\p{M}]))`,
  'giu',
);

const PERCENT = new RegExp(`(?<![\\p{L}\\p{M}])(${WORD}) (?=(?:percent|per cent|pratishat|फीसदी|फ़ीसदी|प्रतिशत)(?![\\p{L}\\p{M}]))`, 'giu');

/** An hour with what is said of its quarters: साढ़े दस is 10:30, पौने दस 9:45. Undefined for no hour. */
function hourIn(part: string | undefined, word: string): string | undefined {
  const hour = below100(word);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  if (part === undefined) return String(hour);
  if (/^(?:सवा|sa[wv]a)/iu.test(part)) return `${hour}:15`;
  return /^(?:पौने|paune)/iu.test(part) ? `${hour === 1 ? 12 : hour - 1}:45` : `${hour}:30`;
}

/** Writes years, days of a month, shares and hours that are said in words as figures: `दो हज़ार सत्ताईस` is 2027, `पंद्रह अगस्त` 15 अगस्त, `दस बजे` 10 बजे. */
export const datesInFigures = (text: string): string =>
  text
    .replace(YEAR, (said, words: string) => {
      const [first = '', ...more] = words.split(' ');
      const both = below100(words);
      const one = both === undefined ? below100(first) : undefined;
      return both !== undefined ? String(2000 + both) : one !== undefined ? [2000 + one, ...more].join(' ') : said;
    })
    .replace(DATE, (said, word: string) => {
      const day = below100(word);
      return day !== undefined && day <= 31 ? `${day} ` : said;
    })
    .replace(PERCENT, (said, word: string) => {
      const share = below100(word);
      return share === undefined ? said : `${share} `;
    })
    .replace(HOUR, (said, part: string | undefined, word: string) => {
      const hour = hourIn(part, word);
      return hour === undefined ? said : `${hour} `;
    });

/** Converts Devanagari digits to Latin ones: `१०` to `10`. */
export const latinFigures = (text: string): string => text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966));
