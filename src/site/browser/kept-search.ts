// What the field finds without a connection: pages that this phone has kept (public/sw.js), by the words of their titles, each with its answer.
import { formatInstant } from '../../i18n/format.ts';
import { answersKept } from './kept-answers.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import type { Suggestion, Suggestions } from './site-search.ts';

const t = inPageLanguage({
  seen: { en: (moment: string) => `Without a connection: as it was on ${moment}`, hi: (moment) => `बिना इंटरनेट के: जैसा ${moment} था` },
});
const MAX_SHOWN = 6;

interface KeptPage {
  href: string;
  title: string;
  words: string;
  seen: string;
}

/** Read once: nothing is added to them without a connection. */
let pages: Promise<KeptPage[]> | undefined;

async function readKept(): Promise<KeptPage[]> {
  const cache = await caches.open('pages');
  const keys = [...(await cache.keys())].reverse();
  const kept = await Promise.all(
    keys.map(async ({ url }): Promise<KeptPage[]> => {
      const response = await cache.match(url);
      const page = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
      const title = page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content.replace(/ · \S+$/, '') ?? '';
      const { pathname, search } = new URL(url);
      if (page.documentElement.lang.slice(0, 2) !== LOCALE || title === '' || pathname.endsWith('/offline')) return [];
      return [
        { href: pathname + search, title, words: `${title} ${page.title}`.toLowerCase(), seen: response?.headers.get('sw-seen') ?? '' },
      ];
    }),
  );
  return kept.flat();
}

/** Answers from what is kept, and kept pages that have all words of a text; undefined where there is nothing. */
export async function searchKept(text: string): Promise<Suggestions | undefined> {
  if (navigator.onLine || !('caches' in window)) return undefined;
  const answers = await answersKept(text);
  pages ??= readKept();
  const typedWords = text.toLowerCase().split(' ');
  const matches = (await pages).filter(({ words }) => typedWords.every((word) => words.includes(word)));
  if (answers.length + matches.length === 0) return undefined;
  const toSuggestion = ({ href, title, seen }: KeptPage): Suggestion => ({
    href,
    title,
    note: seen ? [document.createTextNode(t.seen(formatInstant(seen, LOCALE)))] : [],
  });
  return { text, answers, pages: matches.slice(0, MAX_SHOWN).map(toSuggestion) };
}
