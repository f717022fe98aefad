import { onceNeeded } from '../../kernel/memoize.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { addName, nearestName, newNames, singulars, thingsCalled } from '../../text/name-index.ts';
import { phoneticKey } from '../../text/spelling.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import everyday from './everyday.json' with { type: 'json' };

const split = (names: string): string[] => names.split(', ');
const table = {
  english: Object.entries(everyday.english).map(([code, names]) => ({ code, names: split(names) })),
  hindi: Object.entries(everyday.hindi).map(([of, names]) => ({ of, names: split(names) })),
  paid: everyday.paid.flatMap(split),
  qualities: everyday.qualities.flatMap(split),
  brands: everyday.brands.flatMap(split),
};

/**
 * What people call goods and services, and the code that the nomenclature has for it: a heading (4 digits) where the everyday word covers all of
 * it, else a subheading or an item. Each was looked up in the list; a test holds that every code is there. Words of one
 * record mean the same.
 * `everyday.json` has what goods are called in Hindi too, in Devanagari and in Latin letters, by the first English word.
 */
const WORDS = table.english.flatMap(({ code, names }) => names.map((name) => ({ name, code })));

const OF: ReadonlySet<string> = new Set(['ka', 'ke', 'ki', 'का', 'के', 'की']);

/** Codes by every name of goods; the last of a name counts. */
const byName = onceNeeded(() => {
  const names = newNames<string>();
  for (const [name, code] of [...WORDS.map(({ name, code }): [string, string] => [stem(name), code]), ...hindiNames()])
    addName(names, name, code);
  return names;
});
const codeCalled = (name: string): string | undefined => thingsCalled(byName(), name.split(' '))?.at(-1);

function hindiNames(): [string, string][] {
  const codes = new Map(WORDS.map(({ name, code }) => [name, code]));
  return table.hindi.flatMap(({ of, names }) => {
    const code = codes.get(of);
    return code ? names.map((name): [string, string] => [stem(name), code]) : [];
  });
}

/** Whether a whole text is a word of the table, in either language. */
export const isEverydayWord = (text: string): boolean => codeCalled(stem(text)) !== undefined;
/** The single words of all names, and of the English ones, which Hindi may write as they sound. */
const singleWords = onceNeeded(() => {
  const [ofAll, ofEnglish] = [newNames<true>(), newNames<true>()];
  for (const name of byName().exact.keys()) for (const word of name.split(' ')) addName(ofAll, word, true);
  for (const { name } of WORDS) for (const word of stem(name).split(' ')) addName(ofEnglish, word, true);
  return { ofAll, ofEnglish };
});

const IN_HINDI = new Map(
  table.hindi.flatMap(({ of, names }) => {
    const code = WORDS.find(({ name }) => name === of)?.code;
    const name = names.find((one) => /[\u0900-\u097f]/.test(one));
    return code && name ? [[code, name] as const] : [];
  }),
);

/** The everyday Hindi name of a code's goods or services; undefined if the table has none. */
export const everydayHindiName = (code: string): string | undefined => IN_HINDI.get(code);

/** So many goods of every day by their names in both languages and their code, from all over the table. */
export function someEverydayGoods(most: number): { code: string; name: string; hi?: string }[] {
  const step = Math.ceil(table.hindi.length / most);
  return table.hindi
    .filter((_, at) => at % step === 0)
    .flatMap(({ of: name }) => {
      const code = WORDS.find((one) => one.name === name)?.code;
      const hi = code && IN_HINDI.get(code);
      return code ? [{ code, name, ...(hi && { hi }) }] : [];
    });
}

/** Every name of the table, in all languages. */
export const everydayNames = (): string[] => [...table.english, ...table.hindi].flatMap(({ names }) => names);

/** Every word of the table with its code. */
export const everydayWords = (): readonly { name: string; code: string }[] => WORDS;

/** What people add to what they look for. */
const CODE_WORDS = new Set(['gst', 'hsn', 'sac', 'code', 'codes', 'rate', 'tax', 'for', 'of', 'on', 'the', 'a', 'and', 'in']);

/**
 * The code that a text in everyday words means: by the very words, in the plural too; else by the last of them, which in English names the thing
 * (`laptop computer`).
 */
export const everydayCode = (text: string): string | undefined => everydayName(text)?.code;

/** The same with the words that say it, in the singular. */
export function everydayName(text: string): { code: string; words: readonly string[] } | undefined {
  const words = stem(text)
    .split(' ')
    .filter((word) => !CODE_WORDS.has(word));
  const telling = words.filter((word) => !isQuality(word));
  for (const said of [words, words.map(singular), words.slice(-2), words.slice(-1), telling, telling.slice(-1)]) {
    const code = codeCalled(said.join(' '));
    if (code) return { code, words: said };
  }
  // `restaurant bill`, `rent of shop`: what is paid stands around a service.
  const unpaid = words.filter((word) => !PAID.has(word));
  const service = [unpaid, unpaid.toReversed()].map((said) => codeCalled(said.join(' '))).find((code) => code?.startsWith('99'));
  return service && unpaid.length > 0 ? { code: service, words } : undefined;
}

/** What is paid for a service. */
const PAID: ReadonlySet<string> = new Set(table.paid);

/** Words for how goods are, beside which the goods are the same: `fresh milk`. */
const QUALITIES: ReadonlySet<string> = new Set(table.qualities.map(stem));

/** Well-known makers, beside whose name goods are taxed as without it: `samsung tv`. */
const BRANDS: ReadonlySet<string> = new Set(table.brands);
export const isBrandWord = (word: string): boolean => BRANDS.has(word);

export const isQuality = (word: string): boolean => QUALITIES.has(stem(word));
/** Whether a word is a name of goods. */
export const isOfGoods = (word: string): boolean => [stem(word), singular(stem(word))].some((one) => codeCalled(one) !== undefined);

/** The code of a name that a text nearly spells, each word beginning as it does: prayers are no sprayers. */
export function findFuzzyCodes(text: string): string[] {
  const { ofAll, ofEnglish } = singleWords();
  const joined = stem(text).replaceAll(' ', '');
  const words = ofAll.exact.has(joined) ? [joined] : stem(text).split(' ');
  const meant = words.map((word) => {
    const forms = [word, ...singulars(word)];
    const near = /^[a-z]/.test(word) ? ofAll : ofEnglish;
    return forms.find((one) => ofAll.exact.has(one)) ?? nearestName(near, word);
  });
  const begins = (word = '') => phoneticKey(/^[a-z]/.test(word) ? word : latinAsSpoken(word))[0];
  const code = meant.every((one, at) => one !== undefined && begins(one) === begins(words[at])) ? everydayCode(meant.join(' ')) : undefined;
  return code === undefined ? [] : [code];
}

/** Codes that a text in everyday words means, best first; of the nearest spelling where it has none of them. */
export function everydayCodes(text: string): string[] {
  const code = everydayCode(text);
  return code === undefined ? findFuzzyCodes(text) : [code];
}

/** A Hindi noun in Latin letters as it is listed: `kapde` are of `kapda`. */
const singular = (word: string): string => word.replace(/^([b-z][a-z]{2,})e$/, '$1a');

/** Words without their endings of the plural, so that `biscuits` and `biscuit`, `batteries` and `battery`, नारियल का तेल and नारियल तेल are one. */
export function stem(text: string): string {
  return normaliseDevanagari(text)
    .split(' ')
    .filter((word) => !OF.has(word))
    .map((word) =>
      word.length > 3
        ? word
            .replace(/ies$/, 'y')
            .replace(/(ss|x|ch|sh)es$/, '$1')
            .replace(/([^s])s$/, '$1')
        : word,
    )
    .join(' ');
}
