import { type Block, dropBlock, listBlocks } from './blocks.ts';
import { bareText, isElement, isText } from './elements.ts';
import { PROSE_FROM } from './measure.ts';

const density = (block: Block) => (block.weight ? block.linked / block.weight : 0);
const SENTENCE_END = /[.!?…。！？।॥؟:;]["'”’»)\]]*$/;
const YEAR = /(?:^|\D)(?:19|20)\d\d(?:\D|$)/;

/** A paragraph, list entry or cell that holds sentences of its own. */
const isProse = (block: Block) =>
  !block.heading && !ADDRESS.test(block.text) && block.weight - block.linked >= PROSE_FROM && density(block) < 0.5;

/** A closing line is no longer than this. Weighted characters. */
const LONGEST_CLOSING = 160;
/** Share of the text that may return and still be furniture. */
const REPEATED_AT_MOST = 0.04;

const weightOf = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + block.weight, 0);

const COUNTER = /^\d{1,3}(?: ?[/|] ?\d{1,3})?$/;
const ADDRESS = /^https?:\/\/\S+$/;
const LETTER = /\p{L}/u;

/** A line that stands by itself: no list entry, no cell, no caption. */
const isLoose = (block: Block) => !isKept(block) && block.within !== 'li' && !block.picture && block.text !== '';

/** Structure that is content by its form, whatever its words. */
const isKept = (block: Block) =>
  block.within === 'table' || block.within === 'pre' || block.within === 'figure' || block.within === 'dl' || block.within === 'blockquote';

/**
 * Cleans what the extraction brought along with the main content: the title said again, date and byline lines before the text,
 * "read more" lines within it, lists of links, lines that return again and again, and what trails after the text.
 * `titles` are the page's titles. Changes the element.
 */
export function tidyContent(root: Element, titles: readonly string[]): void {
  const blocks = listBlocks(root);
  const prose = blocks.filter(isProse);
  const total = blocks.reduce((sum, block) => sum + block.weight, 0);
  const inProse = prose.reduce((sum, block) => sum + block.weight, 0);
  const doomed = new Set<Block>();

  markTitles(blocks, titles, doomed);
  // A page of tables, lists or short lines has no text to which the rest could be furniture.
  if (prose.length >= 2 && inProse >= 0.4 * total) {
    markLead(blocks, doomed);
    markRepeats(blocks, doomed);
    markLinkLines(blocks, doomed);
    markScraps(blocks, doomed);
    markAsides(blocks, doomed);
    markTail(blocks, doomed);
  }
  for (const block of doomed) dropBlock(block, root);
}

/** The page's title, standing once more before the text. */
function markTitles(blocks: readonly Block[], titles: readonly string[], doomed: Set<Block>): void {
  const known = new Set(titles.map(bareText).filter(Boolean));
  for (const block of blocks.slice(0, 12)) {
    if (isProse(block) && !known.has(bareText(block.text))) break;
    if (known.has(bareText(block.text)) && !block.picture) doomed.add(block);
  }
}

/** Crumbs, dates, bylines, buttons: short lines without a sentence before the first paragraph. A heading right before it stays. */
function markLead(blocks: readonly Block[], doomed: Set<Block>): void {
  const isEntry = (block: Block | undefined) => block?.within === 'li' && block.linked === 0 && !YEAR.test(block.text);
  const opens = (block: Block, at: number) => isEntry(block) && isEntry(blocks[at + 1]) && isEntry(blocks[at + 2]);
  const first = blocks.findIndex((block, at) => (isProse(block) && block.within !== 'figure') || opens(block, at));
  if (first <= 0) return;
  for (let at = first - 1; at >= 0; at--) {
    const block = blocks[at];
    if (!block || block.within === 'figure' || block.within === 'pre' || block.text === '') continue;
    if (block.heading && at === first - 1) continue;
    if (block.within === 'table' && density(block) < 0.5) continue;
    if (block.weight < PROSE_FROM && !SENTENCE_END.test(block.text)) doomed.add(block);
    else if (density(block) >= 0.5 && !SENTENCE_END.test(block.text)) doomed.add(block);
    else if (block.weight < 110 && YEAR.test(block.text) && block.home.localName !== 'li') doomed.add(block);
  }
}

/**
 * Short lines that are said more than once: "Advertisement", "Enlarge image", buttons.
 * Where many lines return, returning is the text's own way (a plan of meals, a table of results).
 */
function markRepeats(blocks: readonly Block[], doomed: Set<Block>): void {
  const seen = new Map<string, Block[]>();
  for (const block of blocks) {
    // the same credit under every picture is no caption
    if (!(isLoose(block) || block.within === 'figure') || block.heading || block.weight > 40 || !LETTER.test(block.text)) continue;
    seen.set(block.text, [...(seen.get(block.text) ?? []), block]);
  }
  const again = [...seen.values()].filter((same) => same.length > 1);
  if (weightOf(again.flat()) <= REPEATED_AT_MOST * weightOf(blocks)) for (const block of again.flat()) doomed.add(block);
}

/** Lines that are one link and no sentence, where they are the exception among the paragraphs; lists in which every entry is such. */
function markLinkLines(blocks: readonly Block[], doomed: Set<Block>): void {
  const lines = blocks.filter((block) => isLoose(block) && density(block) > 0.8);
  const paragraphs = blocks.filter((block) => isLoose(block) && isProse(block));
  if (lines.length <= paragraphs.length / 2) for (const line of lines) doomed.add(line);

  const lists = Map.groupBy(
    blocks.filter((block) => block.within === 'li' && block.text !== ''),
    (block) => block.home.closest('ul,ol'),
  );
  const linkLists = [...lists.values()].filter((entries) => entries.filter((entry) => density(entry) > 0.8).length >= 0.8 * entries.length);
  if (linkLists.length <= 3) for (const entry of linkLists.flat()) doomed.add(entry);
}

/** What is no text at all: the number of a picture, a bare address, a rights notice; and the label of a list that goes. */
function markScraps(blocks: readonly Block[], doomed: Set<Block>): void {
  blocks.forEach((block, at) => {
    if (ADDRESS.test(block.text) && block.linked === 0 && block.within !== 'pre') doomed.add(block);
    if (block.within === 'figure' && COUNTER.test(block.text)) doomed.add(block);
    if (!isLoose(block) || block.heading) return;
    const next = blocks[at + 1];
    if (COUNTER.test(block.text)) doomed.add(block);
    else if (block.weight < PROSE_FROM && /[©®]/.test(block.text)) doomed.add(block);
    else if (block.weight < 40 && next && doomed.has(next) && density(next) > 0.8 && !/[.!?。！？।]$/.test(block.text)) doomed.add(block);
  });
}

/** Paragraphs before or after the text that are set in italics as a whole, with a link: notes of the house, not of the author. */
function markAsides(blocks: readonly Block[], doomed: Set<Block>): void {
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
function markTail(blocks: readonly Block[], doomed: Set<Block>): void {
  markClosing(blocks, doomed);
  const last = blocks.findLastIndex((block) => isProse(block) || isKept(block) || block.within === 'li');
  const trail = blocks
    .slice(last + 1)
    .filter((block) => isLoose(block) && !doomed.has(block) && block.weight < PROSE_FROM && !SENTENCE_END.test(block.text));
  if (trail.length <= 4) for (const block of trail) doomed.add(block);
  let under = false;
  for (const block of [...blocks].reverse()) {
    if (doomed.has(block)) continue;
    if (block.heading && !under) doomed.add(block);
    else under = !block.heading || block.picture;
  }
}
