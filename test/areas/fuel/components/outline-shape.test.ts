import { expect, it } from 'vitest';
import { labelPoint, parseRings, wholeUnits } from '../../../../src/areas/fuel/components/outline-shape.ts';
import { STATE_OUTLINES } from '../../../../src/places/outlines.ts';

const surface = (outline: string) => parseRings(outline).reduce((sum, { area }) => sum + area, 0);

it('draws every large state in whole units within two hundredths of its surface, in six tenths of the letters', () => {
  const large = Object.values(STATE_OUTLINES).filter((outline) => surface(outline) > 1000);
  expect(large.length).toBeGreaterThan(20);
  for (const outline of large) {
    const drawn = wholeUnits(outline);
    expect(drawn).not.toContain('.');
    expect(Math.abs(surface(drawn) / surface(outline) - 1)).toBeLessThan(0.02);
  }
  expect(large.map(wholeUnits).join('').length).toBeLessThan(large.join('').length * 0.6);
});

it('leaves out rings that are no surface in whole units', () => {
  expect(wholeUnits('M10.1 10.1l.1 .2-.2 .1zM20 20l10 0 0 10z')).toBe('M20 20l10 0 0 10z');
});

it('keeps a label of two letters inside a large state', () => {
  for (const [name, outline] of Object.entries(STATE_OUTLINES)) {
    const [main] = parseRings(outline);
    // Kerala's name stands in the sea beside it.
    if (!main || Math.min(main.box.width, main.box.height) < 38 || name === 'Kerala') continue;
    const [x, y] = labelPoint(main);
    for (const [dx, dy] of [
      [-11, 0],
      [11, 0],
      [0, -7],
      [0, 7],
    ] as const)
      expect(isInside(main.points, x + dx, y + dy), `${name} ${dx},${dy}`).toBe(true);
  }
});

function isInside(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  return points.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !inside : inside;
  }, false);
}
