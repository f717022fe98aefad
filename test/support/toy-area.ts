import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type CrawlOptions, type CrawlPlan, crawlArea } from '../../src/crawl/crawl-area.ts';
import type { Source } from '../../src/crawl/source.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { defineSnapshot, real, type TablesOf, table, text } from '../../src/store/table.ts';

/** A price of a thing on a day: the smallest crawled area there is, for tests of what all of them share. */
const TOY_SNAPSHOT = defineSnapshot({
  name: 'toy',
  version: 1,
  about: 'Prices of things.',
  sources: [],
  tables: {
    toy: table({
      about: 'A price.',
      source: 'A toy',
      columns: { thing: text('What'), day: text('When'), price: real('How much') },
      key: ['thing', 'day'],
    }),
  },
});

export type ToyTables = TablesOf<typeof TOY_SNAPSHOT>;
export type ToyRow = ToyTables['toy'];

export const toySource = (name: string, rows: () => readonly ToyRow[] | Promise<readonly ToyRow[]>, more: object = {}): Source<ToyRow> => ({
  name,
  title: `${name}.example`,
  collect: async () => [...(await rows())],
  ...more,
});

/** Takes all that its sources say, the first to name a thing and day; later crawls add and replace. */
export function toyPlan(sources: readonly Source<ToyRow>[], own: Partial<CrawlPlan<ToyTables>> = {}): CrawlPlan<ToyTables> {
  return {
    area: 'toy',
    schema: TOY_SNAPSHOT,
    sources,
    counted: 'prices',
    protectedTables: [{ table: 'toy', day: 'day' }],
    async fill({ db, readSources }) {
      const found = new Map<string, ToyRow>();
      await readSources({
        sources,
        needs: undefined,
        accept(rows) {
          for (const row of rows) if (!found.has(`${row.thing} ${row.day}`)) found.set(`${row.thing} ${row.day}`, row);
          return { rows: rows.length };
        },
      });
      for (const row of found.values())
        await db
          .insertInto('toy')
          .values(row)
          .onConflict((conflict) => conflict.columns(['thing', 'day']).doUpdateSet({ price: row.price }))
          .execute();
      return { changed: found.size > 0, message: `${found.size} prices` };
    },
    ...own,
  };
}

export interface ToyWorld {
  dataDir: string;
  logged: string[];
  crawl(plan: CrawlPlan<ToyTables>, options?: Partial<CrawlOptions>): ReturnType<typeof crawlArea>;
  rows(): Promise<ToyRow[]>;
  remove(): Promise<void>;
}

/** A data folder of its own, at a given time: noon of 10 June 2026 in India. */
export async function toyWorld(): Promise<ToyWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toy-'));
  const logged: string[] = [];
  return {
    dataDir,
    logged,
    crawl: (plan, options = {}) =>
      crawlArea(plan, { dataDir, now: new Date('2026-06-10T06:30:00Z'), log: (line) => logged.push(line), ...options }),
    async rows() {
      const db = new Kysely<ToyTables>({ dialect: sqliteDialect(join(dataDir, 'toy.sqlite'), 'read') });
      try {
        return await db.selectFrom('toy').selectAll().orderBy('thing').orderBy('day').execute();
      } finally {
        await db.destroy();
      }
    },
    remove: () => rm(dataDir, { recursive: true }),
  };
}
