import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { noteInput } from '../../kernel/inputs.ts';
import { openSnapshot, snapshotFile, userVersion } from '../../store/snapshot.ts';
import { sqliteDialect } from '../../store/sqlite/dialect.ts';
import type { SchemeFacts } from './facts/types.ts';
import { type FactRow, type FactTables, SCHEME_FACTS_SNAPSHOT } from './tables.ts';

export type FactsDatabase = Kysely<FactTables>;

/** Facts of a scheme, and the day or month of the texts that they were taken from. */
export interface DatedFacts {
  facts: SchemeFacts;
  as_of: string;
}

/** The facts, read-only; undefined where no snapshot has any. */
export async function factsDatabase(): Promise<FactsDatabase | undefined> {
  noteInput(`${SCHEME_FACTS_SNAPSHOT.name}.sqlite`);
  return existsSync(snapshotFile(SCHEME_FACTS_SNAPSHOT.name)) ? openSnapshot(SCHEME_FACTS_SNAPSHOT) : undefined;
}

/** The facts in a data folder, for the crawler, which closes them; undefined where there are none of this version. */
export async function openFactsIn(dataDir: string): Promise<FactsDatabase | undefined> {
  const file = snapshotFile(SCHEME_FACTS_SNAPSHOT.name, dataDir);
  if (!existsSync(file)) return undefined;
  const db: FactsDatabase = new Kysely({ dialect: sqliteDialect(file, 'read') });
  if ((await userVersion(db)) === SCHEME_FACTS_SNAPSHOT.version) return db;
  await db.destroy();
  return undefined;
}

/** Facts of a scheme. */
export async function factsOf(db: FactsDatabase, slug: string): Promise<DatedFacts | undefined> {
  const row = await db.selectFrom('fact').select(['facts', 'as_of']).where('slug', '=', slug).executeTakeFirst();
  return row && { facts: JSON.parse(row.facts) as SchemeFacts, as_of: row.as_of };
}

/** Facts of all schemes that have any, by slug. */
export async function allFacts(db: FactsDatabase): Promise<Map<string, DatedFacts>> {
  const rows = await db.selectFrom('fact').select(['slug', 'facts', 'as_of']).orderBy('slug').execute();
  return new Map(rows.map(({ slug, facts, as_of }) => [slug, { facts: JSON.parse(facts) as SchemeFacts, as_of }]));
}

/** Of which texts, and by which rules, the facts on record are, by slug. */
export async function factStates(db: FactsDatabase): Promise<Map<string, Pick<FactRow, 'as_of' | 'rules'>>> {
  const rows = await db.selectFrom('fact').select(['slug', 'as_of', 'rules']).execute();
  return new Map(rows.map(({ slug, as_of, rules }) => [slug, { as_of, rules }]));
}

export async function putFacts(db: FactsDatabase, row: FactRow): Promise<void> {
  const { slug, ...values } = row;
  await db
    .insertInto('fact')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute();
}
