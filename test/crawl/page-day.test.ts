import { describe, expect, it } from 'vitest';
import { dayNeeds, findPageDay, noteUndated } from '../../src/crawl/page-day.ts';
import { parsePage } from '../../src/html/tables.ts';

const at = (istTime: string) => dayNeeds(new Date(`2026-06-10T${istTime}:00+05:30`));
const day = (html: string, needs = at('11:00')) => findPageDay('ndtv', '/page', parsePage(html), needs);

describe('12.7: the day of a page', () => {
  it.each([
    ['<title>Petrol price in all states on 10th June 2026</title>', '2026-06-10'],
    ['<title>Petrol</title><h1>Rates of June 9, 2026</h1>', '2026-06-09'],
    ['<title>Gold</title><p id="metal-price-date">8 June 2026</p>', '2026-06-08'],
    ['<title>Gold rate, 99 June 2026</title><h2>As on 09/06/2026</h2>', '2026-06-09'],
  ])('is read from %s', (head, expected) => {
    expect(day(`<html><body>${head}</body></html>`)).toEqual({ day: expected });
  });

  it('is never today for the page of 10th June 2023', () => {
    expect(() => day('<html><head><title>Petrol price in all states on 10th June 2023</title></head><body></body></html>')).toThrow(
      'it is the page of 2023-06-10',
    );
  });

  it.each([
    ['06:15', '2026-06-10'],
    ['23:59', '2026-06-10'],
  ])('is the day itself where the page says none, at %s', (time, expected) => {
    expect(day('<html><body>no date</body></html>', at(time))).toEqual({ day: expected, undated: true });
  });

  it.each(['00:00', '06:14'])('cannot be told where the page says none, at %s', (time) => {
    expect(() => day('<html><body>no date</body></html>', at(time))).toThrow('it says no day');
  });

  it('says so in the report', () => {
    expect(noteUndated([{ day: '2026-06-10', undated: true }, { day: '2026-06-09' }])).toEqual([
      '1 prices from pages without a date, taken for those of 2026-06-10',
    ]);
  });
});
