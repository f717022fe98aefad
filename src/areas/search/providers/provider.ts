import type { Provider } from '../../../lib/failover.ts';
import { askUpstream, askUpstreamJson, type UpstreamRequest } from '../../../lib/net/upstream.ts';

export interface SearchQuestion {
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

/** One web search engine: what to ask it and how to read its reply. It rescues nothing: what it throws is an outage of that engine. */
export interface SearchProvider extends Provider {
  request(question: SearchQuestion): UpstreamRequest;
  /** How `parse` wants the reply: parsed JSON, or text. */
  reads: 'json' | 'text';
  /** Throws UpstreamError when the reply is not what it should be. */
  parse(body: unknown, status: number): FoundPage[];
}

/** Asks one engine. Throws UpstreamError for every outage; no results is an empty list. */
export async function askProvider(provider: SearchProvider, question: SearchQuestion, signal: AbortSignal): Promise<FoundPage[]> {
  const request = { ...provider.request(question), signal };
  if (provider.reads === 'json') {
    const { body, status } = await askUpstreamJson(request);
    return tidy(provider.parse(body, status));
  }
  const { text, status } = await askUpstream(request);
  return tidy(provider.parse(text, status));
}

/** Drops what is no web page (an engine's own links, ftp, data) and gives a nameless page its address as title. */
function tidy(pages: readonly FoundPage[]): FoundPage[] {
  return pages.filter(({ url }) => URL.canParse(url) && /^https?:/i.test(url)).map((page) => ({ ...page, title: page.title || page.url }));
}
