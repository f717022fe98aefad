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
  band: { en: 'lowest to highest', hi: 'कम से ज़्यादा' },
});

/** Size in SVG units; text of 12 is about 12 px on a phone of 360 px. */
const WIDTH = 360;
const HEIGHT = 156;
const LEFT = 8;
const RIGHT = WIDTH - 8;
const TOP = 26;
const BOTTOM = HEIGHT - 38;
const MIN_RANGE_SHARE = 0.01;
/** So many days without a value break the line; weekends do not. */
const MAX_GAP_DAYS = 4;
const DAY_MS = 86_400_000;
/** About what a figure of a label takes. */
const LETTER_WIDTH = 6.4;
/** About what `₹14,723.88` takes. */
const LABEL_WIDTH = 60;

const near = (value: number) => Math.round(value * 10) / 10;

/**
 * One line over days as an SVG text. Days are set by date, so that a gap in the record is a gap in width, and breaks the line.
 * Extremes and both ends are labelled; `points` are in order of day and at least two. `data-points` feeds the cursor in the browser.
 */
export function lineChart(points: readonly ChartPoint[], { title, format, locale = 'en' }: ChartText): string {
  const t = WORDING[locale];
  const formatDay = (day: string) => dayIn(day, true, locale);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) throw new Error(`A chart needs two points or more; "${title}" has ${points.length}`);
  const highest = points.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = points.reduce((a, b) => (b.value < a.value ? b : a));

  const start = Date.parse(first.day);
  const span = Date.parse(last.day) - start;
  const range = highest.value - lowest.value;
  // The scale spans a hundredth of the value or more, so that a change of three paise does not look like a cliff.
  const scale = Math.max(range, highest.value * MIN_RANGE_SHARE);
  const middle = (highest.value + lowest.value) / 2;
  const x = (point: ChartPoint) => near(LEFT + ((Date.parse(point.day) - start) / span) * (RIGHT - LEFT));
  const y = (point: ChartPoint) => near((TOP + BOTTOM) / 2 - ((point.value - middle) / scale) * (BOTTOM - TOP));
  const isBroken = (point: ChartPoint, before: ChartPoint | undefined) =>
    !before || Date.parse(point.day) - Date.parse(before.day) > MAX_GAP_DAYS * DAY_MS;
  const line = points.map((point, index) => `${isBroken(point, points[index - 1]) ? 'M' : 'L'}${x(point)} ${y(point)}`).join('');
  // A day with a gap on both sides has no line: a dot stands for it.
  const lone = points.filter((point, index) => {
    const next = points[index + 1];
    return isBroken(point, points[index - 1]) && (!next || isBroken(next, point));
  });

  const taken: Box[] = [];
  const marks = labelledPoints([highest, lowest, last, first]).map((point) => {
    const anchor = x(point) < 50 ? 'start' : x(point) > WIDTH - 50 ? 'end' : 'middle';
    const at = anchor === 'middle' ? x(point) : anchor === 'start' ? LEFT - 6 : RIGHT + 6;
    const reach = { start: [at, at + LABEL_WIDTH], middle: [at - LABEL_WIDTH / 2, at + LABEL_WIDTH / 2], end: [at - LABEL_WIDTH, at] }[
      anchor
    ];
    const beside = points.filter((one) => x(one) >= (reach[0] ?? 0) && x(one) <= (reach[1] ?? 0)).map(y);
    const label = format(point.value);
    const left = anchor === 'start' ? at : anchor === 'end' ? at - label.length * LETTER_WIDTH : at - (label.length * LETTER_WIDTH) / 2;
    const boxes = [false, true].map((below) => ({ left, right: left + label.length * LETTER_WIDTH, top: y(point) + (below ? 6 : -22) }));
    const usual = sitsBetterBelow(y(point), beside, point.value === lowest.value && range > 0);
    // A label that would stand on another one goes to the other side; where both are taken the dot stands alone.
    const below = [usual, !usual].find((side) => !taken.some((one) => overlaps(one, boxes[Number(side)])));
    const dot = `<circle class="dot" cx="${x(point)}" cy="${y(point)}" r="3"/>`;
    const own = below === undefined ? undefined : boxes[Number(below)];
    if (!own) return dot;
    taken.push(own);
    return `${dot}<text x="${at}" y="${y(point) + (below ? 19 : -10)}" text-anchor="${anchor}">${escapeUTF8(label)}</text>`;
  });
  const told = (range === 0 ? t.same : t.range)({
    first: format(first.value),
    firstDay: formatDay(first.day),
    last: format(last.value),
    lastDay: formatDay(last.day),
    highest: format(highest.value),
    highestDay: formatDay(highest.day),
    lowest: format(lowest.value),
    lowestDay: formatDay(lowest.day),
  });
  const data = JSON.stringify(points.map((point) => [x(point), y(point), `${formatDay(point.day)}: ${format(point.value)}`]));

  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeUTF8(`${title}. ${told}`)}" data-points="${escapeUTF8(data)}">`,
    `<title>${escapeUTF8(title)}</title><desc>${escapeUTF8(told)}</desc>`,
    `<rect class="band" x="0" y="${y(highest)}" width="${WIDTH}" height="${Math.max(1, near(y(lowest) - y(highest)))}"/>`,
    `<path class="line" d="${line}"/>`,
    ...lone.map((point) => `<circle class="dot" cx="${x(point)}" cy="${y(point)}" r="1.5"/>`),
    ...marks,
    `<path class="grid" d="M0 ${HEIGHT - 16.5}H${WIDTH}"/>`,
    `<text class="axis" x="0" y="${HEIGHT - 2}">${formatDay(first.day)}</text>`,
    `<text class="axis" x="${WIDTH}" y="${HEIGHT - 2}" text-anchor="end">${formatDay(last.day)}</text>`,
    range > 0 ? `<rect class="band" x="${WIDTH / 2 - 58}" y="${HEIGHT - 11}" width="10" height="9"/>` : '',
    range > 0 ? `<text class="axis" x="${WIDTH / 2 - 44}" y="${HEIGHT - 2}">${t.band}</text>` : '',
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
  other !== undefined && one.left < other.right && other.left < one.right && Math.abs(one.top - other.top) < 15;

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
