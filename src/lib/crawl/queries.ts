import { type Kysely, sql } from 'kysely';

/** What a crawl asks of any area's tables; names of tables and columns come from plans, never from outside. */
export async function countRows<DB>(db: Kysely<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countByDay<DB>(db: Kysely<DB>, table: string, day: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select ${sql.ref(day)} as day, count(*) as count from ${sql.table(table)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** The newest day of a table that is not after another day. */
export async function newestDayUntil<DB>(db: Kysely<DB>, table: string, day: string, until: string): Promise<string | undefined> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(${sql.ref(day)}) as newest from ${sql.table(table)} where ${sql.ref(day)} <= ${until}`.execute(db);
  return rows[0]?.newest ?? undefined;
}

export async function dropRowsBefore<DB>(db: Kysely<DB>, table: string, day: string, before: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${sql.ref(day)} < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
