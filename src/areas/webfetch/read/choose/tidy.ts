import { bareText, isElement, isText } from '../page/elements.ts';
import { ADDRESS, announces, density, isLoose, isProse, LETTER, SENTENCE_END, weightOf } from './block-kinds.ts';
import { type Block, dropBlock, listBlocks } from './blocks.ts';
import { PROSE_FROM } from './measure.ts';
import { markAsides, markTail } from './tail.ts';

const YEAR = /(?:^|\D)(?:19|20)\d\d(?:\D|$)/;
const COUNTER = /^\d{1,3}(?: ?[/|] ?\d{1,3})?$/;

/** Share of the text that may return and still be furniture. */
const REPEATED_AT_MOST = 0.04;

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
  dropIdleRules(root);
}

/** A rule parts two texts: before the first, after the last and beside another rule it parts nothing. */
function dropIdleRules(root: Element): void {
  let begun = false;
  let waiting: Element | null = null;
  const visit = (element: Element) => {
    for (const node of [...element.childNodes]) {
      if (isElement(node) && node.localName === 'hr') {
        if (!begun || waiting) node.remove();
        else waiting = node;
      } else if (isText(node) ? node.data.trim() : isElement(node) && node.localName === 'img') {
        begun = true;
        waiting = null;
      } else if (isElement(node)) visit(node);
    }
  };
  visit(root);
  (waiting as Element | null)?.remove();
}

/** The page's title, standing once more before the text. */
function markTitles(blocks: readonly Block[], titles: readonly string[], doomed: Set<Block>): void {
  const known = new Set(titles.map(bareText).filter(Boolean));
  for (const block of blocks.slice(0, 12)) {
    if (isProse(block) && !known.has(bareText(block.text))) break;
    if (known.has(bareText(block.text)) && !block.picture) doomed.add(block);
  }
}

/** Crumbs, dates, bylines, buttons: short lines without a sentence before the first paragraph. A heading right before it stays, and one over code or a table. */
function markLead(blocks: readonly Block[], doomed: Set<Block>): void {
  const isEntry = (block: Block | undefined) => block?.within === 'li' && block.linked === 0 && !YEAR.test(block.text);
  const opens = (block: Block, at: number) => isEntry(block) && isEntry(blocks[at + 1]) && isEntry(blocks[at + 2]);
  const first = blocks.findIndex((block, at) => (isProse(block) && block.within !== 'figure') || opens(block, at));
  if (first <= 0) return;
  for (let at = first - 1; at >= 0; at--) {
    const block = blocks[at];
    if (!block || block.within === 'figure' || block.within === 'pre' || block.text === '') continue;
    const under = blocks[at + 1]?.within;
    if (block.heading && (at === first - 1 || under === 'pre' || under === 'table')) continue;
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
    // "Output:" and "For example:" introduce what follows
    if (SENTENCE_END.test(block.text)) continue;
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
  const isAnnounced = (list: readonly Block[]) => {
    const before = list[0] && blocks[blocks.indexOf(list[0]) - 1];
    return before !== undefined && density(before) < 0.5 && announces(before.text, before.weight);
  };
  const linkLists = [...lists.values()].filter(
    (entries) => entries.filter((entry) => density(entry) > 0.8).length >= 0.8 * entries.length && !isAnnounced(entries),
  );
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
