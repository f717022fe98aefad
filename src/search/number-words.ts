import { normaliseDevanagari } from '../text/fold.ts';
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

/** Multipliers of the number before them. */
export const MULTIPLIERS = numbersByWord(table.multipliers);

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

/** Writes years and days of a month that are said in words as figures: `दो हज़ार सत्ताईस` is 2027, `पंद्रह अगस्त` 15 अगस्त. */
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
    });

/** Converts Devanagari digits to Latin ones: `१०` to `10`. */
export const latinFigures = (text: string): string => text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966));
