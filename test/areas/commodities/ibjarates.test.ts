import { describe, expect, it } from 'vitest';
import { ibjarates } from '../../../src/areas/commodities/sources/ibjarates.ts';
import { UpstreamError } from '../../../src/net/upstream.ts';

const needs = { today: '2026-09-25', historyWanted: [] };
const read = (html: string) => ibjarates.parse({ path: '/', about: undefined, text: html }, needs);

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

  it('does not take the large figures without a date', () => {
    const undated = '<table id="TodayRatesTableDataYes"><tr><td><span id="lblGold999_PM">157739</span></td></tr></table>';
    expect(() => read(`<html><body>${undated}</body></html>`)).toThrow(UpstreamError);
  });
});
