/** Elements that start a new line. */
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

/** Returns the elements with these names inside another, name by name, as of when the index was built. */
export type Named = (...names: readonly string[]) => Element[];

/** Indexes all elements by name in one manual walk: selectors take many times as long. */
export function indexNames(root: Element): Named {
  const byName = new Map<string, Element[]>();
  collectNames(root, byName);
  return (...names) => names.flatMap((name) => byName.get(name) ?? []);
}

function collectNames(parent: Element, byName: Map<string, Element[]>): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    const known = byName.get(child.localName);
    if (known) known.push(child);
    else byName.set(child.localName, [child]);
    collectNames(child, byName);
  }
}

/** The elements with these names inside another, name by name, as of now. */
export const findNamed = (root: Element, ...names: readonly string[]): Element[] => (root.firstChild ? indexNames(root)(...names) : []);

/** Whether an element is inside one of these. */
export function isWithin(element: Element, ...names: readonly string[]): boolean {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) if (names.includes(outer.localName)) return true;
  return false;
}

/** Whether an element begins after another one ends. The parser's own comparison of positions is the wrong way round. */
export function comesAfter(later: Element, earlier: Element): boolean {
  const outer = new Map<Element, Element>();
  for (let one: Element | null = earlier, child = earlier; one; child = one, one = one.parentElement) outer.set(one, child);
  for (let one: Element | null = later, child = later; one; child = one, one = one.parentElement) {
    const other = outer.get(one);
    if (!other) continue;
    if (one === later || one === earlier) return false;
    for (let next = other.nextElementSibling; next; next = next.nextElementSibling) if (next === child) return true;
    return false;
  }
  return false;
}

/** A node's text with whitespace collapsed. */
export const plainText = (node: Node): string => (node.textContent ?? '').replace(/[\s\u00A0]+/g, ' ').trim();

/** Whether an element holds any text that is read. */
export function hasText(element: Element): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (isText(child) ? child.data.trim() !== '' : isElement(child) && !SKIPPED.has(child.localName) && hasText(child)) return true;
  return false;
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element by one of another name with the same children and attributes. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of [...element.attributes]) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Letters and digits only, to tell whether two texts say the same. */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Class of a post in a thread. */
export const POST = /(?:^|[\s_-])(?:post|comment|message|reply|answer)(?=$|[\s_\d-])/i;

/** Escapes a text for HTML. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
