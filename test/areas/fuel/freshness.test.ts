import { describe, expect, it } from 'vitest';
import { internalCall } from '../../../src/api/endpoint.ts';
import { parseQuery } from '../../../src/api/query.ts';
import * as metals from '../../../src/areas/commodities/endpoints.ts';
import * as fuel from '../../../src/areas/fuel/endpoints.ts';
import { computeFreshness } from '../../../src/crawl/freshness.ts';
import { formatAge, formatFreshness } from '../../../src/i18n/format.ts';

const ask = (
  endpoint: typeof fuel.listing | typeof fuel.history | typeof fuel.latest | typeof metals.history,
  query = '',
): Promise<object> => endpoint.respond(parseQuery(endpoint.query, new URLSearchParams(query)) as never, internalCall());

describe('12.6: freshness told truly', () => {
  it.each([
    ['/fuel', () => ask(fuel.listing)],
    ['/fuel?city=', () => ask(fuel.listing, 'city=mumbai')],
    ['/fuel?state=', () => ask(fuel.listing, 'state=kerala')],
    ['/fuel/history', () => ask(fuel.history, 'city=mumbai')],
    ['/fuel/latest', () => ask(fuel.latest)],
    ['/commodities/history', () => ask(metals.history, 'metal=gold')],
  ])('%s says since when it is stale', async (_, body) => {
    expect(await body()).toMatchObject({ stale: true, stale_after: expect.stringMatching(/^2026-\d\d-\d\dT/) });
  });

  it('counts a day from its beginning and an instant from itself; of a past day that was asked for, on that day', () => {
    const schedule = { staleAfterHours: 36 };
    const stale_after = '2026-06-08T12:00:00.000Z';
    expect(computeFreshness('2026-06-07', schedule)).toEqual({ stale: true, stale_after });
    expect(computeFreshness('2026-06-07', schedule, '2026-06-07')).toEqual({ stale: false, stale_after });
    expect(computeFreshness('2026-06-07', schedule, '2026-06-09').stale).toBe(true);
    expect(computeFreshness('2026-06-07T05:02:37.000Z', schedule).stale_after).toBe('2026-06-08T17:02:37.000Z');
  });

  it('tells ages in days up to 90', () => {
    expect([23, 48, 24 * 20, 24 * 90 + 5, 24 * 130].map((hours) => formatAge(hours))).toEqual([
      '23 hours',
      '2 days',
      '20 days',
      '90 days',
      '4 months',
    ]);
  });
  it('says of stale data when it was last published, how long ago, and what it is not', () => {
    const translate = (stale: boolean, label?: string) => {
      const { before, after } = formatFreshness(
        { day: '2026-09-29', source: 'goodreturns', warning: 'Not today’s price.', label },
        stale,
        '2026-11-21',
      );
      return `${before} 29 Sep 2026${after}`;
    };
    expect(translate(true)).toBe('Last published 29 Sep 2026, 53 days ago, goodreturns. Not today’s price.');
    expect(translate(false)).toBe('as of 29 Sep 2026, goodreturns');
    expect(translate(true, 'Gold')).toMatch(/^Gold: last published/);
  });
});
