import { describe, expect, it } from 'vitest';
import { ibja } from '../../../src/areas/commodities/sources/ibja.ts';
import { ibjarates } from '../../../src/areas/commodities/sources/ibjarates.ts';
import { UpstreamError } from '../../../src/net/upstream.ts';

const read = (html: string, options: { today?: string; answered?: string } = {}) => {
  const { today = '2026-09-25' } = options;
  const answeredAt = new Date(options.answered ?? `${today}T07:00:00Z`);
  return ibjarates.parse({ path: '/', about: undefined, text: html, answeredAt }, { today });
};

const HEAD = '<tr><th>Date</th><th>999</th><th>995</th><th>916</th><th>750</th><th>585</th><th>Silver 999</th></tr>';
const tab = (id: string, ...rows: string[]) => `<div id="${id}"><table>${HEAD}${rows.join('')}</table></div>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('ibjarates', () => {
  it('gives gold for a gram in three purities and silver for 10 g, the evening before the morning', () => {
    const rows = read(
      `<html><body>${tab('tab-am', row('25/09/2026', '157821', '157189', '144568', '118366', '92325', '190000'))}
       ${tab('tab-pm', row('25/09/2026', '157739', '157107', '144489', '118304', '92277', '190500'))}</body></html>`,
    );
    expect(rows[0]).toEqual({ metal: 'gold', name: 'India', day: '2026-09-25', rupees: 15773.9, rupees22k: 14448.9, rupees18k: 11830.4 });
    expect(rows[1]).toEqual({ metal: 'silver', name: 'India', day: '2026-09-25', rupees: 1905 });
    expect(rows[2]).toMatchObject({ metal: 'gold', rupees: 15782.1 });
  });

  it('passes over days on which nothing is quoted', () => {
    const closed = row('26/09/2026', 'SAT', 'SAT', 'SAT', 'SAT', 'SAT', 'SAT');
    const open = row('25/09/2026', '157739', '157107', '144489', '118304', '92277', '190500');
    expect(read(`<html><body>${tab('tab-pm', closed, open)}</body></html>`).map(({ day }) => day)).toEqual(['2026-09-25', '2026-09-25']);
  });

  it('gives platinum where the tables have it', () => {
    const table = `<table><tr><th>Date</th><th>Gold 999</th><th>Silver 999</th><th>Platinum 999</th></tr>${row('24/09/2026', '157739', '190500', '62707')}</table>`;
    expect(read(`<html><body><div id="tab-pm">${table}</div></body></html>`)).toContainEqual({
      metal: 'platinum',
      name: 'India',
      day: '2026-09-24',
      rupees: 6270.7,
    });
  });

  const cell = (id: string, value: string) => `<td><span id="${id}">${value}</span></td>`;
  const running = (gold: [am: string, pm: string], silver: [am: string, pm: string] = ['190100', '']) =>
    `<table id="TodayRatesTableDataYes"><tr>${cell('lblGold999_AM', gold[0])}${cell('lblGold999_PM', gold[1])}</tr>
      <tr>${cell('lblGold916_AM', '144568')}${cell('lblGold916_PM', '')}</tr><tr>${cell('lblSilver999_AM', silver[0])}${cell('lblSilver999_PM', silver[1])}</tr>
      <tr>${cell('lblPlatinum999_AM', '62707')}</tr></table>`;
  const thursday = ['24/09/2026', '157821', '157189', '144000', '118366', '92325', '189000'];
  const closedDays = (...more: string[][]) =>
    `${tab('tab-am', row(...thursday), ...more.map((cells) => row(...cells)))}${tab('tab-pm', row(...thursday.with(1, '157739')), ...more.map((cells) => row(...cells)))}`;
  const daysOf = (html: string, options = {}) =>
    read(html, options).flatMap(({ metal, day, rupees }) => (metal === 'gold' ? [`${day} ${rupees}`] : []));

  it('gives the running day from its own figures, with silver and platinum', () => {
    const rows = read(`<html><body>${running(['158200', ''])}${closedDays()}</body></html>`).filter(({ day }) => day === '2026-09-25');
    expect(rows).toEqual([
      { metal: 'gold', name: 'India', day: '2026-09-25', rupees: 15820, rupees22k: 14456.8 },
      { metal: 'silver', name: 'India', day: '2026-09-25', rupees: 1901 },
      { metal: 'platinum', name: 'India', day: '2026-09-25', rupees: 6270.7 },
    ]);
  });

  it('gives the evening of the running day before its morning', () => {
    const html = `<html><body>${running(['158200', '158350'], ['190100', '190400'])}${closedDays()}</body></html>`;
    expect(daysOf(html).slice(0, 2)).toEqual(['2026-09-25 15835', '2026-09-25 15820']);
  });

  const sunday = [...Array(6)].map(() => 'SUN');
  it.each([
    ['while they are still those of the day before', running(['157821', '157739']), {}],
    ['on a Saturday', running(['158200', '']), { today: '2026-09-26', more: [['25/09/2026', '158000', '', '', '', '', '']] }],
    ['while the days before are not closed', running(['158200', '']), { today: '2026-09-28' }],
    ['of a page that was answered yesterday', running(['158200', '']), { answered: '2026-09-24T07:00:00Z' }],
    ['where there are none', running(['', '']), {}],
  ])(
    'does not date the running figures %s',
    (_when, table, { more = [], ...options }: { more?: string[][]; today?: string; answered?: string }) => {
      const today = options.today ?? '2026-09-25';
      expect(daysOf(`<html><body>${table}${closedDays(...more)}</body></html>`, options).filter((one) => one.startsWith(today))).toEqual(
        [],
      );
    },
  );

  it('gives a Monday after days on which nothing was quoted', () => {
    const html = `<html><body>${running(['158200', ''])}${closedDays(['26/09/2026', ...sunday], ['27/09/2026', ...sunday])}</body></html>`;
    expect(daysOf(html, { today: '2026-09-28' })[0]).toBe('2026-09-28 15820');
  });

  it('does not take the large figures without a date', () => {
    const undated = '<table id="TodayRatesTableDataYes"><tr><td><span id="lblGold999_PM">157739</span></td></tr></table>';
    expect(() => read(`<html><body>${undated}</body></html>`)).toThrow(UpstreamError);
  });
});

describe('ibja.co', () => {
  const parse = (text: string) => ibja.parse({ path: '/', about: undefined, text }, undefined);
  // As recorded on 27 July 2026: the rupee sign had become a question mark.
  const page = `<html><body><span id="lblHeaderTextForTimeUnit">IBJA AM</span><span id="lblDate">27/07/2026</span>
    <span id="lblFineGold999">? 14453</span><span id="lblSellingPriceFor22KT">? 13239</span><span id="lblSilver999">224.771</span></body></html>`;

  it('gives gold for a gram and silver for 10 g, on its own date', () => {
    expect(parse(page)).toEqual([
      { metal: 'gold', name: 'India', day: '2026-07-27', rupees: 14453, rupees22k: 13239 },
      { metal: 'silver', name: 'India', day: '2026-07-27', rupees: 2247.71 },
    ]);
  });

  it.each([
    ['without a date', page.replace('27/07/2026', '')],
    ['without a rate', page.replace('? 14453', '')],
    ['of something else', '<html><body>Runtime Error</body></html>'],
  ])('refuses a page %s', (_how, text) => {
    expect(() => parse(text)).toThrow('no dated rate of fine gold');
  });
});
