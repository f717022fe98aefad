/** Languages of the pages. */
export type Locale = 'en' | 'hi';

/** A text in the languages of the pages; English stands in where another is missing. */
export interface Words {
  en: string;
  hi?: string;
}

/** The text in a language, else in English. */
export const say = (words: Words, locale: Locale = 'en'): string => words[locale] ?? words.en;

/** The language that the text will be said in, where it differs from the page's: for a `lang` attribute. */
export const langOf = (words: Words, locale: Locale): Locale | undefined => (words[locale] ? undefined : 'en');
