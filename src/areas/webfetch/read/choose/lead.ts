import { bareText } from '../page/elements.ts';
import { type Block, blocksOf } from './blocks.ts';

/** More text than this before the article is no lead but another article. Weighted characters. */
const LONGEST_LEAD = 1200;

/**
 * Puts the lead (standfirst, deck, excerpt) before the content when it stands between the headline and the first paragraph, where
 * extraction often leaves it behind. `first` is the element of `body` that the content begins with.
 */
export function addLead(content: Element, first: Element, elements: readonly Element[]): void {
  // by place in the list, because linkedom's compareDocumentPosition is wrong across parents
  const headline = elements.slice(0, elements.indexOf(first)).findLast((one) => one.localName === 'h1');
  if (!headline) return;
  const common = commonAncestor(headline, first);
  const blocks: Block[] = [];
  let from = -1;
  let reached = false;
  for (const block of blocksOf(common)) {
    reached = first.contains(block.home);
    if (reached) break;
    if (from < 0 && (headline.contains(block.home) || block.home.contains(headline))) from = blocks.length;
    blocks.push(block);
  }
  const between = blocks.slice(from + 1);
  if (from < 0 || !reached || !between.length) return;
  const held = bareText(content.textContent ?? '');
  const lead = between.filter((block) => isLead(block, held));
  const weight = lead.reduce((sum, block) => sum + block.weight, 0);
  if (lead.length > 5 || weight > LONGEST_LEAD) return;
  const document = content.ownerDocument;
  const paragraphs = lead.map((block) => {
    const paragraph = document.createElement('p');
    for (const node of block.nodes) paragraph.append(document.importNode(node, true));
    return paragraph;
  });
  content.prepend(...paragraphs);
}

function isLead(block: Block, held: string): boolean {
  if (block.within === 'figure' || block.within === 'table' || block.within === 'pre') return false;
  if (block.home.closest('[class*=caption],[class*=credit],[class*=photo],[class*=image],[class*=gallery],[class*=media]')) return false;
  return block.weight >= 50 && block.linked <= 0.3 * block.weight && !held.includes(bareText(block.text));
}

function commonAncestor(one: Element, other: Element): Element {
  let common = one;
  while (!common.contains(other) && common.parentElement) common = common.parentElement;
  return common;
}
