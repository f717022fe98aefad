import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { rewriteSnapshot } from '../../src/crawl/promote.ts';
import { workDir } from '../support/work-dir.ts';

const SCHEMA = { version: 1, tables: {} } as never;

it('a working copy that is damaged does not take the place of the snapshot, and leaves nothing beside it', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const file = join(path, 'well.sqlite');
  const rewrite = (fill: (db: Kysely<unknown>) => Promise<void>) =>
    rewriteSnapshot<unknown, void>({ file, schema: SCHEMA, fill: async (db) => ({ changed: true, result: await fill(db) }) });
  await rewrite(async (db) => void (await sql`create table well (depth integer check (depth > 0))`.execute(db)));
  const before = readFileSync(file);
  const damaged = rewrite(async (db) => {
    // SQLite writes what the table forbids, and its check finds it.
    await sql`pragma ignore_check_constraints = 1`.execute(db);
    await sql`insert into well values (-1)`.execute(db);
    await sql`pragma ignore_check_constraints = 0`.execute(db);
  });
  await expect(damaged).rejects.toThrow('The new well.sqlite is damaged');
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(existsSync(file) && readdirSync(path)).toEqual(['well.sqlite']);
});
