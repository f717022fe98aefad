import { isProse } from './blockKinds.ts';
import { listBlocks } from './blocks.ts';
import { weigh } from './measure.ts';

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

/** Does what was found consist of the teasers under such headlines: little text, no half of it in one place? */
export function isTeasers(content: Element, headlines: number): boolean {
  if (!headlines) return false;
  const prose = listBlocks(content).filter(isProse);
  const whole = prose.reduce((sum, block) => sum + block.weight, 0);
  if (whole > headlines) return false;
  const places = Map.groupBy(prose, (block) => block.home.parentElement);
  const most = Math.max(0, ...[...places.values()].map((blocks) => blocks.reduce((sum, block) => sum + weigh(block.text), 0)));
  return most <= whole / 2;
}
