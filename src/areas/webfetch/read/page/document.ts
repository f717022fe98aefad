import { parseHTML } from 'linkedom';
import type { Named } from './elements.ts';
import { lightenNodes } from './light-nodes.ts';

lightenNodes();

/** Deeper nesting is flattened so that no tree walk overflows the stack. Real pages stay under 100. */
const MAX_DEPTH = 256;

/** What nobody sees within a word: places to part it, and marks of bytes. A word that holds them is not found. */
const UNSEEN_LETTERS = /[\u00AD\uFEFF]|&(?:shy|#173|#xad|#65279|#xfeff);/gi;
/** Spaces of no width, but those between words of scripts that are written without others. */
const NO_WIDTH = /(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}])(?:\u200B|&(?:#8203|#x200b|ZeroWidthSpace);)/giu;

/** Parses any page (fragments; missing or duplicate html and body) into a document with one html, head and body. */
export function parseDocument(html: string): Document {
  // in HTML this is a comment up to the next `>`; the parser would treat the rest of the page as its text
  const given = html.replaceAll('<![CDATA[', '<!CDATA[').replace(UNSEEN_LETTERS, '').replace(NO_WIDTH, '');
  const source = /<html[\s>]/i.test(given)
    ? given
    : `<!doctype html><html><head></head>${/<body[\s>]/i.test(given) ? given : `<body>${given}</body>`}</html>`;
  const { document } = parseHTML(source);
  const root = gatherUnderHtml(document);
  gatherInBody(document, root);
  levelDeepNesting(document.body);
  return document;
}

/** Browsers move stray elements next to html into it; linkedom does not. */
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

/** Browsers create a body for content directly under html, and merge a second body into the first. */
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

/** The base of the page's relative links: a valid `<base href>`, else the page's own URL. */
export function baseAddress(named: Named, pageUrl: string): string {
  const href = named('base')
    .find((base) => base.hasAttribute('href'))
    ?.getAttribute('href');
  if (!href) return pageUrl;
  const base = URL.parse(href.trim(), pageUrl);
  return base && /^https?:$/.test(base.protocol) ? base.href : pageUrl;
}
