import { describe, expect, it } from 'vitest';
import { clockText, daysFromNames, durationText, parseClock, parseDuration, runsOn, shiftDays } from '../../../src/areas/train/clock.ts';

describe('times', () => {
  it.each([
    ['9.05', 545],
    ['22:55', 1375],
    ['00:00:00', 0],
  ])('reads %s as %i minutes', (text, minutes) => {
    expect(parseClock(text)).toBe(minutes);
  });

  it.each(['24.00', '12.60', 'First', '', '1234'])('reads no time in %j', (text) => {
    expect(parseClock(text)).toBeUndefined();
  });

  it('writes a time of the second day as a time of day', () => {
    expect(clockText(1440 + 65)).toBe('01.05');
  });

  it.each([
    ['3.15', '03.15'],
    ['37.45', '37.45'],
    ['15:8', '15.08'],
    ['04.55', '04.55'],
  ])('writes the duration %s as %s', (text, shown) => {
    expect(durationText(parseDuration(text) ?? -1)).toBe(shown);
  });
});

describe('run days', () => {
  it('begin on Monday: 22488 does not run on Fridays with 1111011', () => {
    // 20 November 2026 is a Friday.
    expect(runsOn('1111011', '2026-11-20')).toBe(false);
    expect(runsOn('1111011', '2026-11-21')).toBe(true);
  });

  it('are a day later at a stop after midnight', () => {
    expect(shiftDays('0000001', 1)).toBe('1000000');
    expect(shiftDays('1000100', 2)).toBe('0010001');
    expect(shiftDays('1000100', 0)).toBe('1000100');
  });

  it('are read from names, and not guessed from half of them', () => {
    expect(daysFromNames(['Mon', 'THU', 'Sunday'])).toBe('1001001');
    expect(daysFromNames(['Mon', 'Daily'])).toBeUndefined();
    expect(daysFromNames([])).toBeUndefined();
  });
});
