import { bareText, isElement, isText } from '../page/elements.ts';
import { listBlocks } from './blocks.ts';
import { linkDensity, NOTHING, type Size } from './measure.ts';

/** Text with a greater part in links is left out for a reason. */
const MOST_LINKS = 0.3;

/** A list with less text is a row of buttons. Weighted characters. */
const SHORTEST_LIST = 20;

/** A part of the text with less prose is a box beside it. Weighted characters. */
const SHORTEST_CHAPTER = 150;

/** The page's elements in document order, their sizes, and the attribute under which each, and each copy of it, carries its place in that order. */
export interface Page {
  elements: readonly Element[];
  sizes: ReadonlyMap<Element, Size>;
  mark: string;
}

/**
 * Puts back what extraction drops from within the text because it judges by counts of pictures, commas and classes, which recipes,
 * instructions and lists of places fail: lists, paragraphs, and the headings over what stayed. Changes the content.
 */
export function restoreLost(content: Element, page: Page): void {
  const { elements, mark } = page;
  const placeOf = (element: Element) => Number(element.getAttribute(mark) ?? -1);
  const kept = new Map([...content.querySelectorAll(`[${mark}]`)].map((copy) => [placeOf(copy), copy]));
  const places = [...kept.keys()].sort((one, other) => one - other);
  const texts = places.filter((place) => TEXT.test(elements[place]?.localName ?? ''));
  const [first, last] = [elements[texts[0] ?? -1], elements[texts.at(-1) ?? -1]];
  if (!first || !last) return;
  const held = new Set(linesOf(content));
  const chapter = commonParent(first, last);
  const others = new Set(chapter ? otherChapters(chapter, page).filter((one) => !kept.has(placeOf(one))) : []);
  const whole = others.size ? chapter?.parentElement : chapter;
  const [from, to] = whole ? [placeOf(whole) + 1, placeOf(lastIn(whole))] : [placeOf(first), placeOf(last)];
  // before the first paragraph it may be a byline, save where chapters or code stand there
  const isLost = (element: Element, place: number) =>
    others.has(element) ||
    isHeading(element, page) ||
    (isProse(element, page) && (others.size > 0 || place > placeOf(first) || element.localName === 'pre'));

  let next = 0;
  for (let place = from; place <= to; place++) {
    while ((places[next] ?? Infinity) < place) next++;
    const element = elements[place];
    if (!element || !isLost(element, place)) continue;
    const end = placeOf(lastIn(element));
    if ((places[next] ?? Infinity) <= end || linesOf(element).every((line) => held.has(line))) continue;
    if (isHeading(element, page) && !standsOverText(end)) continue;
    const copy = content.ownerDocument.importNode(element, true);
    const before = kept.get(places[next] ?? -1);
    const home = element.parentElement && kept.get(placeOf(element.parentElement));
    if (home && opensItsParent(element)) home.prepend(copy);
    else if (before) outermostAfter(before, place).before(copy);
    else content.append(copy);
    place = Math.max(place, end);
  }

  /** Text that stays, or comes back, follows at once. */
  function standsOverText(end: number): boolean {
    const after = elements[end + 1];
    return after !== undefined && (kept.has(end + 1) || isProse(after, page));
  }

  /** The outermost of the kept elements around `element` that begins after `place`. */
  function outermostAfter(element: Element, place: number): Element {
    let outer = element;
    while (outer.parentElement && outer.parentElement !== content && placeOf(outer.parentElement) > place) outer = outer.parentElement;
    return outer;
  }
}

/** The lines of an element, bare, so that the same one is found again under other marks. */
const linesOf = (element: Element): string[] =>
  listBlocks(element)
    .map(({ text }) => bareText(text))
    .filter(Boolean);

const TEXT = /^(?:p|li|h[2-6]|blockquote|pre)$/;

const isHeading = (element: Element, { sizes }: Page) => /^h[2-6]$/.test(element.localName) && sizes.get(element)?.links === 0;

/** A paragraph or a list that holds words of its own. */
function isProse(element: Element, { sizes }: Page): boolean {
  const size = sizes.get(element) ?? NOTHING;
  if (linkDensity(size) > MOST_LINKS) return false;
  if (element.localName === 'p') return size.prose > 0 && !element.closest('figure,[class*=caption]');
  if (element.localName === 'pre') return true;
  return /^(?:ul|ol|dl|blockquote)$/.test(element.localName) && size.text > SHORTEST_LIST && !isGallery(element);
}

/** Elements beside a chapter that are like it by name and class and hold sentences: extraction keeps the one that weighs most. */
function otherChapters(chapter: Element, { sizes }: Page): Element[] {
  const name = chapter.getAttribute('class') ?? '';
  if (!(chapter.localName === 'section' || name)) return [];
  return [...(chapter.parentElement?.children ?? [])].filter((one) => {
    const size = sizes.get(one) ?? NOTHING;
    const alike = one !== chapter && one.localName === chapter.localName && (one.getAttribute('class') ?? '') === name;
    return alike && size.prose >= SHORTEST_CHAPTER && linkDensity(size) <= MOST_LINKS && !one.querySelector('h1');
  });
}

/** Most entries begin with a picture, so that their words are captions. */
function isGallery(list: Element): boolean {
  const entries = [...list.children];
  return entries.filter(beginsWithPicture).length > entries.length / 2;
}

function beginsWithPicture(element: Element): boolean {
  for (const node of element.childNodes) {
    if (isText(node) && node.data.trim()) return false;
    if (isElement(node)) return /^(?:img|picture|figure)$/.test(node.localName) || beginsWithPicture(node);
  }
  return false;
}

function opensItsParent(element: Element): boolean {
  let before = element.previousSibling;
  while (before && !(before.textContent ?? '').trim()) before = before.previousSibling;
  return !before;
}

function lastIn(element: Element): Element {
  let last = element;
  while (last.lastElementChild) last = last.lastElementChild;
  return last;
}

/** The innermost element around both; null where only the body is. */
function commonParent(one: Element, other: Element): Element | null {
  let common: Element | null = one;
  while (common && !common.contains(other)) common = common.parentElement;
  return common?.localName === 'body' ? null : common;
}
