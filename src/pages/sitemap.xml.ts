import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { cacheControl } from '../kernel/cache.ts';
import { env } from '../kernel/env.ts';
import { builtFile, notFound } from '../kernel/respond.ts';
import { link } from '../site/link.ts';
import { pageAddresses, sitemapXml } from '../site/sitemap.ts';

/**
 * Made on request, where no SITE_URL was set at build: else a file of the build stands at this address. Without one now either it is for the
 * host that was asked, and for its caller alone.
 */
export const prerender = false;

let pages: Promise<readonly string[]> | undefined;

/** Paths of the pages that the build has listed; none before there is a build. */
const readPages = async (): Promise<readonly string[]> => {
  const list = await readFile(join(env.DIST_DIR, 'files.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return (JSON.parse(list) as [path: string][]).flatMap(([path]) => (path.endsWith('.html') ? [path] : []));
};

export const GET: APIRoute = async (context) => {
  pages ??= readPages();
  if ((await pages).length === 0) return notFound(context);
  const site = env.SITE_URL ?? new URL(link('/'), context.url).href.replace(/\/$/, '');
  const response = builtFile('application/xml', sitemapXml('urlset', 'url', pageAddresses(await pages, site)));
  response.headers.set('cache-control', cacheControl({ scope: env.SITE_URL ? 'public' : 'private', maxAge: 86_400 }));
  return response;
};
