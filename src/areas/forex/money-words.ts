import { CURRENCIES } from './currencies.ts';
import { countryNames, hindiName } from './names.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Units whose name several countries share, with the currency that people in India mean by the bare word. */
export const UNITS: Readonly<Record<string, { code: string; names: readonly string[] }>> = vocabulary.units;
/** Other everyday names; codes, full names and countries are known anyway. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = vocabulary.everyday;

/** What a currency alone is called, where that is no short word: zloty. */
const MIN_OWN_NAME = 5;
const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';
const ownName = (name: string): string[] => {
  const word = lastWord(name);
  return word.length >= MIN_OWN_NAME && CURRENCIES.filter((one) => lastWord(one.name) === word).length === 1 ? [word] : [];
};

/** What people call the currencies, the countries whose money they are, and what they say around an amount. */
export const MONEY_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    CURRENCIES.map(({ code, name }) => [
      code,
      [code, name, ...ownName(name), ...(hindiName(code) ? [hindiName(code) as string] : []), ...(EVERYDAY[code] ?? [])],
    ]),
  ),
  ...Object.fromEntries(Object.entries(UNITS).map(([unit, { names }]) => [`unit ${unit}`, names])),
  ...Object.fromEntries(CURRENCIES.filter(({ code }) => code !== 'INR').map(({ code }) => [`of ${code}`, countryNames(code)])),
  money: vocabulary.money,
  about: vocabulary.about,
};

/** Words by which people look for a currency: its names, what its unit is called, and the countries whose money it is. */
export function wordsFor(code: string): string[] {
  const units = Object.values(UNITS).flatMap((unit) => (unit.code === code ? unit.names : []));
  return [...new Set([...(MONEY_WORDS[code] ?? []), ...units, ...countryNames(code)])];
}
