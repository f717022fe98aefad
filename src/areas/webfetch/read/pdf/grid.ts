import { splitAtRules, wordsOf } from './layout.ts';
import { rowsOf } from './rows.ts';
import type { Bar, Drawn, Rule } from './rules.ts';
import type { Run } from './run.ts';

/** A table by the lines drawn around its cells. */
export interface Grid {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Its pieces of text. */
  runs: Run[];
  /** Texts by rows and columns; that of a cell over several is in the first. */
  cells: string[][];
}

/** Lines this close are one, or touch. In points. */
const NEAR = 3;
/** With more lines a page is a drawing; larger grids are not tables. */
const MAX_LINES = 1_500;
const MAX_COLUMNS = 40;
const MAX_CELLS = 3_000;
/** Fewest cells with text, and most of the text that one cell may have. */
const MIN_FILLED = 3;
const MOST_IN_ONE = 0.7;

/** The tables of a page that are drawn with lines from top to bottom and from left to right, and have nothing beside them. From the top. */
export function findGrids({ rules, bars }: Drawn, runs: readonly Run[]): Grid[] {
  if (rules.length < 3 || bars.length < 3 || rules.length + bars.length > MAX_LINES) return [];
  const parted = splitAtRules(runs, rules);
  return connect(rules, bars)
    .flatMap((part) => readGrid(part, { rules, bars }, parted) ?? [])
    .filter((grid, at, all) => isAlone(grid, parted) && !all.some((other, place) => place !== at && isWithin(grid, other)))
    .sort((a, b) => a.top - b.top);
}

interface Part {
  rules: Rule[];
  bars: Bar[];
}

/** Lines that touch one another, directly or through others. */
function connect(rules: readonly Rule[], bars: readonly Bar[]): Part[] {
  const groups = Array.from({ length: rules.length + bars.length }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (groups[root] !== root) root = groups[root] as number;
    groups[at] = root;
    return root;
  };
  for (const [at, rule] of rules.entries())
    for (const [place, bar] of bars.entries()) if (touches(rule, bar)) groups[rootOf(at)] = rootOf(rules.length + place);
  const parts = new Map<number, Part>();
  const partOf = (at: number) => {
    const root = rootOf(at);
    const part = parts.get(root) ?? { rules: [], bars: [] };
    parts.set(root, part);
    return part;
  };
  for (const [at, rule] of rules.entries()) partOf(at).rules.push(rule);
  for (const [at, bar] of bars.entries()) partOf(rules.length + at).bars.push(bar);
  return [...parts.values()];
}

const touches = ({ x, top, bottom }: Rule, { y, left, right }: Bar): boolean =>
  x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;

/** Values that are the same within NEAR, once each, in order. */
function distinct(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (found.length === 0 || value - (found.at(-1) as number) > NEAR) found.push(value);
  return found;
}

/** `drawn` are all lines of the page: one below a wide cell may touch no other. */
function readGrid({ rules, bars }: Part, drawn: Part, all: readonly Run[]): Grid | undefined {
  const xs = distinct(rules.map(({ x }) => x));
  const ys = distinct(bars.map(({ y }) => y));
  const [columns, lines] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || lines < 2 || columns > MAX_COLUMNS || columns * lines > MAX_CELLS) return undefined;
  const [left, right, top, bottom] = [xs[0] as number, xs[columns] as number, ys[0] as number, ys[lines] as number];
  const box = { left, right, top, bottom };
  const runs = all.filter((run) => isInside(run, box));
  const firstOf = mergeCells(xs, ys, drawn);
  const held = new Map<number, Run[]>();
  for (const run of runs) {
    const column = placeOf(xs, run.x + run.width / 2);
    const line = placeOf(ys, run.y - 0.3 * run.size);
    const cell = firstOf(line * columns + column);
    const own = held.get(cell);
    if (own) own.push(run);
    else held.set(cell, [run]);
  }
  const letters = (some: readonly Run[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  if (held.size < MIN_FILLED || [...held.values()].some((some) => letters(some) > MOST_IN_ONE * letters(runs))) return undefined;
  const cells = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column) => textOf(held.get(line * columns + column))),
  );
  const filled = cells.filter((row) => row.some(Boolean));
  const used = xs.slice(0, -1).flatMap((_, at) => (filled.some((row) => row[at]) ? [at] : []));
  if (filled.length < 2 || used.length < 2) return undefined;
  return { ...box, runs, cells: filled.map((row) => used.map((at) => row[at] ?? '')) };
}

const isInside = (run: Run, { left, right, top, bottom }: Omit<Grid, 'runs' | 'cells'>): boolean => {
  const middle = run.x + run.width / 2;
  const y = run.y - 0.3 * run.size;
  return middle > left && middle < right && y > top && y < bottom;
};

/** The interval between two of these values that holds another. */
function placeOf(values: readonly number[], value: number): number {
  let at = 0;
  while (at < values.length - 2 && value > (values[at + 1] as number)) at++;
  return at;
}

/** For each cell of a grid, the first of those that no line parts from it. */
function mergeCells(xs: readonly number[], ys: readonly number[], { rules, bars }: Part): (cell: number) => number {
  const [columns, lines] = [xs.length - 1, ys.length - 1];
  const first = Array.from({ length: columns * lines }, (_, at) => at);
  const rootOf = (cell: number): number => (first[cell] === cell ? cell : rootOf(first[cell] as number));
  const join = (a: number, b: number) => {
    const [one, other] = [rootOf(a), rootOf(b)];
    first[Math.max(one, other)] = Math.min(one, other);
  };
  for (let line = 0; line < lines; line++)
    for (let column = 0; column < columns; column++) {
      const cell = line * columns + column;
      const [x, y] = [((xs[column] as number) + (xs[column + 1] as number)) / 2, ((ys[line] as number) + (ys[line + 1] as number)) / 2];
      const [edge, foot] = [xs[column + 1] as number, ys[line + 1] as number];
      if (column < columns - 1 && !rules.some((rule) => Math.abs(rule.x - edge) <= NEAR && rule.top < y && rule.bottom > y))
        join(cell, cell + 1);
      if (line < lines - 1 && !bars.some((bar) => Math.abs(bar.y - foot) <= NEAR && bar.left < x && bar.right > x))
        join(cell, cell + columns);
    }
  return rootOf;
}

const textOf = (runs: readonly Run[] | undefined): string =>
  runs
    ? rowsOf(runs)
        .map((row) => wordsOf(row))
        .join(' ')
    : '';

/** Whether no text stands beside a grid, in another column of the page. */
const isAlone = (grid: Grid, runs: readonly Run[]): boolean =>
  !runs.some((run) => run.y > grid.top && run.y - 0.3 * run.size < grid.bottom && !isInside(run, grid));

const isWithin = (grid: Grid, other: Grid): boolean =>
  grid.top >= other.top && grid.bottom <= other.bottom && grid.left >= other.left && grid.right <= other.right;
