import { isElement, isText, SKIPPED } from '../page/elements.ts';
import type { Page } from './page.ts';

/** A hidden element with at least this share of the page's text is the page, which a script would have shown. */
const IS_THE_PAGE = 0.2;

/** React's calls that put a streamed part (`S:1`) in the place that waits for it: `$RC("B:1","S:1")`, `$RS("S:1","P:1")`. */
const PLACES_PART = /\$R[A-Z]\("([BPS]:[\w:-]{1,40})","([BPS]:[\w:-]{1,40})"/g;

/** Puts streamed parts in their places. To be done while scripts and comments stand. */
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

/** What stands in for the part until it comes, up to the comment `/$`. */
function dropFallback(waiting: Element): void {
  let depth = 0;
  for (let next = waiting.nextSibling; next; next = waiting.nextSibling) {
    const mark = next.nodeType === 8 ? (next as Comment).data : '';
    if (/^\$[?!]?$/.test(mark)) depth++;
    if (mark === '/$' && depth-- === 0) return;
    next.remove();
  }
}

/** A `noscript` of fewer letters that names JavaScript only asks for it. */
const LETTERS_OF_A_DEMAND = 200;

/** Opens every `noscript` where together they hold more than the rest of the page, and more than a demand for JavaScript; else they go. */
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

/** Drops what is hidden, and shows it where it is the page. What a style sets aside may be the panel of a tab: that is the choice's to say. */
export function dropHidden({ body }: Page): void {
  const hidden: Element[] = [];
  collectHidden(body, hidden);
  const enough = hidden.length ? IS_THE_PAGE * lettersIn(body) : 0;
  for (const element of hidden) {
    const letters = lettersIn(element);
    if (letters > 0 && letters >= enough) element.removeAttribute('hidden');
    else element.remove();
  }
}

function collectHidden(parent: Element, hidden: Element[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    if (child.hasAttribute('hidden') && !/^(?:until-found|false)$/.test(child.getAttribute('hidden') ?? '')) hidden.push(child);
    collectHidden(child, hidden);
  }
}

/** Length of an element's readable text without what it skips; of a `noscript` itself, its own. */
function lettersIn(element: Element): number {
  let length = 0;
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isText(child)) length += child.data.trim().length;
    else if (isElement(child) && !SKIPPED.has(child.localName)) length += lettersIn(child);
  }
  return length;
}
