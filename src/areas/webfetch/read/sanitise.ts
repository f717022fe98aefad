import { isElement, isText } from './elements.ts';

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align', 'scope'],
  ol: ['start', 'reversed', 'type'],
  time: ['datetime'],
  blockquote: ['cite'],
  q: ['cite'],
  pre: ['data-lang'],
  input: ['type', 'checked', 'disabled'],
};
const PLAIN = new Set(
  (
    'p div section article h1 h2 h3 h4 h5 h6 ul li dl dt dd figure figcaption table caption thead tbody tfoot tr br hr strong b em i u s del ins ' +
    'mark small sub sup code kbd samp var abbr cite dfn span details summary ruby rt rp bdi bdo wbr address main header footer aside'
  ).split(' '),
);
const DROPPED = new Set(
  'script style template noscript head link meta title object embed applet iframe frame frameset canvas svg math audio video map area select option datalist textarea button progress meter form'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Serialises content as HTML of a closed set of elements and attributes: no scripts, no handlers, no styles, only http(s), mailto and tel addresses. */
export function renderHtml(root: Element): string {
  return renderChildren(root)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function renderChildren(parent: Element): string {
  let html = '';
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (isText(child)) html += escapeText(child.data);
    else if (isElement(child)) html += renderElement(child);
  }
  return html;
}

function renderElement(element: Element): string {
  const name = element.localName;
  if (name === 'form') return renderChildren(element);
  if (DROPPED.has(name)) return '';
  if (name === 'input' && element.getAttribute('type') !== 'checkbox') return '';
  const attributes = KEPT[name];
  if (!attributes && !PLAIN.has(name)) return renderChildren(element);
  const open = `<${name}${[...(attributes ?? []), 'lang', 'dir'].map((attribute) => renderAttribute(element, attribute)).join('')}>`;
  return VOID.has(name) ? open : `${open}${renderChildren(element)}</${name}>`;
}

function renderAttribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) return '';
  if (/^(?:href|src|cite)$/.test(name) && !/^(?:https?|mailto|tel):/i.test(value)) return '';
  return ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
