import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatAge, formatDuration, formatRunDays, warning } from '../../../src/areas/train/format.ts';
import { warningOf } from '../../../src/areas/train/questions/called.ts';
import { OUTLINES_VIEW_BOX, STATE_OUTLINES } from '../../../src/places/outlines.ts';
import { mapViewBox, toMapPoint } from '../../../src/site/india-map.ts';

describe('words', () => {
  it.each([
    [null, 'Timetable of 9 Nov 2025. Check before you travel.'],
    ['2999-01-01', 'Timetable of 9 Nov 2025. Check before you travel.'],
    ['2026-02-17', 'On record until 17 Feb 2026 only. Timetable of 9 Nov 2025. Check before you travel.'],
  ])('say of a train that is valid until %s: %s', (valid_to, said) => {
    expect(warningOf({ as_of: '2025-11-09', valid_to }, 'en')).toBe(said);
  });

  it.each([
    ['1111111', 'Daily'],
    ['1111011', 'Except Fri'],
    ['1000100', 'Mon, Fri'],
    [null, 'Days not known'],
  ])('say the days %j as %s', (days, words) => {
    expect(formatRunDays(days)).toBe(words);
  });

  it.each([
    ['2015', '2015'],
    ['2024-03', 'March 2024'],
    ['2017-12-22', '22 Dec 2017'],
  ])('say the age %s as %s, and no nearer than its source', (asOf, words) => {
    expect(formatAge(asOf)).toBe(words);
  });

  it('say the same in Hindi', () => {
    expect(['1111111', '1111011', '1000100', null].map((days) => formatRunDays(days, 'hi'))).toEqual([
      'रोज़',
      'शुक्र छोड़कर',
      'सोम, शुक्र',
      'दिन पता नहीं',
    ]);
    expect(['2015', '2024-03', '2017-12-22'].map((asOf) => formatAge(asOf, 'hi'))).toEqual(['2015', 'मार्च 2024', '22 दिसंबर 2017']);
    expect(formatDuration('01.05', 'hi')).toBe('1 घंटा 5 मिनट');
  });

  it('warn before a time', () => {
    expect(warning('2015')).toBe('Timetable of 2015. Check before you travel.');
    expect(formatDuration('16.05')).toBe('16 h 5 min');
  });
});

describe('the map', () => {
  it('is the outlines of the states, as one file for all pages', () => {
    const svg = readFileSync('public/india.svg', 'utf8');
    expect(svg).toContain(`viewBox="${OUTLINES_VIEW_BOX}"`);
    for (const [state, outline] of Object.entries(STATE_OUTLINES)) expect(svg.includes(`d="${outline}"`), state).toBe(true);
  });

  it('has New Delhi in the north, Howrah in the east and Thiruvananthapuram at the southern end', () => {
    const [delhi, howrah, south] = [
      toMapPoint({ lat: 28.64, lon: 77.22 }),
      toMapPoint({ lat: 22.58, lon: 88.34 }),
      toMapPoint({ lat: 8.49, lon: 76.95 }),
    ];
    expect(delhi.y).toBeLessThan(howrah.y);
    expect(howrah.x).toBeGreaterThan(delhi.x + 250);
    expect(south.y).toBeGreaterThan(700);
    expect(south.y).toBeLessThan(800);
  });

  it('shows all of a route, and some land around a short one', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 120, y: 110 },
    ];
    const { x, y, side } = mapViewBox(points);
    expect(side).toBeGreaterThanOrEqual(170);
    for (const point of points) expect(point.x > x && point.x < x + side && point.y > y && point.y < y + side).toBe(true);
  });
});
