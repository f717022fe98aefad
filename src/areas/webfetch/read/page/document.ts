import { parseHTML } from 'linkedom';
import type { Named } from './elements.ts';

/** Deeper nesting is levelled, so that no walk over the tree can run out of stack. Real pages stay under 100. */
const MAX_DEPTH = 256;

/** Parses a page of any shape (fragments, missing or doubled html and body) into a document with one html, head and body. */
export function parseDocument(html: string): Document {
  // in HTML this mark is a comment up to the next `>`; the parser would take the rest of the page for its text
  const given = html.replaceAll('<![CDATA[', '<!CDATA[');
  const source = /<html[\s>]/i.test(given)
    ? given
    : `<!doctype html><html><head></head>${/<body[\s>]/i.test(given) ? given : `<body>${given}</body>`}</html>`;
  const { document } = parseHTML(source);
  const root = gatherUnderHtml(document);
  gatherInBody(document, root);
  levelDeepNesting(document.body);
  return document;
}

/** Browsers put stray elements beside html into it; linkedom leaves them outside. */
function gatherUnderHtml(document: Document): Element {
  const root = [...document.children].find((one) => one.localName === 'html') ?? document.createElement('html');
  const before = document.documentElement;
  if (before !== root) {
    const strays = [...document.children].filter((one) => one !== root);
    for (const stray of strays) stray.remove();
    if (!root.parentNode) document.appendChild(root);
    root.append(...strays);
  }
  return root;
}

/** Browsers open a body for content that stands directly under html, and join a second body to the first. */
function gatherInBody(document: Document, root: Element): void {
  const { body } = document;
  if (root.children.length <= 2 && [...root.children].every((one) => one === body || one.localName === 'head')) return;
  let passed = false;
  for (const node of [...root.childNodes]) {
    if (node === body) passed = true;
    else if (node.nodeType === 1 && (node as Element).localName === 'head') continue;
    else if (node.nodeType === 1 && (node as Element).localName === 'body') body.append(...(node as Element).childNodes);
    else if (passed) body.append(node);
    else body.insertBefore(node, body.firstChild);
  }
}

function levelDeepNesting(element: Element, depth = 0): void {
  for (let child = element.firstElementChild; child; ) {
    const next: Element | null = child.nextElementSibling;
    if (depth < MAX_DEPTH) levelDeepNesting(child, depth + 1);
    else if (child.firstElementChild) child.replaceWith(child.ownerDocument.createTextNode(child.textContent ?? ''));
    child = next;
  }
}

/** The address against which the page's relative links are meant: `<base href>` where it is usable, else the page's own. */
export function baseAddress(named: Named, pageUrl: string): string {
  const href = named('base')
    .find((base) => base.hasAttribute('href'))
    ?.getAttribute('href');
  if (!href) return pageUrl;
  const base = URL.parse(href.trim(), pageUrl);
  return base && /^https?:$/.test(base.protocol) ? base.href : pageUrl;
}
