import type { Kysely } from 'kysely';
import { openSnapshotIfAny } from '../../store/snapshot.ts';
import type { SchemeFacts } from './facts/types.ts';
import { type FactRow, type FactTables, SCHEME_FACTS_SNAPSHOT } from './tables.ts';

export type FactsDatabase = Kysely<FactTables>;

/** Facts of a scheme, and the day or month of the texts that they were taken from. */
export interface DatedFacts {
  facts: SchemeFacts;
  as_of: string;
}

/** The facts, read-only; undefined where no snapshot has any. */
export const factsDatabase = (): Promise<FactsDatabase | undefined> => openSnapshotIfAny(SCHEME_FACTS_SNAPSHOT);

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
