import { existsSync, readFileSync } from 'node:fs';
import { copyFile, glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { type Crawl, crawlArea } from '../../src/crawl/crawl-area.ts';
import { guardFilledColumns } from '../../src/crawl/filled-columns.ts';
import { withDatabase } from '../../src/store/sqlite/tables.ts';
import type { SnapshotSchema, Table } from '../../src/store/table.ts';
import { FROZEN } from '../support/frozen.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

let work: WorkDir;
beforeEach(() => {
  work = workDir();
});
afterEach(() => work.remove());

/** Every snapshot that a crawl writes, with its tables. */
const SNAPSHOTS = AREAS.filter(({ data }) => data?.crawler).flatMap(({ name: area, data }) =>
  (data?.snapshots ?? []).map((schema): [string, SnapshotSchema] => [area, schema]),
);
const fileOf = (schema: SnapshotSchema) => join(FROZEN.DATA_DIR, `${schema.name}.sqlite`);
const keyOf = ({ key, columns }: Table) => key ?? Object.keys(columns).filter((name) => columns[name]?.primary);

/** A column that some rows have and a crawl may not take, as `table.column`. */
const nullableColumns = ({ tables }: SnapshotSchema) =>
  Object.entries(tables).flatMap(([table, one]) =>
    Object.entries(one.columns)
      .filter(([name, column]) => column.null && !column.mayClear && !keyOf(one).includes(name))
      .map(([column]) => ({ table, column, renewedBy: one.renewedBy })),
  );

/** A crawl of a copy of the frozen snapshot that does only this to the working copy. */
async function crawlWith(area: string, schema: SnapshotSchema, change: (db: Kysely<unknown>) => Promise<unknown>) {
  const [first = ''] = Object.keys(schema.tables);
  const source = { name: 'up', title: 'up.example', collect: async () => [{}] };
  return crawlArea<unknown>(
    {
      area,
      schema,
      sources: [source],
      counted: 'rows',
      protectedTables: [{ table: first }],
      async fill({ db, readSources }: Crawl<unknown>) {
        await readSources({ sources: [source], needs: undefined, accept: () => ({ rows: 1 }) });
        await change(db);
        return { changed: true, message: 'changed' };
      },
    },
    { dataDir: work.path, now: new Date(FROZEN.JAANKARI_NOW), log: () => undefined },
  );
}

describe.each(SNAPSHOTS.filter(([, schema]) => existsSync(fileOf(schema))))('the crawl of %s', (area, schema) => {
  const { name } = schema;
  it(`into ${name} may not empty a column: neither over 2 % of it, nor of one row without a newer one`, async () => {
    await copyFile(fileOf(schema), join(work.path, `${name}.sqlite`));
    const counts = await withDatabase(join(work.path, `${name}.sqlite`), (db) => guardFilledColumns(db, schema, undefined));
    for (const { table, column, renewedBy } of nullableColumns(schema)) {
      const [, filled] = counts[`${table}.${column}`] ?? [0, 0];
      if (filled === 0) continue;
      const places = new Set([column, ...(/^(lat|lon)$/.test(column) ? ['lat', 'lon'] : [])]);
      const nulls = sql.join([...places].map((one) => sql`${sql.ref(one)} = null`));
      const share = (db: Kysely<unknown>) => sql`update ${sql.table(table)} set ${nulls} where ${sql.ref(column)} is not null`.execute(db);
      const all = await crawlWith(area, schema, share);
      expect([all.outcome, all.message], `${table}.${column}`).toEqual(['failed', expect.stringMatching(/it would (?:take|empty) /)]);
      if (renewedBy === 'list') continue;
      const one = (db: Kysely<unknown>) =>
        sql`update ${sql.table(table)} set ${nulls} where (${sql.join(keysOf(schema, table))}) =
          (select ${sql.join(keysOf(schema, table))} from ${sql.table(table)} where coalesce(${sql.ref(column)}, '') not in ('', '[]') limit 1)`.execute(
          db,
        );
      expect(await crawlWith(area, schema, one), `${table}.${column}`).toMatchObject({ outcome: 'failed' });
    }
    expect(await crawlWith(area, schema, async () => undefined)).toMatchObject({ outcome: 'changed' });
  });
});

const keysOf = ({ tables }: SnapshotSchema, table: string) => keyOf(tables[table] as Table).map((key) => sql.ref(key));

it('holds for every crawl: nothing else writes snapshots, but for the migration, which keeps all values', async () => {
  const sources = await Array.fromAsync(glob('src/**/*.ts'));
  const writers = sources.filter((file) => /\brewriteSnapshot\b/.test(readFileSync(file, 'utf8')));
  expect(writers.toSorted()).toEqual(['src/crawl/crawl-area.ts', 'src/crawl/migrate.ts', 'src/crawl/promote.ts']);
});
