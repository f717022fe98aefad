import type { Operators } from './drawn-spaces.ts';
import { type Matrix, multiply } from './matrix.ts';

/** A line drawn from top to bottom, such as between two cells. In points, y downwards. */
export interface Rule {
  x: number;
  top: number;
  bottom: number;
}

/** A line drawn from left to right, such as between two rows. In points, y downwards. */
export interface Bar {
  y: number;
  left: number;
  right: number;
}

/** A small round or square mark, such as that of a list's entry. In points, y downwards, of its middle. */
export interface Dot {
  x: number;
  right: number;
  y: number;
}

/** What is drawn on a page. */
export interface Drawn {
  rules: Rule[];
  bars: Bar[];
  dots: Dot[];
  /** Words in letters that are pale, but not white, without their spaces. */
  pale: Set<string>;
}

/** A drawn box that is no wider is a line. In points. */
const THIN = 2.5;
/** Lines of tables are at least as high as a line of text, and as wide as a narrow cell. In points. */
const MIN_HEIGHT = 6;
const MIN_WIDTH = 12;
/** Most lines of a page; more are a drawing. */
const MAX_LINES = 5_000;

/** What is drawn is so far, as the operators tell. */
interface State {
  matrix: Matrix;
  isPale: boolean;
}

/** The lines of an upright page, the sides of its boxes, and its pale words. Draws nothing. */
export function readDrawn(list: Operators, toPage: Matrix, ops: Readonly<Record<string, number>>): Drawn {
  const drawn: Drawn = { rules: [], bars: [], dots: [], pale: new Set() };
  const kept: State[] = [];
  let now: State = { matrix: toPage, isPale: false };
  for (const [at, operator] of list.fnArray.entries()) {
    const given = list.argsArray[at] as unknown;
    if (operator === ops.save) kept.push(now);
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) now = kept.pop() ?? now;
    else if (operator === ops.transform) now = { ...now, matrix: multiply(now.matrix, given as Matrix) };
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(now);
      const [matrix] = given as [Matrix | null];
      if (matrix) now = { ...now, matrix: multiply(now.matrix, matrix) };
    } else if (operator === ops.setFillRGBColor) now = { ...now, isPale: isPale(given) };
    else if (operator === ops.showText && now.isPale) drawn.pale.add(lettersOf(given));
    else if (operator === ops.constructPath) addPath(given, now.matrix, ops, drawn);
    if (drawn.rules.length + drawn.bars.length > MAX_LINES) return { rules: [], bars: [], dots: [], pale: drawn.pale };
  }
  return drawn;
}

/** How bright a pale colour is, 0 to 1; white letters stand on a dark ground. */
const PALE = { from: 0.7, to: 0.97 };

function isPale(given: unknown): boolean {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(String((given as unknown[] | null)?.[0] ?? '')) ?? [];
  if (!hex) return false;
  const [red, green, blue] = Buffer.from(hex, 'hex');
  const bright = (0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0)) / 255;
  return bright > PALE.from && bright < PALE.to;
}

/** The letters of a text that is shown, from pdf.js's glyphs. */
const lettersOf = (given: unknown): string =>
  (((given as unknown[])[0] ?? []) as { unicode?: string }[])
    .map((glyph) => glyph?.unicode ?? '')
    .join('')
    .replace(/\s+/g, '');

/** The straight lines of a path; of a filled one its box. Paths that only limit what is drawn have none. */
function addPath(given: unknown, matrix: Matrix, ops: Readonly<Record<string, number>>, drawn: Drawn): void {
  const [paint, data, box] = given as [number, unknown, ArrayLike<number> | null];
  if (paint === ops.endPath || paint === ops.clip || paint === ops.eoClip || !box || box.length < 4) return;
  if (addDot(place(matrix, box[0] ?? 0, box[1] ?? 0), place(matrix, box[2] ?? 0, box[3] ?? 0), drawn)) return;
  const path = Array.isArray(data) ? (data[0] as unknown) : undefined;
  const isStroked = paint === ops.stroke || paint === ops.closeStroke;
  const lines = isStroked && path instanceof Float32Array ? linesOf(path) : undefined;
  if (lines) for (const [x1, y1, x2, y2] of lines) addLine(place(matrix, x1, y1), place(matrix, x2, y2), drawn);
  else addBox(place(matrix, box[0] ?? 0, box[1] ?? 0), place(matrix, box[2] ?? 0, box[3] ?? 0), drawn);
}

type Point = readonly [x: number, y: number];
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Numbers that follow each operator of a path: move, line, curve, quadratic curve, close. */
const SIZES = [2, 2, 6, 4, 0];

/** The straight lines of a path as pdf.js writes it; undefined if it has an operator that is not known. */
function linesOf(path: Float32Array): Line[] | undefined {
  const lines: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < path.length; ) {
    const operator = path[at++] ?? -1;
    const size = SIZES[operator];
    if (size === undefined) return undefined;
    const [toX, toY] = size > 0 ? [path[at + size - 2] ?? 0, path[at + size - 1] ?? 0] : [startX, startY];
    if (operator === 0) [startX, startY] = [toX, toY];
    if (operator === 1 || operator === 4) lines.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
    at += size;
  }
  return lines;
}

function addLine([x1, y1]: Point, [x2, y2]: Point, { rules, bars }: Drawn): void {
  if (![x1, y1, x2, y2].every(Number.isFinite)) return;
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (width <= THIN && height >= MIN_HEIGHT) rules.push({ x: (x1 + x2) / 2, top: Math.min(y1, y2), bottom: Math.max(y1, y2) });
  if (height <= THIN && width >= MIN_WIDTH) bars.push({ y: (y1 + y2) / 2, left: Math.min(x1, x2), right: Math.max(x1, x2) });
}

/** Sizes of a dot, in points. */
const DOT = { least: 1.2, most: 7 };
const MAX_DOTS = 400;

function addDot([x1, y1]: Point, [x2, y2]: Point, { dots }: Drawn): boolean {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const isDot = width >= DOT.least && width <= DOT.most && Math.abs(width - height) < 1;
  if (isDot && dots.length < MAX_DOTS) dots.push({ x: Math.min(x1, x2), right: Math.max(x1, x2), y: (y1 + y2) / 2 });
  return isDot;
}

function addBox([x1, y1]: Point, [x2, y2]: Point, drawn: Drawn): void {
  const isLine = Math.abs(x2 - x1) <= THIN || Math.abs(y2 - y1) <= THIN;
  if (isLine) addLine([x1, y1], [x2, y2], drawn);
  else {
    for (const x of [x1, x2]) addLine([x, y1], [x, y2], drawn);
    for (const y of [y1, y2]) addLine([x1, y], [x2, y], drawn);
  }
}

const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
