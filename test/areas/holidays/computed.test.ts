import { describe, expect, it } from 'vitest';
import { CENTRAL_HOLIDAYS, CENTRAL_LISTS, NATIONAL } from '../../../src/areas/holidays/central.ts';
import { computedDays, easter, islamicDays } from '../../../src/areas/holidays/computed.ts';
import { listHolidays } from '../../../src/areas/holidays/year.ts';

describe('the central lists', () => {
  it('have fourteen holidays a year beside the three national ones, all with a name and a page', () => {
    for (const { year, days, url } of CENTRAL_LISTS) {
      expect(Object.keys(days), String(year)).toHaveLength(14);
      expect(url).toMatch(/^https:/);
      for (const id of [...Object.keys(days), ...Object.keys(NATIONAL)]) expect(CENTRAL_HOLIDAYS[id], id).toBeDefined();
    }
  });

  it('agree with the computed days, but for one that the moon decides', () => {
    const different = CENTRAL_LISTS.flatMap(({ year, days }) =>
      Object.entries(days)
        .filter(([id, day]) => !computedDays(id, year).includes(`${year}-${day}`))
        .map(([id]) => `${id} ${year}`),
    );
    expect(different).toEqual(['id-ul-zuha 2026']);
  });
});

describe('computed holidays', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('has Easter of %d on %s', (year, date) => expect(easter(year)).toBe(date));

  it('has two Ids in a year that holds both, since the Islamic year is shorter', () => {
    // 1421 and 1422: January and December 2000.
    expect(islamicDays('id-ul-fitr', 2000)).toHaveLength(2);
    expect(islamicDays('id-ul-fitr', 2026)).toEqual(['2026-03-21']);
  });

  it('keeps the three national ones in every year', () => {
    for (const year of [1950, 2027, 2099]) expect(listHolidays(year).filter(({ kind }) => kind === 'national')).toHaveLength(3);
  });
});
