import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CacheRule } from '../../src/api/cache.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { freshModules } from '../support/fresh-modules.ts';
import { toyPlan, toySource, toyWorld } from '../support/toy-area.ts';

/** Midnight in India is at 18:30 UTC: a millisecond or a second before it, and at it. */
const BORDERS = [
  { before: '2026-12-31T18:29:59.999Z', at: '2026-12-31T18:30:00Z', days: ['2026-12-31', '2027-01-01', '2027-01-02'] },
  { before: '2028-02-28T18:29:59Z', at: '2028-02-28T18:30:00Z', days: ['2028-02-28', '2028-02-29', '2028-03-01'] },
  { before: '2028-02-29T18:29:59Z', at: '2028-02-29T18:30:00Z', days: ['2028-02-29', '2028-03-01', '2028-03-02'] },
] as const;
/** The second in which the newest prices of fuel become stale. */
const STALE = ['2026-06-08T17:02:37Z', '2026-06-08T17:02:38Z'] as const;
const INSTANTS = [...STALE, ...BORDERS.flatMap(({ before, at }) => [before, at])];

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Told = Record<string, Record<string, any>>;

/** Those of the year's end, and the second at which a leap day begins. */
const ELSEWHERE = [BORDERS[0].before, BORDERS[0].at, BORDERS[1].at];

async function tellIn(TZ: string, instants: readonly string[]): Promise<Told> {
  const env = { ...process.env, JAANKARI_NOW: '', TZ };
  const { stdout } = await promisify(execFile)('node', ['test/support/day-program.ts', ...instants], { env, maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

describe('18:30 UTC, where the day ends in India', () => {
  let told: Told;
  let elsewhere: Told;
  beforeAll(async () => {
    // At these instants the day of New York is that of UTC.
    [told, elsewhere] = await Promise.all([tellIn('UTC', INSTANTS), tellIn('Asia/Kolkata', ELSEWHERE)]);
  });

  it('gives the same bytes wherever the process believes to be', () => {
    for (const instant of ELSEWHERE) expect(JSON.stringify(elsewhere[instant])).toBe(JSON.stringify(told[instant]));
  });

  it.each(BORDERS)('at $at one process goes over from one today to the next', ({ before, at, days }) => {
    for (const [instant, today, tomorrow] of [[before, days[0], days[1]] as const, [at, days[1], days[2]] as const]) {
      const { [instant]: say = {} } = told;
      const next = say['/holidays/next?count=2'];
      expect(next.from).toBe(today);
      for (const { date, days_left } of next.holidays) expect(Date.parse(date) - Date.parse(today)).toBe(days_left * 86_400_000);
      expect(say['/holidays'].year).toBe(Number(today.slice(0, 4)));
      expect(say['/panchang?city=delhi'].date).toBe(today);
      expect(say['/panchang/month?city=delhi'].month).toBe(today.slice(0, 7));
      expect(say['/train?from=NDLS&to=HWH&provider=timetable&limit=1'].date).toBe(today.replaceAll('-', ''));
      expect(say['/numerology?name=Asha&dob=1990-05-04'].personal_year.year).toBe(Number(today.slice(0, 4)));
      expect(say['panchang today'][0].as_of).toBe(today);
      expect(say['sunrise tomorrow delhi'][0].as_of).toBe(tomorrow);
      expect(say['trains delhi to howrah tomorrow'][0].url).toContain(`date=${tomorrow}`);
    }
  });

  it('finds the next 29 February, also years from now', () => {
    const found = Object.entries(told).map(([instant, say]) => [instant, say['29 feb panchang'][0].as_of]);
    const year = (instant: string) => (Date.parse(instant) < Date.parse('2028-02-29T18:30:00Z') ? 2028 : 2032);
    expect(found).toEqual(INSTANTS.map((instant) => [instant, `${year(instant)}-02-29`]));
  });

  it('calls prices stale from the second on that they say', () => {
    const stale = STALE.map((instant) => told[instant]?.['/fuel?city=kolkata&fuel=petrol'].stale);
    expect(stale).toEqual([false, true]);
  });
});

describe('what a server keeps', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['2026-12-31T18:29:50Z', '10'],
    ['2026-12-31T18:29:59.999Z', '1'],
    ['2026-12-31T18:30:00Z', '300'],
  ])('at %s is kept for %s seconds, and so not into the next day', async (instant, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    vi.stubEnv('JAANKARI_NOW', '');
    const fresh = freshModules();
    const { answerCall } = await fresh<typeof import('../../src/api/respond.ts')>('src/api/respond.ts');
    const { keptSeconds } = await fresh<typeof import('../../src/api/cache.ts')>('src/api/cache.ts');
    vi.unstubAllEnvs();
    const endpoint = AREAS.flatMap(({ endpoints }) => endpoints).find(({ path }) => path === '/holidays/next');
    const url = new URL('http://localhost/holidays/next');
    let kept: number | undefined;
    const keep = (told: CacheRule) => {
      kept = keptSeconds(told);
    };
    const context = { locals: { keep }, url, request: new Request(url) } as unknown as Parameters<typeof answerCall>[2];
    await answerCall(endpoint as Parameters<typeof answerCall>[0], {}, context);
    expect(kept).toBe(Number(seconds));
  });
});

describe('a crawl', () => {
  it.each(BORDERS)('of $at takes prices of the day that has begun, and one before it does not', async ({ before, at, days }) => {
    const price = { thing: 'tea', day: days[1], price: 10 };
    for (const [instant, rows] of [[before, []] as const, [at, [price]] as const]) {
      const world = await toyWorld();
      afterAll(() => world.remove());
      await world.crawl(toyPlan([toySource('up', () => [price])]), { now: new Date(instant) });
      expect(await world.rows().catch(() => [])).toEqual(rows);
    }
  });
});
