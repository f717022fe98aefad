import { BLOCKS, isElement, isText, SKIPPED } from '../page/elements.ts';
import { weigh } from './measure.ts';

/** A line of the page as a reader sees it: a paragraph, a heading, a list entry, a cell, or loose text between such. */
export interface Block {
  nodes: ChildNode[];
  /** Name of the element that makes it a block. */
  name: string;
  /** The element the nodes stand in, or are. */
  home: Element;
  text: string;
  /** Weighted length of all text and of the text in links. */
  weight: number;
  linked: number;
  heading: boolean;
  /** Inside one of these, nearest first: list entry, table, figure, code, quotation. */
  within: 'li' | 'table' | 'figure' | 'pre' | 'blockquote' | 'dl' | null;
  /** An image, a video or the like is among the nodes. */
  picture: boolean;
}

const HOLDERS: ReadonlyMap<string, Block['within']> = new Map([
  ['li', 'li'],
  ['table', 'table'],
  ['figure', 'figure'],
  ['figcaption', 'figure'],
  ['pre', 'pre'],
  ['blockquote', 'blockquote'],
  ['dl', 'dl'],
]);
const PICTURES: ReadonlySet<string> = new Set('img picture video audio iframe svg object embed math canvas'.split(' '));

/** Lists the blocks of an element in reading order; blocks without text are left out unless they hold a picture. */
export const listBlocks = (root: Element): Block[] => [...blocksOf(root)];

/** The same one by one, for those who need only the first. */
export function* blocksOf(root: Element, within: Block['within'] = null): Generator<Block> {
  let run: ChildNode[] = [];
  for (let child = root.firstChild; child; child = child.nextSibling) {
    if (!isElement(child) || !holdsBlocks(child)) {
      run.push(child);
      continue;
    }
    const before = asBlock(run, root, within);
    if (before) yield before;
    run = [];
    if (child.localName === 'pre') {
      const code = asBlock([child], child, 'pre');
      if (code) yield code;
    } else yield* blocksOf(child, HOLDERS.get(child.localName) ?? within);
  }
  const last = asBlock(run, root, within);
  if (last) yield last;
}

/** Is this an element that starts a line of its own, itself or by something in it? */
function holdsBlocks(element: Element): boolean {
  if (BLOCKS.has(element.localName)) return true;
  for (let child = element.firstChild; child; child = child.nextSibling) if (isElement(child) && holdsBlocks(child)) return true;
  return false;
}

interface Gathered {
  text: string;
  linked: string;
  picture: boolean;
}

/** Collects a node's text, the part of it in links, and whether there is a picture. Walks by hand: a selector for every run is too slow. */
function gather(node: Node, inLink: boolean, into: Gathered): void {
  if (isText(node)) {
    into.text += node.data;
    if (inLink) into.linked += node.data;
    return;
  }
  if (!isElement(node)) return;
  const name = node.localName;
  if (PICTURES.has(name)) into.picture = true;
  if (SKIPPED.has(name)) return;
  if (name === 'br') into.text += '\n';
  const linkHere = inLink || (name === 'a' && node.hasAttribute('href'));
  for (let child = node.firstChild; child; child = child.nextSibling) gather(child, linkHere, into);
}

function asBlock(run: ChildNode[], home: Element, within: Block['within']): Block | null {
  if (!run.length) return null;
  const found: Gathered = { text: '', linked: '', picture: false };
  for (const node of run) gather(node, false, found);
  const text = found.text.replace(/[\s\u00A0]+/g, ' ').trim();
  if (text === '' && !found.picture) return null;
  const weight = weigh(text);
  const linked = isInLink(home) ? weight : Math.min(weight, weigh(found.linked.trim()));
  return {
    nodes: run,
    name: home.localName,
    home,
    text,
    weight,
    linked,
    heading: /^h[1-6]$/.test(home.localName),
    within,
    picture: found.picture,
  };
}

function isInLink(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (one.localName === 'a' && one.hasAttribute('href')) return true;
  return false;
}

function hasPicture(element: Element): boolean {
  for (const child of element.children) if (PICTURES.has(child.localName) || hasPicture(child)) return true;
  return false;
}

/** Takes a block away, and the elements that it leaves empty, up to `root`. */
export function dropBlock(block: Block, root: Element): void {
  for (const node of block.nodes) node.remove();
  let home: Element | null = block.home;
  while (home && home !== root && home.parentElement && !home.textContent?.trim() && !hasPicture(home)) {
    const parent: Element | null = home.parentElement;
    home.remove();
    home = parent;
  }
}
