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

/** What is filled into a page's form, placed beside the words to its left. Passwords and hidden fields are left out. */
export function readFields(widgets: readonly Widget[], runs: readonly Run[], placeRect: (rect: readonly number[]) => Box): Run[] {
  return widgets.flatMap((widget) => {
    const text = widget.subtype === 'Widget' && widget.rect ? fieldText(widget).replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE) : '';
    if (!text || !widget.rect) return [];
    const { x, right, y, bottom } = placeRect(widget.rect);
    const height = bottom - y;
    const beside = runs.filter((run) => run.y > y - 2 && run.y - run.size * 0.4 < bottom + 2 && run.x < x);
    const label = beside.reduce<Run | undefined>((best, run) => (!best || run.x + run.width > best.x + best.width ? run : best), undefined);
    const isLabel = label !== undefined && x - (label.x + label.width) < NEAR;
    const size = label?.size ?? Math.min(12, Math.max(6, height * 0.6));
    return [
      {
        text,
        x: isLabel ? label.x + label.width + 0.3 * size : x,
        y: isLabel ? label.y : bottom - 0.25 * height,
        width: Math.min(right - x, 0.5 * size * text.length),
        size,
        font: label?.font ?? FILLED,
        spaced: true,
        rightToLeft: false,
        mono: false,
        filled: true as const,
      },
    ];
  });
}

export interface Box {
  x: number;
  right: number;
  y: number;
  bottom: number;
}

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
  if (fieldType === 'Btn' && (checkBox || radioButton)) {
    const own = buttonValue ?? exportValue;
    return typeof fieldValue === 'string' && fieldValue !== 'Off' && (own === undefined || own === fieldValue) ? '☑' : '☐';
  }
  if (fieldType === 'Sig') return '';
  const values = [fieldValue].flat().filter((one): one is string => typeof one === 'string');
  return values.map((value) => options.find((option) => option.exportValue === value)?.displayValue ?? value).join(', ');
}
