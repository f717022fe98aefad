import { lowerPriority } from '../../kernel/lower-priority.ts';
import { parseRobots, type Robots } from '../robots.ts';
import { addressesIn } from '../sitemap.ts';

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

lowerPriority();

/** The thread's entry: piscina calls it with a task. */
export default ({ bytes, robot, most = 0 }: TextTask): Robots | Sitemap => {
  const text = new TextDecoder().decode(bytes);
  if (robot !== undefined) return parseRobots(text, robot);
  return { isIndex: /<sitemapindex[\s>]/i.test(text), addresses: addressesIn(text, most) };
};
