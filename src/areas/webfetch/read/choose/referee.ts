import { bareText } from '../page/elements.ts';
import { type Block, dropBlock, listBlocks } from './blocks.ts';

/** A publisher's own plain text of the article shorter than this is a summary. Letters and digits. */
const SHORTEST = 300;

/** Weights of what was looked at. */
interface Agreement {
  /** Share of the content's loose prose that the publisher's text also holds, 0 to 1. */
  held: number;
  /** Length of the content relative to the publisher's text. */
  ratio: number;
}

/**
 * Cleans content by the article's plain text that the publisher gives in JSON-LD (schema.org `articleBody`): what stands before,
 * after and between its paragraphs and is not in it goes, save a lead, pictures, tables, code, headings and lists within.
 * Does nothing where the two do not speak of the same text. Returns how far they agree.
 */
export function tidyByArticleBody(root: Element, articleBody: string): Agreement {
  const given = bareText(articleBody);
  const blocks = listBlocks(root);
  const inBody = blocks.map((block) => isIn(block, given));
  const weigh = (test: (block: Block, at: number) => boolean) =>
    blocks.reduce((sum, block, at) => sum + (test(block, at) ? block.weight : 0), 0);
  const all = weigh((block) => block.weight >= 60);
  const held = all ? weigh((block, at) => block.weight >= 60 && inBody[at] === true) / all : 0;
  const ratio = bareText(root.textContent ?? '').length / Math.max(1, given.length);
  if (given.length < SHORTEST || held < 0.6 || ratio < 0.7) return { held, ratio };

  const first = inBody.indexOf(true);
  const last = inBody.lastIndexOf(true);
  blocks.forEach((block, at) => {
    if (inBody[at] || block.picture || block.within === 'figure' || block.within === 'table' || block.within === 'pre' || block.text === '')
      return;
    if (at < first && isLead(block)) return;
    const outside = at < first || at > last;
    if (outside || (!block.heading && block.within === null && block.weight < 300)) dropBlock(block, root);
  });
  return { held, ratio };
}

/** A lead is the article's, though publishers often leave it out of its body. */
const isLead = (block: Block) => block.weight >= 80 && block.linked < 0.3 * block.weight;

/** Is the block's text in the publisher's? Long ones may differ in a name or a mark: their two ends decide. */
function isIn(block: Block, given: string): boolean {
  const text = bareText(block.text);
  if (text === '') return false;
  if (text.length < 12) return false;
  if (given.includes(text)) return true;
  return text.length > 80 && (given.includes(text.slice(0, 40)) || given.includes(text.slice(-40)));
}
