import { describe, expect, it } from 'vitest';
import { chartScale, isWorthDrawing, lineChart } from '../../src/site/chart.ts';

const format = (value: number) => `₹${value.toFixed(2)}`;
const chart = (values: readonly (readonly [day: string, value: number])[]) =>
  lineChart(
    values.map(([day, value]) => ({ day, value })),
    { title: 'Petrol in Mumbai', format },
  );
const xs = (svg: string) =>
  (/<path class="line" d="([^"]+)"/.exec(svg)?.[1] ?? '').match(/[ML][\d.]+/g)?.map((one) => Number(one.slice(1))) ?? [];

describe('a chart of one line', () => {
  it('labels the last value at the end of its line and the extremes, each value once', () => {
    const svg = chart([
      ['2026-06-01', 100],
      ['2026-06-02', 104],
      ['2026-06-03', 98],
      ['2026-06-04', 100],
    ]);
    const labels = [...svg.matchAll(/<text x[^>]+>(₹[\d.]+)<\/text>/g)].map(([, label]) => label);
    expect(labels).toEqual(['₹100.00', '₹104.00', '₹98.00']);
    const [, x, y] = /<text x="([\d.]+)" y="([\d.]+)" text-anchor="start">₹100/.exec(svg)?.map(Number) ?? [];
    expect([x, y]).toEqual([(xs(svg).at(-1) ?? 0) + 7, Number(/L[\d.]+ ([\d.]+)"/.exec(svg)?.[1]) + 4]);
  });

  it('sets no label over its line', () => {
    // Up and down every day: only above the highest, below the lowest and behind the last there is room.
    const values = Array.from(
      { length: 28 },
      (_, at) => [`2026-06-${String(at + 1).padStart(2, '0')}`, 100 + (at % 2) * 9 + at / 10] as const,
    );
    const svg = chart(values);
    const labels = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="start">₹([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const told = values.map(([day, value]) => ({ day, value }));
    const { x: across, y: down } = chartScale(told, format(told.at(-1)?.value ?? 0).length);
    const points = told.map((point) => [across(point), down(point)] as const);
    expect(labels.length).toBeGreaterThan(1);
    for (const [left = 0, base = 0] of labels)
      expect(points.filter(([x, y]) => x > left && x < left + 45 && y > base - 11 && y < base + 1)).toEqual([]);
  });

  it('is worth drawing from ten moves on', () => {
    const days = (moves: number) => Array.from({ length: 40 }, (_, at) => ({ day: `2026-06-${at}`, value: Math.min(at, moves) }));
    expect([isWorthDrawing(days(9)), isWorthDrawing(days(10))]).toEqual([false, true]);
  });

  it('sets days by date, so that a gap in the record is a gap in width', () => {
    const [a = 0, b = 0, c = 0] = xs(
      chart([
        ['2026-06-01', 100],
        ['2026-06-02', 101],
        ['2026-06-05', 102],
      ]),
    );
    expect(c - b).toBeCloseTo(3 * (b - a), 0);
  });

  it('breaks the line where days are missing, and keeps a lone day as a dot', () => {
    const svg = chart([
      ['2026-06-01', 100],
      ['2026-06-02', 101],
      ['2026-06-10', 102],
      ['2026-06-20', 103],
      ['2026-06-21', 104],
    ]);
    expect(/<path class="line" d="([^"]+)"/.exec(svg)?.[1]?.replace(/[\d. ]+/g, '')).toBe('MLMML');
    expect(svg.match(/r="1.5"/g)).toHaveLength(1);
  });

  it('draws a price that never moved as a level line in the middle', () => {
    const svg = chart([
      ['2026-06-01', 97.83],
      ['2026-06-02', 97.83],
    ]);
    expect(svg).toContain('₹97.83 on every day from 1 Jun 2026 to 2 Jun 2026.');
    expect(svg).not.toContain('NaN');
  });

  it('does not make a cliff of three paise', () => {
    const svg = chart([
      ['2026-06-01', 111.18],
      ['2026-06-02', 111.21],
    ]);
    const [first = 0, last = 0] = (/d="M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
    expect(Math.abs(first - last)).toBeLessThan(5);
  });

  it('tells its story in words for those who do not see it', () => {
    expect(
      chart([
        ['2026-06-01', 100],
        ['2026-06-02', 104],
      ]),
    ).toContain('<desc>From ₹100.00 on 1 Jun 2026 to ₹104.00 on 2 Jun 2026; highest ₹104.00 on 2 Jun 2026');
  });

  it('refuses a single point by name', () => {
    expect(() => chart([['2026-06-01', 100]])).toThrow('"Petrol in Mumbai" has 1');
  });

  it('escapes what it is given', () => {
    const svg = lineChart(
      [
        { day: '2026-06-01', value: 1 },
        { day: '2026-06-02', value: 2 },
      ],
      { title: 'A & B <"C">', format },
    );
    expect(svg).toContain('<title>A &amp; B &lt;&quot;C&quot;&gt;</title>');
  });
});
