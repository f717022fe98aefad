import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/train/crawl.ts';
import { allTrains } from '../../../src/areas/train/queries.ts';
import type { TrainTables } from '../../../src/areas/train/tables.ts';
import { sqliteDialect } from '../../../src/lib/sqlite/dialect.ts';
import { openSqlite } from '../../../src/lib/sqlite/open.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

const HEADER =
  'Train No,Train Name,SEQ,Station Code,Station Name,Arrival time,Departure Time,Distance,Source Station,Source Station Name,Destination Station,Destination Station Name';
const ENDS = 'NDLS,NEW DELHI,HWH,HOWRAH JN';
const TIMETABLE = [
  HEADER,
  `12324,NDLS HWH EXPRESS,1,NDLS,NEW DELHI,00:00:00,07:05:00,0,${ENDS}`,
  `12324,NDLS HWH EXPRESS,2,HWH,HOWRAH JN,06:10:00,00:00:00,1447,${ENDS}`,
  `99999,A NEW TRAIN,1,NDLS,NEW DELHI,00:00:00,08:00:00,0,${ENDS}`,
  `99999,A NEW TRAIN,2,HWH,HOWRAH JN,07:00:00,00:00:00,1447,${ENDS}`,
].join('\n');
const TIMETABLE_PATH = '/sites/default/files/Train_details_22122017.csv';

let work: WorkDir;
let dataGovIn: StandIn;
let datameet: StandIn;
beforeEach(async () => {
  work = workDir({ data: ['starter'] });
  [dataGovIn, datameet] = await Promise.all([startStandIn(), startStandIn()]);
  vi.stubEnv('UPSTREAM_DATA_GOV_IN_URL', dataGovIn.url);
  vi.stubEnv('UPSTREAM_DATAMEET_URL', datameet.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([dataGovIn.stop(), datameet.stop()]);
  work.remove();
});

const run = (source?: string) =>
  crawl({ dataDir: work.path, now: new Date('2026-11-21T08:00:00Z'), pause: 0, log: () => undefined, ...(source ? { source } : {}) });

async function trains() {
  const db = new Kysely<TrainTables>({ dialect: sqliteDialect(() => openSqlite(join(work.path, 'train.sqlite'), 'read')) });
  try {
    return new Map((await allTrains(db)).map((train) => [train.number, train]));
  } finally {
    await db.destroy();
  }
}

describe('the crawl of timetables', () => {
  it('begins with the starter when no source answers, and says that it was no crawl', async () => {
    const { outcome, message } = await run();
    expect(outcome).toBe('starter');
    expect(message).toBe('train: first 2829 trains and 8982 stations (starter)');
    expect((await trains()).size).toBe(2829);
  });

  it('puts a newer timetable over it train by train, and finds nothing new the second time', async () => {
    await run('starter');
    dataGovIn.routes = { [TIMETABLE_PATH]: { headers: { 'content-type': 'text/csv' }, body: TIMETABLE } };
    expect(await run()).toMatchObject({ outcome: 'changed', message: 'train: 1 new and 1 renewed of 2830 trains (data-gov-in)' });
    const known = await trains();
    expect(known.get('12324')).toMatchObject({ as_of: '2017-12-22', name: 'NDLS HWH EXPRESS' });
    expect(known.get('12324')?.stops).toHaveLength(2);
    expect(known.get('12302')?.as_of).toBe('2017-12-22');
    expect(known.get('12302')?.days_runs).toBe('1111011');
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
  });

  it('keeps what is on record when both sources send something else', async () => {
    await run('starter');
    dataGovIn.routes = { [TIMETABLE_PATH]: '<html>Request Rejected</html>' };
    datameet.routes = { '/datameet/railways/master/stations.json': '{"features":[]}' };
    const { outcome, sources } = await run();
    expect(outcome).toBe('failed');
    expect(sources.map(({ source, ok }) => [source, ok])).toEqual([
      ['data-gov-in', false],
      ['datameet', false],
    ]);
    expect((await trains()).size).toBe(2829);
  });
});
