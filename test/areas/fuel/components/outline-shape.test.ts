import { expect, it } from 'vitest';
import { parseRings, wholeUnits } from '../../../../src/areas/fuel/components/outline-shape.ts';
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
