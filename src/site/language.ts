import { HINDI_ROOT, isInHindi, pathIn } from '../areas/hindi-pages.ts';
import * as words from '../i18n/format.ts';
import { COUNTED_IN_HINDI, countInHindi } from '../i18n/hindi-nouns.ts';
import { foreignLang, type Locale, type LocalizedText, translate, type Wording } from '../i18n/locale.ts';
import { link } from './link.ts';

/** The part of `Astro` that determines the language. Astro's `currentLocale` would mistake a page of something called `hi` or `en` for one in that language. */
interface Page {
  routePattern: string;
}

/** A place with its name, and its Hindi name if an attested form is known. */
type NamedPlace = Readonly<{ name: string; hi?: string | null | undefined }>;

/** The language of the page being rendered: Hindi below /hi, else English. */
const pageLocale = ({ routePattern }: Page): Locale =>
  routePattern === HINDI_ROOT || routePattern.startsWith(`${HINDI_ROOT}/`) ? 'hi' : 'en';

/**
 * The texts and formats of a page or component in its language: `const { t, link, formatDay } = useLocale(Astro, WORDING)`. `t` has the texts of
 * the wording, `link()` leads to the target's page in the same language where there is one, and the functions of i18n/format.ts format numbers
 * and days in it.
 */
export function useLocale<T = unknown>(page: Page, wording?: Wording<T>) {
  const locale = pageLocale(page);
  return {
    locale,
    t: (wording?.[locale] ?? {}) as Readonly<T>,
    /** The `lang` attribute for English parts of a page in another language. */
    english: locale === 'en' ? undefined : ('en' as const),
    /** A manifest's text in the page's language; `foreignLang` is its `lang` attribute if it is in another one. */
    translate: (text: LocalizedText) => translate(text, locale),
    foreignLang: (text: LocalizedText) => foreignLang(text, locale),
    /** A place's name for this page, and the name's language if that is another one. */
    placeName: ({ name, hi }: NamedPlace) => translate({ en: name, hi: hi ?? undefined }, locale),
    placeLang: ({ name, hi }: NamedPlace) => foreignLang({ en: name, hi: hi ?? undefined }, locale),
    /** The address of a page or file, by its path from the root. */
    link: (path: string) => link(pathIn(locale, path)),
    /** The attributes of a link to it, with `hreflang` if it leads to another language: `<a {...linkAttributes('/docs')}>`. */
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
    /** `98 prices`, from the English plural in a manifest. */
    formatCount: (count: number, counted: string) => {
      const noun = COUNTED_IN_HINDI[counted];
      return locale === 'hi' && noun ? countInHindi(words.groupDigits(count), noun) : words.formatCount(count, counted);
    },
    formatBytes: (bytes: number) => words.formatBytes(bytes, locale),
    ordinal: (rank: number) => words.ordinal(rank, locale),
  };
}
