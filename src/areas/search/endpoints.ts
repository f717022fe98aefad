import { defineEndpoint } from '../area.ts';
import { createEngines } from './engines.ts';
import { SEARCH_PROVIDERS } from './providers/index.ts';
import { type EngineAnswer, mergeAnswers, SITE_ENGINE, searchBody } from './responses.ts';
import { searchAnswer, searchQuery } from './schema.ts';
import { searchSite } from './site.ts';

const askEngines = createEngines(SEARCH_PROVIDERS);

/** Our own content as one more engine; its paths are made whole addresses. `loose` when it has to stand alone. */
async function askSite(q: string, limit: number, baseUrl: string, loose: boolean): Promise<EngineAnswer> {
  const hits = await searchSite(q, limit, { loose });
  return { engine: SITE_ENGINE, pages: hits.map((hit) => ({ ...hit, url: baseUrl + hit.url })) };
}

export const search = defineEndpoint({
  path: '/search',
  title: 'Search',
  summary: 'Searches the web by the engines this server is set up with, and the content of this service after them or alone.',
  query: searchQuery,
  response: searchAnswer,
  // Engines' answers are kept by engine, so that an outage is not kept with them; a minute is for the caller going back and forth.
  cache: { scope: 'public', maxAge: 60, memo: 0 },
  examples: [
    { title: 'The web', params: { q: 'ayushman bharat eligibility', limit: '5' } },
    { title: 'This service alone', params: { q: 'petrol mumbai', scope: 'site' } },
  ],
  async respond({ q, limit, scope }, { baseUrl }) {
    if (scope === 'site') {
      const site = await askSite(q, limit, baseUrl, true);
      return searchBody({ q, scope, results: mergeAnswers([site], limit), engines: [SITE_ENGINE], unavailable: [], stale: false });
    }
    const { answers, unavailable, stale } = await askEngines(q, limit);
    const web = mergeAnswers(answers, limit);
    const all = web.length < limit ? [...answers, await askSite(q, limit, baseUrl, web.length === 0)] : answers;
    return searchBody({ q, scope, results: mergeAnswers(all, limit), engines: all.map(({ engine }) => engine), unavailable, stale });
  },
});
