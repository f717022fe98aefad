import type { CacheRule } from '../../lib/cache.ts';
import { defineEndpoint } from '../area.ts';
import { crawlPages } from './crawl-pages.ts';
import { answering, failureBody } from './failures.ts';
import { fetchResult } from './fetch-page.ts';
import { mapLinks } from './map-links.ts';
import { crawlQuery, crawlResponse, failedPage, fetchQuery, fetchResponse, mapQuery, mapResponse } from './schema.ts';

// `cached` and `took_ms` are true of one call, so nobody in between keeps the answer; the page's bytes are kept by the area.
const cache: CacheRule = { scope: 'private', maxAge: 0, memo: 0 };

export const fetchEndpoint = defineEndpoint({
  path: '/fetch',
  aliases: ['/v1/fetch'],
  title: 'One page',
  summary: 'The main content of a page as markdown, text or HTML, or only its metadata. Kept for 15 minutes.',
  query: fetchQuery,
  response: fetchResponse,
  cache,
  asks: true,
  errors: ['bad_request'],
  examples: [
    { title: 'A page as markdown', params: { url: 'https://example.org/' } },
    { title: 'Only its metadata', params: { url: 'example.org', format: 'json' } },
    { title: 'The whole page as text, with its links', params: { url: 'https://example.org/', format: 'text', main: '0', links: '1' } },
  ],
  errorBody: failureBody,
  errorShape: failedPage,
  respond: ({ url, ...options }, { signal, shared, caller }) => answering(() => fetchResult(url, options, { signal, shared, caller })),
});

export const crawlEndpoint = defineEndpoint({
  path: '/crawl',
  aliases: ['/v1/crawl'],
  title: 'A page and those it links to',
  summary: 'Fetches a page and follows its own links, those of its content first, as far as robots.txt lets us.',
  query: crawlQuery,
  response: crawlResponse,
  cache,
  asks: true,
  errors: ['bad_request'],
  examples: [
    { title: 'A page and five more', params: { url: 'https://example.org/' } },
    { title: 'Two more, on any host', params: { url: 'https://example.org/', limit: '2', same_host: '0' } },
  ],
  errorBody: failureBody,
  errorShape: failedPage,
  respond: ({ url, same_host, ...options }, { signal, shared, caller }) =>
    answering(() => crawlPages(url, { ...options, sameHost: same_host }, { signal, shared, caller })),
});

export const mapEndpoint = defineEndpoint({
  path: '/map',
  aliases: ['/v1/map'],
  title: 'Links of a page',
  summary: 'Every link on a page with its text, without fetching any of them.',
  query: mapQuery,
  response: mapResponse,
  cache,
  asks: true,
  errors: ['bad_request'],
  table: ({ links }) => links,
  examples: [
    { title: 'Links of a page', params: { url: 'https://example.org/' } },
    { title: 'With the sitemap', params: { url: 'https://example.org/', sitemap: '1', limit: '500' } },
  ],
  errorBody: failureBody,
  errorShape: failedPage,
  respond: ({ url, limit, same_host, sitemap }, { signal, shared, caller }) =>
    answering(() => mapLinks(url, { limit, sameHost: same_host, sitemap }, { signal, shared, caller })),
});
