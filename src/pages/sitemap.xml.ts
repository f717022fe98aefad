import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { cacheControl, KEPT_ON_REQUEST } from '../api/cache.ts';
import { builtFile, notFound } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import { listPagesOnRequest } from '../catalog/pages-on-request.ts';
import { env } from '../kernel/env.ts';
import { link } from '../site/link.ts';
import { sitemapPieces } from '../site/sitemap.ts';

/**
 * Made on request, where no SITE_URL was set at build: else a file of the build stands at this address. Without one now either it is for the
 * host that was asked, and for its caller alone.
 */
export const prerender = false;

let pieces: Promise<readonly string[] | undefined> | undefined;

/** The sitemap of the pages that the build has listed, and of those that are made on request; undefined before there is a build. */
const readPieces = async (): Promise<readonly string[] | undefined> => {
  const list = await readFile(join(env.DIST_DIR, 'files.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const pages = (JSON.parse(list) as [path: string][]).flatMap(([path]) => (path.endsWith('.html') ? [path] : []));
  return pages.length === 0 ? undefined : sitemapPieces([...pages, ...(await listPagesOnRequest(AREAS))]);
};

export const GET: APIRoute = async (context) => {
  pieces ??= readPieces();
  const listed = await pieces;
  if (!listed) return notFound(context);
  const site = env.SITE_URL ?? new URL(link('/'), context.url).href.replace(/\/$/, '');
  const response = builtFile('application/xml', listed.join(site.replaceAll('&', '&amp;')));
  response.headers.set('cache-control', cacheControl({ scope: env.SITE_URL ? 'public' : 'private', maxAge: 86_400 }));
  // This server keeps it for the host.
  context.locals.keep?.(KEPT_ON_REQUEST);
  return response;
};
