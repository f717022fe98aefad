import type { Provider, QueryFn } from '../../providers/upstream-query.ts';

interface SearchQuery {
  q: string;
  /** How many results an engine is asked for, where it can be told. */
  count: number;
}

/** A page as an engine found it; text without markup. */
export interface FoundPage {
  url: string;
  title: string;
  description: string;
}

/** One web search engine. Every failure is an outage of that engine; no results is an empty list. `<NAME>_OFF=1` switches it off. */
export interface SearchProvider extends Provider {
  find: QueryFn<SearchQuery, FoundPage[]>;
}
