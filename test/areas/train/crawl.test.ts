import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/train/crawl.ts';
import { putTimetable, readTimetable } from '../../../src/areas/train/queries.ts';
import type { TrainTables } from '../../../src/areas/train/tables.ts';
import { gtfsFeed } from '../../../src/areas/train/timetable/gtfs-feed.ts';
import { createNetwork } from '../../../src/areas/train/timetable/network.ts';
import type { Train } from '../../../src/areas/train/timetable/records.ts';
import type { OpenMode } from '../../../src/store/sqlite/node-database.ts';
import { withDatabase } from '../../../src/store/sqlite/tables.ts';
import { loadService } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';
import { type Feed, findFeed, zipOf } from './feed.ts';
import { aTrain } from './timetables.ts';

const REPOSITORY = '/Neo2308/indianrailways-gtfs/HEAD';

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

const run = (source?: string, { path } = work) =>
  crawl({ dataDir: path, now: new Date('2026-11-21T08:00:00Z'), pause: 0, log: () => undefined, ...(source ? { source } : {}) });

/** A folder that begins with the starter, crawled once: without the stations that no train of it knows, of which each crawl would read 6,000. */
let begun: WorkDir;
beforeAll(async () => {
  begun = workDir({ data: ['starter'] });
  const file = join(begun.path, 'starter/train-stations-2016.json.gz');
  const { stations: _all, ...about } = JSON.parse(gunzipSync(await readFile(file)).toString('utf8'));
  await writeFile(file, gzipSync(JSON.stringify({ ...about, stations: [] })));
  await run('starter', begun);
});
afterAll(() => begun.remove());
const begin = () => cp(begun.path, work.path, { recursive: true });

const inRecord = <T>(work_: (db: Kysely<TrainTables>) => Promise<T>, mode: OpenMode = 'read') =>
  withDatabase<T, TrainTables>(join(work.path, 'train.sqlite'), work_, mode);

async function onRecord() {
  const timetable = await inRecord(readTimetable);
  const { trains, former } = timetable;
  return {
    timetable,
    trains: new Map(trains.map((train) => [train.number, train])),
    former: new Map(former.map((one) => [one.number, one])),
  };
}

/** Adds a train to what is on record. */
const note = (train: Train) =>
  inRecord(async (db) => {
    const known = await readTimetable(db);
    await putTimetable(db, { ...known, trains: [...known.trains, train].toSorted((a, b) => (a.number < b.number ? -1 : 1)) });
  }, 'write');

/** The files of the repository, with the README's line about the day of the data. */
function serve(feed: Feed, generated = '**Data generated**: Around 1st Nov 2026') {
  github.routes = {
    [`${REPOSITORY}/README.md`]: {
      headers: { 'content-type': 'text/plain' },
      body: `## Status Report\n${generated}\n\n* 6 ignored trains\n`,
    },
    [`${REPOSITORY}/gtfs/gtfs.zip`]: { headers: { 'content-type': 'application/zip' }, body: Buffer.from(zipOf(feed)) },
  };
}

/** What is on record as a feed of the real one's shape: it tells neither the days between which a train runs nor its kind, Hindi and coaches. */
async function feedOfRecord(change: (feed: Feed) => void = () => undefined): Promise<Feed> {
  const { timetable } = await onRecord();
  const files = unzipSync(gtfsFeed(createNetwork(timetable)));
  const feed: Feed = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes).trimEnd().split(/\r?\n/)]));
  const [from, until] = ['20261101', '20261231'];
  feed['calendar.txt'] = (feed['calendar.txt'] ?? []).map((line) => line.replace(/\d{8},\d{8}$/, `${from},${until}`));
  feed['routes.txt'] = (feed['routes.txt'] ?? []).map((line) => line.replace(/,[^,]*,2$/, ',,2'));
  feed['feed_info.txt'] = [
    'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version',
    `A publisher,https://example.org,en,${from},${until},2026-11-15-08-27-52`,
  ];
  change(feed);
  return feed;
}

const removeTrain = (feed: Feed, number: string) => {
  for (const name of ['routes.txt', 'trips.txt', 'stop_times.txt'])
    feed[name] = (feed[name] ?? []).filter((line) => !line.startsWith(`${number},`));
};
const addTrain = (
  feed: Feed,
  number: string,
  name: string,
  from: string,
  to: string,
  service = feed['calendar.txt']?.[1]?.split(',')[0],
) => {
  feed['routes.txt']?.push(`${number},IR,${number},${name},,2`);
  feed['trips.txt']?.push(`${number},${service},${number},${to},`);
  feed['stop_times.txt']?.push(`${number},10:00:00,10:00:00,${from}:,1,0,1`, `${number},12:00:00,12:00:00,${to}:,2,1,0`);
  for (const code of [from, to]) {
    const station = feed['stops.txt']?.find((line) => line.startsWith(`${code},`))?.split(',');
    if (station) feed['stops.txt']?.push(`${code}:,${code},${station.slice(2, 5).join(',')},0,${code},`);
  }
};

describe('the crawl of timetables', () => {
  it('begins with the starter when no source answers, and says that it was no crawl', async () => {
    const { outcome, message } = await run();
    expect(outcome).toBe('starter');
    expect(message).toBe('train: first 383 trains and 9122 stations (starter)');
    expect((await onRecord()).trains.size).toBe(383);
  });

  it('takes the days and times of a newer feed, keeps what only the record knows, and tells which trains have gone', async () => {
    await begin();
    const { trains } = await onRecord();
    const last = [...trains.keys()].at(-1) ?? '';
    const feed = await feedOfRecord((one) => {
      removeTrain(one, last);
      // Under its number another train runs now.
      removeTrain(one, '12951');
      addTrain(one, '12951', 'RAJDHANI EXPRES', 'NDLS', 'HWH');
      addTrain(one, '99999', 'NEW EXPRESS', 'NDLS', 'HWH');
      one['stop_times.txt'] = (one['stop_times.txt'] ?? []).map((line) =>
        line.replace(/^12302,[\d:]+,[\d:]+,CNB/, '12302,21:19:00,21:29:00,CNB'),
      );
    });
    serve(feed);
    const { outcome, message } = await run();
    expect([outcome, message]).toEqual(['changed', 'train: 1 new and 382 renewed of 383 trains (railways-gtfs)']);
    const now = await onRecord();
    const { name, name_hi, type, coaches, valid_from, distance_km } = trains.get('12302') as Train;
    expect(now.trains.get('12302')).toMatchObject({ as_of: '2026-11-01', name, name_hi, type, coaches, valid_from, distance_km });
    expect(now.trains.get('12302')?.stops[1]).toMatchObject({ station: 'CNB', platform: expect.any(String), arrival: 1279 });
    // Nothing of the train before: its name in Hindi is of its own ends.
    const hindi = 'नई दिल्ली – हावड़ा राजधानी एक्सप्रेस';
    expect(now.trains.get('12951')).toMatchObject({ type: null, coaches: null, name_hi: hindi, valid_from: null });
    expect(now.trains.has('99999')).toBe(true);
    expect(now.former.get(last)).toMatchObject({ as_of: '2025-11-09' });
    expect(now.former.has('11094')).toBe(true);
    expect(await run()).toMatchObject({ outcome: 'unchanged', sources: [{ ok: true, note: expect.stringContaining('no newer than') }] });
  });

  it('counts the values that a feed leaves, and refuses one that would take over 2 % of a column', async () => {
    await begin();
    const coaches = [...(await onRecord()).trains.values()].filter((train) => train.coaches !== null).length;
    serve(await feedOfRecord());
    expect((await run()).columns?.['train.rake']).toEqual([coaches, coaches]);
    // Ten trains now go elsewhere: each a new one, of which nothing is known.
    const feed = await feedOfRecord((one) => {
      for (const [number] of [...new Set(one['trips.txt']?.slice(1).map((line) => line.split(',')))].slice(40, 50)) {
        removeTrain(one, number ?? '');
        addTrain(one, number ?? '', 'OTHER', 'NDLS', 'HWH');
      }
    });
    serve(feed, '**Data generated**: Around 20th Nov 2026');
    const { outcome, message } = await run();
    expect([outcome, message]).toEqual(['failed', expect.stringMatching(/it would take \d+ of 3\d\d values from train\.\w+ \(over 2 %\)/)]);
    expect((await onRecord()).trains.get('12302')?.as_of).toBe('2026-11-01');
  });

  it.each([
    ['a fifth of the trains is missing', 300],
    ['there are a fifth more', 470],
  ])('keeps what is on record when %s', async (_title, count) => {
    await begin();
    serve(findFeed(Array.from({ length: count }, (_, at) => String(20_000 + at))));
    const { outcome, message } = await run();
    expect([outcome, message]).toEqual(['failed', expect.stringMatching(/80 %|120 %/)]);
    expect((await onRecord()).trains.size).toBe(383);
  });

  it.each([
    ['something else', () => serveText('<html>Request Rejected</html>'), /no zip file/],
    ['a feed of which nobody says of what day it is', async () => serve(await feedOfRecord(), ''), /does not say of what day/],
  ])('keeps what is on record when the source sends %s', async (_title, prepare, reason) => {
    await begin();
    await prepare();
    const { outcome, sources } = await run();
    expect(outcome).toBe('failed');
    expect(sources).toMatchObject([{ source: 'railways-gtfs', ok: false, note: expect.stringMatching(reason) }]);
    expect((await onRecord()).trains.size).toBe(383);
  });
  const serveText = async (body: string) => {
    serve({});
    github.routes = { ...github.routes, [`${REPOSITORY}/gtfs/gtfs.zip`]: body };
  };
});

describe('a special that ran once', () => {
  const special = aTrain('00121', ['PNVL - 835 0', 'CAPE 3190 - 1710'], {
    name: 'NK-CAPE BHARAT GAURAV',
    type: 'Tourist Train',
    days_runs: '0000100',
    valid_from: '2025-11-07',
    valid_to: '2025-11-07',
    source: 'ntes-2025-11',
    as_of: '2025-11-09',
  });
  /** Over what the crawl has left, once for all that a test asks. */
  let service: ReturnType<typeof loadService> | undefined;
  const ask = async (path: string) => {
    service ??= loadService({ DATA_DIR: work.path });
    return (await service).json(path);
  };
  const numbersOn = async (date: string) => {
    const { body } = await ask(`/train?from=PNVL&to=CAPE&date=${date}`);
    return body.trains?.map(({ train_number }: { train_number: string }) => train_number);
  };

  beforeEach(async () => {
    service = undefined;
    await begin();
    await note(special);
    await note({ ...special, number: '00123', name: 'NK-CAPE SPL', valid_to: '2026-12-31' });
  });

  it('does not run again by a feed that has ended: that is refused as news, and what is on record stays byte for byte', async () => {
    const before = await readFile(join(work.path, 'train.sqlite'));
    serve(
      await feedOfRecord((feed) => {
        feed['feed_info.txt'] = [
          feed['feed_info.txt']?.[0] ?? '',
          'Publisher,https://github.com/Neo2308,en,20251221,20260121,2025-12-21-08-27-52',
        ];
        addTrain(feed, '00001', 'TEST FOR CCLMS', 'CSMT', 'PNVL');
      }),
      '**Data generated**: Around 9th Nov 2025',
    );
    const { outcome, message } = await run();
    expect([outcome, message]).toEqual(['failed', expect.stringContaining('the feed ended on 21 Jan 2026')]);
    expect(await readFile(join(work.path, 'train.sqlite'))).toEqual(before);
    expect(await numbersOn('2026-11-27')).toEqual(['00123']);
  });

  it('does not run again by a feed that runs and does not tell its last day', async () => {
    serve(await feedOfRecord((feed) => addTrain(feed, '00001', 'TEST FOR CCLMS', 'CSMT', 'PNVL')));
    expect(await run()).toMatchObject({ outcome: 'changed' });
    const { trains, former } = await onRecord();
    expect(trains.get('00121')).toMatchObject({ as_of: '2026-11-01', valid_from: '2025-11-07', valid_to: '2025-11-07' });
    expect(await numbersOn('2026-11-27')).toEqual(['00123']);
    expect([trains.has('00001'), former.has('00001')]).toEqual([false, false]);
    expect(await ask('/train/info?number=00001&provider=timetable')).toMatchObject({ status: 404 });
    expect((await ask('/train/info?number=12302&provider=timetable')).body.as_of).toBe('2026-11-01');
  });

  it('runs to the end of the feed at most where only a feed knows it, and an ordinary train goes on', async () => {
    serve(
      await feedOfRecord((feed) => {
        addTrain(feed, '00816', 'PRYJ-AYC KUMBH SPL', 'NDLS', 'HWH');
        addTrain(feed, '99999', 'NEW EXPRESS', 'NDLS', 'HWH');
        addTrain(feed, '00999', 'SGTY-AJNI RAPID PARCEL', 'NDLS', 'HWH');
      }),
    );
    await run();
    const { trains } = await onRecord();
    expect(trains.get('00816')).toMatchObject({ valid_to: '2026-12-31', type: null });
    expect(trains.get('99999')).toMatchObject({ valid_to: null });
    expect(trains.get('00999')).toMatchObject({ type: 'Parcel Express' });
  });
});
