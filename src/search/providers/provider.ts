import type { Provider, QueryFn } from '../../providers/upstream-query.ts';

interface SearchQuery {
  q: string;
  /** How many results to request, if the engine supports it. */
  count: number;
}

/** A page found by an engine; text without markup. */
export interface FoundPage {
  url: string;
  title: string;
  description: string;
}

/** A web search engine. Every failure is an outage; no results are an empty list. `<NAME>_OFF=1` switches it off. */
export interface SearchProvider extends Provider {
  find: QueryFn<SearchQuery, FoundPage[]>;
}
