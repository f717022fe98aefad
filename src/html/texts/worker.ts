import { lowerPriority } from '../../kernel/lower-priority.ts';
import { parseRobots, type Robots } from '../robots.ts';
import { addressesIn } from '../sitemap.ts';

/** What the thread is given: a text that a stranger wrote, and what is looked for in it. */
export interface TextTask {
  bytes: Uint8Array;
  /** Our name, in a robots.txt; else the text is a sitemap. */
  robot?: string;
  /** Addresses of a sitemap, at most. */
  most?: number;
}

export interface Sitemap {
  /** It lists other sitemaps, not pages. */
  isIndex: boolean;
  addresses: string[];
}

lowerPriority();

/** What the thread does: piscina calls this with a task. */
export default ({ bytes, robot, most = 0 }: TextTask): Robots | Sitemap => {
  const text = new TextDecoder().decode(bytes);
  if (robot !== undefined) return parseRobots(text, robot);
  return { isIndex: /<sitemapindex[\s>]/i.test(text), addresses: addressesIn(text, most) };
};
