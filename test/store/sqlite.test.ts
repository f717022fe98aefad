import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Generated, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { hasSqlite3 } from '../support/sqlite.ts';

interface Tables {
  note: { id: Generated<number>; text: string; weight: number | null };
}

describe.each(hasSqlite3 ? (['sqlite3', 'node'] as const) : (['node'] as const))('the Kysely dialect over %s', (driver) => {
  let folder: string;
  let db: Kysely<Tables>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
    db = open('write');
    await sql`create table note (id integer primary key, text text not null, weight real)`.execute(db);
  });
  afterEach(async () => {
    await db?.destroy();
    await rm(folder, { recursive: true });
  });
  const open = (mode: 'read' | 'write') => new Kysely<Tables>({ dialect: sqliteDialect(join(folder, 'test.sqlite'), mode, driver) });

  it('tells the id and the number of rows of a write', async () => {
    const inserted = await db.insertInto('note').values({ text: 'एक', weight: 1.5 }).executeTakeFirstOrThrow();
    expect(inserted.insertId).toBe(1n);
    const updated = await db.updateTable('note').set({ weight: null }).where('id', '=', 1).executeTakeFirstOrThrow();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await db.deleteFrom('note').where('id', '=', 99).executeTakeFirstOrThrow();
    expect(deleted.numDeletedRows).toBe(0n);
  });

  it.skipIf(driver !== 'node')('lets others run between reads that follow each other for long', async () => {
    const reading = open('read');
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    for (const began = performance.now(); performance.now() - began < 100; )
      await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select count(*) from n`.execute(reading);
    isReading = false;
    await reading.destroy();
    expect(turns).toBeGreaterThan(1);
  });

  it('gives rows back from select, raw and returning', async () => {
    const row = await db.insertInto('note').values({ text: 'x', weight: 2 }).returningAll().executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ id: 1, text: 'x', weight: 2 });
    expect((await db.selectFrom('note').select('text').execute()).map((one) => ({ ...one }))).toEqual([{ text: 'x' }]);
    expect((await sql<{ n: number }>`select count(*) as n from note`.execute(db)).rows[0]?.n).toBe(1);
  });

  it('never reads a parameter as SQL', async () => {
    const nasty = `'; drop table note; --`;
    await db.insertInto('note').values({ text: nasty, weight: null }).execute();
    expect((await db.selectFrom('note').selectAll().where('text', '=', nasty).execute()).length).toBe(1);
  });

  it('rolls a failed transaction back whole', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'lost', weight: null }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await db.selectFrom('note').selectAll().execute()).toEqual([]);
  });

  it('keeps other queries out of a transaction under way', async () => {
    const slow = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'first', weight: null }).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await transaction.insertInto('note').values({ text: 'second', weight: null }).execute();
    });
    const seen = db.selectFrom('note').selectAll().execute();
    await slow;
    expect([0, 2]).toContain((await seen).length);
  });

  it('cannot write through a read-only opening', async () => {
    const reader = open('read');
    await expect(reader.insertInto('note').values({ text: 'x', weight: null }).execute()).rejects.toThrow(/readonly|read-only/i);
    await reader.destroy();
  });

  it('has full-text search with trigrams', async () => {
    await sql`create virtual table words using fts5(word, tokenize='trigram')`.execute(db);
    await sql`insert into words values ('Thiruvananthapuram')`.execute(db);
    expect((await sql`select word from words where words match 'ananth'`.execute(db)).rows).toHaveLength(1);
  });

  it('says which file cannot be opened', async () => {
    const missing = new Kysely<Tables>({ dialect: sqliteDialect(join(folder, 'missing.sqlite'), 'read', driver) });
    await expect(missing.selectFrom('note').selectAll().execute()).rejects.toThrow(/unable to open/i);
  });
});
