import { describe, expect, it } from 'vitest';
import { type ChartSeries, pairChart, pairRows, sinceFirstShared } from '../../src/site/chart-pair.ts';

const series = (name: string, values: readonly (readonly [day: string, value: number])[]): ChartSeries => ({
  name,
  points: values.map(([day, value]) => ({ day, value })),
});
const PUNE = series('Pune', [
  ['2026-06-01', 100],
  ['2026-06-02', 102],
  ['2026-06-04', 104],
]);
const DELHI = series('Delhi <NCT>', [
  ['2026-06-02', 51],
  ['2026-06-03', 52],
  ['2026-06-04', 103.9],
]);

describe('a chart of two lines', () => {
  it('has the days of both in order, with nothing where one has none', () => {
    expect(pairRows([PUNE, DELHI])).toEqual([
      ['2026-06-01', 100, undefined],
      ['2026-06-02', 102, 51],
      ['2026-06-03', undefined, 52],
      ['2026-06-04', 104, 103.9],
    ]);
  });

  it('names both, and sets their last values apart', () => {
    const svg = pairChart([PUNE, DELHI], { title: 'Petrol', format: (value) => `₹${value}` });
    expect(svg).toContain('aria-label="Petrol: Pune ₹104, Delhi &lt;NCT&gt; ₹103.9"');
    const ends = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)">₹/g)].map(([, y]) => Number(y));
    expect(ends).toHaveLength(2);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeGreaterThanOrEqual(15);
  });

  it('tells things of other prices by their change since the first day of both', () => {
    const [pune, delhi] = sinceFirstShared([PUNE, DELHI]) ?? [];
    expect(pune?.points[0]).toEqual({ day: '2026-06-02', value: 0 });
    expect(delhi?.points.map(({ value }) => Math.round(value))).toEqual([0, 2, 104]);
    expect(sinceFirstShared([PUNE, series('Goa', [['2026-01-01', 1]])])).toBeNull();
  });
});
