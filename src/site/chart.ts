import { escapeUTF8 } from 'entities/escape';
import { formatDay as dayIn } from '../i18n/format.ts';
import { defineWording, type Locale } from '../i18n/locale.ts';

export interface ChartPoint {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

export interface ChartText {
  title: string;
  /** How a value is written on the chart: `₹94.77`. */
  format(value: number): string;
  locale?: Locale;
}

interface Ends {
  first: string;
  firstDay: string;
  last: string;
  lastDay: string;
  highest: string;
  highestDay: string;
  lowest: string;
  lowestDay: string;
}

/** Between two sentences of a label. */
const STOP: Readonly<Record<Locale, string>> = { en: '. ', hi: '। ' };

const WORDING = defineWording({
  same: {
    en: ({ first, firstDay, lastDay }: Ends) => `${first} on every day from ${firstDay} to ${lastDay}.`,
    hi: ({ first, firstDay, lastDay }) => `${firstDay} से ${lastDay} तक हर दिन ${first}।`,
  },
  range: {
    en: ({ first, firstDay, last, lastDay, highest, highestDay, lowest, lowestDay }: Ends) =>
      `From ${first} on ${firstDay} to ${last} on ${lastDay}; highest ${highest} on ${highestDay}, lowest ${lowest} on ${lowestDay}.`,
    hi: ({ first, firstDay, last, lastDay, highest, highestDay, lowest, lowestDay }) =>
      `${firstDay} को ${first}, ${lastDay} को ${last}; सबसे ज़्यादा ${highestDay} को ${highest}, सबसे कम ${lowestDay} को ${lowest}।`,
  },
});

/** Size in SVG units; text of 12 is about 12 px on a phone of 360 px. */
const WIDTH = 360;
const HEIGHT = 156;
const LEFT = 8;
const TOP = 26;
const BOTTOM = HEIGHT - 38;
const MIN_RANGE_SHARE = 0.01;
/** So many days without a value break the line; weekends do not. */
const MAX_GAP_DAYS = 4;
const DAY_MS = 86_400_000;
/** Of a value in `data-points`: what sums of fractions leave behind them is none of it. */
const DIGITS = 10;
/** About what a figure of a label takes. */
const LETTER_WIDTH = 6.8;
const LABEL_HEIGHT = 15;
/** Size of a chart and of a label's line. */
export const CHART = { width: WIDTH, height: HEIGHT, label: LABEL_HEIGHT } as const;
/** Fewer points that move make no line worth drawing: a sentence tells them. */
const MIN_MOVES = 10;

/** Whether it changes on enough days for a chart. */
export const isWorthDrawing = (points: readonly ChartPoint[]): boolean =>
  points.filter(({ value }, at) => at > 0 && value !== points[at - 1]?.value).length >= MIN_MOVES;

const near = (value: number) => Math.round(value * 10) / 10;

/** Where a point stands on a chart of these, which are in order of day; the words of the last stand at the right. */
export function chartScale(
  points: readonly ChartPoint[],
  lastLetters: number,
): { x(point: ChartPoint): number; y(point: ChartPoint): number; right: number } {
  const values = points.map(({ value }) => value);
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  const start = Date.parse(points[0]?.day ?? '');
  const span = Date.parse(points.at(-1)?.day ?? '') - start;
  // The scale spans a hundredth of the value or more, so that a change of three paise does not look like a cliff.
  const scale = Math.max(highest - lowest, highest * MIN_RANGE_SHARE);
  const middle = (highest + lowest) / 2;
  const right = WIDTH - lastLetters * LETTER_WIDTH - 8;
  return {
    x: ({ day }) => near(LEFT + ((Date.parse(day) - start) / span) * (right - LEFT)),
    y: ({ value }) => near((TOP + BOTTOM) / 2 - ((value - middle) / scale) * (BOTTOM - TOP)),
    right,
  };
}

/** Whether there is a gap in the record before a point. */
const isBroken = (point: ChartPoint, before: ChartPoint | undefined): boolean =>
  !before || Date.parse(point.day) - Date.parse(before.day) > MAX_GAP_DAYS * DAY_MS;

/** The line through points in order of day, broken where the record has a gap. */
export const pathOf = (points: readonly ChartPoint[], { x, y }: Pick<ReturnType<typeof chartScale>, 'x' | 'y'>): string =>
  points.map((point, index) => `${isBroken(point, points[index - 1]) ? 'M' : 'L'}${x(point)} ${y(point)}`).join('');

/**
 * One line over days as an SVG text. Days are set by date, so that a gap in the record is a gap in width, and breaks the line.
 * The last value stands at the end of its line, the extremes above and below it, the first where there is room; `points` are in order of day and at
 * least two. `data-points` (`2026-07-03 147067.8 ₹1,47,068|…`) feeds the browser's cursor, ranges and downloads.
 */
export function lineChart(points: readonly ChartPoint[], { title, format, locale = 'en' }: ChartText): string {
  const t = WORDING[locale];
  const formatDay = (day: string) => dayIn(day, true, locale);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) throw new Error(`A chart needs two points or more; "${title}" has ${points.length}`);
  const highest = points.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = points.reduce((a, b) => (b.value < a.value ? b : a));

  const range = highest.value - lowest.value;
  const widthOf = (point: ChartPoint) => format(point.value).length * LETTER_WIDTH;
  const { x, y, right } = chartScale(points, format(last.value).length);
  const line = pathOf(points, { x, y });
  // A day with a gap on both sides has no line: a dot stands for it.
  const lone = points.filter((point, index) => {
    const next = points[index + 1];
    return isBroken(point, points[index - 1]) && (!next || isBroken(next, point));
  });

  const label = (point: ChartPoint, at: number, height: number, anchor: string) =>
    `<text x="${near(at)}" y="${near(height)}" text-anchor="${anchor}">${escapeUTF8(format(point.value))}</text>`;
  const taken: Box[] = [{ left: right, right: WIDTH, top: y(last) - 8 }];
  const marks = [label(last, x(last) + 7, y(last) + 4, 'start')];
  for (const point of labelledPoints([last, highest, lowest, first]).slice(1)) {
    const width = widthOf(point);
    const left = Math.min(Math.max(x(point) - width / 2, 0), WIDTH - width);
    const boxes = [false, true].map((below) => ({ left, right: left + width, top: y(point) + (below ? 6 : -22), below }));
    const isFree = (box: Box) => !taken.some((one) => overlaps(one, box)) && !crosses(box, points, x, y);
    const box = boxes.find((one) => one.below === (point === lowest) && isFree(one)) ?? boxes.find(isFree);
    if (!box) continue;
    taken.push(box);
    marks.push(label(point, left, box.top + 13, 'start'));
  }
  const dots = labelledPoints([last, highest, lowest, first]).map(
    (point) => `<circle class="dot" cx="${x(point)}" cy="${y(point)}" r="3"/>`,
  );
  const summary = (range === 0 ? t.same : t.range)({
    first: format(first.value),
    firstDay: formatDay(first.day),
    last: format(last.value),
    lastDay: formatDay(last.day),
    highest: format(highest.value),
    highestDay: formatDay(highest.day),
    lowest: format(lowest.value),
    lowestDay: formatDay(lowest.day),
  });
  const data = points.map(({ day, value }) => [day, Number(value.toPrecision(DIGITS)), format(value)].join(' ')).join('|');

  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeUTF8([title, summary].join(STOP[locale]))}" data-points="${escapeUTF8(data)}">`,
    `<title>${escapeUTF8(title)}</title><desc>${escapeUTF8(summary)}</desc>`,
    `<path class="line" d="${line}"/>`,
    ...lone.map((point) => `<circle class="dot" cx="${x(point)}" cy="${y(point)}" r="1.5"/>`),
    ...dots,
    ...marks,
    `<path class="grid" d="M0 ${HEIGHT - 16.5}H${WIDTH}"/>`,
    `<text class="axis" x="0" y="${HEIGHT - 2}">${formatDay(first.day)}</text>`,
    `<text class="axis" x="${WIDTH}" y="${HEIGHT - 2}" text-anchor="end">${formatDay(last.day)}</text>`,
    '</svg>',
  ].join('');
}

/** Where a label stands; its height is that of a line. */
interface Box {
  left: number;
  right: number;
  top: number;
}

const overlaps = (one: Box, other: Box | undefined): boolean =>
  other !== undefined && one.left < other.right && other.left < one.right && Math.abs(one.top - other.top) < LABEL_HEIGHT;

/** Whether the line crosses a label. */
const crosses = (box: Box, points: readonly ChartPoint[], x: (point: ChartPoint) => number, y: (point: ChartPoint) => number): boolean =>
  points.some((point, at) => {
    const next = points[at + 1] ?? point;
    const [left, right] = [Math.max(box.left, x(point)), Math.min(box.right, x(next))];
    if (left > right) return false;
    const heightAt = (place: number) => y(point) + ((y(next) - y(point)) * (place - x(point))) / (x(next) - x(point) || 1);
    const heights = [heightAt(left), heightAt(right)];
    return Math.min(...heights) < box.top + LABEL_HEIGHT && Math.max(...heights) > box.top;
  });

/** Each point once, and only one label where two would touch. */
function labelledPoints(points: readonly ChartPoint[]): ChartPoint[] {
  const kept: ChartPoint[] = [];
  for (const point of points) if (!kept.some((one) => one.day === point.day || one.value === point.value)) kept.push(point);
  return kept;
}
