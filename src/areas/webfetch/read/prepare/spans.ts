import { findNamed, isElement, isWithin } from '../page/elements.ts';
import type { Page } from './page.ts';

const INLINE: readonly string[] = ['a', 'span', 'time', 'small', 'label'];

/** Separates words in adjacent elements that a style would draw apart: a name and a price, a member and a rank. */
export function partWords({ named }: Page): void {
  for (const element of named(...INLINE)) {
    const next = element.nextSibling;
    if (!next || !isElement(next) || !INLINE.includes(next.localName) || element.firstElementChild || next.firstElementChild) continue;
    const [before, after] = [element.textContent ?? '', next.textContent ?? ''];
    const apart = before.length > 1 && after.length > 1 && /[\p{L}\p{N}]$/u.test(before) && /^[\p{Lu}\p{N}₹$€£]/u.test(after);
    if (apart && !isWithin(element, 'pre', 'code')) element.after(' ');
  }
  for (const first of namesOfKinds(named('span'))) first.after(' ');
}

/** Fewest names that have the kind of each beside them. */
const MIN_NAMES = 3;

/**
 * The first of two elements that are all of their box, where several boxes have such: a name and its kind, such as `amount` and `integer`. Parts of one
 * word, as in the name of a brand, are the same each time.
 */
function namesOfKinds(spans: readonly Element[]): Element[] {
  const pairs = Map.groupBy(
    spans.filter((first) => {
      const next = first.nextSibling;
      const isPair = next && isElement(next) && next.localName === 'span' && !first.previousSibling && !next.nextSibling;
      if (!isPair || !isShallow(first) || !isShallow(next) || isWithin(first, 'pre', 'code')) return false;
      return /\p{L}{2}$/u.test(first.textContent ?? '') && /^\p{Ll}{2}/u.test(next.textContent ?? '');
    }),
    (first) => [first, first.nextElementSibling].map((one) => one?.getAttribute('class') ?? '').join('|'),
  );
  return [...pairs].flatMap(([classes, firsts]) => {
    const [names, kinds] = [firsts, firsts.map((first) => first.nextElementSibling as Element)].map(
      (all) => new Set(all.map((one) => one.textContent)),
    );
    const [own, other] = classes.split('|');
    return own && other && own !== other && (names?.size ?? 0) >= MIN_NAMES && (kinds?.size ?? 0) > 1 ? firsts : [];
  });
}

/** Whether an element has no elements but one around all of it. */
const isShallow = ({ firstElementChild }: Element): boolean =>
  !firstElementChild?.firstElementChild && !firstElementChild?.nextElementSibling;

/** Fewest links in a card that opens over a name in a sentence, and fewest letters in them. */
const MIN_LINKS = 3;
const MIN_CARD_LENGTH = 120;

/** Removes cards that open over a name in a sentence: nothing but consecutive links, where a sentence would have words between. */
export function dropLinkCards({ named }: Page): void {
  for (const box of named('span')) {
    const links = box.firstElementChild ? findNamed(box, 'a') : [];
    if (links.length < MIN_LINKS || !isWithin(box, 'p')) continue;
    const letters = (box.textContent ?? '').trim().length;
    const linked = links.reduce((sum, link) => sum + (link.textContent ?? '').length, 0);
    if (letters > MIN_CARD_LENGTH && linked > 0.95 * letters) innermostCard(box).remove();
  }
}

/** The innermost element in `box` that holds all its links except the name itself. */
function innermostCard(box: Element): Element {
  const links = box.getElementsByTagName('a').length;
  const inner = [...box.children].find((child) => {
    const own = child.getElementsByTagName('a').length;
    return own >= links - 1 && own >= MIN_LINKS;
  });
  return inner ? innermostCard(inner) : box;
}
