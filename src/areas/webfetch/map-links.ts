import type { z } from 'zod';
import { getRobots } from '../../html/fetch-robots.ts';
import { pageKey } from '../../html/page-key.ts';
import type { Sitemap } from '../../html/texts/worker.ts';
import { sitemapIn } from '../../html/texts.ts';
import { fetchGuarded, GuardError } from '../../net/guarded.ts';
import { fetchPage } from './fetch-page.ts';
import type { PageCall } from './page-cache.ts';
import type { Link } from './read/page/links.ts';
import type { mapResponse } from './schema.ts';
import { isSameHost } from './sites.ts';

interface MapOptions {
  limit: number;
  sameHost: boolean;
  sitemap: boolean;
}

/** Most sitemaps opened per site: an index and the first few in it. */
const MAX_SITEMAPS = 4;
const SITEMAP_LIMIT_MS = 6_000;
/** More than a call may ask for, since addresses on other hosts are dropped later. */
const MAX_SITEMAP_URLS = 5_000;

const NO_SITEMAP: Sitemap = { isIndex: false, addresses: [] };

/** Every link of a page, and of its sitemap on request, with texts; none is fetched. Throws GuardError. */
export async function mapLinks(
  given: string,
  { limit, sameHost, sitemap }: MapOptions,
  call: PageCall,
): Promise<z.output<typeof mapResponse>> {
  const started = performance.now();
  const { result } = await fetchPage(given, { format: 'json', main: false, max: 500, links: true }, call);
  const root = result.final_url;
  const found = [...(result.links ?? []), ...(sitemap ? await sitemapLinks(root, limit, call) : [])];
  const links: Link[] = [];
  const seen = new Set<string>();
  for (const link of found) {
    const key = pageKey(link.url);
    if (seen.has(key) || (sameHost && !isSameHost(link.url, root))) continue;
    seen.add(key);
    links.push(link);
  }
  const { url, final_url, status_code, title, cached } = result;
  const shown = links.slice(0, limit);
  const took_ms = Math.round(performance.now() - started);
  return {
    success: true,
    url,
    final_url,
    status_code,
    title,
    same_host: sameHost,
    limit,
    total: links.length,
    count: shown.length,
    links: shown,
    cached,
    took_ms,
  };
}

async function sitemapLinks(root: string, limit: number, { signal, caller }: PageCall): Promise<Link[]> {
  const { origin } = new URL(root);
  const { sitemaps } = await getRobots(origin, caller);
  const open = sitemaps.length ? [...sitemaps] : [`${origin}/sitemap.xml`];
  const links: Link[] = [];
  for (let opened = 0; open.length && opened < MAX_SITEMAPS && links.length < limit && !signal?.aborted; opened++) {
    const { isIndex, addresses } = await readSitemap(open.shift() as string, { signal, caller });
    if (isIndex) open.push(...addresses);
    else for (const address of addresses) if (/^https?:/i.test(address) && URL.canParse(address)) links.push({ url: address, text: '' });
  }
  return links;
}

/** An unreadable sitemap adds no links. */
async function readSitemap(address: string, { signal, caller }: PageCall): Promise<Sitemap> {
  try {
    const { status, bytes } = await fetchGuarded(address, {
      ...(signal && { signal }),
      caller,
      timeout: SITEMAP_LIMIT_MS,
      accept: 'application/xml,text/xml,*/*;q=0.5',
    });
    return status < 400 ? await sitemapIn(bytes, MAX_SITEMAP_URLS) : NO_SITEMAP;
  } catch (cause) {
    if (cause instanceof GuardError) return NO_SITEMAP;
    throw cause;
  }
}
