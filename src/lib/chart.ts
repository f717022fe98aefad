import { escapeUTF8 } from 'entities/escape';
import { dayInWords } from './words.ts';

export interface ChartPoint {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

export interface ChartText {
  title: string;
  /** How a value is written on the chart: `₹94.77`. */
  format(value: number): string;
}

/** Size in SVG units; text of 12 is about 12 px on a phone of 360 px. */
const WIDTH = 360;
const HEIGHT = 132;
const LEFT = 8;
const RIGHT = WIDTH - 8;
const TOP = 26;
const BOTTOM = HEIGHT - 38;
const LEAST_SCALE = 0.01;
/** About what `₹14,723.88` takes. */
const LABEL_WIDTH = 60;

const near = (value: number) => Math.round(value * 10) / 10;

/**
 * One line over days as an SVG text. Days are set by date, so that a gap in the record is a gap in width; a day without a value gets none.
 * Extremes and both ends are labelled; `points` are in order of day and at least two. `data-points` feeds the cursor in the browser.
 */
export function lineChart(points: readonly ChartPoint[], { title, format }: ChartText): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) throw new Error(`A chart needs two points or more; "${title}" has ${points.length}`);
  const highest = points.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = points.reduce((a, b) => (b.value < a.value ? b : a));

  const start = Date.parse(first.day);
  const span = Date.parse(last.day) - start;
  const range = highest.value - lowest.value;
  // The scale spans a hundredth of the value or more, so that a change of three paise does not look like a cliff.
  const scale = Math.max(range, highest.value * LEAST_SCALE);
  const middle = (highest.value + lowest.value) / 2;
  const x = (point: ChartPoint) => near(LEFT + ((Date.parse(point.day) - start) / span) * (RIGHT - LEFT));
  const y = (point: ChartPoint) => near((TOP + BOTTOM) / 2 - ((point.value - middle) / scale) * (BOTTOM - TOP));
  const line = points.map((point, index) => `${index ? 'L' : 'M'}${x(point)} ${y(point)}`).join('');

  const marks = labelledPoints([first, last, highest, lowest]).map((point) => {
    const anchor = x(point) < 50 ? 'start' : x(point) > WIDTH - 50 ? 'end' : 'middle';
    const at = anchor === 'middle' ? x(point) : anchor === 'start' ? LEFT - 6 : RIGHT + 6;
    const reach = { start: [at, at + LABEL_WIDTH], middle: [at - LABEL_WIDTH / 2, at + LABEL_WIDTH / 2], end: [at - LABEL_WIDTH, at] }[
      anchor
    ];
    const beside = points.filter((one) => x(one) >= (reach[0] ?? 0) && x(one) <= (reach[1] ?? 0)).map(y);
    const below = sitsBetterBelow(y(point), beside, point.value === lowest.value && range > 0);
    return `<circle class="dot" cx="${x(point)}" cy="${y(point)}" r="3"/><text x="${at}" y="${y(point) + (below ? 19 : -10)}" text-anchor="${anchor}">${escapeUTF8(format(point.value))}</text>`;
  });
  const told =
    range === 0
      ? `${format(first.value)} on every day from ${dayInWords(first.day)} to ${dayInWords(last.day)}.`
      : `From ${format(first.value)} on ${dayInWords(first.day)} to ${format(last.value)} on ${dayInWords(last.day)}; highest ${format(highest.value)} on ${dayInWords(highest.day)}, lowest ${format(lowest.value)} on ${dayInWords(lowest.day)}.`;
  const data = JSON.stringify(points.map((point) => [x(point), y(point), `${dayInWords(point.day)}: ${format(point.value)}`]));

  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeUTF8(`${title}. ${told}`)}" data-points="${escapeUTF8(data)}">`,
    `<title>${escapeUTF8(title)}</title><desc>${escapeUTF8(told)}</desc>`,
    `<rect class="band" x="0" y="${y(highest)}" width="${WIDTH}" height="${Math.max(1, near(y(lowest) - y(highest)))}"/>`,
    `<path class="line" d="${line}"/>`,
    ...marks,
    `<path class="grid" d="M0 ${HEIGHT - 16.5}H${WIDTH}"/>`,
    `<text class="axis" x="0" y="${HEIGHT - 2}">${dayInWords(first.day)}</text>`,
    `<text class="axis" x="${WIDTH}" y="${HEIGHT - 2}" text-anchor="end">${dayInWords(last.day)}</text>`,
    '</svg>',
  ].join('');
}

/** Does a label collide with less of the line below its point than above it? `usual` decides where it is all the same. */
function sitsBetterBelow(at: number, line: readonly number[], usual: boolean): boolean {
  const above = line.filter((y) => y > at - 24 && y < at - 4).length;
  const below = line.filter((y) => y > at + 4 && y < at + 24).length;
  return above === below ? usual : below < above;
}

/** Each point once, and only one label where two would touch. */
function labelledPoints(points: readonly ChartPoint[]): ChartPoint[] {
  const kept: ChartPoint[] = [];
  for (const point of points) if (!kept.some((one) => one.day === point.day || one.value === point.value)) kept.push(point);
  return kept;
}
