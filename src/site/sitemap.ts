/** Pages that lead nowhere by themselves. */
const NOT_LISTED = new Set(['404', 'offline', 'hi/404', 'hi/offline']);
/** Stands for a site's address, and is in no path. */
const SITE = '\u0000';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Whole addresses of a build's pages below `site`, sorted by their paths. `pages`: paths of their files, with a slash in front. */
export const pageAddresses = (pages: readonly string[], site: string): string[] =>
  pages
    .map((path) => path.slice(1).replace(/\.html$/, ''))
    .filter((name) => !NOT_LISTED.has(name) && !name.startsWith('pagefind/'))
    .sort()
    .map((name) => `${site}/${name === 'index' ? '' : name.split('/').map(encodeURIComponent).join('/')}`);

/** A sitemap of many pages for any site: what stands between the site's address and the next. Joining is fast, listing is not. */
export const sitemapPieces = (pages: readonly string[]): readonly string[] =>
  sitemapXml('urlset', 'url', pageAddresses(pages, SITE)).split(SITE);

/** A file of the protocol of sitemaps.org: `urlset` of `url`, or `sitemapindex` of `sitemap`. */
export const sitemapXml = (element: string, entry: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${NAMESPACE}>\n${addresses.map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>`).join('\n')}\n</${element}>\n`;
