import { boxesWhere, isMostlyLinks } from './boxes.ts';
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

/** Whether a list of terms has one value for each. */
function isList(list: Box, lines: readonly Line[]): boolean {
  const own = lines.slice(list.first, list.end).filter(({ size }) => size > 0);
  const names = own.filter((line) => isIn(line, 'dt', list)).length;
  return names >= MIN_ROWS && 2 * names === own.length && !isMostlyLinks(own);
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
