import type { Row, Segment } from './layout.ts';
import type { Bar } from './rules.ts';

/** Largest distance between a table's lines, relative to the font size. */
const NEXT_ROW = 3.2;
/** A line this close below another, with an empty first column, continues its cells. */
const SAME_ROW = 1.5;
/** The same where lines within a cell are clearly closer than rows are. */
const SAME_CELL = 2;
/** Most columns of a table. */
const MAX_COLUMNS = 40;

interface Column {
  x: number;
  right: number;
}

/** The table that starts at a line, if its columns are clear: its cells, and where it ends. */
export function takeTable(rows: readonly Row[], first: number, bars: readonly Bar[] = []): { cells: string[][]; end: number } | undefined {
  // a cell in the first line may begin above it
  const isAbove = !isBroad(rows[first]) && isBroad(rows[first + 1]) && distance(rows[first], rows[first + 1]) < SAME_ROW;
  if (!isBroad(rows[first]) && !isAbove) return undefined;
  let end = first + 1;
  while (
    end < rows.length &&
    isNear(rows[end - 1], rows[end]) &&
    (isBroad(rows[end]) || (isBroad(rows[end + 1]) && isNear(rows[end], rows[end + 1])))
  )
    end++;
  const columns = joinHeads(columnsIn(rows.slice(first, end)), rows.slice(first, end));
  if (columns.length < 2 || columns.length > MAX_COLUMNS) return undefined;
  if (isAbove && !isWithin(rows[first], columns)) return undefined;
  // the last cell may continue below the last line, that of the first column if others of it do
  const within = firstGoesOn(rows.slice(first, end), columns);
  while (end < rows.length) {
    const gap = distance(rows[end - 1], rows[end]);
    if (!(gap < SAME_ROW && isWithin(rows[end], columns)) && !(gap < 1.1 * within && isInFirst(rows[end], columns))) break;
    end++;
  }
  const cells = joinRows(rows.slice(first, end), columns, bars);
  const full = cells.filter((texts) => texts.filter(Boolean).length >= Math.max(2, columns.length / 2)).length;
  const isClear = full >= (columns.length > 2 ? 2 : 3) && full >= 0.6 * cells.length;
  // list markers are not a column
  const isList = cells.every(([mark = '']) => /^(?:[^\p{L}\p{N}]|\(?[\p{L}\d]{1,3}[.)])$/u.test(mark));
  return isClear && !isList ? { cells: cells.map((row) => row.map(withoutLeader)), end } : undefined;
}

/** Where dots lead from a name to its number: the pattern takes the square of what it looks at. In letters. */
const MAX_LEADER = 400;
const withoutLeader = (text: string): string =>
  text.slice(0, -MAX_LEADER) +
  text
    .slice(-MAX_LEADER)
    .replace(/(?:\s[.…·]|[.…·]{5})(?:\s?[.…·]){4,}$/, '')
    .trimEnd();

/** From this share of lines with a drawn line between them on, the drawn lines tell the rows. */
const RULED = 0.3;

/**
 * Joins lines into rows of cells. Where lines are drawn between the rows, these tell; else lines within a cell are closer than rows, if there
 * is a difference, and do not all fill every column. A line with an amount of its own begins a row, with a name of its own
 * also where no line is drawn above it.
 */
function joinRows(rows: readonly Row[], columns: readonly Column[], bars: readonly Bar[]): string[][] {
  const gaps = rows.slice(1).map((row, at) => distance(rows[at], row));
  const least = Math.min(...gaps);
  const isClose = Math.max(...gaps) > 1.25 * least && least < SAME_ROW ? (gap: number) => gap < 1.15 * least : undefined;
  const isWider = least >= SAME_ROW && least < SAME_CELL && Math.max(...gaps) > 1.25 * least;
  const parted = rows.slice(1).map((row, at) => isBarBetween(rows[at] as Row, row, bars));
  const isRuled = parted.filter(Boolean).length >= Math.max(1, RULED * parted.length);
  const cells: string[][] = [];
  for (const [at, row] of rows.entries()) {
    const texts = columns.map(() => '');
    for (const segment of at === 0 ? row.flatMap((one) => partNames(one, columns)) : row) {
      const place = columnOf(segment, columns);
      texts[place] = `${texts[place]} ${segment.text}`.trim();
    }
    const last = cells.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    const isPart = (texts.includes('') || last?.includes('')) && !texts.some(isAmount);
    // accounts have lines below their head and around their totals alone
    const isOwn = texts[0] !== '' && texts.slice(1).some(isAmount) && last?.slice(1).some(isAmount);
    // wide lines of a cell, whose rows are further apart
    const isWide = texts[0] === '' && isPart && isWider && gap < 1.1 * least;
    const goesOn = isRuled
      ? !parted[at - 1] && gap < SAME_ROW && !isOwn
      : isClose
        ? isPart && isClose(gap)
        : isWide || (texts[0] === '' && gap < SAME_ROW);
    if (last && goesOn) for (const [place, text] of texts.entries()) last[place] = `${last[place]} ${text}`.trim();
    else cells.push(texts);
  }
  return cells;
}

/** A number that is all of its cell. */
const AMOUNT = /^(?:(?:rs\.?|₹|\$|€|£)\s*)?[-+(]?\d[\d,.]*\)?%?$/i;
const isAmount = (text: string) => AMOUNT.test(text);

/** Whether a line is drawn between two lines of a table, along at least half of the lower one. */
function isBarBetween(above: Row, below: Row, bars: readonly Bar[]): boolean {
  const [first, last] = [below[0], below.at(-1)];
  if (!first || !last) return false;
  const [top, bottom] = [Math.max(...above.map(({ y }) => y)), Math.min(...below.map(({ y, size }) => y - 0.4 * size))];
  const covered = bars
    .filter(({ y }) => y > top && y < bottom)
    .reduce((sum, { left, right }) => sum + Math.max(0, Math.min(right, last.right) - Math.max(left, first.x)), 0);
  return covered >= 0.5 * (last.right - first.x);
}

const isBroad = (row: Row | undefined) => (row?.length ?? 0) > 1;

/** Distance between two lines, relative to the font size. */
const distance = (above: Row | undefined, below: Row | undefined): number =>
  ((below?.[0]?.y ?? Number.POSITIVE_INFINITY) - (above?.[0]?.y ?? 0)) / (below?.[0]?.size ?? 1);

const isNear = (above: Row | undefined, below: Row | undefined) => distance(above, below) < NEXT_ROW;

/** The distance at which cells of the first column go on in a line of their own; 0 if none does. */
function firstGoesOn(rows: readonly Row[], columns: readonly Column[]): number {
  const at = rows.findIndex((row, place) => place > 0 && isBroad(rows[place - 1]) && isInFirst(row, columns));
  const gap = at < 0 ? 0 : distance(rows[at - 1], rows[at]);
  return gap < SAME_ROW ? gap : 0;
}

/** Whether a line is a single piece in the first column. */
const isInFirst = (row: Row | undefined, columns: readonly Column[]): boolean => {
  const [only, ...others] = row ?? [];
  const [first, next] = columns;
  return (
    only !== undefined &&
    others.length === 0 &&
    first !== undefined &&
    Math.abs(only.x - first.x) < only.size &&
    only.right < (next?.x ?? 0)
  );
};

/** Whether a line is a single piece in a column other than the first. */
const isWithin = (row: Row | undefined, columns: readonly Column[]): boolean => {
  const [only, ...others] = row ?? [];
  return (
    only !== undefined &&
    others.length === 0 &&
    columns.some(
      (_, at) => at > 0 && only.x > (columns[at - 1] as Column).right && only.right < (columns[at + 1]?.x ?? Number.POSITIVE_INFINITY),
    )
  );
};

/** Columns, from the lines with the most common number of segments. */
function columnsIn(rows: readonly Row[]): Column[] {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0];
  const most = Math.max(...counts.keys());
  const finer = most > usual ? columnsOf(rows.find(({ length }) => length === most) as Row, rows.slice(1)) : [];
  if (finer.length > 0) return finer;
  const columns: Column[] = [];
  for (const { x, right } of rows
    .filter(({ length }) => length === usual)
    .flat()
    .sort((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && x < last.right) last.right = Math.max(last.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

/**
 * Joins a column that only the head fills with the one beside it that only the rows below fill: names of columns stand left, their numbers right. The
 * nearer one is taken.
 */
function joinHeads(columns: readonly Column[], [head, ...below]: readonly Row[]): Column[] {
  const filled = (row: Row) => new Set(row.map((segment) => columnOf(segment, columns)));
  const inHead = filled(head ?? []);
  const inRows = new Set(below.flatMap((row) => [...filled(row)]));
  const joined: Column[] = columns.map((column) => ({ ...column }));
  for (const at of inHead) {
    const own = columns[at];
    if (!own || inRows.has(at)) continue;
    const beside = [at - 1, at + 1].filter((one) => columns[one] && !inHead.has(one));
    const gap = (one: number) => Math.max((columns[one] as Column).x - own.right, own.x - (columns[one] as Column).right);
    const [nearest] = beside.sort((a, b) => gap(a) - gap(b));
    const [column, other] = [joined[at], nearest === undefined ? undefined : joined[nearest]];
    if (!column || !other) continue;
    Object.assign(other, { x: Math.min(column.x, other.x), right: Math.max(column.right, other.right) });
    Object.assign(column, { x: other.x, right: other.right });
  }
  return joined.filter((column, at) => column.x !== joined[at - 1]?.x);
}

/** Least free space between two columns, relative to the font size. */
const FREE = 0.3;

/** The columns of the line with most pieces, if no line below the head crosses the space between two of them: in most lines some may be empty. */
function columnsOf(finest: Row, below: readonly Row[]): Column[] {
  const columns: Column[] = finest.map(({ x, right }) => ({ x, right }));
  for (const segment of below.flat()) {
    const [column, ...others] = columns.filter(({ x, right }) => segment.x < right && x < segment.right);
    if (others.length > 0) return [];
    const own = column ?? (columns[columnOf(segment, columns)] as Column);
    own.x = Math.min(own.x, segment.x);
    own.right = Math.max(own.right, segment.right);
  }
  const isParted = columns.every(({ x }, at) => at === 0 || x - (columns[at - 1] as Column).right > FREE * (finest[0]?.size ?? 1));
  return isParted ? columns : [];
}

/** A piece of the head parted into the names of the columns that it lies over, where these stand close: by where its words are, about. */
function partNames(segment: Segment, columns: readonly Column[]): Segment[] {
  const over = columns.filter(({ x, right }) => segment.x < right && x < segment.right);
  const words = segment.text.split(' ');
  if (over.length < 2 || words.length !== over.length) return [segment];
  return over.map(({ x, right }, at) => ({ ...segment, text: words[at] as string, x, right }));
}

/** The column that contains a segment or is nearest to its middle. */
function columnOf({ x, right }: Segment, columns: readonly Column[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, column] of columns.entries()) {
    const shared = Math.min(right, column.right) - Math.max(x, column.x);
    const away = shared > 0 ? -shared : Math.abs((x + right) / 2 - (column.x + column.right) / 2);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}
