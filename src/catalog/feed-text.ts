import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path/posix';
import { escapeUTF8 } from 'entities';
import type { Feed } from '../areas/feed.ts';
import { latestTime } from '../kernel/time.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** An identifier that is the same wherever the service runs: a version 5 UUID of our own key. */
export function feedId(key: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return `urn:uuid:${hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}

/** A random namespace; changing it would make every entry new to every feed reader. */
const NAMESPACE = Buffer.from('5f0c8a3e7d1b4c6f9e2a64b1d80375ca', 'hex');

/** A URL of the service: absolute if its own address is known, else relative to the feed, which works under any path. */
const addressFrom = (feed: Feed, path: string, site: string | undefined): string =>
  site === undefined ? relative(dirname(feed.path), path) : site + path;

/** Drops characters that XML 1.0 cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const xml = (text: string): string => escapeUTF8(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

const updatedAt = ({ at, entries }: Feed): string => latestTime([at, ...entries.map((one) => one.at)]);

/** A feed as Atom (RFC 4287). `site` is the service's own address without a trailing slash, if known. */
export function atomText(feed: Feed, site: string | undefined): string {
  const to = (path: string) => xml(addressFrom(feed, path, site));
  const entries = feed.entries.map(
    ({ key, title, text, page, at }) =>
      `<entry><id>${feedId(key)}</id><title>${xml(title)}</title><updated>${at}</updated><published>${at}</published>` +
      `<link rel="alternate" type="text/html" href="${to(page)}"/><content type="text">${xml(text)}</content></entry>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${feedId(feed.path)}</id><title>${xml(feed.title)}</title><subtitle>${xml(feed.about)}</subtitle>`,
    `<updated>${updatedAt(feed)}</updated><author><name>Jaankari</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${to(`${feed.path}.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${to(feed.page)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** A feed as JSON Feed 1.1. The format needs absolute URLs, so there are none without the service's own address. */
export function jsonFeedText(feed: Feed, site: string | undefined): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.about,
    ...(site !== undefined && { home_page_url: site + feed.page, feed_url: `${site}${feed.path}.json` }),
    language: 'en-IN',
    authors: [{ name: 'Jaankari' }],
    items: feed.entries.map(({ key, title, text, page, at }) => ({
      id: feedId(key),
      ...(site !== undefined && { url: site + page }),
      title,
      content_text: text,
      date_published: at,
    })),
  });
}
