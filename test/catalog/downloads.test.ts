import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { buildCatalog } from '../../src/catalog/catalog.ts';
import { type AreaData, listAreaData } from '../../src/catalog/downloads.ts';
import { canWriteParquet } from '../../src/catalog/parquet.ts';
import { env } from '../../src/kernel/env.ts';
import { listSnapshots } from '../../src/store/fingerprint.ts';

const crawled = AREAS.filter(({ crawler }) => crawler);

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

  it('gives no meaning to a table or a column that is not there', () => {
    const absent: string[] = [];
    for (const { area, dictionary } of all)
      for (const { name, tables } of area.snapshots ?? []) {
        const there = dictionary.snapshots.find((one) => one.name === name)?.tables;
        for (const [table, { columns }] of Object.entries<{ columns: object }>(tables)) {
          // Every index has a rowid, which no list of columns names.
          const known = ['rowid', ...(there?.find((one) => one.name === table)?.columns.map((one) => one.name) ?? [])];
          absent.push(
            ...Object.keys(columns)
              .filter((column) => !known.includes(column))
              .map((column) => `${name}.${table}.${column}`),
          );
        }
      }
    expect(absent).toEqual([]);
  });

  it('is the snapshot byte for byte, and opens as a database', async () => {
    for (const { dictionary, files } of all)
      for (const { name, file } of dictionary.snapshots) {
        const body = (await files.find(({ path }) => path === file.path)?.body()) as Uint8Array;
        const original = readFileSync(`${env.DATA_DIR}/${name}.sqlite`);
        expect(original.equals(body), name).toBe(true);
        expect(file).toMatchObject({ bytes: original.length, sha256: createHash('sha256').update(original).digest('hex') });
      }
  });

  it('has every table that is text as CSV with a row for each of its rows, and tells the bytes of each file', async () => {
    const { dictionary, files } = all.find(({ area }) => area.name === 'fuel') as AreaData;
    const csv = dictionary.snapshots[0]?.tables[0]?.csv;
    const text = (await files.find(({ path }) => path === '/data/fuel/price.csv')?.body()) as string;
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
      'commodities.quote',
      'commodities.spot',
      'forex.rate',
      'crypto.price',
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

  it('offers no table of packed bytes or of an index as CSV', () => {
    const tables = all.flatMap(({ dictionary }) =>
      dictionary.snapshots.flatMap((one) => one.tables.map((table) => ({ ...table, of: one.name }))),
    );
    const without = tables.filter(({ csv }) => csv === null).map(({ of, name }) => `${of}.${name}`);
    expect(without).toContain('ip.edition');
    expect(without).toContain('gst.code_text');
    for (const { csv, rows } of tables) if (csv) expect(rows).not.toBeNull();
  });

  it('stands in the catalogue with sizes, hashes and whose it is', async () => {
    const { areas } = await buildCatalog(AREAS);
    const fuel = areas.find(({ name }) => name === 'fuel');
    expect(fuel?.data).toMatchObject({ dictionary: '/data/fuel.json', page: '/docs/data#fuel' });
    const parquet = (await canWriteParquet()) ? ['/data/fuel/price.parquet'] : [];
    expect(fuel?.data?.files.map(({ path }) => path)).toEqual(['/data/fuel.sqlite', '/data/fuel/price.csv', ...parquet]);
    expect(fuel?.attribution).toContainEqual({ name: 'OpenFuel', url: 'https://github.com/SHN2004/OpenFuel', licence: 'MIT' });
    expect(areas.find(({ name }) => name === 'train')?.data?.files.at(-1)).toEqual({
      path: '/train/gtfs.zip',
      type: 'application/zip',
      bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(areas.find(({ name }) => name === 'numerology')?.data).toBeNull();
  });
});
