import type { Kysely } from 'kysely';
import { openSnapshotIfAny } from '../../store/snapshot.ts';
import type { SchemeFacts } from './facts/types.ts';
import { type FactRow, type FactTables, SCHEME_FACTS_SNAPSHOT } from './tables.ts';

export type FactsDatabase = Kysely<FactTables>;

/** A scheme's facts, and the day or month of the texts behind them. */
export interface DatedFacts {
  facts: SchemeFacts;
  as_of: string;
}

/** The facts, read-only; undefined if there is no snapshot. */
export const factsDatabase = (): Promise<FactsDatabase | undefined> => openSnapshotIfAny(SCHEME_FACTS_SNAPSHOT);

export async function factsOf(db: FactsDatabase, slug: string): Promise<DatedFacts | undefined> {
  const row = await db.selectFrom('fact').select(['facts', 'as_of']).where('slug', '=', slug).executeTakeFirst();
  return row && { facts: JSON.parse(row.facts) as SchemeFacts, as_of: row.as_of };
}

/** Facts by slug: of these schemes, or all. */
export async function allFacts(db: FactsDatabase, slugs?: readonly string[]): Promise<Map<string, DatedFacts>> {
  const all = db.selectFrom('fact').select(['slug', 'facts', 'as_of']).orderBy('slug');
  const rows = await (slugs ? all.where('slug', 'in', slugs) : all).execute();
  return new Map(rows.map(({ slug, facts, as_of }) => [slug, { facts: JSON.parse(facts) as SchemeFacts, as_of }]));
}

/** The texts and rules behind the recorded facts, by slug. */
export async function factStates(db: FactsDatabase): Promise<Map<string, Pick<FactRow, 'as_of' | 'rules'>>> {
  const rows = await db.selectFrom('fact').select(['slug', 'as_of', 'rules']).execute();
  return new Map(rows.map(({ slug, as_of, rules }) => [slug, { as_of, rules }]));
}
