import { decodeXML } from 'entities/decode';

const MAX_ADDRESS_LENGTH = 4_096;

/** The contents of the first `most` `<loc>` elements, found in one pass; those in comments are none. */
export function addressesIn(sitemap: string, most: number): string[] {
  const text = withoutComments(sitemap);
  const addresses: string[] = [];
  const prefix = sitemapPrefix(text);
  const opening = new RegExp(`<${prefix}loc>`, 'gi');
  for (let looked = 0; looked < most && opening.exec(text); looked++) {
    const inner = text.slice(opening.lastIndex, opening.lastIndex + MAX_ADDRESS_LENGTH).trimStart();
    const [address = ''] = (inner.startsWith('<![CDATA[') ? inner.slice('<![CDATA['.length).trimStart() : inner).split(/[<\]\s]/, 1);
    if (address) addresses.push(decodeXML(address));
  }
  return addresses;
}

/** A sitemap as plain text: an address a line. */
export const addressLines = (text: string, most: number): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line.length <= MAX_ADDRESS_LENGTH && /^https?:\/\/\S+$/i.test(line))
    .slice(0, most);

function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', from)) {
    parts.push(text.slice(from, at));
    const end = text.indexOf('-->', at + 4);
    from = end < 0 ? text.length : end + 3;
  }
  return parts.join('') + text.slice(from);
}

/** The prefix that names of sitemaps have in a file, such as `sm:`; those of pictures and films in it have others. */
export const sitemapPrefix = (text: string): string => {
  const [, prefix] =
    /xmlns:([\w.-]{1,40})\s*=\s*["']https?:\/\/(?:www\.)?(?:sitemaps\.org|google\.com)\/schemas\/sitemap\/0\.\d+["']/i.exec(text) ?? [];
  return prefix && new RegExp(`<${prefix}:(?:urlset|sitemapindex)[\\s>]`, 'i').test(text) ? `${prefix}:` : '';
};
