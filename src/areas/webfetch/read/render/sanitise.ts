import { escapeText, isElement, isText } from '../page/elements.ts';
import { FORMULA } from '../prepare/formulas.ts';
import { NOTE_REF, NOTE_TEXT } from '../prepare/notes.ts';

/** Allowed elements with their own attributes. */
const KEPT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['href', 'title', NOTE_REF],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan', 'align'],
    th: ['colspan', 'rowspan', 'align', 'scope'],
    ol: ['start', 'reversed', 'type'],
    time: ['datetime'],
    blockquote: ['cite'],
    q: ['cite'],
    pre: ['data-lang'],
    li: ['value', NOTE_TEXT],
    p: [NOTE_TEXT],
    span: [FORMULA],
    div: [FORMULA, NOTE_TEXT],
    input: ['type', 'checked', 'disabled'],
  }),
);
const PLAIN = new Set(
  (
    'section article h1 h2 h3 h4 h5 h6 ul dl dt dd figure figcaption table caption thead tbody tfoot tr br hr strong b em i u s del ins ' +
    'mark small sub sup code kbd samp var abbr cite dfn details summary ruby rt rp bdi bdo wbr address main header footer aside'
  ).split(' '),
);
const DROPPED = new Set(
  'script style template noscript head link meta title object embed applet iframe frame frameset canvas svg math audio video map area select option datalist textarea button progress meter form'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Elements whose HTML may end early between children, because no format renders their beginning differently by what follows. */
const HOLDERS = new Set('body div section article main header footer aside form p ul ol'.split(' '));

/** In code too: turndown takes quadratic time on a run of them. */
const MANY_LINE_ENDS = /\n{11,}/g;

/** How much may still be written, in characters of text. */
interface Room {
  left: number;
  /** The limit is reached: only closing tags are written from here on. */
  over: boolean;
}

/**
 * Serializes content as HTML with a closed set of elements and attributes: no scripts, handlers or styles, only http(s), mailto and tel
 * URLs. Ends after the first element that reaches `enough` characters of text and is inside plain holders only; then it is not `whole`.
 */
export function renderHtml(root: Element, enough = Number.POSITIVE_INFINITY): { html: string; whole: boolean } {
  const room: Room = { left: enough, over: false };
  // Readability creates its own elements with names in capitals
  const html = renderChildren(root, room, HOLDERS.has(root.localName.toLowerCase()))
    .replace(/<pre[\s\S]*?<\/pre>|\n{3,}/g, (found) => (found.startsWith('\n') ? '\n\n' : found.replace(MANY_LINE_ENDS, '\n'.repeat(10))))
    .trim();
  return { html, whole: !room.over };
}

function renderChildren(parent: Element, room: Room, mayEnd: boolean): string {
  let html = '';
  for (let child = parent.firstChild; child && !room.over; child = child.nextSibling) {
    if (isText(child)) {
      html += escapeText(child.data);
      room.left -= child.data.trim().length;
    } else if (isElement(child)) {
      const written = renderElement(child, room, mayEnd);
      html += written;
      if (mayEnd && room.left <= 0 && written.endsWith('>')) room.over = true;
    }
  }
  return html;
}

const isWritten = (name: string) => KEPT.has(name) || PLAIN.has(name);

function renderElement(element: Element, room: Room, mayEnd: boolean): string {
  const name = element.localName;
  if (name === 'form') return renderChildren(element, room, mayEnd);
  if (DROPPED.has(name)) return '';
  if (name === 'input' && element.getAttribute('type') !== 'checkbox') return '';
  if (!isWritten(name)) return renderChildren(element, room, mayEnd);
  let open = `<${name}`;
  for (const attribute of KEPT.get(name) ?? []) open += renderAttribute(element, attribute);
  open += `${renderAttribute(element, 'lang')}${renderAttribute(element, 'dir')}>`;
  return VOID.has(name) ? open : `${open}${renderChildren(element, room, mayEnd && HOLDERS.has(name))}</${name}>`;
}

function renderAttribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) return '';
  if (/^(?:href|src|cite)$/.test(name) && !/^(?:https?|mailto|tel):/i.test(value)) return '';
  return ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`;
}

/** Text rendered per requested character, so that content with little text in it rarely needs a second pass. */
const AMPLE = 1.5;

/** Characters rendered beyond the end: the last lines before an early end may render differently than in the whole. */
const MARGIN = 500;

/**
 * Renders content with `render`, which takes HTML: all of it, or a beginning whose first `max` characters equal those of the whole. A large
 * page is cut to `max` anyway, and rendering the rest would take longer than all other reading.
 */
export function renderBeginning(content: Element, max: number, render: (html: string) => string): string {
  const { html, whole } = renderHtml(content, AMPLE * max + MARGIN);
  const text = render(html);
  return whole || text.length > max + MARGIN ? text : render(renderHtml(content).html);
}
