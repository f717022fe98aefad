/** The text of robots.txt: everybody may read everything. `site`: the service's public address, at which its sitemap is. */
export const robotsText = (site: string | undefined): string =>
  `${['User-agent: *', 'Disallow:', ...(site ? [`Sitemap: ${site}/sitemap.xml`] : [])].join('\n')}\n`;
