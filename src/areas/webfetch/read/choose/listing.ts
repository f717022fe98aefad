import { isProse, weightOf } from './block-kinds.ts';
import { listBlocks } from './blocks.ts';
import { NOTHING, type Size, weigh } from './measure.ts';

/** Fewer headlines are an article's list of related ones. */
const FEWEST_HEADLINES = 8;

/** A shorter heading is the name of a part of the page. Weighted characters. */
const SHORTEST_HEADLINE = 20;

/** Weight of the headings of a page that lead to other pages, when there are enough to make it a page of headlines; else 0. */
export function headlinesOf(body: Element): number {
  let count = 0;
  let weight = 0;
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const link = heading.closest('a[href]') ?? heading.querySelector('a[href]');
    if (!link || heading.closest('nav,aside,footer')) continue;
    const text = weigh(heading.textContent ?? '');
    if (text < SHORTEST_HEADLINE || weigh(link.textContent ?? '') < text * 0.8) continue;
    count++;
    weight += text;
  }
  return count >= FEWEST_HEADLINES ? weight : 0;
}

/** An index has at least so many links, and so much more text in links than in sentences. */
const FEWEST_ENTRIES = 50;
const LINKS_TO_PROSE = 20;

const FRAME = 'nav,aside,footer,header';

/** Is the page an index: links, and hardly a sentence? What frames it (navigation, footer) does not count. */
export function isIndex(body: Element, sizes: ReadonlyMap<Element, Size>): boolean {
  const sizeOf = (element: Element) => sizes.get(element) ?? NOTHING;
  let { links, link, prose } = sizeOf(body);
  for (const frame of body.querySelectorAll(FRAME)) {
    if (frame.parentElement?.closest(FRAME)) continue;
    const size = sizeOf(frame);
    links -= size.links;
    link -= size.link;
    prose -= size.prose;
  }
  return links >= FEWEST_ENTRIES && link >= LINKS_TO_PROSE * prose;
}

/** Does what was found consist of the teasers under such headlines: little text, no half of it in one place? */
export function isTeasers(content: Element, headlines: number): boolean {
  if (!headlines) return false;
  const prose = listBlocks(content).filter(isProse);
  const whole = weightOf(prose);
  if (whole > headlines) return false;
  const places = Map.groupBy(prose, (block) => block.home.parentElement);
  const most = Math.max(0, ...[...places.values()].map(weightOf));
  return most <= whole / 2;
}
