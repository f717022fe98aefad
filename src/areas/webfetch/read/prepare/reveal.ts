import { isElement, isText, SKIPPED } from '../page/elements.ts';

/** A hidden element with at least this share of the page's text is the page, which a script would have shown. */
const IS_THE_PAGE = 0.2;

/** React's calls that put a streamed part (`S:1`) in the place that waits for it: `$RC("B:1","S:1")`, `$RS("S:1","P:1")`. */
const PLACES_PART = /\$R[A-Z]\("([BPS]:[\w:-]{1,40})","([BPS]:[\w:-]{1,40})"/g;

/**
 * Shows what the page would show once its scripts have run, or where there are none: streamed parts in their places, `noscript` where it
 * outweighs the page, hidden elements where they are the page. What else is hidden goes. To be done while scripts and comments stand.
 */
export function revealHidden(document: Document): void {
  placeStreamedParts(document);
  openNoscript(document.body);
  dropHidden(document.body);
}

function placeStreamedParts(document: Document): void {
  const parts = [...document.querySelectorAll('[hidden][id^="S:"]')];
  if (!parts.length) return;
  const byId = new Map([...document.querySelectorAll('[id^="B:"],[id^="P:"]'), ...parts].map((one) => [one.id, one]));
  for (const script of document.querySelectorAll('script'))
    for (const [, one = '', other = ''] of (script.textContent ?? '').matchAll(PLACES_PART)) {
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

function openNoscript(body: Element): void {
  const closed = [...body.querySelectorAll('noscript')];
  const outside = closed.length ? lettersIn(body) : 0;
  const inside = closed.reduce((sum, one) => sum + lettersIn(one), 0);
  for (const noscript of closed) {
    if (inside > outside) noscript.replaceWith(...noscript.childNodes);
    else noscript.remove();
  }
}

// What a style sets aside may be the panel of a tab: whether it is content is the extraction's to say.
function dropHidden(body: Element): void {
  const hidden = [...body.querySelectorAll('[hidden]')].filter((one) => !/^(?:until-found|false)$/.test(one.getAttribute('hidden') ?? ''));
  const enough = hidden.length ? IS_THE_PAGE * lettersIn(body) : 0;
  for (const element of hidden) {
    const letters = lettersIn(element);
    if (letters > 0 && letters >= enough) element.removeAttribute('hidden');
    else element.remove();
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
