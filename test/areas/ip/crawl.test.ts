import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/ip/crawl.ts';
import { queryDatabase } from '../../../src/areas/ip/databases.ts';
import { type MmdbNetwork, writeMmdb } from '../../support/mmdb.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

const LANDMARKS: MmdbNetwork[] = [
  ['8.8.8.0/24', 'US'],
  ['117.192.0.0/10', 'IN'],
  ['133.1.0.0/16', 'JP'],
  ['2405:200::/29', 'IN'],
  ['2001:200::/40', 'JP'],
].map(([cidr = '', iso_code]) => ({ cidr, record: { country: { iso_code } } }));

/** A month's file as its publisher packs it: both families in one, MaxMind's layout. */
const fileOf = (built: string, networks = LANDMARKS): Buffer =>
  gzipSync(writeMmdb({ version: 6, type: 'DBIP-Country-Lite', built, networks }));

let data: WorkDir;
let publisher: StandIn;
beforeEach(async () => {
  data = workDir();
  publisher = await startStandIn();
  vi.stubEnv('UPSTREAM_DB_IP_URL', publisher.url);
});
afterEach(async () => {
  await publisher.stop();
  data.remove();
  vi.unstubAllEnvs();
});

const crawled = () => crawl({ dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), source: 'db-ip', log: () => undefined });
const publish = (month: string, body: Buffer) => {
  publisher.routes[`/free/dbip-country-lite-${month}.mmdb.gz`] = { body };
};

describe('the crawl of the database of countries', () => {
  it('takes the month’s file, or that of the month before where it is not out', async () => {
    publish('2026-10', fileOf('2026-10-01T00:00:00Z'));
    expect((await crawled()).message).toContain('edition of 2026-10-01 (db-ip)');
    publish('2026-11', fileOf('2026-11-01T00:00:00Z'));
    expect((await crawled()).message).toContain('edition of 2026-11-01');
    expect((await crawled()).outcome).toBe('unchanged');
  });

  it('puts no older edition in the place of a newer', async () => {
    publish('2026-11', fileOf('2026-11-01T00:00:00Z'));
    await crawled();
    publish('2026-11', fileOf('2026-06-01T00:00:00Z'));
    expect((await crawled()).message).toContain('the edition of 2026-11-01 stands');
  });

  it.each<[string, () => Buffer]>([
    ['is no archive', () => Buffer.from('<html>not here</html>')],
    ['is no database', () => gzipSync('nonsense')],
    ['has lost most of its networks', () => fileOf('2026-11-02T00:00:00Z', LANDMARKS.slice(0, 1))],
    [
      'has India elsewhere',
      () =>
        fileOf(
          '2026-11-02T00:00:00Z',
          LANDMARKS.map(({ cidr }) => ({ cidr, record: { country: { iso_code: 'US' } } })),
        ),
    ],
    [
      'knows one family alone',
      () => gzipSync(writeMmdb({ version: 4, type: 'x', built: '2026-11-02T00:00:00Z', networks: LANDMARKS.slice(0, 3) })),
    ],
  ])('keeps what is on record when the file %s', async (_, file) => {
    publish('2026-11', fileOf('2026-11-01T00:00:00Z'));
    await crawled();
    publish('2026-11', file());
    expect((await crawled()).outcome).toBe('failed');
  });
});

it('the frozen edition is asked by family', async () => {
  expect((await queryDatabase('country', '133.1.0.1', 4))?.facts?.country).toBe('JP');
  expect((await queryDatabase('country', '2001:200::1', 6))?.facts?.country).toBe('JP');
  expect((await queryDatabase('country', '240.0.0.1', 4))?.facts).toBeUndefined();
  expect(await queryDatabase('asn', '133.1.0.1', 4)).toBeUndefined();
});
