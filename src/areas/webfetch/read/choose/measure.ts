import { BLOCKS, isElement, isText, SKIPPED } from '../page/elements.ts';

/** How much an element holds, in weighted characters (a character of a script without spaces counts as three). */
export interface Size {
  /** All readable text. */
  text: number;
  /** The part of it inside links. */
  link: number;
  /** The part in runs long enough, and free enough of links, to be sentences. */
  prose: number;
  /** Number of links with text. */
  links: number;
}

/** A run of text outside links of at least this weight counts as prose. */
export const PROSE_FROM = 60;

const DENSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Length of a text in which a character of Chinese, Japanese, Korean, Thai and their like says as much as three Latin ones. */
export function weigh(text: string): number {
  let weight = 0;
  let latin = true;
  let space = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 160) {
      if (!space) weight++;
      space = true;
      continue;
    }
    space = false;
    weight++;
    if (code > 0x0dff) latin = false;
  }
  return latin ? weight : weight + 2 * (text.match(DENSE_SCRIPT)?.length ?? 0);
}

interface Run {
  text: number;
  link: number;
}

/** Measures an element and everything in it. */
export function measure(root: Element): Map<Element, Size> {
  const sizes = new Map<Element, Size>();
  visit(root, false, { text: 0, link: 0 }, sizes);
  return sizes;
}

function visit(element: Element, inLink: boolean, outer: Run, sizes: Map<Element, Size>): Size {
  const size: Size = { text: 0, link: 0, prose: 0, links: 0 };
  sizes.set(element, size);
  if (SKIPPED.has(element.localName)) return size;
  const isBlock = BLOCKS.has(element.localName);
  const isLink = inLink || (element.localName === 'a' && element.hasAttribute('href'));
  const run = isBlock ? { text: 0, link: 0 } : outer;
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isText(child)) {
      const weight = weigh(child.data);
      size.text += weight;
      run.text += weight;
      if (isLink) {
        size.link += weight;
        run.link += weight;
      }
    } else if (isElement(child)) {
      if (BLOCKS.has(child.localName)) size.prose += closeRun(run);
      const inner = visit(child, isLink, run, sizes);
      size.text += inner.text;
      size.link += inner.link;
      size.prose += inner.prose;
      size.links += inner.links;
    }
  }
  if (isBlock) size.prose += closeRun(run);
  if (isLink && !inLink && size.text > 1) size.links++;
  return size;
}

function closeRun(run: Run): number {
  const own = run.text - run.link;
  run.text = 0;
  run.link = 0;
  return own >= PROSE_FROM ? own : 0;
}

export const NOTHING: Size = { text: 0, link: 0, prose: 0, links: 0 };

/** Share of an element's text that stands in links, 0 to 1. */
export const linkDensity = (size: Size): number => (size.text ? size.link / size.text : 0);
