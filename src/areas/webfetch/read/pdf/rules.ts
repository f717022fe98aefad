import type { PDFPageProxy } from 'pdfjs-dist';
import { type Matrix, multiply } from './matrix.ts';

/** A line drawn from top to bottom, such as between two cells. In points, y downwards. */
export interface Rule {
  x: number;
  top: number;
  bottom: number;
}

/** A drawn box that is no wider is a line. In points. */
const THIN = 2.5;
/** Lines of tables are at least as high as a line of text. In points. */
const MIN_HEIGHT = 6;
/** Most lines of a page; more are a drawing. */
const MAX_RULES = 5_000;

/** The vertical lines of an upright page, and the sides of its boxes; none if they cannot be read. Draws nothing. */
export async function readRules(page: PDFPageProxy, toPage: Matrix, ops: Readonly<Record<string, number>>): Promise<Rule[]> {
  const list = await page.getOperatorList().catch(() => undefined);
  if (!list) return [];
  const rules: Rule[] = [];
  const kept: Matrix[] = [];
  let now = toPage;
  for (const [at, operator] of list.fnArray.entries()) {
    const given = list.argsArray[at] as unknown;
    if (operator === ops.save) kept.push(now);
    else if (operator === ops.restore) now = kept.pop() ?? now;
    else if (operator === ops.transform) now = multiply(now, given as Matrix);
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(now);
      const [matrix] = given as [Matrix | null];
      if (matrix) now = multiply(now, matrix);
    } else if (operator === ops.paintFormXObjectEnd) now = kept.pop() ?? now;
    else if (operator === ops.constructPath && rules.length < MAX_RULES) rules.push(...sidesOf(given, now, ops));
  }
  return rules.length < MAX_RULES ? rules : [];
}

/** The upright sides of a path's box. Paths that only limit what is drawn have none. */
function sidesOf(given: unknown, matrix: Matrix, ops: Readonly<Record<string, number>>): Rule[] {
  const [paint, , box] = given as [number, unknown, ArrayLike<number> | null];
  if (paint === ops.endPath || paint === ops.clip || paint === ops.eoClip || !box || box.length < 4) return [];
  const [x1, y1] = place(matrix, box[0] ?? 0, box[1] ?? 0);
  const [x2, y2] = place(matrix, box[2] ?? 0, box[3] ?? 0);
  const [left, right, top, bottom] = [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)];
  if (![left, right, top, bottom].every(Number.isFinite) || bottom - top < MIN_HEIGHT) return [];
  if (right - left <= THIN) return [{ x: (left + right) / 2, top, bottom }];
  return [
    { x: left, top, bottom },
    { x: right, top, bottom },
  ];
}

const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];
