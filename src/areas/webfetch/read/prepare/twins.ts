import { isElement, plainText } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Elements within a line. */
const INLINE: ReadonlySet<string> = new Set('span b i em strong small sup sub abbr bdi label'.split(' '));

/** Longest text within a line that a style hides for good, such as the key by which a column is sorted; a longer one is opened. In characters. */
const MAX_HIDDEN = 40;

/**
 * Removes what a page says twice, once for the eye and once for the ear: an element hidden from readers aloud beside one with the same words. And
 * short texts within a line that a style does not show.
 */
export function dropTwins(page: Page): void {
  for (const element of page.named(...INLINE)) {
    if (
      element.getAttribute('aria-hidden') === 'true' &&
      [element.previousSibling, element.nextSibling].some((one) => saysSame(one, element))
    )
      element.remove();
    else if (isUndrawn(element)) {
      page.hidden += (element.textContent ?? '').trim().length;
      element.remove();
    }
  }
}

function saysSame(other: Node | null, element: Element): boolean {
  const said = bare(element);
  return other !== null && isElement(other) && said !== '' && bare(other) === said;
}

const bare = (node: Node) => plainText(node).replace(/ /g, '');

const isUndrawn = (element: Element): boolean =>
  /(?:^|;)\s*display\s*:\s*none/i.test(element.getAttribute('style') ?? '') &&
  !element.hasAttribute('id') &&
  !element.firstElementChild &&
  (element.textContent ?? '').trim().length <= MAX_HIDDEN;
