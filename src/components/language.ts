import { HINDI_ROOT, isInHindi, pathIn } from '../lib/hindi-pages.ts';
import type { Locale, Wording, Words } from '../lib/locale.ts';
import { langOf, say } from '../lib/locale.ts';
import * as words from '../lib/words.ts';
import { link } from './link.ts';
import { COUNTED } from './wording.ts';

/** What of `Astro` tells the language. Astro's own `currentLocale` would take a page of something called `hi` or `en` for one in that language. */
interface Page {
  routePattern: string;
}

/** A place, by its name and the Hindi one where an attested form is known. */
type Named = Readonly<{ name: string; hi?: string }>;

/** The language of the page that is made: Hindi below /hi, else English. */
export const localeOf = ({ routePattern }: Page): Locale =>
  routePattern === HINDI_ROOT || routePattern.startsWith(`${HINDI_ROOT}/`) ? 'hi' : 'en';

/**
 * How a page or a component speaks: `const { t, link, dayInWords } = speak(Astro, WORDING)`. `t` has the texts of the wording, `link()` leads to
 * the target's page in the same language where there is one, and the functions of lib/words.ts say numbers and days in it.
 */
export function speak<T = unknown>(page: Page, wording?: Wording<T>) {
  const locale = localeOf(page);
  return {
    locale,
    t: (wording?.[locale] ?? {}) as Readonly<T>,
    /** `lang` of what stays English on a page that is not. */
    english: locale === 'en' ? undefined : ('en' as const),
    /** A text of a manifest, and the language that it is in, where it is not the page's: for a `lang` attribute. */
    say: (text: Words) => say(text, locale),
    langOf: (text: Words) => langOf(text, locale),
    /** How a place is called, and the language of that. */
    placeName: ({ name, hi }: Named) => say({ en: name, hi }, locale),
    placeLang: ({ name, hi }: Named) => langOf({ en: name, hi }, locale),
    /** The address of a page or file, by its path from the root. */
    link: (path: string) => link(pathIn(locale, path)),
    /** The attributes of a link to it, which tell where another language begins: `<a {...to('/docs')}>`. */
    to: (path: string): { href: string; hreflang?: Locale } => ({
      href: link(pathIn(locale, path)),
      ...(locale === 'hi' && !isInHindi(path) ? { hreflang: 'en' } : {}),
    }),
    dayInWords: (day: string, withYear?: boolean) => words.dayInWords(day, withYear, locale),
    momentInWords: (instant: string) => words.momentInWords(instant, locale),
    ageInWords: (hours: number) => words.ageInWords(hours, locale),
    agoInWords: (day: string, today: string) => words.agoInWords(day, today, locale),
    freshnessInWords: (age: words.Age, stale: boolean, today: string) => words.freshnessInWords(age, stale, today, locale),
    rupeesInWords: (rupees: number) => words.rupeesInWords(rupees, locale),
    /** `98 prices`, where things are counted by the English word of a manifest. */
    countInWords: (count: number, counted: string) =>
      locale === 'hi' ? `${words.groupDigits(count)} ${COUNTED[counted] ?? counted}` : words.countInWords(count, counted),
    sizeInWords: (bytes: number) => words.sizeInWords(bytes, locale),
    ordinal: (rank: number) => words.ordinal(rank, locale),
  };
}
