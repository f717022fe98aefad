import { boxesWhere } from './boxes.ts';
import { NAME_FAMILIES } from './features/families.ts';
import { isProduct } from './features/page.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** Fewest rows of a table of details, and the share of them that are a name and its value. */
const MIN_ROWS = 2;
const MOST_ROWS = 0.7;
/** Families of boxes whose tables are no details: carts, cookies, links. */
const ELSEWHERE = (['nav', 'foot', 'consent'] as const).map((family) => NAME_FAMILIES.indexOf(family));

/** Keeps the tables of names and values that follow a product's name: what it weighs, who makes it. */
export function keepDetails({ lines, hints, selected }: Selection): void {
  const name = isProduct(hints) ? lines.findIndex((line) => line.level === 1 && selected.has(line)) : -1;
  if (name < 0) return;
  for (const table of boxesWhere(lines, (box) => box.table === 'data' && box.first > name))
    if (isDetails(table, lines) && !ELSEWHERE.some((family) => (table.nearest[family] ?? -1) >= 0))
      for (const line of lines.slice(table.first, table.end)) selected.add(line);
}

function isDetails(table: Box, lines: readonly Line[]): boolean {
  const own = lines.slice(table.first, table.end);
  const rows = [...boxesWhere(own, ({ element, parent }) => element.localName === 'tr' && isWithin(parent, table))];
  const pairs = rows.filter(
    ({ first, end }) => lines.slice(first, end).filter(({ size, linked, weight }) => size > 0 && linked < weight).length === 2,
  );
  return rows.length >= MIN_ROWS && pairs.length >= MOST_ROWS * rows.length;
}

const isWithin = (box: Box | null, table: Box): boolean => box === table || box?.parent === table;
