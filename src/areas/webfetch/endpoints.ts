import { NOT_KEPT } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { crawlPages } from './crawl-pages.ts';
import { failureBody, withApiErrors } from './failures.ts';
import { fetchResult } from './fetch-page.ts';
import { mapLinks } from './map-links.ts';
import { getPicture } from './pictures.ts';
import {
  crawlQuery,
  crawlResponse,
  failedPage,
  fetchQuery,
  fetchResponse,
  imageQuery,
  imageResponse,
  mapQuery,
  mapResponse,
} from './schema.ts';

const common = {
  queriesUpstream: true,
  errors: ['bad_request', 'upstream_unavailable', 'busy'],
  errorBody: failureBody,
  errorShape: failedPage,
} as const;

export const fetchEndpoint = defineEndpoint({
  ...common,
  path: '/fetch',
  aliases: ['/v1/fetch'],
  title: 'Read a web page',
  summary:
    'The main content of a web page or a PDF (20 MB, 500 pages) as markdown, text or HTML, or only its metadata. Kept for 15 minutes.',
  query: fetchQuery,
  response: fetchResponse,
  cache: NOT_KEPT,
  examples: [
    { title: 'A page as markdown', params: { url: 'https://example.org/' } },
    { title: 'Only its metadata', params: { url: 'example.org', format: 'json' } },
    { title: 'The whole page as text, with its links', params: { url: 'https://example.org/', format: 'text', main: '0', links: '1' } },
    { title: 'A part of it, and its tables as rows', params: { url: 'https://example.org/', select: 'main', tables: 'json' } },
    { title: 'A PDF, with a mark where each page begins', params: { url: 'https://example.org/report.pdf', page_marks: '1' } },
  ],
  respond: ({ url, page_marks, tables, since, ...options }, { signal, shared, caller }) =>
    withApiErrors(async () => {
      const result = await fetchResult(url, { ...options, tables: tables === 'json', pageMarks: page_marks }, { signal, shared, caller });
      if (since === undefined) return result;
      const changed = result.hash !== since;
      return changed
        ? { ...result, changed }
        : { ...result, changed, content: '', chars: 0, truncated: false, chunks: undefined, tables: undefined };
    }),
});

const WEBP = 'data:image/webp;base64,';

export const imageEndpoint = defineEndpoint({
  ...common,
  path: '/fetch/image',
  aliases: ['/v1/fetch/image'],
  title: 'One picture of a page',
  summary:
    'A picture drawn anew as WebP, so that its site does not learn who looks: PNG, JPEG, GIF, WebP and AVIF by their bytes, of 4 MB and 16 million pixels at most, no side over 1,600 pixels, of moving ones the first frame. Kept for 10 minutes.',
  query: imageQuery,
  response: imageResponse,
  cache: { scope: 'private', maxAge: 600 },
  examples: [{ title: 'A picture', params: { url: 'https://example.org/well.jpg' } }],
  async respond({ url }, { signal, caller }) {
    const { finalUrl, webp, ...found } = await withApiErrors(() => getPicture(url, { signal, caller }));
    return { success: true as const, url, final_url: finalUrl, ...found, image: WEBP + Buffer.from(webp).toString('base64') };
  },
  defaultFormat: 'webp',
  formats: { webp: { type: 'image/webp', about: 'the picture', render: ({ image }) => Buffer.from(image.slice(WEBP.length), 'base64') } },
});

export const crawlEndpoint = defineEndpoint({
  ...common,
  path: '/crawl',
  tool: 'fetch',
  aliases: ['/v1/crawl'],
  title: 'A page and those it links to',
  summary: 'Fetches a page and follows its own links, those of its content first, as far as robots.txt lets us.',
  query: crawlQuery,
  response: crawlResponse,
  cache: NOT_KEPT,
  examples: [
    { title: 'A page and five more', params: { url: 'https://example.org/' } },
    { title: 'Two more, on any host', params: { url: 'https://example.org/', limit: '2', same_host: '0' } },
  ],
  respond: ({ url, same_host, ...options }, { signal, shared, caller }) =>
    withApiErrors(() => crawlPages(url, { ...options, sameHost: same_host }, { signal, shared, caller })),
});

export const mapEndpoint = defineEndpoint({
  ...common,
  path: '/map',
  tool: 'fetch',
  aliases: ['/v1/map'],
  title: 'Links of a page',
  summary: 'Every link on a page with its text, without fetching any of them.',
  query: mapQuery,
  response: mapResponse,
  cache: NOT_KEPT,
  table: ({ links }) => links,
  examples: [
    { title: 'Links of a page', params: { url: 'https://example.org/' } },
    { title: 'With the sitemap', params: { url: 'https://example.org/', sitemap: '1', limit: '500' } },
  ],
  respond: ({ url, limit, same_host, sitemap }, { signal, shared, caller }) =>
    withApiErrors(() => mapLinks(url, { limit, sameHost: same_host, sitemap }, { signal, shared, caller })),
});
