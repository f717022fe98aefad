import { pathIn } from '../areas/hindi-pages.ts';
import { type Locale, toLocalizedText, translate } from '../i18n/locale.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { findAnswersWhileTyping, findDirectAnswers } from './answers.ts';
import type { AreaAnswer } from './area-answer.ts';
import { addContent } from './content.ts';
import { createEngines, type EngineAnswers } from './engines.ts';
import { tellNotOnRecord } from './not-on-record.ts';
import { SEARCH_PROVIDERS } from './providers/index.ts';
import { type EngineAnswer, mergeAnswers, SITE_ENGINE, searchBody } from './responses.ts';
import { askAnswer, askQuery, searchAnswer, searchQuery } from './schema.ts';
import { type SiteHit, searchSite } from './site.ts';

const queryEngines = createEngines(SEARCH_PROVIDERS);
/** Shorter texts are the beginning of a word. */
const MIN_DENIED_LENGTH = 3;
const NO_ENGINES: EngineAnswers = { answers: [], unavailable: [], stale: false };

/** Our own content as one more engine, with absolute URLs. `loose` if there are no other results. */
async function searchOwnPages(
  q: string,
  limit: number,
  baseUrl: string,
  loose: boolean,
  locale: Locale,
): Promise<EngineAnswer & { sure: boolean }> {
  const found = await searchSite(q, limit, { fuzzy: loose });
  const hits = locale === 'hi' ? found.map(toHindiHit) : found;
  const pages = hits.map(({ url, title, description }) => ({ url: baseUrl + url, title, description }));
  return { engine: SITE_ENGINE, pages, sure: found[0]?.sure ?? false };
}

/** An answer in a language, as far as its area has texts in it. */
function toAnswerBody(given: AreaAnswer, locale: Locale, baseUrl: string) {
  const { title, answer, detail, source, url, understood } = given;
  return {
    ...given,
    title: translate(toLocalizedText(title), locale),
    answer: answer === null ? null : translate(toLocalizedText(answer), locale),
    detail: detail && translate(toLocalizedText(detail), locale),
    source: source && translate(toLocalizedText(source), locale),
    understood: (understood && translate(understood, locale)) || undefined,
    url: url.startsWith('https:') ? url : baseUrl + pathIn(locale, url),
  };
}

export const search = defineEndpoint({
  path: '/search',
  title: 'Search',
  summary: 'Searches the web by the engines this server is set up with, and the content of this service after them or alone.',
  query: searchQuery,
  response: searchAnswer,
  // Engines' answers are cached per engine, so that an outage is not cached with them; a minute covers callers who go back and forth.
  cache: { scope: 'public', maxAge: 60, cdnMaxAge: 0 },
  // Our own content needs no upstream and has bounded cost: the search box searches at every keystroke.
  queriesUpstream: ({ scope, fetch: withContent }) => scope === 'web' || withContent,
  table: ({ results }) => results,
  examples: [
    { title: 'The web', params: { q: 'ayushman bharat eligibility', limit: '5' } },
    { title: 'With the pages of the first three', params: { q: 'petrol mumbai', fetch: '1' } },
    { title: 'This service alone', params: { q: 'petrol mumbai', scope: 'site' } },
  ],
  async respond({ q, limit, scope, fetch: withContent, lang, typing }, context) {
    const { baseUrl } = context;
    // Concurrent with the index searches, whose threads the answers would otherwise wait for.
    const answering = scope === 'site' ? (typing ? findAnswersWhileTyping(q) : findDirectAnswers(q)) : [];
    const { answers: found, unavailable, stale } = scope === 'site' ? NO_ENGINES : await queryEngines(q, limit, context);
    const web = mergeAnswers(found, limit);
    // Without other results our own content may match partially; after web results only in full.
    const asking = web.length < limit ? searchOwnPages(q, limit, baseUrl, web.length === 0, lang) : undefined;
    const [own, direct] = await Promise.all([asking, answering]);
    const all = own ? [...found, own] : found;
    const merged = mergeAnswers(all, limit);
    const results = withContent ? await addContent(merged, context) : merged;
    // A match of only some words is not what was asked for.
    const isUnknown = scope === 'site' && !typing && direct.length === 0 && own?.sure === false && q.trim().length >= MIN_DENIED_LENGTH;
    const told = isUnknown ? [tellNotOnRecord(q)] : direct;
    const answers = told.map((answer) => toAnswerBody(answer, lang, baseUrl));
    return searchBody({ q, scope, results, engines: all.map(({ engine }) => engine), unavailable, stale, answers });
  },
});

/** A hit for Hindi pages: the URL of the Hindi page if there is one, and the record's Hindi texts. */
const toHindiHit = ({ hi, ...hit }: SiteHit): SiteHit => ({ ...hit, ...hi, url: pathIn('hi', hit.url) });

export const ask = defineEndpoint({
  path: '/ask',
  title: 'Ask',
  summary: 'Answers a question in everyday words, with how it was taken apart.',
  query: askQuery,
  response: askAnswer,
  cache: { scope: 'public', maxAge: 60, cdnMaxAge: 0 },
  table: ({ answers }) =>
    answers.map(({ frame, ignored, ...one }) => ({
      ...one,
      operation: frame?.operation ?? '',
      not_used: (frame?.not_used ?? ignored ?? []).join(', '),
    })),
  examples: [
    { title: 'A difference', params: { q: 'petrol difference delhi mumbai' } },
    { title: 'In Hindi', params: { q: 'होली कब है', lang: 'hi' } },
  ],
  async respond({ q, lang }, { baseUrl }) {
    const answers = (await findDirectAnswers(q)).map((answer) => toAnswerBody(answer, lang, baseUrl));
    return { status: 'ok' as const, q, count: answers.length, answers };
  },
});
