import { describe, expect, it } from 'vitest';
import { festivalsOn, isObservedIn, listFestivals } from '../../../src/astronomy/calendar/festivals/year.ts';

const DELHI = { lat: 28.65195, lon: 77.23149, zone: 'Asia/Kolkata' };
const find = (id: string, year: number) => listFestivals(year, DELHI).find((festival) => festival.id === id);
const dateOf = (id: string, year: number) => find(id, year)?.date;

describe('festivals by rule', () => {
  it.each([
    ['diwali', 2026, '2026-11-08'],
    ['holi', 2026, '2026-03-04'],
    ['raksha-bandhan', 2022, '2022-08-11'],
    ['raksha-bandhan', 2025, '2025-08-09'],
    ['dussehra', 2022, '2022-10-05'],
    ['akshaya-tritiya', 2026, '2026-04-19'],
    ['govardhan-puja', 2026, '2026-11-10'],
    ['makar-sankranti', 2024, '2024-01-15'],
    ['vishu', 2023, '2023-04-15'],
    ['vishu', 2024, '2024-04-14'],
    ['onam', 2024, '2024-09-15'],
    ['rath-yatra', 2025, '2025-06-27'],
    ['mahavir-jayanti', 2026, '2026-03-31'],
  ])('keeps %s of %d on %s', (id, year, date) => expect(dateOf(id, year)).toBe(date));

  it('waits for the second Shravana where the first is adhika, but keeps Ganga Dussehra in an adhika Jyeshtha', () => {
    expect(dateOf('raksha-bandhan', 2023)).toBe('2023-08-30');
    expect(dateOf('ganga-dussehra', 2026)).toBe('2026-05-25');
    expect(find('ganga-dussehra', 2026)?.rule).toContain('adhika');
  });

  it('names the other night of Janmashtami and the other evening of Lakshmi Puja', () => {
    expect(find('janmashtami', 2025)).toMatchObject({ date: '2025-08-16', others: [{ date: '2025-08-15' }] });
    expect(find('diwali', 2024)).toMatchObject({ date: '2024-10-31', others: [{ date: '2024-11-01' }] });
  });

  it('names the ekadashi of vaishnavas where dashami is in the dawn', () => {
    expect(find('devutthana-ekadashi', 2026)).toMatchObject({
      date: '2026-11-20',
      others: [{ date: '2026-11-21', by: { en: 'vaishnavas' } }],
    });
  });

  it('has the two ekadashis of an adhika month beside the twenty-four', () => {
    const ids = listFestivals(2026, DELHI)
      .filter(({ kind }) => kind === 'ekadashi')
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['padmini-ekadashi', 'parama-ekadashi']));
    expect(ids.length).toBeGreaterThanOrEqual(24);
  });

  it.each([2023, 2026])('says of each day of %d what the list of the year says', (year) => {
    const all = listFestivals(year, DELHI);
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
      const date = new Date(at).toISOString().slice(0, 10);
      const listed = all.filter((festival) => festival.date === date).map(({ id }) => id);
      expect(
        festivalsOn(date, DELHI)
          .map(({ id }) => id)
          .sort(),
        date,
      ).toEqual(listed.sort());
    }
  });

  it('has every festival but those of the turn of the year once a year, from 1901 on', () => {
    for (const year of [1901, 1963, 1983, 2099]) {
      const counts = new Map<string, number>();
      for (const { id, kind } of listFestivals(year, DELHI)) if (kind !== 'ekadashi') counts.set(id, (counts.get(id) ?? 0) + 1);
      expect(
        [...counts].filter(([, count]) => count > 1),
        String(year),
      ).toEqual([]);
      expect(counts.size, String(year)).toBeGreaterThan(66);
    }
  });

  it('knows where a festival of a region is kept', () => {
    const onam = find('onam', 2026);
    const holi = find('holi', 2026);
    if (!onam || !holi) throw new Error('Onam and Holi are in the table');
    expect([isObservedIn(onam, 'Kerala'), isObservedIn(onam, 'Punjab'), isObservedIn(holi, 'Punjab')]).toEqual([true, false, true]);
  });
});
