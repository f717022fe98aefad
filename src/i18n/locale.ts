/** Languages of the pages. */
export type Locale = 'en' | 'hi';

/** A text in the languages of the pages; English stands in where another is missing. */
export interface LocalizedText {
  en: string;
  hi?: string;
}

/** The text in a language, else in English. */
export const translate = (words: LocalizedText, locale: Locale = 'en'): string => words[locale] ?? words.en;

/** What a thing is called that has its name in English and, where one is known, in Hindi. */
export const localName = (locale: Locale, { name, hi }: Readonly<{ name: string; hi?: string }>): string =>
  translate({ en: name, hi }, locale);

/** The language in which the text will be shown if it is not the page's: for a `lang` attribute. */
export const foreignLang = (words: LocalizedText, locale: Locale): Locale | undefined => (words[locale] ? undefined : 'en');

/** A text without its Hindi is in English, unless it has figures and signs alone: `₹104.08`, `10 %`. */
export const toLocalizedText = (text: string | LocalizedText): LocalizedText =>
  typeof text !== 'string' ? text : /[A-Za-z]{2}/.test(text) ? { en: text } : { en: text, hi: text };

/** All that one subject says, by key, in each language; what has figures in it is a function. */
export type Wording<T> = Readonly<Record<Locale, Readonly<T>>>;

/** A text in all languages that needs no wording: `eachLocale((locale) => localName(locale, place))`. */
export const eachLocale = (text: (locale: Locale) => string): Required<LocalizedText> => ({ en: text('en'), hi: text('hi') });

/** A text of a wording in all languages: `inAllLocales(FUEL, (t) => t.petrol)`. */
export const inAllLocales = <T>(wording: Wording<T>, text: (t: Readonly<T>, locale: Locale) => string): Required<LocalizedText> =>
  eachLocale((locale) => text(wording[locale], locale));

/**
 * Takes `{ key: { en, hi } }` and gives `{ en: { key }, hi: { key } }`. A text without its Hindi is an error of types, and so is a Hindi one that
 * takes something else than the English.
 */
export function defineWording<T extends object>(table: { [K in keyof T]: { en: T[K]; hi: NoInfer<T[K]> } }): Wording<T> {
  const inLocale = (locale: Locale) =>
    Object.fromEntries(Object.entries<Record<Locale, unknown>>(table).map(([key, texts]) => [key, texts[locale]])) as T;
  return { en: inLocale('en'), hi: inLocale('hi') };
}

/** The names between braces in a template, in the order in which they first stand. */
type NamesIn<T extends string, Seen extends string = never> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends Seen
    ? NamesIn<Rest, Seen>
    : [Name, ...NamesIn<Rest, Seen | Name>]
  : [];
/** A value for each. */
type ValuesOf<Names extends readonly string[]> = { [K in keyof Names]: string | number };

/**
 * A text of a wording that only puts values into words: a function that takes them in the order in which the English text names them. A Hindi
 * text that names another is an error of types.
 * @example template('{fuel} in {place}', '{place} में {fuel}') // t.priceOf('Petrol', 'Pune') is `Petrol in Pune`
 */
export function template<const E extends string, const H extends string>(
  en: E,
  hi: NamesIn<H>[number] extends NamesIn<E>[number] ? H : never,
): Record<Locale, (...values: ValuesOf<NamesIn<E>>) => string> {
  const names = [...new Set(en.split(NAME).filter((_, at) => at % 2 === 1))];
  const say = (text: string) => {
    // Words and names take turns.
    const parts = text.split(NAME).map((part, at) => (at % 2 === 0 ? part : names.indexOf(part)));
    return (...values: readonly (string | number)[]) => parts.map((part) => (typeof part === 'string' ? part : values[part])).join('');
  };
  return { en: say(en), hi: say(hi) };
}

const NAME = /\{(\w+)\}/;
