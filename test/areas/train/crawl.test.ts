import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/train/crawl.ts';
import { readTimetable } from '../../../src/areas/train/queries.ts';
import type { TrainTables } from '../../../src/areas/train/tables.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';
import { type Feed, findFeed, zipOf } from './feed.ts';

const FEED_PATH = '/Neo2308/indianrailways-gtfs/HEAD/gtfs/gtfs.zip';

let work: WorkDir;
let github: StandIn;
beforeEach(async () => {
  work = workDir({ data: ['starter'] });
  github = await startStandIn();
  vi.stubEnv('UPSTREAM_RAILWAYS_GTFS_URL', github.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await github.stop();
  work.remove();
});

const run = (source?: string) =>
  crawl({ dataDir: work.path, now: new Date('2026-11-21T08:00:00Z'), pause: 0, log: () => undefined, ...(source ? { source } : {}) });

async function onRecord() {
  const db = new Kysely<TrainTables>({ dialect: sqliteDialect(join(work.path, 'train.sqlite'), 'read') });
  try {
    const { trains, former } = await readTimetable(db);
    return { trains: new Map(trains.map((train) => [train.number, train])), former: new Map(former.map((one) => [one.number, one])) };
  } finally {
    await db.destroy();
  }
}
const serve = (feed: Feed) => {
  github.routes = { [FEED_PATH]: { headers: { 'content-type': 'application/zip' }, body: Buffer.from(zipOf(feed)) } };
};

describe('the crawl of timetables', () => {
  it('begins with the starter when no source answers, and says that it was no crawl', async () => {
    const { outcome, message } = await run();
    expect(outcome).toBe('starter');
    expect(message).toBe('train: first 383 trains and 9122 stations (starter)');
    expect((await onRecord()).trains.size).toBe(383);
  });

  it('takes the days and times of a newer feed, keeps what only the record knows, and tells which trains have gone', async () => {
    await run('starter');
    const { trains } = await onRecord();
    // All but the last, and one more.
    const numbers = [...trains.keys()];
    const last = numbers.pop() ?? '';
    serve(findFeed([...numbers, '99999']));
    const { outcome, message } = await run();
    expect([outcome, message]).toEqual(['changed', 'train: 1 new and 382 renewed of 383 trains (railways-gtfs)']);
    const now = await onRecord();
    // 12302 goes from New Delhi to Howrah in both: its coaches, Hindi and platforms stay. 12951 goes elsewhere: nothing does.
    expect(now.trains.get('12302')).toMatchObject({ as_of: '2026-11-01', type: 'Rajdhani', coaches: trains.get('12302')?.coaches });
    expect(now.trains.get('12302')?.stops[1]).toMatchObject({ station: 'CNB', platform: expect.any(String), arrival: 1280 });
    expect(now.trains.get('12951')).toMatchObject({ type: null, coaches: null, name_hi: null });
    expect(now.trains.has('99999')).toBe(true);
    expect(now.former.get(last)).toMatchObject({ as_of: '2025-11-09' });
    expect(now.former.has('11094')).toBe(true);
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
  });

  it.each([
    ['a fifth of the trains is missing', 300],
    ['there are a fifth more', 470],
  ])('keeps what is on record when %s', async (_title, count) => {
    await run('starter');
    serve(findFeed(Array.from({ length: count }, (_, at) => String(20_000 + at))));
    const { outcome, message } = await run();
    expect([outcome, message]).toEqual(['failed', expect.stringMatching(/80 %|120 %/)]);
    expect((await onRecord()).trains.size).toBe(383);
  });

  it('keeps what is on record when the source sends something else', async () => {
    await run('starter');
    github.routes = { [FEED_PATH]: '<html>Request Rejected</html>' };
    const { outcome, sources } = await run();
    expect(outcome).toBe('failed');
    expect(sources.map(({ source, ok }) => [source, ok])).toEqual([['railways-gtfs', false]]);
    expect((await onRecord()).trains.size).toBe(383);
  });
});
