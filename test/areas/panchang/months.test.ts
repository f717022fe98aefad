import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../../scripts/tools/accuracy/published.ts';
import { computeAlmanacDay } from '../../../src/areas/panchang/day.ts';
import { nationalDate } from '../../../src/areas/panchang/samvat.ts';
import { monthAt, monthNumbered } from '../../../src/astronomy/calendar/months.ts';
import { MONTHS, nameAt } from '../../../src/i18n/almanac-names.ts';

const DELHI = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const instant = (date: string) => Date.parse(`${date}T12:00:00+05:30`);
const cachedMonth = (date: string) => {
  const { index, adhika } = monthAt(instant(date));
  return `${adhika ? 'adhika ' : ''}${nameAt(MONTHS, index).en}`;
};
const SPELLINGS: Record<string, string> = { Ashvina: 'Ashwina' };
const spelled = (name: unknown) => SPELLINGS[String(name)] ?? String(name);

describe('lunar months', () => {
  it.each([
    ['2018-05-20', 'adhika Jyeshtha'],
    ['2020-10-01', 'adhika Ashwina'],
    ['2023-07-17', 'Ashadha'],
    ['2023-07-18', 'adhika Shravana'],
    ['2023-08-16', 'adhika Shravana'],
    ['2023-08-18', 'Shravana'],
    ['2026-05-18', 'adhika Jyeshtha'],
    ['2026-06-14', 'adhika Jyeshtha'],
    ['2026-06-16', 'Jyeshtha'],
    ['2029-03-20', 'adhika Chaitra'],
  ])('names the month of %s %s', (date, name) => expect(cachedMonth(date)).toBe(name));

  it('finds the lost months of 1963 and 1983, each between two adhika ones', () => {
    const lost: string[] = [];
    for (let month = monthAt(instant('1900-01-15')); month.start < instant('2100-12-01'); month = monthNumbered(month.number + 1)) {
      if (month.kshaya !== null) lost.push(`${new Date(month.start).getUTCFullYear()} ${nameAt(MONTHS, month.kshaya).en}`);
    }
    expect(lost).toEqual(['1963 Margashirsha', '1983 Magha']);
  });

  it('lets the sun enter one sign in every other month', () => {
    const start = monthAt(instant('2001-01-15')).number;
    const months = Array.from({ length: 240 }, (_, at) => monthNumbered(start + at));
    for (const [at, month] of months.slice(1).entries()) {
      const before = months[at];
      expect(month.index).toBe(before?.adhika ? before.index : ((before?.index ?? 0) + 1) % 12);
    }
  });
});

describe('months and years, against published almanacs', () => {
  const rows = PUBLISHED.masa_samvat;
  it.each(rows.filter(({ amanta_month }) => amanta_month).map((row) => [String(row.date), row] as const))(
    'has the months and years of %s',
    (date, row) => {
      const { month, purnimanta, samvats } = computeAlmanacDay(DELHI, date);
      expect(nameAt(MONTHS, month.index).en).toBe(spelled(row.amanta_month));
      expect(nameAt(MONTHS, purnimanta.index).en).toBe(spelled(row.purnimanta_month));
      expect(samvats.vikramPurnimanta).toBe(Number.parseInt(String(row.vikram_samvat), 10));
      expect(samvats.shaka.year).toBe(Number.parseInt(String(row.shaka_samvat), 10));
      if (row.gujarati_samvat) expect(samvats.gujarati).toBe(Number.parseInt(String(row.gujarati_samvat), 10));
    },
  );

  it.each(
    rows.filter(({ shaka_samvat }) => / /.test(String(shaka_samvat ?? ''))).map((row) => [String(row.date), String(row.shaka_samvat)]),
  )('names the Shaka year of %s as %s', (date, published) => {
    const { name } = computeAlmanacDay(DELHI, date).samvats.shaka;
    // Plav and Plava, Vishvavasu and Vishwavasu are one.
    expect(published.split(' ')[1]?.slice(0, 4)).toBe(name.en.slice(0, 4));
  });

  it.each([
    ['2016-01-26', 1937, 'Magha', 6],
    ['2016-10-30', 1938, 'Kartika', 8],
    ['2022-01-21', 1943, 'Magha', 1],
    ['2023-09-21', 1945, 'Bhadrapada', 30],
    ['2024-03-05', 1945, 'Phalguna', 15],
    ['2024-03-21', 1946, 'Chaitra', 1],
    ['2025-03-22', 1947, 'Chaitra', 1],
    ['2024-07-22', 1946, 'Ashadha', 31],
  ])('writes %s in the national calendar', (date, year, month, day) => {
    const found = nationalDate(date);
    expect([found.year, nameAt(MONTHS, found.month).en, found.day]).toEqual([year, month, day]);
  });
});
