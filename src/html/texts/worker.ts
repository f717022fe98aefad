import { gunzipSync } from 'node:zlib';
import { lowerPriority } from '../../kernel/lower-priority.ts';
import { parseRobots, type Robots } from '../robots.ts';
import { addressesIn, addressLines } from '../sitemap.ts';

/** The thread's input: a stranger's text, and what to extract from it. */
export interface TextTask {
  bytes: Uint8Array;
  /** Our name, if it is a robots.txt; otherwise it is a sitemap. */
  robot?: string;
  /** Most addresses to take from a sitemap. */
  most?: number;
}

export interface Sitemap {
  /** Lists other sitemaps, not pages. */
  isIndex: boolean;
  addresses: string[];
}

/** Limit of a packed sitemap, in bytes once unpacked: the largest that the standard allows. */
const MAX_UNPACKED = 50 * 1024 * 1024;

/** A file ending in `.gz` comes packed; a damaged one, or one that is too large, is as good as empty. */
function unpack(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED });
  } catch {
    return new Uint8Array();
  }
}

lowerPriority();

/** The thread's entry: piscina calls it with a task. */
export default ({ bytes, robot, most = 0 }: TextTask): Robots | Sitemap => {
  const text = new TextDecoder().decode(unpack(bytes));
  if (robot !== undefined) return parseRobots(text, robot);
  const isXml = /^\s*(?:\uFEFF\s*)?</.test(text);
  return { isIndex: /<(?:[\w.-]+:)?sitemapindex[\s>]/i.test(text), addresses: isXml ? addressesIn(text, most) : addressLines(text, most) };
};
