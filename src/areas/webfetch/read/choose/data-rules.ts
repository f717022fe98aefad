import { DISPLAY_CLASS } from '../prepare/formulas.ts';
import { boxOfMore, isInside } from './boxes.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

const CONTACT =
  /^(?:(?:e-?mail|phone|tel|fax|mobile|call|whatsapp|ईमेल|फ़ोन|फोन)\b[\s.:]*)?(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?[\d\s()./-]{7,20}\d)$/i;
const HOURS = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b).*\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?\s*(?:-|–|to)\s*\d/i;
/** The time of an entry in a log. */
const TIME = /^\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?(?:\s*(?:ist|utc|gmt|hrs?\.?))?$/i;
const MAX_CONTACT = 14;

/** Keeps lines that are a formula, an e-mail address, a telephone number, an address, a time or opening hours, next to kept text of their box. */
export function keepShortData({ lines, selected }: Selection): void {
  const worded = lines.filter((line) => line.size > 0);
  keepFormulas(worded, selected);
  const contacts = new Set(worded.filter((line) => line.size <= MAX_CONTACT && isContact(line)));
  const around = new Set([...contacts].map(({ box }) => listAround(box)));
  const lists = new Set([...around].filter((list) => isOwnList(list, lines, contacts)));
  for (const [at, line] of worded.entries()) {
    if (selected.has(line) || !contacts.has(line)) continue;
    const list = listAround(line.box);
    const outer = boxOfMore(list && lists.has(list) ? list : line.box);
    const beside = [worded[at - 1], worded[at + 1]].some((other) => other && selected.has(other) && isInside(other.box, outer));
    if (beside) selected.add(line);
  }
}

function listAround(box: Box): Box | null {
  let list: Box | null = box;
  while (list && !/^[uod]l$/.test(list.element.localName)) list = list.parent;
  return list;
}

/** Whether all entries of a list are contacts, and it is not all that stands in a foot or beside the text. */
function isOwnList(list: Box | null, lines: readonly Line[], contacts: ReadonlySet<Line>): boolean {
  if (!list || lines.slice(list.first, list.end).some((line) => line.size > 0 && !contacts.has(line))) return false;
  const outer = boxOfMore(list);
  for (let one = list.parent; one && one !== outer; one = one.parent)
    if (/^(?:footer|aside|nav|header)$/.test(one.element.localName)) return false;
  return true;
}

const NUMBER = /^\(?\d{1,3}(?:\.\d{1,3})*[a-z]?\)?$/;

/** Keeps a formula beside kept text, with its number, which may stand in a cell of its own. */
function keepFormulas(worded: readonly Line[], selected: Set<Line>): void {
  const isNumber = (line: Line | undefined) => line !== undefined && NUMBER.test(line.text);
  for (const [at, line] of worded.entries()) {
    if (!isFormula(line)) continue;
    const [before, after] = [-1, 1].map((step) => worded[isNumber(worded[at + step]) ? at + 2 * step : at + step]);
    if (!selected.has(line) && ![before, after].some((other) => other && selected.has(other))) continue;
    const outer = boxOfMore(line.box);
    for (const part of [worded[at - 1], line, worded[at + 1]])
      if (part && (part === line || (isNumber(part) && isInside(part.box, outer)))) selected.add(part);
  }
}

const isFormula = ({ box, text }: Line) => box.key === `div ${DISPLAY_CLASS}` || /^\$[^$]+\$$/.test(text);

const isContact = ({ href, text, box }: Line) =>
  /^(?:mailto|tel):/i.test(href) || CONTACT.test(text) || HOURS.test(text) || TIME.test(text) || box.element.localName === 'address';
