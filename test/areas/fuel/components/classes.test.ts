import { describe, expect, it } from 'vitest';
import { classIn, makeClasses } from '../../../../src/areas/fuel/components/classes.ts';
import { parseRings } from '../../../../src/areas/fuel/components/outline-shape.ts';
import { STATE_OUTLINES } from '../../../../src/places/outlines.ts';

describe('classes of values', () => {
  it('have round bounds, each the end of one and the beginning of the next', () => {
    const values = [88.66, 94.2, 95.71, 99.02, 101.54, 102.2, 104.81, 107.5, 110.3, 115.9];
    const classes = makeClasses(values, 5);
    expect(classes.map(({ from }) => from)).toEqual([undefined, 95, 101, 104, 110]);
    expect(classes.slice(1).map(({ from }) => from)).toEqual(classes.slice(0, -1).map(({ below }) => below));
    expect(values.map((value) => classIn(classes, value))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('never part equal values, and are fewer where values are alike', () => {
    const values = [100, 100, 100, 100, 101];
    const classes = makeClasses(values, 5);
    expect(new Set(values.slice(0, 4).map((value) => classIn(classes, value))).size).toBe(1);
    expect(makeClasses([7, 7, 7], 5)).toEqual([{ number: 1 }]);
  });
});

describe('the rings of an outline', () => {
  it('are read with their box, middle and surface', () => {
    const [large, small] = parseRings('M0 0l4 0 0 2-4 0zM10 10l.5 0 0 .5-.5 0z');
    expect(large).toMatchObject({ box: { x: 0, y: 0, width: 4, height: 2 }, centre: [2, 1], area: 8 });
    expect(small?.area).toBeCloseTo(0.25);
  });

  it('have their middles within the country for every state', () => {
    for (const [name, outline] of Object.entries(STATE_OUTLINES)) {
      const [main] = parseRings(outline);
      expect(main?.centre[0], name).toBeGreaterThan(0);
      expect(main?.centre[0], name).toBeLessThan(773);
      expect(main?.centre[1], name).toBeLessThan(800);
    }
  });
});
