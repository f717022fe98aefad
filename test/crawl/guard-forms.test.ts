import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { crawlList } from '../../src/crawl/crawl-list.ts';
import { guardForms } from '../../src/crawl/guard-forms.ts';
import { findMisfit, SLUG } from '../../src/store/forms.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { blob, integer, real, type SnapshotSchema, text } from '../../src/store/table.ts';
import { FROZEN } from '../support/frozen.ts';
import { type ToyRow, type ToyTables, toyPlan, toySource, toyWorld } from '../support/toy-area.ts';

const FOLDERS = ['data', FROZEN.DATA_DIR];
const snapshots = AREAS.flatMap(({ data }) => data?.snapshots ?? []).flatMap((schema): [string, SnapshotSchema][] =>
  FOLDERS.map((folder) => join(folder, `${schema.name}.sqlite`)).flatMap((file) => (existsSync(file) ? [[file, schema]] : [])),
);

describe('what tables take', () => {
  it.each(snapshots)('is what %s holds', async (file, schema) => {
    const db = new Kysely({ dialect: sqliteDialect(file, 'read') });
    try {
      await expect(guardForms(db, schema)).resolves.toBeUndefined();
    } finally {
      await db.destroy();
    }
  });

  const columns = {
    slug: text('', { form: SLUG }),
    title: text('', { null: true }),
    note: text('', { lines: true, longest: 10 }),
    kind: text('', { in: ['a', 'b'] }),
    day: text('', { unit: 'YYYY-MM-DD' }),
    since: text('', { unit: 'YYYY-MM-DD or YYYY-MM' }),
    tags: text('', { unit: 'JSON list' }),
    count: integer(''),
    share: real(''),
    bytes: blob('', { longest: 3 }),
  };
  it.each<[object, string | undefined]>([
    [
      { slug: 'pm-kisan', title: null, note: 'a\nb', kind: 'a', day: '2026-02-28', since: '2026-02', tags: '["a"]', count: 1, share: 0.5 },
      undefined,
    ],
    [{ slug: 'a/b' }, 'slug: is "a/b", which has not its form'],
    [{ slug: '..' }, 'slug: is "..", which has not its form'],
    [{ slug: null }, 'slug: is empty'],
    [{ slug: 7 }, 'slug: is no text'],
    [{ title: 'x'.repeat(201) }, 'title: 201 characters, at most 200'],
    [{ title: 'a\nb' }, 'title: has control characters'],
    [{ title: 'a\u0000b' }, 'title: has control characters'],
    [{ note: 'a\u0007' }, 'note: has control characters'],
    [{ note: 'x'.repeat(11) }, 'note: 11 characters, at most 10'],
    [{ kind: 'c' }, 'kind: is "c", none of a, b'],
    [{ day: '2026-02-30' }, 'day: is "2026-02-30", no day'],
    [{ day: '2026-02' }, 'day: is "2026-02", no day'],
    [{ since: '2026' }, 'since: is "2026", no day'],
    [{ tags: '{"a":1}' }, 'tags: is no JSON list'],
    [{ tags: '["a' }, 'tags: is no JSON list'],
    [{ count: 1.5 }, 'count: is no whole number'],
    [{ share: Number.NaN }, 'share: is no number'],
    [{ bytes: new Uint8Array(4) }, 'bytes: 4 bytes, at most 3'],
  ])('%j: %s', (row, why) => {
    expect(findMisfit({ columns }, row)).toBe(why);
  });
});

describe('a crawl', () => {
  it('of a list leaves out the row that its table does not take, tells it, and keeps the one on record', async () => {
    const world = await toyWorld();
    const row = (thing: string, price = 1) => ({ thing, day: '2026-06-01', price });
    const crawl = (rows: ToyRow[]) =>
      crawlList<ToyTables, ToyRow>(
        {
          area: 'toy',
          schema: toyPlan([]).schema,
          table: 'toy',
          counted: 'things',
          key: 'thing',
          sources: [toySource('list', () => rows)],
          existing: (db) => db.selectFrom('toy').selectAll().execute(),
        },
        { dataDir: world.dataDir, now: new Date('2026-06-10T06:30:00Z'), log: () => undefined },
      );
    await crawl(['a', 'b', 'c', 'd', 'e', 'f'].map((one) => row(one)));
    const outcome = await crawl([...['a', 'b', 'c', 'd', 'e'].map((one) => row(one, 2)), row('f', Number.NaN), row('x'.repeat(7_000_000))]);
    expect(outcome).toMatchObject({
      outcome: 'changed',
      sources: [{ note: '2 left out: price: is no number; thing: 7,000,000 characters, at most 200' }],
    });
    expect((await world.rows()).map(({ thing, price }) => `${thing}${price}`)).toEqual(['a2', 'b2', 'c2', 'd2', 'e2', 'f1']);
    await world.remove();
  });

  it.each([
    ['is too long', 'x'.repeat(7_000_000), 'a value of toy is longer than its column takes'],
    ['has no form', 'a\u0000', 'thing: has control characters'],
    ['breaks a rule of SQLite', null, 'its rows break a rule of the tables'],
  ])('that would write a value which %s fails, and the snapshot stays', async (_, thing, told) => {
    const world = await toyWorld();
    await world.crawl(toyPlan([toySource('up', () => [{ thing: 'tea', day: '2026-06-10', price: 1 }])]));
    const outcome = await world.crawl(toyPlan([toySource('up', () => [{ thing: thing as string, day: '2026-06-09', price: 1 }])]));
    expect(outcome).toMatchObject({ outcome: 'failed', message: expect.stringContaining(told) });
    expect(await world.rows()).toEqual([{ thing: 'tea', day: '2026-06-10', price: 1 }]);
    await world.remove();
  });
});
