import { Readability } from '@mozilla/readability';
import JSDOMParser from '@mozilla/readability/JSDOMParser.js';
import { isElement, isText } from '../page/elements.ts';
import type { Outline } from './outline.ts';

/** With more boxes or elements, Readability takes seconds, and its copy of the page much memory. No sample page has as many. */
const MAX_BOXES = 10_000;
const MAX_ELEMENTS = 25_000;

/** Attributes Readability looks at; from the head it reads the title and metadata. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'class id href src style hidden aria-hidden aria-modal role itemprop rel name property content lang dir summary rowspan colspan'.split(
    ' ',
  ),
);
const HEAD: ReadonlySet<string> = new Set(['title', 'meta']);

/** An element of Readability's own small document, linked to the page's element it was made from. */
interface Copy extends Element {
  childNodes: NodeListOf<ChildNode>;
  children: HTMLCollection;
  original?: Element;
}

declare module '@mozilla/readability' {
  interface Readability<T> {
    _grabArticle(page?: Element): T | null;
    _isValidByline(node: T, names: string): boolean;
    REGEXPS: { byline: RegExp };
  }
}

/** Readability up to its choice; its later steps only prepare it for display. */
class Choice extends Readability<Copy> {
  chosen: Copy | null = null;

  constructor(copy: Document) {
    super(copy, { disableJSONLD: true });
    this.parse();
  }

  /** Unchanged, except that an element's text is collected only if its names suggest a byline. */
  override _isValidByline(node: Copy, names: string): boolean {
    const named =
      node.getAttribute('rel') === 'author' || node.getAttribute('itemprop')?.includes('author') || this.REGEXPS.byline.test(names);
    return named && super._isValidByline(node, names);
  }

  override _grabArticle(): null {
    this.chosen = super._grabArticle();
    return null;
  }
}

/**
 * Marks the lines that Readability chooses. It destroys its document, so it gets a light copy: parsing the page again or cloning it costs
 * more than the choice. If a page breaks Readability or is too large for it, no lines are marked.
 */
export function markFound(document: Document, { lines, boxes }: Outline): void {
  const copy = boxes.length > MAX_BOXES ? null : copyDocument(document);
  if (!copy) return;
  const found = new Set<Element>();
  try {
    const { chosen } = new Choice(copy);
    if (chosen) collectOriginals(chosen, found);
  } catch (cause) {
    // A bug of ours, even though the caller gets the page. Its URL is the caller's and is not logged.
    console.error('A page broke Readability:', cause);
  }
  for (const line of lines) line.found = found.has(line.box.element);
}

function collectOriginals(copy: Copy, found: Set<Element>): void {
  if (copy.original) found.add(copy.original);
  for (const child of copy.children) collectOriginals(child as Copy, found);
}

/** The page as Readability's own kind of document; null if it has too many elements. */
function copyDocument(document: Document): Document | null {
  const copy = new JSDOMParser().parse('<html><head></head><body></body></html>', '');
  copy.title = document.title;
  let room = { left: MAX_ELEMENTS };
  for (const child of document.head.children) if (HEAD.has(child.localName)) copyInto(copy.head as Copy, child, copy, room);
  const body = copy.body as Copy;
  const fill = () => {
    room = { left: MAX_ELEMENTS };
    body.childNodes = [] as unknown as Copy['childNodes'];
    body.children = [] as unknown as Copy['children'];
    for (let child = document.body.firstChild; child && room.left > 0; child = child.nextSibling) copyInto(body, child, copy, room);
  };
  for (const name of ['class', 'id']) body.setAttribute(name, document.body.getAttribute(name) ?? '');
  fill();
  // Readability keeps the page as HTML and parses it again for each further attempt
  Object.defineProperty(body, 'innerHTML', { get: () => '', set: fill });
  return room.left > 0 ? copy : null;
}

function copyInto(parent: Copy, node: Node, copy: Document, room: { left: number }): void {
  if (isText(node)) parent.appendChild(copy.createTextNode(node.data));
  if (!isElement(node) || room.left-- <= 0) return;
  const element = copy.createElement(node.localName) as Copy;
  element.original = node;
  for (const name of node.getAttributeNames()) if (ATTRIBUTES.has(name)) element.setAttribute(name, node.getAttribute(name) ?? '');
  for (let child = node.firstChild; child; child = child.nextSibling) copyInto(element, child, copy, room);
  parent.appendChild(element);
}
