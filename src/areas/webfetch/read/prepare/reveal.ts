import { isElement, isText, SKIPPED } from '../page/elements.ts';
import type { Page } from './page.ts';

/** A hidden element with at least this share of the page's text is the page itself, to be shown by a script. */
const IS_THE_PAGE = 0.2;

/** React's calls that move a streamed part (`S:1`) to its placeholder: `$RC("B:1","S:1")`, `$RS("S:1","P:1")`. */
const PLACES_PART = /\$R[A-Z]\("([BPS]:[\w:-]{1,40})","([BPS]:[\w:-]{1,40})"/g;

/** Moves streamed parts into place. Must run before scripts and comments are removed. */
export function placeStreamedParts({ document, named }: Page): void {
  const calls = named('script').flatMap((script) => [...(script.textContent ?? '').matchAll(PLACES_PART)]);
  if (!calls.length) return;
  const byId = new Map([...document.querySelectorAll('[id^="B:"],[id^="P:"],[hidden][id^="S:"]')].map((one) => [one.id, one]));
  for (const [, one = '', other = ''] of calls) {
    const [place, part] = one.startsWith('S:') ? [other, one] : [one, other];
    const [waiting, streamed] = [byId.get(place), byId.get(part)];
    if (!waiting?.parentNode || !streamed || streamed.contains(waiting)) continue;
    if (place.startsWith('B:')) dropFallback(waiting);
    waiting.replaceWith(...streamed.childNodes);
    streamed.remove();
    byId.delete(part);
  }
}

/** Removes a part's fallback content, up to the comment `/$`. */
function dropFallback(waiting: Element): void {
  let depth = 0;
  for (let next = waiting.nextSibling; next; next = waiting.nextSibling) {
    const mark = next.nodeType === 8 ? (next as Comment).data : '';
    if (/^\$[?!]?$/.test(mark)) depth++;
    if (mark === '/$' && depth-- === 0) return;
    next.remove();
  }
}

/** A shorter `noscript` that mentions JavaScript only asks to enable it. */
const LETTERS_OF_A_DEMAND = 200;

/**
 * Unwraps every `noscript` if together they hold more than the rest of the page, and more than a request for JavaScript; else removes them.
 */
export function openNoscript({ body, named }: Page): void {
  const closed = named('noscript').filter((one) => body.contains(one));
  const outside = closed.length ? lettersIn(body) : 0;
  const inside = closed.reduce((sum, one) => sum + lettersIn(one), 0);
  const isDemand = inside < LETTERS_OF_A_DEMAND && closed.some((one) => /java ?script/i.test(one.textContent ?? ''));
  for (const noscript of closed) {
    if (inside > outside && !isDemand) noscript.replaceWith(...noscript.childNodes);
    else noscript.remove();
  }
}

/**
 * Removes hidden elements, or shows those that are the page itself, or the answer to something that a reader opens: a second tab, a question.
 * Content set aside by a style may be a tab's panel too: that is left to the selection. Returns the characters of text removed.
 */
export function dropHidden(page: Page): void {
  const { body, named } = page;
  const hidden: Element[] = [];
  collectHidden(body, hidden);
  if (hidden.length === 0) return;
  const enough = IS_THE_PAGE * lettersIn(body);
  const opened = openedIds(named);
  for (const element of hidden) {
    const letters = lettersIn(element);
    const isOpened = letters > 0 && isAnswer(element, opened);
    if (letters > 0 && (letters >= enough || isOpened === 'surely' || (isOpened && letters >= LETTERS_OF_AN_ANSWER)))
      element.removeAttribute('hidden');
    else {
      page.hidden += body.contains(element) ? letters : 0;
      element.remove();
    }
  }
}

/** A shorter hidden text that nothing surely opens is the name of a state, such as "Copied!". */
const LETTERS_OF_AN_ANSWER = 25;
const PANEL = /(?:^|[\s_-])(?:panel|tab-?(?:pane|panel|content)|accordion|collapse|collapsible|faq|answer|toggle-?content)(?:$|[\s_-])/i;

/** The ids of what the page's tabs and buttons open. */
function openedIds(named: Page['named']): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const control of named('button', 'a', 'div', 'li', 'h2', 'h3', 'h4', 'span'))
    for (const name of ['aria-controls', 'data-target', 'data-bs-target']) {
      const value = control.getAttribute(name);
      if (value) for (const id of value.split(/\s+/)) ids.add(id.replace(/^#/, ''));
    }
  return ids;
}

/** Whether a hidden box is what a tab or a question opens: by its role, its id, or the control before it, which is sure, or by its names. */
function isAnswer(element: Element, opened: ReadonlySet<string>): 'surely' | 'perhaps' | undefined {
  if (element.getAttribute('role') === 'dialog' || element.closest('dialog,nav,[role=dialog],[role=menu]')) return undefined;
  if (element.getAttribute('role') === 'tabpanel' || (element.id && opened.has(element.id))) return 'surely';
  const before = element.previousElementSibling;
  const isBelowControl = before?.hasAttribute('aria-expanded') || before?.querySelector('[aria-expanded]');
  // a term's definition, whose question may have been a button
  if (isBelowControl || (element.localName === 'dd' && before?.localName === 'dt')) return 'surely';
  return PANEL.test(element.getAttribute('class') ?? '') ? 'perhaps' : undefined;
}

function collectHidden(parent: Element, hidden: Element[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    if (child.hasAttribute('hidden') && !/^(?:until-found|false)$/.test(child.getAttribute('hidden') ?? '')) hidden.push(child);
    collectHidden(child, hidden);
  }
}

/** Length of an element's readable text without skipped elements; a `noscript` counts its own. */
function lettersIn(element: Element): number {
  let length = 0;
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isText(child)) length += child.data.trim().length;
    else if (isElement(child) && !SKIPPED.has(child.localName)) length += lettersIn(child);
  }
  return length;
}
