import { compile, selectAll } from 'css-select';
import { isElement } from './page/elements.ts';

/** Most work of a selector in a page, half a second or so, and what each question costs of it: 5 ns each, measured. */
const MAX_COST = 80_000_000;
const COST = { pass: 1, name: 8, attribute: 60, children: 60 } as const;

/** Thrown for a selector that takes more work than is done for a page. The message is for the caller. */
export class SelectorTooCostly extends Error {
  override name = 'SelectorTooCostly';
  readonly parameter: string;

  constructor(parameter: string) {
    super(
      `${parameter} takes too long on this page: it compares each element with too many others. Name an element or a class instead of ~, :has() or :not().`,
    );
    this.parameter = parameter;
  }
}

/**
 * The elements within `root` that match a CSS selector, in the order of the page; none if it is no selector. Throws SelectorTooCostly, which names
 * `parameter`, where siblings are compared with siblings over and over (`.a ~ b ~ c` in a list of thousands).
 */
export function selectElements(root: Element, selector: string, parameter: string): Element[] {
  if (!isSelector(selector)) return [];
  const adapter = countingAdapter(parameter);
  const context = selector.includes(':scope') ? root : undefined;
  const options = { adapter, ...(context && { context }) };
  return selectAll<Node, Element>(compile<Node, Element>(selector, options, context), root, options);
}

/** Whether a text is a CSS selector. */
export function isSelector(text: string): boolean {
  try {
    compile<Node, Element>(text, { adapter: countingAdapter('') });
    return true;
  } catch {
    return false;
  }
}

/** How css-select walks a tree of linkedom, which makes a list of children anew each time it is asked: here once a walk. Every question is counted. */
function countingAdapter(parameter: string) {
  let asked = 0;
  const count = (cost: number): void => {
    asked += cost;
    if (asked > MAX_COST) throw new SelectorTooCostly(parameter);
  };
  const childrenOf = keep((node: Node) => [...node.childNodes]);
  const elementsOf = keep((node: Node) => [...node.childNodes].filter(isElement));
  return {
    isTag(node: Node): node is Element {
      count(COST.pass);
      return isElement(node);
    },
    getAttributeValue(element: Element, name: string): string | undefined {
      count(COST.attribute);
      return element.getAttribute(name) ?? undefined;
    },
    hasAttrib(element: Element, name: string): boolean {
      count(COST.attribute);
      return element.hasAttribute(name);
    },
    getName({ localName }: Element): string {
      count(COST.name);
      return localName.toLowerCase();
    },
    getText(node: Node): string {
      const text = node.textContent ?? '';
      count(COST.children + text.length);
      return text;
    },
    getChildren(node: Node): Node[] {
      count(COST.children);
      return childrenOf(node);
    },
    getParent: ({ parentElement }: Element): Element | null => parentElement,
    getSiblings: (node: Node): Element[] => (node.parentNode ? elementsOf(node.parentNode) : []),
    prevElementSibling: (node: Node): Element | null => (node as Element).previousElementSibling,
    removeSubsets: (nodes: Node[]) => nodes.filter((node) => !nodes.some((other) => other !== node && other.contains(node))),
  };
}

/** A list of each node, made once. */
function keep<T>(make: (node: Node) => T[]): (node: Node) => T[] {
  const lists = new Map<Node, T[]>();
  return (node) => {
    const known = lists.get(node) ?? make(node);
    lists.set(node, known);
    return known;
  };
}
