import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/aqi/crawl.ts';
import { AIR_SNAPSHOT } from '../../../src/areas/aqi/tables.ts';
import { readSnapshotIn } from '../../../src/store/snapshot.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';
import { feed, ITO_IN_FEED, station } from './feed.ts';

const FEED = '/caaqms/rss_feed';
let data: WorkDir;
let upstream: StandIn;
beforeEach(async () => {
  data = workDir();
  upstream = await startStandIn();
  vi.stubEnv('UPSTREAM_CPCB_FEED_URL', upstream.url);
});
afterEach(async () => {
  await upstream.stop();
  data.remove();
  vi.unstubAllEnvs();
});

const crawled = () => crawl({ dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), pause: 0, log: () => undefined });
const at = (time: string, aqi: string, more: Partial<typeof ITO_IN_FEED> = {}) =>
  station({ ...ITO_IN_FEED, at: `21-11-2026 ${time}:00`, values: { 'PM2.5': aqi }, aqi, ...more });
const show = (...stations: string[]) => {
  upstream.routes[FEED] = feed(stations);
};
const rows = () =>
  readSnapshotIn(data.path, AIR_SNAPSHOT, (db) => db.selectFrom('air').selectAll().orderBy('day').orderBy('station').execute());
const stations = () => readSnapshotIn(data.path, AIR_SNAPSHOT, (db) => db.selectFrom('station').selectAll().execute());

describe('the crawl of the air', () => {
  it('adds each part of the day to what was read before', async () => {
    show(at('02:00', '310'), at('02:00', '90', { name: 'Other' }));
    expect(await crawled()).toMatchObject({ outcome: 'changed', message: 'aqi: 2 of 2 stations read (cpcb-feed), 2 new stations' });
    show(at('08:00', '320'), at('08:00', '', { name: 'Other', dominant: '' }), at('08:00', '50', { name: 'New' }));
    expect((await crawled()).outcome).toBe('changed');
    expect((await crawled()).outcome).toBe('unchanged');
    expect(await rows()).toMatchObject([
      { day: '2026-11-21', station: 1, h00: 310, h06: 320, h12: null, h18: null, dominant: 'pm2_5' },
      { day: '2026-11-21', station: 2, h00: 90, h06: null },
      { day: '2026-11-21', station: 3, h00: null, h06: 50 },
    ]);
  });

  it('puts a reading into the day and the hours of its own, in India', async () => {
    show(at('00:30', '200'), station({ ...ITO_IN_FEED, name: 'Late', at: '20-11-2026 23:00:00' }));
    await crawled();
    expect(await rows()).toMatchObject([
      { day: '2026-11-20', station: 2, h18: 312 },
      { day: '2026-11-21', station: 1, h00: 200 },
    ]);
  });

  it('keeps the number of a station whose place is corrected', async () => {
    show(at('02:00', '310'), at('02:00', '90', { name: 'Other' }));
    await crawled();
    show(at('08:00', '300', { lat: '28.64' }), at('08:00', '91', { name: 'Other' }));
    await crawled();
    expect(await stations()).toMatchObject([{ id: 1, lat: 28.64 }, { id: 2 }]);
  });

  it.each([
    ['a page', '<html>moved</html>'],
    ['a part of the feed', feed([at('08:00', '300')]).slice(0, -30)],
    ['one of many stations', feed([at('08:00', '300')])],
    ['readings of last week', feed(['A', 'B', 'C'].map((name) => station({ ...ITO_IN_FEED, name, at: '14-11-2026 08:00:00' })))],
  ])('keeps what is on record when it gets %s', async (_, body) => {
    show(...['A', 'B', 'C'].map((name) => at('02:00', '310', { name })));
    await crawled();
    const before = await rows();
    upstream.routes[FEED] = body;
    expect((await crawled()).outcome).toBe('failed');
    expect(await rows()).toEqual(before);
  });

  it('asks for nothing that robots.txt does not allow', async () => {
    show(at('02:00', '310'));
    upstream.routes['/robots.txt'] = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /caaqms/' };
    expect((await crawled()).outcome).toBe('failed');
    expect(upstream.asked).toEqual(['/robots.txt']);
  });
});
