import { HINDI_ROOT, isInHindi, pathIn } from '../areas/hindi-pages.ts';
import * as words from '../i18n/format.ts';
import { COUNTED_IN_HINDI, countInHindi } from '../i18n/hindi-nouns.ts';
import { foreignLang, type Locale, type LocalizedText, translate, type Wording } from '../i18n/locale.ts';
import { link } from './link.ts';

/** What of `Astro` tells the language. Astro's own `currentLocale` would take a page of something called `hi` or `en` for one in that language. */
interface Page {
  routePattern: string;
}

/** A place, by its name and the Hindi one where an attested form is known. */
type NamedPlace = Readonly<{ name: string; hi?: string | null | undefined }>;

/** The language of the page that is made: Hindi below /hi, else English. */
const pageLocale = ({ routePattern }: Page): Locale =>
  routePattern === HINDI_ROOT || routePattern.startsWith(`${HINDI_ROOT}/`) ? 'hi' : 'en';

/**
 * How a page or a component speaks: `const { t, link, formatDay } = useLocale(Astro, WORDING)`. `t` has the texts of the wording, `link()` leads to
 * the target's page in the same language where there is one, and the functions of i18n/format.ts say numbers and days in it.
 */
export function useLocale<T = unknown>(page: Page, wording?: Wording<T>) {
  const locale = pageLocale(page);
  return {
    locale,
    t: (wording?.[locale] ?? {}) as Readonly<T>,
    /** `lang` of what stays English on a page that is not. */
    english: locale === 'en' ? undefined : ('en' as const),
    /** A text of a manifest, and the language that it is in, where it is not the page's: for a `lang` attribute. */
    translate: (text: LocalizedText) => translate(text, locale),
    foreignLang: (text: LocalizedText) => foreignLang(text, locale),
    /** How a place is called, and the language of that. */
    placeName: ({ name, hi }: NamedPlace) => translate({ en: name, hi: hi ?? undefined }, locale),
    placeLang: ({ name, hi }: NamedPlace) => foreignLang({ en: name, hi: hi ?? undefined }, locale),
    /** The address of a page or file, by its path from the root. */
    link: (path: string) => link(pathIn(locale, path)),
    /** The attributes of a link to it, which tell where another language begins: `<a {...linkAttributes('/docs')}>`. */
    linkAttributes: (path: string): { href: string; hreflang?: Locale } => ({
      href: link(pathIn(locale, path)),
      ...(locale === 'hi' && !isInHindi(path) ? { hreflang: 'en' } : {}),
    }),
    formatDay: (day: string, withYear?: boolean) => words.formatDay(day, withYear, locale),
    formatInstant: (instant: string) => words.formatInstant(instant, locale),
    formatAge: (hours: number) => words.formatAge(hours, locale),
    formatDaysAgo: (day: string, today: string) => words.formatDaysAgo(day, today, locale),
    formatFreshness: (age: words.Age, stale: boolean, today: string) => words.formatFreshness(age, stale, today, locale),
    formatRupees: (rupees: number) => words.formatRupees(rupees, locale),
    /** `98 prices`, where things are counted by the English word of a manifest. */
    formatCount: (count: number, counted: string) => {
      const noun = COUNTED_IN_HINDI[counted];
      return locale === 'hi' && noun ? countInHindi(words.groupDigits(count), noun) : words.formatCount(count, counted);
    },
    formatBytes: (bytes: number) => words.formatBytes(bytes, locale),
    ordinal: (rank: number) => words.ordinal(rank, locale),
  };
}
