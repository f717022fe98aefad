import { isDetail } from '../prepare/pairs.ts';
import { boxesWhere, countWords, isBetweenText, isMostlyLinks, outermost } from './boxes.ts';
import { NAME_FAMILIES } from './features/families.ts';
import { isProduct } from './features/page.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** Fewest rows of a table of details, and the share of them that are alike: a name and its values. */
const MIN_ROWS = 2;
const MOST_ROWS = 0.7;
/** Families of boxes whose tables are no details, and names of those that are about buying. */
const ELSEWHERE = (['nav', 'foot', 'consent'] as const).map((family) => NAME_FAMILIES.indexOf(family));
const BUYING = /cart|basket|checkout|shipping|delivery|cookie|(?:^|[\s_-])orders?(?:$|[\s_-])/i;

/** Keeps the tables and lists of names and values that follow a product's name: what it weighs, who makes it, how it compares. */
export function keepDetails({ lines, hints, selected }: Selection): void {
  const name = isProduct(hints) ? lines.findIndex((line) => line.level === 1 && selected.has(line)) : -1;
  if (name < 0) return;
  for (const box of boxesWhere(lines, ({ table, element, first }) => first > name && (table === 'data' || element.localName === 'dl')))
    if ((box.table ? isTable(box, lines) : isList(box, lines)) && !isElsewhere(box))
      for (const line of lines.slice(box.first, box.end)) selected.add(line);
  for (const box of boxesWhere(lines, ({ pair, first }) => first > name && isDetail(pair)))
    if (!isElsewhere(box)) for (const line of lines.slice(box.first, box.end)) selected.add(line);
}

/** Longest list of pairs that is kept by its place alone, in words. */
const MAX_PAIRS = 150;

/** Keeps names beside their values between kept text, and each beside the other: some without the others say something else. */
export function keepPairs({ lines, selected }: Selection): void {
  for (const row of boxesWhere(lines, ({ pair }) => pair !== '')) {
    const both = lines.slice(row.first, row.end);
    if (both.some((line) => selected.has(line))) for (const line of both) selected.add(line);
  }
  const lists = Map.groupBy(
    boxesWhere(lines, ({ pair }) => pair !== ''),
    ({ pair }) => pair,
  );
  for (const boxes of lists.values()) {
    const [first] = boxes;
    const [begin, end] = [Math.min(...boxes.map((box) => box.first)), Math.max(...boxes.map((box) => box.end))];
    const all = lines.slice(begin, end);
    if (!first || countWords(all) > MAX_PAIRS || isMostlyLinks(all)) continue;
    if (isBetweenText(outermost({ ...first, first: begin, end }), lines, selected)) for (const line of all) selected.add(line);
  }
}

function isTable(table: Box, lines: readonly Line[]): boolean {
  const own = lines.slice(table.first, table.end);
  const rows = [...boxesWhere(own, ({ element, parent }) => element.localName === 'tr' && isWithin(parent, table))];
  const worded = rows.map(({ first, end }) => lines.slice(first, end).filter(({ text, picture }) => text !== '' || picture).length);
  const columns = Math.max(...worded);
  const full = worded.filter((cells) => cells >= 2 && cells >= columns - 1).length;
  return rows.length >= MIN_ROWS && columns <= MAX_COLUMNS && full >= MOST_ROWS * rows.length && !isMostlyLinks(own);
}

/** Most columns of a comparison of products or sizes. */
const MAX_COLUMNS = 6;

/** Most values of a name, of all names on average. */
const MAX_VALUES = 3;

/** Whether a list of terms has values for each. */
function isList(list: Box, lines: readonly Line[]): boolean {
  const own = lines.slice(list.first, list.end).filter(({ size }) => size > 0);
  const isName = own.map((line) => isIn(line, 'dt', list));
  const names = isName.filter(Boolean).length;
  const isEach = isName.every((name, at) => !name || isName[at + 1] === false);
  return names >= MIN_ROWS && isEach && own.length <= (1 + MAX_VALUES) * names && !isMostlyLinks(own);
}

function isIn(line: Line, name: string, list: Box): boolean {
  for (let box: Box | null = line.box; box && box !== list; box = box.parent) if (box.element.localName === name) return true;
  return false;
}

const isWithin = (box: Box | null, table: Box): boolean => box === table || box?.parent === table;

function isElsewhere(table: Box): boolean {
  for (let box: Box | null = table; box; box = box.parent) if (BUYING.test(box.key)) return true;
  return ELSEWHERE.some((family) => (table.nearest[family] ?? -1) >= 0);
}
