import { defineEndpoint } from '../api/endpoint.ts';
import type { Locale } from '../i18n/locale.ts';
import { findAnswersWhileTyping, findDirectAnswers } from './answers.ts';
import type { AreaAnswer } from './area-answer.ts';
import { pagesBeside, pagesWhileTyping } from './beside-answers.ts';
import { addContent } from './content.ts';
import { createEngines, type EngineAnswers } from './engines.ts';
import { FRAMES, type FrameExample } from './frames.ts';
import { fillLive } from './live-answers.ts';
import { SEARCH_PROVIDERS } from './providers/index.ts';
import { mergeAnswers, SITE_ENGINE, searchBody } from './responses.ts';
import { askAnswer, askQuery, SEARCH_CACHE, searchAnswer, searchQuery } from './schema.ts';
import { searchSite } from './site.ts';
import { denials, toAnswer, toLocalHit } from './values.ts';

const queryEngines = createEngines(SEARCH_PROVIDERS);
const NO_ENGINES: EngineAnswers = { answers: [], unavailable: [], stale: false };

/** An answer in a language with an absolute URL. */
function answerBody(areaAnswer: AreaAnswer, locale: Locale, baseUrl: string) {
  const answer = toAnswer(areaAnswer, locale);
  return { ...answer, url: answer.url.startsWith('https:') ? answer.url : baseUrl + answer.url };
}

export const search = defineEndpoint({
  path: '/search',
  title: 'Search',
  summary: 'Searches the web by the engines this server is set up with, and the content of this service after them or alone.',
  query: searchQuery,
  response: searchAnswer,
  cache: SEARCH_CACHE,
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
    const answering =
      scope === 'site' ? (typing ? findAnswersWhileTyping(q) : findDirectAnswers(q).then((all) => fillLive(all, context))) : [];
    const { answers: webAnswers, unavailable, stale } = scope === 'site' ? NO_ENGINES : await queryEngines(q, limit, context);
    const web = mergeAnswers(webAnswers, limit);
    // Without other results our own content may match partially; after web results only in full.
    const asking = web.length < limit ? searchSite(q, limit, { fuzzy: web.length === 0 }) : undefined;
    const [hits, direct] = await Promise.all([asking, answering]);
    const shown = hits && (scope === 'site' ? (typing ? pagesWhileTyping : pagesBeside)(hits, direct, q) : hits);
    const pages = shown?.map((hit) => {
      const { url, title, description } = toLocalHit(hit, lang);
      return { url: baseUrl + url, title, description };
    });
    // Our own content is one more engine.
    const all = pages ? [...webAnswers, { engine: SITE_ENGINE, pages }] : webAnswers;
    const merged = mergeAnswers(all, limit);
    const results = withContent ? await addContent(merged, context) : merged;
    // A match of only some words is not what was asked for.
    const shownAnswers = scope === 'site' && !typing ? denials(q, direct, hits && (hits[0]?.sure ?? false)) : direct;
    const answers = shownAnswers.map((answer) => answerBody(answer, lang, baseUrl));
    return searchBody({ q, scope, results, engines: all.map(({ engine }) => engine), unavailable, stale, answers });
  },
});

const [FIRST_FRAME, ...OTHER_FRAMES] = FRAMES;
const toExample = ({ title, q, lang }: FrameExample) => ({ title, params: { q, ...(lang && { lang }) } });

export const ask = defineEndpoint({
  path: '/ask',
  title: 'Ask',
  summary: 'Answers a question in everyday words, with how it was taken apart.',
  query: askQuery,
  response: askAnswer,
  cache: SEARCH_CACHE,
  table: ({ answers }) =>
    answers.map(({ frame, ignored, ...one }) => ({
      ...one,
      operation: frame?.operation ?? '',
      not_used: (frame?.not_used ?? ignored ?? []).join(', '),
    })),
  examples: [toExample(FIRST_FRAME), ...OTHER_FRAMES.map(toExample)],
  async respond({ q, lang }, context) {
    const areaAnswers = await fillLive(await findDirectAnswers(q), context);
    const answers = areaAnswers.map((answer) => answerBody(answer, lang, context.baseUrl));
    return { status: 'ok' as const, q, count: answers.length, answers };
  },
});
