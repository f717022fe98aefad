import { isElement, isText } from '../page/elements.ts';
import { density, isKept, isLoose, isProse, LETTER, SENTENCE_END } from './block-kinds.ts';
import type { Block } from './blocks.ts';
import { PROSE_FROM } from './measure.ts';

/** A closing line is no longer than this. Weighted characters. */
const LONGEST_CLOSING = 160;

/** Text stands below headings of every level. */
const TEXT_LEVEL = 7;

/** Paragraphs before or after the text that are set in italics as a whole, with a link: notes of the house, not of the author. */
export function markAsides(blocks: readonly Block[], doomed: Set<Block>): void {
  const rest = blocks.filter((block) => !doomed.has(block) && block.text !== '');
  const isAside = (block: Block) => isLoose(block) && block.linked > 0 && isItalic(block);
  const body = rest.filter((block) => !isAside(block) && isProse(block));
  const [first, last] = [body[0], body.at(-1)];
  if (!first || !last || body.length < 3) return;
  for (const [at, block] of rest.entries()) if (isAside(block) && (at < rest.indexOf(first) || at > rest.indexOf(last))) doomed.add(block);
}

/** Every word stands in italics or in a link, and not all of them in links. */
function isItalic(block: Block): boolean {
  return density(block) < 0.9 && isInItalics(block.nodes);
}

function isInItalics(nodes: readonly ChildNode[]): boolean {
  return nodes.every((node) => {
    if (isText(node)) return !LETTER.test(node.data);
    return !isElement(node) || /^(?:em|i|a)$/.test(node.localName) || isInItalics([...node.childNodes]);
  });
}

/** Rights notices and invitations to go elsewhere, as the very last paragraphs: short, with a rights mark or a good part in links; a sentence only when it is nearly all link. */
function markClosing(blocks: readonly Block[], doomed: Set<Block>): void {
  for (const block of [...blocks].reverse()) {
    if (doomed.has(block) || block.text === '') continue;
    const closes =
      isLoose(block) &&
      !block.heading &&
      block.weight < LONGEST_CLOSING &&
      (/[©®]|\(c\) ?\d{4}/i.test(block.text) || density(block) >= (SENTENCE_END.test(block.text) ? 0.8 : 0.25));
    if (!closes) return;
    doomed.add(block);
  }
}

/** Loose short lines after the last paragraph, and headings under which nothing is left. */
export function markTail(blocks: readonly Block[], doomed: Set<Block>): void {
  markClosing(blocks, doomed);
  const last = blocks.findLastIndex((block) => isProse(block) || isKept(block) || block.within === 'li');
  const trail = blocks
    .slice(last + 1)
    .filter((block) => isLoose(block) && !doomed.has(block) && block.weight < PROSE_FROM && !SENTENCE_END.test(block.text));
  if (trail.length <= 4) for (const block of trail) doomed.add(block);
  dropEmptyHeadings(blocks, doomed);
}

/** A heading has something under it when what follows is text, or a heading of a lower level that stays. */
function dropEmptyHeadings(blocks: readonly Block[], doomed: Set<Block>): void {
  let below = 0;
  for (const block of [...blocks].reverse()) {
    if (doomed.has(block)) continue;
    const level = block.heading && !block.picture ? Number(block.name.slice(1)) : TEXT_LEVEL;
    if (level === TEXT_LEVEL || level < below) below = level;
    else doomed.add(block);
  }
}
