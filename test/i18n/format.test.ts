import { describe, expect, it } from 'vitest';
import { cutAtWord } from '../../src/i18n/format.ts';
import { changePercent, parseRupees, rupeeText, toPaise } from '../../src/kernel/money.ts';
import { addDays, daysBetween, istDay, parseDay } from '../../src/kernel/time.ts';
import { fold, slugify } from '../../src/text/fold.ts';

describe('days', () => {
  it('begin at midnight in India, not in UTC', () => {
    expect(istDay(new Date('2026-06-06T18:29:59Z'))).toBe('2026-06-06');
    expect(istDay(new Date('2026-06-06T18:30:00Z'))).toBe('2026-06-07');
  });

  it('are counted over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  });

  it.each([
    ['October 4, 2026', '2026-10-04'],
    ['Sep 11, 2026', '2026-09-11'],
    ['11 September 2026', '2026-09-11'],
    ['21-Jul-2026', '2026-07-21'],
    ['04/10/2026', '2026-10-04'],
    ['2026-10-04', '2026-10-04'],
    ['February 30, 2026', undefined],
    ['Smarch 4, 2026', undefined],
    ['Mumbai', undefined],
  ])('are read from %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe('rupees', () => {
  it.each([
    ['₹1,02,800.50', 102_800.5],
    ['Rs. 111.11/Ltr', 111.11],
    ['&#x20b9;97.83', 97.83],
    ['97.67 ₹/L', 97.67],
    ['N/A', undefined],
  ])('are read from %s', (text, value) => {
    expect(parseRupees(text)).toBe(value);
  });

  it('are kept as paise without drift and shown with two decimals', () => {
    expect(toPaise(114.57)).toBe(11_457);
    expect(rupeeText(9_520)).toBe('95.20');
  });

  it('change by per cent with two decimals, and by nothing known when there is no day before', () => {
    expect(changePercent(11_372, 11_337)).toBe(-0.31);
    expect(Object.is(changePercent(100, 100), 0)).toBe(true);
    expect(changePercent(null, 100)).toBeNull();
  });
});

describe('names', () => {
  it.each([
    ['Jammu & Kashmir', 'jammu and kashmir'],
    ['  WEST-Bengal ', 'west bengal'],
    ['Pondichéry', 'pondichery'],
    ['दिल्ली', 'दिल्ली'],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded.normalize('NFKD'));
  });

  it('become path segments', () => {
    expect(slugify('Dadra & Nagar Haveli')).toBe('dadra-and-nagar-haveli');
  });
});

describe('a text that is too long', () => {
  it.each([
    ['Award of cash to toppers', 40, 'Award of cash to toppers'],
    ['Award of cash to toppers', 16, 'Award of cash…'],
    ['Awards, and more', 9, 'Awards…'],
  ])('%j in %i characters', (text, most, cut) => {
    expect(cutAtWord(text, most)).toBe(cut);
    expect(cutAtWord(text, most).length).toBeLessThanOrEqual(most);
  });
});
