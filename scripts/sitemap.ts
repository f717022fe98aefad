import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HINDI_ROOT, pathIn } from '../src/areas/hindi-pages.ts';
import { robotsText } from '../src/catalog/robots.ts';
import { listPlaceRedirects } from '../src/places/gazetteer.ts';
import { ENGLISH_RECORDS, RECORD_PAGES } from '../src/site/record-pages.ts';
import { pageAddresses, sitemapXml } from '../src/site/sitemap.ts';
import type { Site } from './site/selection.ts';

/** The protocol's limit for URLs in a file (sitemaps.org). */
const MAX_URLS_PER_FILE = 50_000;
/**
 * Writes robots.txt into a build's folder of files and, if `site` (the folder's public address) is known, a sitemap of all pages; otherwise
 * the server generates one per requested host (`src/pages/sitemap.xml.ts`). `sitemap.xml` becomes an index once one file cannot hold all.
 * `pages`: paths of their files below the folder, with a leading slash. Returns the number of pages listed.
 */
export function writeSitemap(folder: string, pages: readonly string[], site: string | undefined, most = MAX_URLS_PER_FILE): number {
  writeFileSync(join(folder, 'robots.txt'), robotsText(site));
  if (!site) return 0;
  const addresses = pageAddresses(pages, site);
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, at) => addresses.slice(at * most, (at + 1) * most));
  if (parts.length <= 1) {
    writeFileSync(join(folder, 'sitemap.xml'), sitemapXml('urlset', 'url', addresses));
    return addresses.length;
  }
  const names = parts.map((part, at) => {
    const name = `sitemap-${at + 1}.xml`;
    writeFileSync(join(folder, name), sitemapXml('urlset', 'url', part));
    return `${site}/${name}`;
  });
  writeFileSync(join(folder, 'sitemap.xml'), sitemapXml('sitemapindex', 'sitemap', names));
  return addresses.length;
}

/**
 * Writes `_redirects` into a build's folder of files, for static hosts that read it (Netlify, Cloudflare Pages): redirects from other names of
 * places, and which page draws a record that has no file; of a small site from Hindi to English. Our own server does both by itself; GitHub Pages by the script of `404.html`. `base` is the path under which the files are served.
 */
export function writeRedirects(folder: string, base: string, site: Site = 'default'): void {
  const lines = listPlaceRedirects().flatMap(({ slug, place }) =>
    (['', HINDI_ROOT] as const).map((root) => {
      const page = pathIn(root ? 'hi' : 'en', `/place/${place.slug}`);
      return `${base}${root}/place/${slug} ${base}${page} 301`;
    }),
  );
  // Answer cards are drawn on request, and so are the pages of records, each kind of which has a page that draws it.
  lines.push(`${base}/answer-card.png ${base}/card.png 302`);
  for (const root of ['', HINDI_ROOT])
    for (const { records, page } of RECORD_PAGES) lines.push(`${base}${root}${records} ${base}${root}${page} 200`);
  for (const records of ENGLISH_RECORDS) lines.push(`${base}${HINDI_ROOT}${records} ${base}${records} 302`);
  if (site === 'small') lines.push(`${base}${HINDI_ROOT}/* ${base}/:splat 302`);
  writeFileSync(join(folder, '_redirects'), `${lines.join('\n')}\n`);
}

/** Writes /.well-known/security.txt (RFC 9116) if the operator gives a contact. It is valid for a year from the build. */
export function writeSecurity(folder: string, contact: string | undefined, site: string | undefined, builtAt: Date): void {
  if (!contact) return;
  const expires = new Date(builtAt.getTime() + 365 * 86_400_000).toISOString();
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, hi'];
  if (site) lines.push(`Canonical: ${site}/.well-known/security.txt`);
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  writeFileSync(join(folder, '.well-known/security.txt'), `${lines.join('\n')}\n`);
}
