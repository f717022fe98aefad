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
