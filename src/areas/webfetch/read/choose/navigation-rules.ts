import { boxesWhere, countWords, tableAround } from './boxes.ts';
import { isProse } from './features/sums.ts';
import { linkShare } from './lean.ts';
import { isManual } from './manual-rules.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** What has more of the kept text than this is the page itself, or a menu that was never closed, unless so much of the menu is links. */
const MAX_SHARE = 0.5;
const MOSTLY_LINKS = 0.7;

const isMenu = ({ element }: Box): boolean => element.localName === 'nav';
/** Names of the links to the pages before and after in a manual; on other pages they say less. */
const PAGER = /(?:^|[\s_-])(?:nav-?(?:footer|header)|pager|pagination|prev-?next|breadcrumbs?)(?:$|[\s_-])/i;

/** Fewest links of a menu in a cell of a layout, beside the cell of the text. */
const LINKS_OF_A_CELL = 3;

/** Cells of layouts that are little but links, and stand beside one that holds a text: the menus of old pages. */
function menuCells(lines: readonly Line[]): Box[] {
  const within = ({ first, end }: Box) => lines.slice(first, end).filter((line) => line.size > 0);
  const cells = [...boxesWhere(lines, ({ element, parent }) => element.localName === 'td' && parent?.element.localName === 'tr')];
  const rowsOfText = new Set(cells.filter((cell) => within(cell).some(isProse)).map(({ parent }) => parent));
  return cells.filter((cell) => {
    const own = within(cell);
    const isLinks = own.reduce((sum, line) => sum + line.links, 0) >= LINKS_OF_A_CELL && linkShare(own) >= MOSTLY_LINKS;
    return isLinks && rowsOfText.has(cell.parent) && !own.some((line) => tableAround(line));
  });
}

/** Drops what stands in menus, and lists of the page's own sections with the heading over them: both only lead to what is read elsewhere. */
export function dropNavigation({ lines, hints, selected }: Selection): void {
  const all = countWords([...selected]);
  const dropBox = ({ first, end }: Box, isAnyShare = false): boolean => {
    const kept = lines.slice(first, end).filter((line) => selected.has(line));
    // a page that is nothing else is an index
    if (kept.length === 0 || kept.length === selected.size) return false;
    if (countWords(kept) > MAX_SHARE * all && !(isAnyShare && linkShare(kept) >= MOSTLY_LINKS)) return false;
    for (const line of kept) selected.delete(line);
    return true;
  };
  for (const menu of boxesWhere(lines, isMenu)) dropBox(menu, true);
  for (const pager of isManual(hints.url) ? boxesWhere(lines, ({ key }) => PAGER.test(key)) : []) dropBox(pager);
  for (const cell of menuCells(lines)) dropBox(cell);
  for (const list of listsOfSections(lines)) if (dropBox(list)) dropHeadingAbove(list, lines, selected);
}

const LIST = /^(?:ul|ol|div|aside|section|details)$/;
/** Fewest entries of a list of sections, and how many of its lines at least lead to a place on the page. */
const MIN_ENTRIES = 3;
const MOST = 0.7;

function listsOfSections(lines: readonly Line[]): Set<Box> {
  const count = (test: (line: Line) => boolean) => {
    const counts = new Float64Array(lines.length + 1);
    for (const [at, line] of lines.entries()) counts[at + 1] = (counts[at] ?? 0) + Number(line.size > 0 && test(line));
    return ({ first, end }: Box) => (counts[end] ?? 0) - (counts[first] ?? 0);
  };
  const [entries, leading] = [count(() => true), count(({ href }) => /^#./.test(href))];
  return boxesWhere(lines, (box) => LIST.test(box.element.localName) && entries(box) >= MIN_ENTRIES && leading(box) >= MOST * entries(box));
}

/** Longest heading over a list of sections, in words. */
const MAX_HEADING = 5;

/** Drops a heading such as "On this page", below which nothing else stands. */
function dropHeadingAbove({ first, end }: Box, lines: readonly Line[], selected: Set<Line>): void {
  const [above, below] = [wordedFrom(first - 1, -1, lines), wordedFrom(end, 1, lines)];
  if (above && above.level > 1 && above.size <= MAX_HEADING && (!below || below.level > 0)) selected.delete(above);
}

/** The first line with words from a place on, by steps. */
function wordedFrom(at: number, step: number, lines: readonly Line[]): Line | undefined {
  let place = at;
  while (lines[place]?.size === 0) place += step;
  return lines[place];
}
