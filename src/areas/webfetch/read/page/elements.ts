/** Elements that stand on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements whose text is never read: code for the browser, controls, drawings, players. */
export const SKIPPED: ReadonlySet<string> = new Set(
  (
    'script style template noscript head link meta title object embed applet iframe frame frameset canvas svg math audio video ' +
    'map area select option datalist textarea input button progress meter'
  ).split(' '),
);

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;

/** Elements of these names inside another, in the order of the page. Walks by hand: a selector takes many times as long. */
export function findNamed(root: Element, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  collectNamed(root, new Set(names), found);
  return found;
}

function collectNamed(parent: Element, names: ReadonlySet<string>, found: Element[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    if (names.has(child.localName)) found.push(child);
    collectNamed(child, names, found);
  }
}

/** Whether an element stands in one of these names. */
export function isWithin(element: Element, ...names: readonly string[]): boolean {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) if (names.includes(outer.localName)) return true;
  return false;
}

/** Text of a node with every run of space as one space. */
export const plainText = (node: Node): string => (node.textContent ?? '').replace(/[\s\u00A0]+/g, ' ').trim();

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Makes an element of another name with the same children and attributes stand in the place of one. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of [...element.attributes]) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** A text as letters and digits alone, for telling whether two say the same. */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Class of what stands among others of its kind in a thread. */
export const POST = /(?:^|[\s_-])(?:post|comment|message|reply|answer)(?=$|[\s_\d-])/i;
