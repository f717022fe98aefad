import { describe, expect, it } from 'vitest';
import { ownCall } from '../../../src/areas/area.ts';
import * as metals from '../../../src/areas/commodities/endpoints.ts';
import * as fuel from '../../../src/areas/fuel/endpoints.ts';
import { freshnessOf } from '../../../src/lib/crawl/freshness.ts';
import { parseQuery } from '../../../src/lib/params.ts';
import { ageInWords, freshnessInWords } from '../../../src/lib/words.ts';

const ask = (
  endpoint: typeof fuel.listing | typeof fuel.history | typeof fuel.latest | typeof metals.history,
  query = '',
): Promise<object> => endpoint.respond(parseQuery(endpoint.query, new URLSearchParams(query)) as never, ownCall());

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

  it('counts a day from its beginning and an instant from itself, by a given clock', () => {
    const schedule = { staleAfterHours: 36 };
    expect(freshnessOf('2026-06-07', schedule, new Date('2026-06-08T12:00:00Z'))).toEqual({
      stale: false,
      stale_after: '2026-06-08T12:00:00.000Z',
    });
    expect(freshnessOf('2026-06-07T05:02:37.000Z', schedule, new Date('2026-06-08T17:02:38Z')).stale).toBe(true);
  });

  it('tells ages in days up to 90', () => {
    expect([23, 48, 24 * 20, 24 * 90 + 5, 24 * 130].map((hours) => ageInWords(hours))).toEqual([
      '23 hours',
      '2 days',
      '20 days',
      '90 days',
      '4 months',
    ]);
  });
  it('says of stale data when it was last published, how long ago, and what it is not', () => {
    const say = (stale: boolean, label?: string) => {
      const { before, after } = freshnessInWords(
        { day: '2026-09-29', source: 'goodreturns', warning: 'Not today’s price.', label },
        stale,
        '2026-11-21',
      );
      return `${before} 29 Sep 2026${after}`;
    };
    expect(say(true)).toBe('Last published 29 Sep 2026, 53 days ago, goodreturns. Not today’s price.');
    expect(say(false)).toBe('as of 29 Sep 2026, goodreturns');
    expect(say(true, 'Gold')).toMatch(/^Gold: last published/);
  });
});
