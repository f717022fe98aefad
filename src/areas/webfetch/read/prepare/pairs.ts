import { findNamed, hasText, isElement, isText, isWithin, plainText, rename, SKIPPED } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Set on each row of a name and its value that stand side by side in boxes, or on both: the number of their list, and DETAIL if it says that it holds such. */
export const PAIR = 'data-pair';
const DETAIL = 'detail';
/** Whether what was marked so is a detail by what its list says of itself. */
export const isDetail = (pair: string): boolean => pair.endsWith(DETAIL);
/** Set on the two parts of a row. */
const PART = 'data-pair-part';

/** Fewest pairs of a list, and of one that says that it holds details. */
const MIN_PAIRS = 3;
const MIN_DETAILS = 2;
/** Longest name and value, in characters: longer ones are texts with a heading. */
const MAX_NAME = 40;
const MAX_VALUE = 120;
/** How many boxes deep the two parts of a pair may stand in boxes of their own. */
const MAX_WRAPPERS = 3;

/** Boxes whose pairs are no details of what the page is about. */
const ELSEWHERE = 'nav footer form table pre p a button dl select'.split(' ');
const ELSEWHERE_BY_NAME =
  /(?:^|[\s_-])(?:reviews?|ratings?|comments?|cart|basket|checkout|related|similar|recommend\w*|menu|nav\w*|footer|breadcrumbs?|cookies?|consent|modal)(?:$|[\s_-])/i;
/** Names of boxes and headings that say that details stand in them. */
const DETAILS = /spec|attribut|detail|propert|param|technical|fact-?box|\bfacts\b|key-?value|\binfo/i;
/** What neither part of a pair is or holds: it is a card, or a part of a form. */
const NO_PART: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 table form input select textarea pre ul ol dl button label'.split(' '));
const NO_HEADING: ReadonlySet<string> = new Set('table form ul ol dl p'.split(' '));
const NO_NAME: ReadonlySet<string> = new Set(['a', 'img', 'time', ...NO_PART]);

interface Pair {
  /** What holds both; of stripes the name itself. */
  row: Element;
  name: Element;
  value: Element;
}

/** Marks names and values that stand side by side in boxes, of one template: what a product weighs, when a bridge was built. */
export function markPairs({ named }: Page): void {
  let lists = 0;
  for (const box of named('div', 'section', 'article', 'ul', 'ol')) {
    if (!box.firstElementChild?.nextElementSibling) continue;
    const children = [...box.children].filter(hasText);
    const found = [...rowsOf(children), stripesOf(children)].filter((pairs) => pairs.length >= MIN_DETAILS);
    if (found.length === 0 || isElsewhere(box)) continue;
    const isNamed = saysDetails(box);
    for (const pairs of found) {
      if (pairs.length < (isNamed ? MIN_DETAILS : MIN_PAIRS) || !areAlike(pairs) || !(isNamed || areApart(pairs))) continue;
      lists += 1;
      for (const { row, name, value } of pairs) {
        for (const one of row === name ? [name, value] : [row]) one.setAttribute(PAIR, `${lists}${isNamed ? ` ${DETAIL}` : ''}`);
        name.setAttribute(PART, 'name');
        value.setAttribute(PART, 'value');
      }
    }
  }
}

const keyOf = (element: Element) => `${element.localName} ${(element.getAttribute('class') ?? '').replace(/\d+/g, '')}`;

/** Rows of one template that follow each other. */
function rowsOf(children: readonly Element[]): Pair[][] {
  const lists: Pair[][] = [];
  let before = '';
  for (const row of children.flatMap(columnsOf)) {
    const pair = pairIn(row);
    const key = pair ? [row, pair.name, pair.value].map(keyOf).join('|') : '';
    if (pair && key === before) lists.at(-1)?.push(pair);
    else if (pair) lists.push([pair]);
    before = key;
  }
  return lists;
}

/** The columns of a row that holds several pairs side by side, else the row itself. */
function columnsOf(row: Element): Element[] {
  const columns = [...row.children].filter(hasText);
  return columns.length > 1 && columns.every(pairIn) ? columns : [row];
}

/** Names and values that follow each other in one box, by two templates in turn. */
function stripesOf(children: readonly Element[]): Pair[] {
  const [first, second] = children;
  if (!first || !second || children.length % 2 !== 0 || keyOf(first) === keyOf(second)) return [];
  const pairs: Pair[] = [];
  for (let at = 0; at < children.length; at += 2) {
    const [name, value] = [children[at] as Element, children[at + 1] as Element];
    if (keyOf(name) !== keyOf(first) || keyOf(value) !== keyOf(second) || !isPair(name, value)) return [];
    pairs.push({ row: name, name, value });
  }
  return pairs;
}

/** The name and the value that a row consists of. */
function pairIn(row: Element): Pair | undefined {
  for (let box = row, steps = 0; steps <= MAX_WRAPPERS; steps++) {
    if ([...box.childNodes].some((node) => isText(node) && /[\p{L}\p{N}]/u.test(node.data))) return undefined;
    const [name, value, more] = [...box.children].filter(hasText);
    if (!name || more) return undefined;
    if (value) return isPair(name, value) && !pairIn(name) ? { row, name, value } : undefined;
    box = name;
  }
  return undefined;
}

function isPair(name: Element, value: Element): boolean {
  const [said, given] = [shortText(name, MAX_NAME, NO_NAME), shortText(value, MAX_VALUE, NO_PART)];
  return said !== undefined && given !== undefined && /\p{L}/u.test(said) && !/[.!?]$/.test(said) && !/[^.]{40}[.!?]$/.test(given);
}

/** The text of an element that is no longer than that and holds none of these; it looks no further than that. */
function shortText(element: Element, most: number, without: ReadonlySet<string>): string | undefined {
  const pieces: string[] = [];
  let left = 2 * most;
  const gather = (one: Element): boolean => {
    if (without.has(one.localName)) return false;
    for (let child = one.firstChild; child; child = child.nextSibling) {
      if (isText(child)) {
        const words = child.data.trim();
        left -= words.length;
        pieces.push(child.data);
      } else if (isElement(child) && !SKIPPED.has(child.localName) && !gather(child)) return false;
      if (left < 0) return false;
    }
    return true;
  };
  const text = gather(element) ? pieces.join('').replace(/\s+/g, ' ').trim() : '';
  return text === '' || text.length > most ? undefined : text;
}

/** Whether the names are different ones, and the values not one and the same, or the names again. */
function areAlike(pairs: readonly Pair[]): boolean {
  const [names, values] = [pairs.map(({ name }) => plainText(name)), pairs.map(({ value }) => plainText(value))];
  return new Set(names).size === pairs.length && new Set(values).size > 1 && !values.some((value, at) => value === names[at]);
}

/** Whether names and values differ by their elements or a colon. */
const areApart = ([first, ...others]: readonly Pair[]) =>
  first !== undefined &&
  (keyOf(first.name) !== keyOf(first.value) || [first, ...others].every(({ name }) => plainText(name).endsWith(':')));

function isElsewhere(box: Element): boolean {
  if (ELSEWHERE.includes(box.localName) || isWithin(box, ...ELSEWHERE)) return true;
  for (let one: Element | null = box; one && one.localName !== 'body'; one = one.parentElement)
    if (ELSEWHERE_BY_NAME.test(`${one.getAttribute('class') ?? ''} ${one.id}`)) return true;
  return false;
}

/** Whether a box, one around it or the heading or button before it says that it holds details. */
function saysDetails(box: Element): boolean {
  for (let one: Element | null = box, steps = 0; one && steps <= MAX_WRAPPERS; one = one.parentElement, steps++) {
    if (DETAILS.test(`${one.getAttribute('class') ?? ''} ${one.id}`)) return true;
    const before = one.previousElementSibling;
    if (before && DETAILS.test(shortText(before, MAX_NAME, NO_HEADING) ?? '')) return true;
  }
  return false;
}

/** Writes the pairs that are left as tables of two columns, so that each name keeps its value. */
export function writePairs(content: Element): void {
  const lists = Map.groupBy(
    findNamed(content, 'div', 'section', 'article', 'li', 'span', 'p', 'b', 'strong', 'em', 'i', 'h5', 'h6').filter(
      (one) => one.hasAttribute(PAIR) && one.getAttribute(PART) !== 'value',
    ),
    (row) => row.getAttribute(PAIR),
  );
  for (const rows of lists.values()) {
    const [first] = rows;
    const cells = rows.map(partsOf);
    if (!first || rows.length < 2 || cells.some((parts) => parts.length !== 2)) continue;
    const list = first.parentElement;
    const table = content.ownerDocument.createElement('table');
    first.before(table);
    for (const parts of cells) table.append(asRow(parts));
    for (const row of rows) row.remove();
    if (list && /^[uo]l$/.test(list.localName)) list.children.length === 1 ? list.replaceWith(table) : rename(list, 'div');
  }
}

/** The name and the value of a row, where both are left. */
function partsOf(row: Element): Element[] {
  if (row.getAttribute(PART) === 'name') return [row, row.nextElementSibling].filter((part) => part?.hasAttribute(PART)) as Element[];
  return [...row.querySelectorAll(`[${PART}]`)];
}

function asRow(parts: readonly Element[]): Element {
  const [name, value] = parts.map((part, at) => {
    const cell = part.ownerDocument.createElement(at === 0 ? 'th' : 'td');
    cell.append(...part.childNodes);
    part.remove();
    return cell;
  });
  const row = (name as Element).ownerDocument.createElement('tr');
  row.append(name as Element, value as Element);
  return row;
}
