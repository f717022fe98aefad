import type { PDFPageProxy } from 'pdfjs-dist';
import { type Matrix, multiply } from './matrix.ts';
import { rowsOf } from './rows.ts';
import type { Run } from './run.ts';

/** What draws a page, in order, as pdf.js lists it. */
export type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** Scripts whose letters are moved by rules of the font: gaps that the file leaves between them look like spaces. */
const INDIC = /[\u0900-\u0DFF]/;

/** Says of each piece in an Indian script whether a space is drawn before it, if the page draws its spaces as letters. */
export function markSpaces(runs: readonly Run[], list: Operators, toPage: Matrix, ops: Readonly<Record<string, number>>): void {
  if (!runs.some(({ text }) => INDIC.test(text))) return;
  const spaces = listSpaces(list, toPage, ops);
  if (spaces.length === 0) return;
  for (const row of rowsOf<Run | Space>([...runs, ...spaces])) {
    const drawn = row.filter((one) => !isRun(one));
    let before: Run | undefined;
    for (const run of row.filter(isRun)) {
      if (before && INDIC.test(before.text.slice(-1))) {
        const [from, to] = [Math.max(before.x + 0.1 * run.size, before.x + before.width - INSIDE * run.size), run.x + 0.1 * run.size];
        run.parted = drawn.some(({ x }) => x >= from && x < to);
      }
      before = run;
    }
  }
}

const isRun = (one: Run | Space): one is Run => 'text' in one;

/** How far before the end of a piece, by its letters' widths, the space after it may begin, relative to the font size. */
const INSIDE = 0.3;

/** A space that is drawn as a letter: where it begins, in points, y downwards. */
interface Space {
  x: number;
  y: number;
  size: number;
}

/** A letter as pdf.js tells it; a number moves the next one to the left, in thousandths of the letters' size. */
type Glyph = number | { unicode: string; width: number; isSpace: boolean } | null;

function listSpaces({ fnArray, argsArray }: Operators, toPage: Matrix, ops: Readonly<Record<string, number>>): Space[] {
  const spaces: Space[] = [];
  const kept: Matrix[] = [];
  let matrix = toPage;
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let [x, lineX, lineY, size, scale, leading, ofLetters, ofWords] = [0, 0, 0, 0, 1, 0, 0, 0];
  const begin = (at: Matrix) => {
    text = at;
    [x, lineX, lineY] = [0, 0, 0];
  };
  const move = (by: number, down: number) => {
    lineX += by;
    lineY += down;
    x = lineX;
  };
  const show = (glyph: Exclude<Glyph, null>) => {
    if (typeof glyph === 'number') x -= (glyph / 1000) * size * scale;
    else {
      if (/^[ \u00A0]$/.test(glyph.unicode)) {
        const [, , c, d, left, low] = multiply(multiply(matrix, text), [1, 0, 0, 1, x, lineY]);
        spaces.push({ x: left, y: low, size: Math.hypot(c, d) * size });
      }
      x += ((glyph.width / 1000) * size + ofLetters + (glyph.isSpace ? ofWords : 0)) * scale;
    }
  };
  for (const [at, operator] of fnArray.entries()) {
    const given = (argsArray[at] ?? []) as unknown[];
    const [one, other] = given.map(Number) as [number, number];
    if (operator === ops.save) kept.push(matrix);
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(matrix);
      if (given[0]) matrix = multiply(matrix, given[0] as Matrix);
    } else if (operator === ops.transform) matrix = multiply(matrix, given as unknown as Matrix);
    else if (operator === ops.beginText) begin([1, 0, 0, 1, 0, 0]);
    else if (operator === ops.setTextMatrix) begin((given.length === 1 ? given[0] : given) as Matrix);
    else if (operator === ops.setFont) size = other;
    else if (operator === ops.setHScale) scale = one / 100;
    else if (operator === ops.setCharSpacing) ofLetters = one;
    else if (operator === ops.setWordSpacing) ofWords = one;
    else if (operator === ops.setLeading) leading = -one;
    else if (operator === ops.nextLine) move(0, leading);
    else if (operator === ops.moveText) move(one, other);
    else if (operator === ops.setLeadingMoveText) {
      leading = other;
      move(one, other);
    } else if (operator === ops.showText) for (const glyph of given[0] as Glyph[]) if (glyph !== null) show(glyph);
  }
  return spaces;
}
