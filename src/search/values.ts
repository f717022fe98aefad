import { pathIn } from '../areas/hindi-pages.ts';
import { sourceInWords } from '../i18n/format.ts';
import { type Locale, toLocalizedText, translate } from '../i18n/locale.ts';
import { findDirectAnswers } from './answers.ts';
import type { AreaAnswer } from './area-answer.ts';
import { pagesBeside } from './beside-answers.ts';
import { tellNotOnRecord } from './not-on-record.ts';
import { type SiteHit, searchSite } from './site.ts';

/** An answer in one language. Its URL is a path from the root, or the address of another site. */
export type AnswerText = ReturnType<typeof toAnswer>;

/** What this service says to a question: its answers, and the pages that have the words. */
export interface SiteResults {
  answers: readonly AnswerText[];
  pages: readonly SiteHit[];
}

/** Shorter texts are the beginning of a word. */
const MIN_DENIED_LENGTH = 3;

/** An answer in a language, as far as its area has texts in it. */
export function toAnswer(areaAnswer: AreaAnswer, locale: Locale) {
  const { live, ...plain } = areaAnswer;
  const { title, answer, detail, source, url, understood } = plain;
  return {
    ...plain,
    ...(live ? { live: true as const } : {}),
    title: translate(toLocalizedText(title), locale),
    answer: answer === null ? null : translate(toLocalizedText(answer), locale),
    detail: detail && translate(toLocalizedText(detail), locale),
    source: source && sourceIn(translate(toLocalizedText(source), locale), locale),
    understood: (understood && translate(understood, locale)) || undefined,
    url: url.startsWith('https:') ? url : pathIn(locale, url),
  };
}

/** In English sources are named as programs know them. */
const sourceIn = (source: string, locale: Locale): string => (locale === 'hi' ? sourceInWords(source, locale) : source);

/** A hit in a language: for Hindi the URL of the Hindi page if there is one, and the record's Hindi texts. */
export const toLocalHit = ({ hi, ...hit }: SiteHit, locale: Locale): SiteHit => ({
  ...hit,
  ...(locale === 'hi' && hi),
  url: pathIn(locale, hit.url),
});

/** That nothing on record answers a whole question, or nothing where something does. */
export const denials = (q: string, answers: readonly AreaAnswer[], sure: boolean | undefined): readonly AreaAnswer[] =>
  answers.length === 0 && sure === false && q.trim().length >= MIN_DENIED_LENGTH ? [tellNotOnRecord(q)] : answers;

/** What this service alone says to a question. */
export async function searchHere(q: string, limit: number, locale: Locale): Promise<SiteResults> {
  const [hits, direct] = await Promise.all([searchSite(q, limit, { fuzzy: true }), findDirectAnswers(q)]);
  const pages = pagesBeside([...new Map(hits.map((page) => [page.url, page])).values()], direct, q);
  return {
    answers: denials(q, direct, hits[0]?.sure ?? false).map((answer) => toAnswer(answer, locale)),
    pages: pages.map((page) => toLocalHit(page, locale)),
  };
}
