import { Readability } from '@mozilla/readability';
import { isElement } from '../page/elements.ts';

declare module '@mozilla/readability' {
  interface Readability<T> {
    _isProbablyVisible(node: Element): boolean;
  }
}

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

  /** Called by Readability, which looks into every element's style; linkedom makes a style only to answer that there is none. */
  override _isProbablyVisible(node: Element): boolean {
    const speaks = node.hasAttribute('style') || node.hasAttribute('hidden') || node.hasAttribute('aria-hidden');
    return !speaks || super._isProbablyVisible(node);
  }
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
