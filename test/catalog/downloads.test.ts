import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toCsv } from '../../src/api/csv.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { buildCatalog } from '../../src/catalog/catalog.ts';
import { type AreaData, findDownload, listAreaData } from '../../src/catalog/downloads.ts';
import { canWriteParquet } from '../../src/catalog/parquet.ts';
import { env } from '../../src/kernel/env.ts';
import { listSnapshots } from '../../src/store/fingerprint.ts';
import { readRows, readRowsInParts } from '../../src/store/sqlite/tables.ts';
import { workDir } from '../support/work-dir.ts';

/** Counts the rows of every table of every file in a folder, as programs do that list tables: by the SQLite that Python was made with. */
const COUNT_ROWS = `
import glob, json, os, sqlite3, sys
def count(file):
    db = sqlite3.connect('file:' + file + '?mode=ro', uri=True)
    names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")]
    for name in names: db.execute('pragma table_xinfo("%s")' % name).fetchall()
    return {name: db.execute('select count(*) from "%s"' % name).fetchone()[0] for name in names}
counts = {os.path.basename(file)[:-7]: count(file) for file in glob.glob(sys.argv[1] + '/*.sqlite')}
print(json.dumps({'version': sqlite3.sqlite_version, 'counts': counts}))
`;

const crawled = AREAS.filter(({ data }) => data?.crawler);

describe('the data to download', () => {
  let all: AreaData[];
  beforeAll(async () => {
    all = await listAreaData(AREAS);
  });

  it('has every area that keeps data, with every one of its files', async () => {
    expect(all.map(({ area }) => area.name)).toEqual(crawled.map(({ name }) => name));
    for (const { area, dictionary } of all)
      expect(dictionary.snapshots.map(({ file }) => file.path).toSorted()).toEqual(
        (await listSnapshots(area.name, env.DATA_DIR)).toSorted().map((name) => `/data/${name}`),
      );
  });

  it('says what every table and column means, and where it is from', () => {
    const unsaid: string[] = [];
    for (const { dictionary } of all)
      for (const { name, tables, about } of dictionary.snapshots) {
        if (!about) unsaid.push(name);
        for (const table of tables) {
          if (!table.about) unsaid.push(`${name}.${table.name}`);
          for (const column of table.columns) if (!column.about || !column.source) unsaid.push(`${name}.${table.name}.${column.name}`);
        }
      }
    expect(unsaid).toEqual([]);
  });

  it('writes a large table in parts, with the text that all its rows give at once', async () => {
    const file = join(env.DATA_DIR, 'train.sqlite');
    const rows = await readRows(file, 'station');
    const parts = await Array.fromAsync(readRowsInParts(file, 'station'), ({ length }) => length);
    expect(parts.length).toBeGreaterThan(1);
    expect(Math.max(...parts)).toBeLessThanOrEqual(1_000);
    const csv = await (await findDownload(AREAS, '/data/train/station.csv'))?.();
    expect(String(csv)).toBe(toCsv(rows, () => []));
  });

  it('gives no meaning to a table or a column that is not there', () => {
    const absent: string[] = [];
    for (const { area, dictionary } of all)
      for (const { name, tables } of area.data?.snapshots ?? []) {
        const there = dictionary.snapshots.find((one) => one.name === name)?.tables;
        for (const [table, { columns, using }] of Object.entries(tables)) {
          // An index of words is not in the download.
          if (using) continue;
          const known = there?.find((one) => one.name === table)?.columns.map((one) => one.name) ?? [];
          absent.push(
            ...Object.keys(columns)
              .filter((column) => !known.includes(column))
              .map((column) => `${name}.${table}.${column}`),
          );
        }
      }
    expect(absent).toEqual([]);
  });

  it('is the snapshot byte for byte, save that it has no index of words', async () => {
    for (const { area, dictionary, files } of all)
      for (const { name, file, tables } of dictionary.snapshots) {
        const body = Buffer.from((await files.find(({ path }) => path === file.path)?.body()) as Uint8Array);
        expect(file, name).toMatchObject({ bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') });
        const hasWords = Object.values(area.data?.snapshots?.find((one) => one.name === name)?.tables ?? {}).some(({ using }) => using);
        expect(readFileSync(`${env.DATA_DIR}/${name}.sqlite`).equals(body), name).toBe(!hasWords);
        expect(tables.every(({ rows }) => rows >= 0)).toBe(true);
      }
  });

  it('opens by an older SQLite, with every table that the dictionary names and no others', async ({ skip }) => {
    const folder = workDir();
    onTestFinished(() => folder.remove());
    const told: Record<string, Record<string, number>> = {};
    for (const { dictionary, files } of all)
      for (const { name, file, tables } of dictionary.snapshots) {
        writeFileSync(join(folder.path, `${name}.sqlite`), (await files.find(({ path }) => path === file.path)?.body()) as Uint8Array);
        told[name] = Object.fromEntries(tables.map((one) => [one.name, one.rows]));
      }
    const done = spawnSync('python3', ['-c', COUNT_ROWS, folder.path], { encoding: 'utf8', maxBuffer: 1e8 });
    skip(done.error !== undefined, 'there is no python3 here');
    expect(done.stderr).toBe('');
    const { version, counts } = JSON.parse(done.stdout);
    console.log(`opened by SQLite ${version}`);
    expect(counts).toEqual(told);
  });

  it('has every table that is text as CSV with a row for each of its rows, and tells the bytes of each file', async () => {
    const { dictionary, files } = all.find(({ area }) => area.name === 'fuel') as AreaData;
    const csv = dictionary.snapshots[0]?.tables[0]?.csv;
    const text = String(await files.find(({ path }) => path === '/data/fuel/price.csv')?.body());
    expect(csv).toMatchObject({ path: '/data/fuel/price.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.byteLength(text) });
    const db = new DatabaseSync(`${env.DATA_DIR}/fuel.sqlite`, { readOnly: true });
    const rows = db.prepare('select * from price').all();
    db.close();
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('place,fuel,day,paise,change_pct,source,observed_at');
    expect(lines.length).toBe(rows.length);
    expect(lines[0]?.split(',').slice(0, 4)).toEqual([rows[0]?.place, rows[0]?.fuel, rows[0]?.day, String(rows[0]?.paise)]);
  });

  it('has every history by day as Parquet, which readers of it read as the table is', async ({ skip }) => {
    if (!(await canWriteParquet())) skip('hyparquet-writer is not installed');
    const { parquetReadObjects } = (await import('hyparquet' as string)) as {
      parquetReadObjects(options: { file: ArrayBuffer }): Promise<Record<string, unknown>[]>;
    };
    const offered = all.flatMap(({ dictionary, files }) =>
      dictionary.snapshots.flatMap(({ name, tables }) =>
        tables.flatMap(({ name: table, parquet }) =>
          parquet ? [{ name, table, file: files.find(({ path }) => path === parquet.path) }] : [],
        ),
      ),
    );
    expect(offered.map(({ name, table }) => `${name}.${table}`)).toEqual([
      'fuel.price',
      'fuel-metros.metro_price',
      'commodities.quote',
      'commodities.spot',
      'forex.rate',
      'crypto.price',
      'aqi.air',
    ]);
    for (const { name, table, file } of offered) {
      const bytes = (await file?.body()) as Uint8Array;
      const read = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
      const db = new DatabaseSync(`${env.DATA_DIR}/${name}.sqlite`, { readOnly: true });
      const rows = db.prepare(`select * from ${table}`).all();
      db.close();
      const plain = read.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'bigint' ? Number(value) : value,
          ]),
        ),
      );
      expect(plain, name).toEqual(rows.map((row) => ({ ...row })));
    }
  });

  it('offers no table of packed bytes as CSV', () => {
    const tables = all.flatMap(({ dictionary }) =>
      dictionary.snapshots.flatMap((one) => one.tables.map((table) => ({ ...table, of: one.name }))),
    );
    const without = tables.filter(({ csv }) => csv === null).map(({ of, name }) => `${of}.${name}`);
    expect(without).toContain('ip.edition');
  });

  it('stands in the catalogue with sizes, hashes and whose it is', async () => {
    const { areas } = await buildCatalog(AREAS);
    const fuel = areas.find(({ name }) => name === 'fuel');
    const hasParquet = await canWriteParquet();
    expect(fuel?.data).toMatchObject({ dictionary: '/data/fuel.json', page: '/docs/data#fuel' });
    const parquet = (table: string) => (hasParquet ? [`/data/${table}.parquet`] : []);
    expect(fuel?.data?.files.map(({ path }) => path)).toEqual([
      ...['/data/fuel.sqlite', '/data/fuel/price.csv', ...parquet('fuel/price')],
      ...['/data/fuel-metros.sqlite', '/data/fuel-metros/metro_price.csv', ...parquet('fuel-metros/metro_price')],
      ...['/data/fuel-lpg.sqlite', '/data/fuel-lpg/lpg.csv'],
    ]);
    // Its manifest names nobody: they are those of its three snapshots, each once.
    expect(fuel?.attribution).toContainEqual({ name: 'OpenFuel', url: 'https://github.com/SHN2004/OpenFuel', licence: 'MIT' });
    expect(fuel?.attribution.filter(({ name }) => name === 'goodreturns.in')).toHaveLength(1);
    expect(areas.find(({ name }) => name === 'train')?.data?.files.at(-1)).toEqual({
      path: '/train/gtfs.zip',
      type: 'application/zip',
      bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(areas.find(({ name }) => name === 'numerology')?.data).toBeNull();
  });
});
