import { BLOCKS, isElement, isText, SKIPPED } from './elements.ts';
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

const HOLDERS: Record<string, Block['within']> = {
  li: 'li',
  table: 'table',
  figure: 'figure',
  figcaption: 'figure',
  pre: 'pre',
  blockquote: 'blockquote',
  dl: 'dl',
};
const PICTURES = 'img,picture,video,audio,iframe,svg,object,embed,math,canvas';

/** Lists the blocks of an element in reading order; blocks without text are left out unless they hold a picture. */
export function listBlocks(root: Element): Block[] {
  const blocks: Block[] = [];
  collect(root, null, blocks);
  return blocks;
}

function collect(element: Element, within: Block['within'], blocks: Block[]): void {
  let run: ChildNode[] = [];
  const close = () => {
    const block = asBlock(run, element, within);
    if (block) blocks.push(block);
    run = [];
  };
  for (const child of [...element.childNodes]) {
    if (isElement(child) && holdsBlocks(child)) {
      close();
      const inner = HOLDERS[child.localName] ?? within;
      if (child.localName === 'pre') {
        const block = asBlock([child], child, 'pre');
        if (block) blocks.push(block);
      } else collect(child, inner, blocks);
    } else run.push(child);
  }
  close();
}

/** Is this an element that starts a line of its own, itself or by something in it? */
function holdsBlocks(element: Element): boolean {
  if (BLOCKS.has(element.localName)) return true;
  for (const child of element.children) if (holdsBlocks(child)) return true;
  return false;
}

function asBlock(run: ChildNode[], home: Element, within: Block['within']): Block | null {
  let text = '';
  let linked = '';
  let picture = false;
  for (const node of run) {
    if (isText(node)) {
      text += node.data;
      continue;
    }
    if (!isElement(node)) continue;
    if (node.matches(PICTURES) || node.querySelector(PICTURES)) picture = true;
    if (SKIPPED.has(node.localName)) continue;
    text += node.localName === 'br' ? '\n' : node.textContent;
    if (node.localName === 'a' && node.hasAttribute('href')) linked += node.textContent;
    else for (const link of node.querySelectorAll('a[href]')) linked += link.textContent;
  }
  const link = home.closest('a[href]');
  const flat = text.replace(/[\s\u00A0]+/g, ' ').trim();
  if (flat === '' && !picture) return null;
  const weight = weigh(flat);
  return {
    nodes: run,
    name: home.localName,
    home,
    text: flat,
    weight,
    linked: link ? weight : Math.min(weight, weigh(linked.trim())),
    heading: /^h[1-6]$/.test(home.localName),
    within,
    picture,
  };
}

/** Takes a block away, and the elements that it leaves empty, up to `root`. */
export function dropBlock(block: Block, root: Element): void {
  for (const node of block.nodes) node.remove();
  let home: Element | null = block.home;
  while (home && home !== root && home.parentElement && !home.textContent?.trim() && !home.querySelector(PICTURES)) {
    const parent: Element | null = home.parentElement;
    home.remove();
    home = parent;
  }
}
