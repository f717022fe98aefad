import { describe, expect, it } from 'vitest';
import { findPageDay, noteUndated } from '../../src/crawl/page-day.ts';
import { parsePage } from '../../src/html/tables.ts';

const answered = (istTime: string) => new Date(`2026-06-10T${istTime}:00+05:30`);
const day = (html: string, answeredAt: Date | undefined = answered('11:00'), today = '2026-06-10') =>
  findPageDay('ndtv', { path: '/page', answeredAt }, parsePage(html), { today });
const TABLE = '<table><tr><th>State</th><th>Price</th></tr><tr><td><a href="/delhi">Delhi</a></td><td>102.12</td></tr></table>';

describe('the day of a page', () => {
  it.each([
    ['its title', '<title>Petrol price in all states on 10th June 2026</title>', '2026-06-10'],
    ['its main heading', '<title>Petrol</title><h1>Rates of June 9, 2026</h1>', '2026-06-09'],
    ['a marked date', '<title>Gold</title><p id="metal-price-date">8 June 2026</p>', '2026-06-08'],
    ['the heading of its table', `<title>Gold rate, 99 June 2026</title><h2>As on 09/06/2026</h2>${TABLE}`, '2026-06-09'],
    [
      'the heading of the block of its table',
      `<div><h2>As on 09/06/2026</h2><div><p>Per litre</p><div>${TABLE}</div></div></div>`,
      '2026-06-09',
    ],
    ['the sentence before its table', `<h2>Prices</h2><p class="as-of">Prices of 9 June 2026, per litre</p>${TABLE}`, '2026-06-09'],
    ['the caption of its table', TABLE.replace('<tr>', '<caption>As on 9 June 2026</caption><tr>'), '2026-06-09'],
    ['its own time element', '<main><time datetime="2026-06-09T06:00:00+05:30">today</time></main>', '2026-06-09'],
  ])('is read from %s', (_where, body, expected) => {
    expect(day(`<html><body>${body}</body></html>`)).toEqual({ day: expected });
  });

  const news = '<h3>Headline that names 8 June 2026</h3><span class="date">7 June 2026</span>';
  it.each([
    ['in a frame beside them', `<h1>Petrol</h1><aside>${news}</aside><h2>State-wise price</h2>${TABLE}`],
    ['in a list of links', `<h1>Petrol</h1><ul><li>${news}</li></ul><h2>State-wise price</h2>${TABLE}`],
    ['behind the table', `<h1>Petrol</h1><h2>State-wise price</h2>${TABLE}${news}`],
    ['with a link, before the heading of the table', `<h1>Petrol</h1><h3><a href="/n">Rise on 8 June 2026</a></h3><h2>Prices</h2>${TABLE}`],
    ['in a block of its own above the table', `<h1>Petrol</h1><div class="top-news">${news}</div>${TABLE}`],
    ['of years ago', `<h1>Petrol</h1><h3>Excise duty of 21 May 2022</h3><h2>State-wise price</h2>${TABLE}`],
  ])('is not that of news %s', (_where, body) => {
    expect(day(`<html><body>${body}</body></html>`)).toEqual({ day: '2026-06-10', undated: true });
  });

  it('is never today for the page of 10th June 2023', () => {
    expect(() => day('<html><head><title>Petrol price in all states on 10th June 2023</title></head><body></body></html>')).toThrow(
      'it is the page of 2023-06-10',
    );
  });

  it.each(['06:15', '23:59'])('is that of the answer where the page says none, at %s', (time) => {
    expect(day('<html><body>no date</body></html>', answered(time))).toEqual({ day: '2026-06-10', undated: true });
  });

  it('is that of the answer and not of the crawl, where a cache has kept the page', () => {
    expect(day('<html><body>no date</body></html>', answered('11:00'), '2026-06-11')).toEqual({ day: '2026-06-10', undated: true });
  });

  it.each(['00:00', '06:14'])('cannot be told where the page says none, at %s', (time) => {
    expect(() => day('<html><body>no date</body></html>', answered(time))).toThrow('it says no day');
  });

  it('cannot be told where the page says none and its source does not say that its answers date it', () => {
    expect(() => findPageDay('ndtv', { path: '/page' }, parsePage('no date'), { today: '2026-06-10' })).toThrow('it says no day');
  });

  it('says so in the report', () => {
    expect(noteUndated([{ day: '2026-06-10', undated: true }, { day: '2026-06-09' }])).toEqual([
      '1 prices from pages without a date, taken for those of 2026-06-10',
    ]);
  });
});
