import { type Kysely, sql } from 'kysely';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { istDay, latestTime } from '../../kernel/time.ts';
import { readReport } from '../../store/report.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { type Level, SCHEMES_SNAPSHOT, type SchemeRow, type SchemeTables } from './tables.ts';

export type SchemesDatabase = Kysely<SchemeTables>;

/** The schemes snapshot, read-only. */
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

/** Day (YYYY-MM-DD) on which the publisher's listing was last read: that of the last crawl that went well, or of what we began with. */
export const findLastListed = memoizeAsync(readLastListed);

async function readLastListed(db: SchemesDatabase): Promise<string> {
  const { newest } = await db
    .selectFrom('scheme')
    .select((one) => one.fn.max('recorded').as('newest'))
    .where(sql<boolean>`length(recorded) = 10`)
    .executeTakeFirstOrThrow();
  const report = await readReport('schemes');
  return latestTime([newest ?? '', report?.last_success_at ? istDay(new Date(report.last_success_at)) : '']);
}

/** Schemes first recorded after the day on which the record began, newest first: those that it began with are news to nobody. */
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

/** Schemes of each category, largest first. A scheme may be in several. */
export function countByCategory(db: SchemesDatabase): Promise<Count[]> {
  return db
    .selectFrom('scheme_category')
    .select(['category as name', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('count', 'desc')
    .orderBy('category')
    .execute();
}

/** Schemes of each state and of all India, largest first. A scheme may be in several. */
export function countByState(db: SchemesDatabase): Promise<Count[]> {
  return db
    .selectFrom('scheme_state')
    .select(['state as name', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('count', 'desc')
    .orderBy('state')
    .execute();
}

/** Central schemes of each ministry, largest first. */
export async function countByMinistry(db: SchemesDatabase): Promise<Count[]> {
  const rows = await db
    .selectFrom('scheme')
    .select(['ministry as name', (one) => one.fn.countAll<number>().as('count')])
    .where('ministry', '!=', '')
    .groupBy('ministry')
    .orderBy('count', 'desc')
    .orderBy('ministry')
    .execute();
  return rows.map(({ name, count }) => ({ name: name ?? '', count }));
}

/** Schemes of which something is unknown. */
export async function countUnknown(db: SchemesDatabase, column: 'states' | 'categories' | 'ministry'): Promise<number> {
  const { count } = await db
    .selectFrom('scheme')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
