import { memoizeAsync } from '../../kernel/memoize.ts';
import { allFacts, type DatedFacts, type FactsDatabase, factsDatabase } from './fact-queries.ts';
import { compareFits, type Fit, judge, type Person, type Verdict } from './facts/judge.ts';
import type { SchemeFacts } from './facts/types.ts';
import { allSchemes, type SchemesDatabase } from './queries.ts';
import { parseList } from './responses.ts';
import { ALL_STATES } from './states.ts';
import type { SchemeRow } from './tables.ts';

/** A listed scheme with what is known of it. */
export interface KnownScheme {
  row: SchemeRow;
  facts: SchemeFacts;
  /** Day or month of the texts that the facts were taken from. */
  as_of: string;
}

export interface Judged extends KnownScheme {
  verdict: Verdict;
}

export interface Eligibility {
  counts: Record<Fit, number>;
  /** Listed schemes of which no fact is known. */
  unknown: number;
  /** All of one fit, those that most is known of first. */
  schemes: Judged[];
}

interface KnownSchemes {
  known: KnownScheme[];
  unknown: number;
}

/** Put together once for each pair of open databases; both are read anew when a crawl has written them. */
const joinsOf = memoizeAsync(async (db: SchemesDatabase) => memoizeAsync((source: FactsDatabase) => joinSchemes(db, source)));

/** The listed schemes of which facts are known, by name; a state that the listing tells counts before that of the text. */
export async function knownSchemes(db: SchemesDatabase): Promise<KnownSchemes> {
  const source = await factsDatabase();
  return source ? (await joinsOf(db))(source) : joinSchemes(db, undefined);
}

async function joinSchemes(db: SchemesDatabase, source: FactsDatabase | undefined): Promise<KnownSchemes> {
  const rows = (await allSchemes(db)).filter(({ gone_since }) => gone_since === null);
  const facts = source ? await allFacts(source) : new Map<string, DatedFacts>();
  const known = rows.flatMap((row): KnownScheme[] => {
    const found = facts.get(row.slug);
    return found ? [{ row, facts: withState(found.facts, parseList(row.states)), as_of: found.as_of }] : [];
  });
  return { known: known.toSorted((a, b) => (a.row.name_key < b.row.name_key ? -1 : 1)), unknown: rows.length - known.length };
}

function withState(facts: SchemeFacts, states: readonly string[]): SchemeFacts {
  const [state] = states;
  if (states.length === 1 && state) return { ...facts, state };
  // Several states: none of them is the only one.
  return states.length > 1 ? { ...facts, state: ALL_STATES } : facts;
}

/** Judges every scheme for a person and gives those of one fit. */
export async function findEligible(db: SchemesDatabase, person: Person, show: Fit): Promise<Eligibility> {
  const { known, unknown } = await knownSchemes(db);
  const judged = known.map((one): Judged => ({ ...one, verdict: judge(one.facts, person) }));
  const counts = { fits: 0, may: 0, no: 0 };
  for (const { verdict } of judged) counts[verdict.fit] += 1;
  return { counts, unknown, schemes: judged.filter(({ verdict }) => verdict.fit === show).toSorted(byNearness) };
}

/** As `compareFits` has it. */
const byNearness = (a: Judged, b: Judged): number => compareFits(a, b);
