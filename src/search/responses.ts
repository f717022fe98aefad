import type { z } from 'zod';
import { pageKey } from '../html/page-key.ts';
import type { Unavailable } from './engines.ts';
import type { FoundPage } from './providers/provider.ts';
import type { searchAnswer, searchResult } from './schema.ts';

export const SITE_ENGINE = 'site';

export type SearchResult = z.output<typeof searchResult>;

export interface EngineAnswer {
  engine: string;
  pages: readonly FoundPage[];
}

/** Merges several lists: engines in order, without duplicates, at most `limit`. */
export function mergeAnswers(answers: readonly EngineAnswer[], limit: number): SearchResult[] {
  const results = new Map<string, SearchResult>();
  for (const { engine, pages } of answers) {
    for (const { url, title, description } of pages) {
      const key = pageKey(url);
      if (!results.has(key)) results.set(key, { url, title, description, engine });
    }
  }
  return [...results.values()].slice(0, limit);
}

type Body = z.output<typeof searchAnswer>;

interface SearchOutcome extends Pick<Body, 'q' | 'scope' | 'results' | 'engines' | 'answers'> {
  unavailable: readonly Unavailable[];
  stale: boolean;
}

export function searchBody({ q, scope, results, engines, unavailable, stale, answers }: SearchOutcome): Body {
  const notice = buildNotice(scope, engines, unavailable, stale);
  return {
    status: 'ok',
    q,
    scope,
    count: results.length,
    ...(scope === 'site' ? { answers } : {}),
    results,
    provider: results[0]?.engine ?? null,
    engines,
    unavailable: [...unavailable],
    ...(stale ? { stale } : {}),
    ...(notice ? { notice } : {}),
  };
}

/** The note shown when a web search could only return our own content or an old answer. */
function buildNotice(scope: string, engines: readonly string[], unavailable: readonly Unavailable[], stale: boolean): string | undefined {
  if (scope === 'site') return undefined;
  if (stale) return 'No web search engine can be reached now; these are kept results of the last day.';
  if (engines.some((engine) => engine !== SITE_ENGINE)) return undefined;
  return unavailable.length > 0
    ? 'No web search engine can be reached now; only the content of this service was searched.'
    : 'No web search engine is configured here; only the content of this service was searched.';
}
