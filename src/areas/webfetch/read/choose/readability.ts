import { Readability } from '@mozilla/readability';
import { isElement } from '../page/elements.ts';
import type { Outline } from './outline.ts';

declare module '@mozilla/readability' {
  interface Readability<T> {
    _isProbablyVisible(node: Element): boolean;
    _cleanConditionally(root: Element, name: string): void;
  }
}

/** Longer ones are shortened before they are read. */
const LONGEST_STYLE = 500;

/**
 * Readability on a linkedom document. Readability asks for elements by name thousands of times a page, and linkedom compiles a selector
 * for each; here they are looked up without one. The result is the same.
 */
export class QuickReadability extends Readability<Element> {
  constructor(document: Document) {
    super(document, { keepClasses: true, disableJSONLD: true, serializer: (node) => node as Element });
  }

  /** Called by Readability: the elements of these names inside a node, in the order of the page. */
  _getAllNodesWithTag(node: Document | Element, names: readonly string[]): Element[] {
    const found: Element[] = [];
    collect(node, setOf(names), found);
    return found;
  }

  /** Called by Readability, which asks a list for all its children once for each of them; linkedom makes the collection anew each time. */
  override _cleanConditionally(root: Element, name: string): void {
    const lists = this._getAllNodesWithTag(root, [name]);
    for (const list of lists) Object.defineProperty(list, 'children', { value: [...list.children], configurable: true });
    super._cleanConditionally(root, name);
    for (const list of lists) Reflect.deleteProperty(list, 'children');
  }

  /**
   * Called by Readability, which looks into every element's style; linkedom makes a style only to answer that there is none, and reads one
   * by a pattern that takes the square of a run of spaces.
   */
  override _isProbablyVisible(node: Element): boolean {
    const style = node.getAttribute('style');
    if (style && style.length > LONGEST_STYLE) node.setAttribute('style', style.replace(/\s+/g, ' '));
    const speaks = node.hasAttribute('style') || node.hasAttribute('hidden') || node.hasAttribute('aria-hidden');
    return !speaks || super._isProbablyVisible(node);
  }
}

/** Marks an element of the page, so that its copies can be found in what Readability makes of them. */
const MARK = 'data-jaankari';

/** Readability takes seconds for a page of more boxes. */
const MOST_BOXES = 15_000;

/** Tells the lines that Readability chooses. It works on a copy, because it takes the document apart; a page that breaks it, or is too much for it, has none. */
export function markFound(document: Document, { lines, boxes }: Outline): void {
  if (boxes.length > MOST_BOXES) return;
  const homes = [...new Set(lines.map((line) => line.box.element))];
  for (const [at, home] of homes.entries()) home.setAttribute(MARK, String(at));
  const found = new Set<Element | undefined>();
  try {
    const content = new QuickReadability(document.cloneNode(true) as Document).parse()?.content;
    for (const copy of content?.querySelectorAll(`[${MARK}]`) ?? []) found.add(homes[Number(copy.getAttribute(MARK))]);
  } catch (cause) {
    if (!(cause instanceof TypeError || cause instanceof RangeError)) throw cause;
    // A fault of ours, though the caller gets the page. Its address is the caller's, and is not logged.
    console.error('A page broke Readability:', cause);
  }
  for (const line of lines) line.found = found.has(line.box.element);
  for (const home of homes) home.removeAttribute(MARK);
}

function collect(parent: Document | Element, names: ReadonlySet<string>, found: Element[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    if (names.has(child.localName)) found.push(child);
    collect(child, names, found);
  }
}

/** Readability asks with the same few lists again and again. */
const sets = new Map<string, ReadonlySet<string>>();

function setOf(names: readonly string[]): ReadonlySet<string> {
  const key = names.join();
  // Readability gives the elements that it makes itself names in capitals
  const set = sets.get(key) ?? new Set(names.flatMap((name) => [name.toLowerCase(), name.toUpperCase()]));
  sets.set(key, set);
  return set;
}
