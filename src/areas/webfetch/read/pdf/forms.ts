import type { Run } from './run.ts';

/** A field as pdf.js tells it, with its place. */
interface Widget {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect?: readonly number[];
  hidden?: boolean;
  password?: boolean;
  pushButton?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: string;
  exportValue?: string;
  options?: readonly { exportValue?: string; displayValue?: string }[];
}

/** Longest value of a field, in characters. */
const MAX_VALUE = 5_000;
/** Font of what is filled in, which no text of the page has. */
const FILLED = 'filled in';
/** A field belongs to the words this close to its left, in points. */
const NEAR = 200;
/** Longest name above a field, in characters: a longer line is text. */
const MAX_NAME = 60;

/**
 * What is filled into a page's form, placed beside the words to its left, else beside those that stand right above it. Passwords and hidden fields are
 * left out.
 */
export function readFields(widgets: readonly Widget[], runs: readonly Run[], placeRect: (rect: readonly number[]) => Box): Run[] {
  return widgets.flatMap((widget) => {
    const text = widget.subtype === 'Widget' && widget.rect ? fieldText(widget).replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE) : '';
    if (!text || !widget.rect) return [];
    const { x, right, y, bottom } = placeRect(widget.rect);
    const height = bottom - y;
    const after = isBox(widget) ? nameAfter({ x, right, y, bottom }, runs) : undefined;
    if (after) return [{ ...piece(text, after), x: after.x - after.size, width: 0.7 * after.size, spaced: true }];
    const label = nameBeside({ x, right, y, bottom }, runs) ?? nameAbove({ x, right, y, bottom }, runs);
    const size = label?.size ?? Math.min(12, Math.max(6, height * 0.6));
    return [
      {
        ...piece(text, { y: label?.y ?? bottom - 0.25 * height, size, font: label?.font ?? FILLED }),
        x: label ? label.x + label.width + 0.3 * size : x,
        width: Math.min(right - x, 0.5 * size * text.length),
      },
    ];
  });
}

const piece = (text: string, { y, size, font }: Pick<Run, 'y' | 'size' | 'font'>) => ({
  text,
  y,
  size,
  font,
  spaced: true,
  rightToLeft: false,
  mono: false,
  filled: true as const,
});

const isOnLine = ({ y, bottom }: Box, run: Run) => run.y > y - 2 && run.y - run.size * 0.4 < bottom + 2;

/** How far the words behind a box to tick may be away, relative to their size. */
const NEXT = 1.2;

/** The words right behind a box to tick, if those before it are further away. */
function nameAfter(box: Box, runs: readonly Run[]): Run | undefined {
  const line = runs.filter((run) => isOnLine(box, run));
  const [next] = line.filter((run) => run.x >= box.right - 2).sort((a, b) => a.x - b.x);
  if (!next || next.x - box.right > NEXT * next.size) return undefined;
  const before = Math.min(...line.filter((run) => run.x < box.x).map((run) => box.x - (run.x + run.width)));
  return before > next.x - box.right ? next : undefined;
}

function nameBeside(box: Box, runs: readonly Run[]): Run | undefined {
  const { x } = box;
  const beside = runs.filter((run) => isOnLine(box, run) && run.x < x);
  const last = beside.reduce<Run | undefined>((best, run) => (!best || run.x + run.width > best.x + best.width ? run : best), undefined);
  return last && x - (last.x + last.width) < NEAR ? last : undefined;
}

/** The last words of the short line right above a field, which begins where the field does. */
function nameAbove({ x, right, y }: Box, runs: readonly Run[]): Run | undefined {
  const above = runs.filter(
    (run) => run.y <= y && y - run.y < 1.2 * run.size && run.x > x - run.size && run.x + run.width <= right + run.size,
  );
  const letters = above.reduce((sum, run) => sum + run.text.length, 0);
  const first = above.reduce((least, run) => Math.min(least, run.x), Number.POSITIVE_INFINITY);
  if (letters > MAX_NAME || Math.abs(first - x) > (above[0]?.size ?? 0)) return undefined;
  return above.reduce<Run | undefined>((best, run) => (!best || run.x > best.x ? run : best), undefined);
}

export interface Box {
  x: number;
  right: number;
  y: number;
  bottom: number;
}

/** Whether a field is a box to tick, or one of several. */
const isBox = ({ fieldType, checkBox, radioButton }: Pick<Widget, 'fieldType' | 'checkBox' | 'radioButton'>): boolean =>
  fieldType === 'Btn' && (checkBox === true || radioButton === true);

function fieldText({
  fieldType,
  fieldValue,
  hidden,
  password,
  pushButton,
  checkBox,
  radioButton,
  buttonValue,
  exportValue,
  options = [],
}: Widget): string {
  if (hidden || password || pushButton) return '';
  if (isBox({ fieldType, checkBox, radioButton })) {
    const own = buttonValue ?? exportValue;
    return typeof fieldValue === 'string' && fieldValue !== 'Off' && (own === undefined || own === fieldValue) ? '☑' : '☐';
  }
  if (fieldType === 'Sig') return '';
  const values = [fieldValue].flat().filter((one): one is string => typeof one === 'string');
  return values.map((value) => options.find((option) => option.exportValue === value)?.displayValue ?? value).join(', ');
}
