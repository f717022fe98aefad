import type { APIRoute } from 'astro';
import { env } from '../kernel/env.ts';
import { builtFile, notFound } from '../kernel/respond.ts';
import { readFileList } from '../server/file-list.ts';
import { link } from '../site/link.ts';
import { pageAddresses, sitemapXml } from '../site/sitemap.ts';

/** Made on request, for the host that was asked, where no SITE_URL was set at build: else a file of the build stands at this address. */
export const prerender = false;

let pages: readonly string[] | undefined;

export const GET: APIRoute = (context) => {
  pages ??= readFileList(env.DIST_DIR)?.flatMap(({ path }) => (path.endsWith('.html') ? [path] : []));
  if (!pages) return notFound(context);
  const response = builtFile(
    'application/xml',
    sitemapXml('urlset', 'url', pageAddresses(pages, new URL(link('/'), context.url).href.replace(/\/$/, ''))),
  );
  response.headers.set('cache-control', 'public, max-age=86400');
  return response;
};
