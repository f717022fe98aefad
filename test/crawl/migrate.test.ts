import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FUEL_SNAPSHOT } from '../../src/areas/fuel/tables.ts';
import { migrateSnapshots } from '../../src/crawl/migrate.ts';
import { hashFile } from '../../src/store/fingerprint.ts';
import { type Column, integer, type SnapshotSchema, text } from '../../src/store/table.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

let work: WorkDir;
let file: string;
beforeEach(() => {
  work = workDir({ data: ['fuel.sqlite', 'reports'] });
  file = join(work.path, 'fuel.sqlite');
});
afterEach(() => work.remove());

/** Fuel's schema with other columns, one version on. */
const withColumns = (added: Readonly<Record<string, Column>>, dropped: readonly string[] = []): SnapshotSchema => {
  const { price } = FUEL_SNAPSHOT.tables;
  const kept = Object.fromEntries(Object.entries(price.columns as Record<string, Column>).filter(([name]) => !dropped.includes(name)));
  return { ...FUEL_SNAPSHOT, version: FUEL_SNAPSHOT.version + 1, tables: { price: { ...price, columns: { ...kept, ...added } } } };
};

function read(query: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare(query).all();
  db.close();
  return rows.map((row) => ({ ...row }));
}
const COLUMNS = 'select place, fuel, day, paise, change_pct, source, observed_at from price order by place, fuel, day';
const report = () => JSON.parse(readFileSync(join(work.path, 'reports/fuel.json'), 'utf8'));

it('gives a new column to every row, by what it says of those from before, and keeps all else', async () => {
  const before = read(COLUMNS);
  const added = {
    octane: integer('Octane number', { before: '91' }),
    grade: text('Its name', { in: ['petrol', 'diesel'], before: 'fuel' }),
    note: text('A note', { null: true }),
  };
  expect(await migrateSnapshots('fuel', [withColumns(added)], work.path)).toEqual([
    `${file}: version ${FUEL_SNAPSHOT.version + 1} (price: octane added, grade added, note added)`,
  ]);
  expect(read(COLUMNS)).toEqual(before);
  expect(read('select distinct octane, note, grade = fuel as same from price')).toEqual([{ octane: 91, note: null, same: 1 }]);
  expect(read('pragma user_version')).toEqual([{ user_version: FUEL_SNAPSHOT.version + 1 }]);
  expect(report().snapshots).toEqual({ 'fuel.sqlite': [await hashFile(file)] });
});

it('drops a column that is declared no more', async () => {
  const [line] = await migrateSnapshots('fuel', [withColumns({}, ['observed_at'])], work.path);
  expect(line).toContain('observed_at dropped');
  expect(read("select name from pragma_table_info('price') where name = 'observed_at'")).toEqual([]);
});

it('changes nothing where a new column says nothing of older rows, or holds what it may not', async () => {
  const [bytes, told] = [readFileSync(file), report()];
  await expect(migrateSnapshots('fuel', [withColumns({ octane: integer('Octane number') })], work.path)).rejects.toThrow(
    'price.octane is new',
  );
  const wrong = withColumns({ octane: integer('Octane number', { check: 'octane > 90', before: '80' }) });
  await expect(migrateSnapshots('fuel', [wrong], work.path)).rejects.toThrow('CHECK constraint failed');
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(report()).toEqual(told);
});

it('changes nothing while the version stays, and says so', async () => {
  const bytes = readFileSync(file);
  const [line] = await migrateSnapshots('fuel', [FUEL_SNAPSHOT], work.path);
  expect(line).toContain('raise it in tables.ts');
  expect(readFileSync(file).equals(bytes)).toBe(true);
});
