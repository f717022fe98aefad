import { sql } from 'kysely';
import { withDatabase } from './tables.ts';

/** Takes all indexes but those of keys and of words out of a snapshot, which makes it smaller. Gives the SQL that makes them again. */
export const takeIndexes = (file: string): Promise<string[]> =>
  withDatabase(
    file,
    async (db) => {
      const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
        where type = 'index' and sql is not null order by name`.execute(db);
      for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
      if (rows.length > 0) await sql`vacuum`.execute(db);
      return rows.map((row) => row.sql);
    },
    'write',
  );

/** Makes them again. `statements`: what `takeIndexes` gave. */
export const putIndexes = (file: string, statements: readonly string[]): Promise<void> =>
  withDatabase(
    file,
    async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    'write',
  );
