import { type Kysely, sql } from 'kysely';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { istDay, latestTime } from '../../kernel/time.ts';
import { readReport } from '../../store/report.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { type Level, SCHEMES_SNAPSHOT, type SchemeRow, type SchemeTables } from './tables.ts';

export type SchemesDatabase = Kysely<SchemeTables>;

export const schemesDatabase = (): Promise<SchemesDatabase> => openSnapshot(SCHEMES_SNAPSHOT);

export function findScheme(db: SchemesDatabase, slug: string): Promise<SchemeRow | undefined> {
  return db.selectFrom('scheme').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Every slug, in order. */
export async function allSlugs(db: SchemesDatabase): Promise<string[]> {
  return (await db.selectFrom('scheme').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);
}

/** Every scheme, by id: a few thousand rows. */
export const allSchemes = (db: SchemesDatabase): Promise<SchemeRow[]> => db.selectFrom('scheme').selectAll().orderBy('id').execute();

/** Day (YYYY-MM-DD) on which the publisher's listing was last read: by the last successful crawl, or for the seed. */
export const findLastListed = memoizeAsync(async (db: SchemesDatabase): Promise<string> => {
  const { newest } = await db
    .selectFrom('scheme')
    .select((one) => one.fn.max('recorded').as('newest'))
    .where(sql<boolean>`length(recorded) = 10`)
    .executeTakeFirstOrThrow();
  const report = await readReport('schemes');
  return latestTime([newest ?? '', report?.last_success_at ? istDay(new Date(report.last_success_at)) : '']);
});

/** Schemes first recorded after the initial day, newest first: the initial ones are not news. */
export function newSchemes(db: SchemesDatabase): Promise<SchemeRow[]> {
  return db
    .selectFrom('scheme')
    .selectAll()
    .where('gone_since', 'is', null)
    .where(sql<boolean>`length(first_recorded) = 10`)
    .where('first_recorded', '>', (one) =>
      one
        .selectFrom('scheme as first')
        .select((of) => of.fn.min('first.first_recorded').as('began'))
        .where(sql<boolean>`length(first.first_recorded) = 10`),
    )
    .orderBy('first_recorded', 'desc')
    .orderBy('name_key')
    .execute();
}

export interface Count {
  name: string;
  count: number;
}

export async function countByLevel(db: SchemesDatabase): Promise<Record<Level, number>> {
  const rows = await db
    .selectFrom('scheme')
    .select(['level', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('level')
    .execute();
  const count = (level: Level) => rows.find((row) => row.level === level)?.count ?? 0;
  return { central: count('central'), state: count('state') };
}

/** Counts schemes by a column, largest first, without empty values; once per snapshot, since every place tells the number of its state. */
const countBy = (table: keyof SchemeTables, column: string) =>
  memoizeAsync(async (db: SchemesDatabase): Promise<readonly Count[]> => {
    const value = sql.ref(column);
    const { rows } = await sql<Count>`select ${value} as name, count(*) as count from ${sql.table(table)}
      where ${value} != '' group by ${value} order by count(*) desc, ${value}`.execute(db);
    return rows;
  });

/** A scheme may have several categories, and belong to several states or all of India. Only central schemes have a ministry. */
export const countByCategory = countBy('scheme_category', 'category');
export const countByState = countBy('scheme_state', 'state');
export const countByMinistry = countBy('scheme', 'ministry');

/** Schemes for which something is unknown. */
export async function countUnknown(db: SchemesDatabase, column: 'states' | 'categories' | 'ministry'): Promise<number> {
  const { count } = await db
    .selectFrom('scheme')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
