import { escapeUTF8 } from 'entities/escape';
import { formatDay } from '../i18n/format.ts';
import { CHART, type ChartPoint, type ChartText, chartScale, pathOf } from './chart.ts';

/** Days of one place or thing, in order. */
export interface ChartSeries {
  name: string;
  points: readonly ChartPoint[];
}

/** A day with the value of each; undefined where one has none. */
type Row = readonly [day: string, one: number | undefined, other: number | undefined];

/** The days of both, in order. */
export function pairRows([one, other]: readonly [ChartSeries, ChartSeries]): Row[] {
  const [first, second] = [one, other].map(({ points }) => new Map(points.map(({ day, value }) => [day, value])));
  const days = [...new Set([...one.points, ...other.points].map(({ day }) => day))].sort();
  return days.map((day) => [day, first?.get(day), second?.get(day)]);
}

/** Both as changes in per cent since the first day that both have: what costs a hundred times as much moves on the same scale. Null where they share no day. */
export function sinceFirstShared(pair: readonly [ChartSeries, ChartSeries]): readonly [ChartSeries, ChartSeries] | null {
  const start = pairRows(pair).find(([, one, other]) => one && other);
  if (!start) return null;
  const [day, ...from] = start;
  const [one, other] = pair.map(({ name, points }, at) => ({
    name,
    points: points
      .filter((point) => point.day >= day)
      .map((point) => ({ day: point.day, value: (point.value / (from[at] ?? 1) - 1) * 100 })),
  }));
  return one && other ? [one, other] : null;
}

/**
 * Two lines on one scale as an SVG text, each with its name over the chart and its last value behind its line; `data-points` (day, value of the first,
 * both in words) is what a chart of one line has.
 */
export function pairChart(pair: readonly [ChartSeries, ChartSeries], { title, format, locale = 'en' }: ChartText): string {
  const [one, other] = pair;
  const all = [...one.points, ...other.points].sort((a, b) => a.day.localeCompare(b.day));
  const lasts = pair.map(({ points }) => points.at(-1));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || lasts.some((point) => !point)) throw new Error(`Two lines need points; "${title}" has none`);
  const letters = Math.max(...lasts.map((point) => format(point?.value ?? 0).length));
  const scale = chartScale(all, letters);
  const heights = apart(lasts.map((point) => (point ? scale.y(point) : 0)));
  const lastValues = pair.map(({ name }, at) => `${name} ${format(lasts[at]?.value ?? 0)}`).join(', ');
  const rows = pairRows(pair).map(([day, ...values]) => [
    day,
    values[0] ?? values[1],
    values
      .map((value, at) => (value === undefined ? '' : `${pair[at]?.name} ${format(value)}`))
      .filter(Boolean)
      .join(', '),
  ]);
  const half = CHART.width / 2;
  return [
    `<svg viewBox="0 0 ${CHART.width} ${CHART.height}" role="img" aria-label="${escapeUTF8(`${title}: ${lastValues}`)}" data-letters="${letters}" data-points="${escapeUTF8(JSON.stringify(rows))}">`,
    `<title>${escapeUTF8(title)}</title>`,
    ...pair.map(({ name, points }, at) => {
      const place = lasts[at] as ChartPoint;
      const kind = at === 0 ? '' : ' other';
      return [
        `<path class="line${kind}" d="M${at * half} 9h14"/><text class="name" x="${at * half + 20}" y="13">${escapeUTF8(name)}</text>`,
        `<path class="line${kind}" d="${pathOf(points, scale)}"/>`,
        `<text x="${scale.x(place) + 7}" y="${(heights[at] ?? 0) + 4}">${escapeUTF8(format(place.value))}</text>`,
      ].join('');
    }),
    `<path class="grid" d="M0 ${CHART.height - 16.5}H${CHART.width}"/>`,
    `<text class="axis" x="0" y="${CHART.height - 2}">${formatDay(first.day, true, locale)}</text>`,
    `<text class="axis" x="${CHART.width}" y="${CHART.height - 2}" text-anchor="end">${formatDay(last.day, true, locale)}</text>`,
    '</svg>',
  ].join('');
}

/** Two heights at least a line of text apart. */
function apart(heights: readonly number[]): number[] {
  const [a = 0, b = 0] = heights;
  const missing = CHART.label - Math.abs(a - b);
  if (missing <= 0) return [a, b];
  const up = a <= b ? -missing / 2 : missing / 2;
  return [a + up, b - up];
}
