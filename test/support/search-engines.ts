import { brave } from '../../src/search/providers/brave.ts';
import { duckduckgoHtml } from '../../src/search/providers/duckduckgo-html.ts';
import { keenable } from '../../src/search/providers/keenable.ts';
import { mojeek } from '../../src/search/providers/mojeek.ts';
import type { SearchProvider } from '../../src/search/providers/provider.ts';
import { searxng } from '../../src/search/providers/searxng.ts';

export interface Page {
  url: string;
  title: string;
  description: string;
}

/** An engine for the contract suite: what it needs, where it is asked, and replies in its upstream's shape, written by us. */
export interface EngineCase {
  provider: SearchProvider;
  /** Path that a stand-in has to answer. */
  path: string;
  /** Settings besides the address; what must never be told to a caller. */
  settings: Record<string, string>;
  /** A reply with these pages. */
  reply(pages: readonly Page[]): string;
  /** A reply that found nothing, where it is not the reply with no pages. */
  empty?: string;
  /** Replies of other shapes, all outages. */
  wrong: Record<string, string>;
}

const json = JSON.stringify;

export const ENGINE_CASES: readonly EngineCase[] = [
  {
    provider: searxng,
    path: '/search',
    settings: { SEARXNG_URL: 'https://searxng.example' },
    reply: (pages) =>
      json({
        query: 'gold',
        results: pages.map(({ url, title, description }) => ({
          url,
          title,
          content: description,
          engine: 'bing',
          engines: ['bing'],
          score: 1,
        })),
        answers: [],
        suggestions: [],
        unresponsive_engines: [],
      }),
    wrong: {
      'nothing because its engines are out': json({ query: 'gold', results: [], unresponsive_engines: [['bing', 'timeout']] }),
      'results that are no list': json({ results: 'none' }),
    },
  },
  {
    provider: brave,
    path: '/res/v1/web/search',
    settings: { BRAVE_API_KEY: 'brave-secret' },
    reply: (pages) =>
      json({
        type: 'search',
        query: { original: 'gold' },
        web: {
          type: 'search',
          results: pages.map(({ url, title, description }) => ({
            url,
            title: title.replace(/&/g, '&amp;'),
            description: `<strong>${description}</strong>`,
          })),
        },
      }),
    empty: json({ type: 'search', query: { original: 'gold' }, mixed: {} }),
    wrong: { 'an error body': json({ type: 'ErrorResponse', error: { code: 'X' } }), 'a bare list': '[]' },
  },
  {
    provider: mojeek,
    path: '/search',
    settings: { MOJEEK_API_KEY: 'mojeek-secret' },
    reply: (pages) =>
      json({
        response: {
          status: 'OK',
          head: { query: 'gold', results: pages.length },
          results: pages.map(({ url, title, description }) => ({ url, title, desc: description })),
        },
      }),
    wrong: { 'an error status': json({ response: { status: 'Invalid API key' } }) },
  },
  {
    provider: keenable,
    path: '/v1/search/public',
    settings: { KEENABLE_ENABLED: '1' },
    reply: (pages) =>
      json({
        query: 'gold',
        results: pages.map(({ url, title, description }) => ({
          url,
          title,
          description: 'about the whole page',
          snippet: description,
          published_at: '2026-11-20T00:00:00Z',
        })),
      }),
    wrong: { 'an error body with 200': json({ detail: 'Rate limit exceeded' }) },
  },
  {
    provider: duckduckgoHtml,
    path: '/html/',
    settings: {},
    reply: (pages) => duckduckgoPage(pages.map(duckduckgoResult).join('')),
    empty: duckduckgoPage('<div class="result results_links result--no-result"><div class="no-results">No results.</div></div>'),
    wrong: {
      'a captcha': duckduckgoPage(
        '<form id="challenge-form" action="//duckduckgo.com/anomaly.js"><div class="anomaly-modal__modal"></div></form>',
      ),
      'some other page': '<html><body><h1>Welcome</h1></body></html>',
      JSON: '{"results":[]}',
    },
  },
];

function duckduckgoPage(inner: string): string {
  return `<!DOCTYPE html><html><body><div class="serp__results"><div id="links" class="results">
    <div class="result results_links result--ad"><h2 class="result__title"><a class="result__a"
      href="https://duckduckgo.com/y.js?ad_domain=shop.example">Buy gold</a></h2><a class="result__snippet">An advertisement</a></div>
    ${inner}</div></div></body></html>`;
}

/** Every other link goes by DuckDuckGo's redirect, as its pages mix both. */
function duckduckgoResult({ url, title, description }: Page, position: number): string {
  const href = position % 2 === 0 ? `//duckduckgo.com/l/?uddg=${encodeURIComponent(url)}&amp;rut=0123` : url;
  return `<div class="result results_links results_links_deep web-result"><h2 class="result__title">
    <a rel="nofollow" class="result__a" href="${href}">${title.replace(/&/g, '&amp;')}</a></h2>
    <a class="result__snippet" href="${href}"><b>${description.split(' ')[0]}</b>${description.slice(description.indexOf(' '))}</a></div>`;
}
