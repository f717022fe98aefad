import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crawlArea } from '../../src/crawl/crawl-area.ts';
import { type AnyCheck, doubtColumn } from '../../src/store/doubts.ts';
import { writeReport } from '../../src/store/report.ts';
import { withDatabase } from '../../src/store/sqlite/tables.ts';
import { defineSnapshot, integer, type TablesOf, table, text } from '../../src/store/table.ts';

const SHELF = defineSnapshot({
  name: 'shelf',
  version: 1,
  about: 'Books on a shelf.',
  sources: [],
  tables: {
    book: table({
      about: 'A book.',
      source: 'A test',
      columns: { title: text('Its title', { primary: true }), volume: integer('Its volume'), doubt: doubtColumn },
    }),
  },
});
type ShelfTables = TablesOf<typeof SHELF>;

/** A volume far above those of its neighbours. */
const volumes: AnyCheck = {
  name: 'volume',
  table: 'book',
  key: 'title',
  says: { en: 'Books out of order', hi: 'क्रम से बाहर की किताबें' },
  async find(db) {
    const rows: { title: string; volume: number }[] = await db.selectFrom('book').select(['title', 'volume']).execute();
    return new Map(rows.filter(({ volume }) => volume > 10).map(({ title, volume }) => [title, `volume ${volume}; of ten`]));
  },
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shelf-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const now = new Date('2026-06-10T06:30:00Z');
const crawl = (books: Record<string, number>) =>
  crawlArea<ShelfTables>(
    {
      area: 'shelf',
      schema: SHELF,
      counted: 'books',
      sources: [{ name: 'books', title: 'Books', collect: async () => Object.entries(books) } as never],
      protectedTables: [{ table: 'book' }],
      checks: [volumes],
      async fill({ db, readSources }) {
        let changed = false;
        await readSources({
          sources: [{ name: 'books', title: 'Books', collect: async () => [1] }],
          needs: undefined,
          accept: () => ({ rows: 1 }),
        });
        for (const [title, volume] of Object.entries(books)) {
          const known = await db.selectFrom('book').select('volume').where('title', '=', title).executeTakeFirst();
          if (known?.volume === volume) continue;
          await db
            .insertInto('book')
            .values({ title, volume, doubt: null })
            .onConflict((conflict) => conflict.column('title').doUpdateSet({ volume }))
            .execute();
          changed = true;
        }
        return { changed, message: 'books' };
      },
    },
    { dataDir, now, log: () => undefined },
  );
const onRecord = () =>
  withDatabase<ShelfTables['book'][], ShelfTables>(join(dataDir, 'shelf.sqlite'), (db) =>
    db.selectFrom('book').selectAll().orderBy('title').execute(),
  );

describe('rows that do not fit their neighbours', () => {
  it('keep what the source says, are marked with the reason, and stand in the report', async () => {
    const outcome = await crawl({ first: 1, last: 999 });
    expect(outcome.doubts).toEqual([{ check: 'volume', rows: 1, examples: ['last: volume 999; of ten'] }]);
    expect(await onRecord()).toEqual([
      { title: 'first', volume: 1, doubt: null },
      { title: 'last', volume: 999, doubt: 'volume: volume 999, of ten' },
    ]);
    expect((await writeReport('shelf', outcome, dataDir, now)).doubts).toEqual(outcome.doubts);
  });

  it('are free of their doubt once they fit, and change nothing while they stay as they are', async () => {
    await crawl({ first: 1, last: 999 });
    expect((await crawl({ first: 1, last: 999 })).outcome).toBe('unchanged');
    expect((await crawl({ first: 1, last: 2 })).doubts).toEqual([{ check: 'volume', rows: 0, examples: [] }]);
    expect(await onRecord()).toMatchObject([{ doubt: null }, { volume: 2, doubt: null }]);
  });
});
