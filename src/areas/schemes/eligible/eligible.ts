import type { z } from 'zod';
import { memoizeAsync } from '../../../kernel/memoize.ts';
import { allFacts, type DatedFacts, type FactsDatabase, factsDatabase } from '../fact-queries.ts';
import { conditionsInWords, type FactInWords, whyInWords } from '../facts/describe.ts';
import { giftsInWords } from '../facts/describe-gifts.ts';
import { type Fit, judge, type Person, type Verdict } from '../facts/judge.ts';
import { rankFor } from '../facts/rank.ts';
import { CASTES, type FactName, type SchemeFacts, type Words } from '../facts/types.ts';
import { requireState } from '../listing.ts';
import { allSchemes, type SchemesDatabase, schemesDatabase } from '../queries.ts';
import { parseList } from '../search/index-text.ts';
import { ALL_STATES, stateNamedIn } from '../states.ts';
import type { SchemeRow } from '../tables.ts';
import { type Scheme, toScheme } from '../values.ts';
import type { eligibleQuery } from './eligible-schema.ts';

/** A listed scheme with its facts. */
interface KnownScheme {
  row: SchemeRow;
  facts: SchemeFacts;
  /** Day or month of the texts behind the facts. */
  as_of: string;
}

export interface Judged extends KnownScheme {
  name: string;
  verdict: Verdict;
}

interface KnownSchemes {
  known: KnownScheme[];
  /** Number of listed schemes without facts. */
  unknown: number;
}

/** Joined once per pair of open databases; both are reopened after a crawl. */
const joinsOf = memoizeAsync(async (db: SchemesDatabase) => memoizeAsync((source: FactsDatabase) => joinSchemes(db, source)));

/** Listed schemes with facts, by name; the listing's state takes precedence over the text's. */
export async function knownSchemes(db: SchemesDatabase): Promise<KnownSchemes> {
  const source = await factsDatabase();
  return source ? (await joinsOf(db))(source) : joinSchemes(db, undefined);
}

async function joinSchemes(db: SchemesDatabase, source: FactsDatabase | undefined): Promise<KnownSchemes> {
  const rows = (await allSchemes(db)).filter(({ gone_since }) => gone_since === null);
  const facts = source ? await allFacts(source) : new Map<string, DatedFacts>();
  const withFacts = rows.flatMap((row): KnownScheme[] => {
    const dated = facts.get(row.slug);
    return dated ? [{ row, facts: factsOfListing(dated.facts, row), as_of: dated.as_of }] : [];
  });
  return { known: withFacts.toSorted((a, b) => (a.row.name_key < b.row.name_key ? -1 : 1)), unknown: rows.length - withFacts.length };
}

/** Facts with the states of the listing, which knows better than the text whose scheme it is. */
export function factsOfListing({ state: stateOfText, ...facts }: SchemeFacts, row: SchemeRow): SchemeFacts {
  const listed = parseList(row.states);
  if (listed.includes(ALL_STATES)) return { ...facts, state: ALL_STATES };
  if (listed.length > 1) return { ...facts, states: listed };
  const isOfOne = stateOfText !== undefined && stateOfText !== ALL_STATES;
  const state = listed[0] ?? (isOfOne ? stateOfText : stateNamedIn(`${row.name} ${row.brief ?? ''}`)) ?? stateOfText;
  if (row.level === 'state' && (state === undefined || state === ALL_STATES)) return { ...facts, states: [] };
  return state === undefined ? facts : { ...facts, state };
}

/** Judges every scheme for a person and returns those with a given fit, in the order in which they are meant for the person. */
export async function findEligible(db: SchemesDatabase, person: Person, show: Fit) {
  const { known: withFacts, unknown } = await knownSchemes(db);
  const judged = withFacts.map((one): Judged => ({ ...one, name: one.row.name, verdict: judge(one.facts, person) }));
  const counts = { fits: 0, may: 0, no: 0 };
  for (const { verdict } of judged) counts[verdict.fit] += 1;
  return {
    counts,
    unknown,
    schemes: rankFor(
      judged.filter(({ verdict }) => verdict.fit === show),
      person,
    ),
  };
}

/** How a scheme fits a person, in words. */
export interface SchemeFit {
  scheme: Scheme;
  fit: Fit;
  gives: Words | undefined;
  /** What speaks for it in one sentence; absent where nothing does. */
  why: Words | undefined;
  met: readonly FactInWords[];
  /** Conditions for which the person has not said enough, or that are not asked. */
  missing: readonly FactInWords[];
  notMet: readonly FactInWords[];
  /** Sentences of its page that require something more, which is not on record as a fact. */
  others: number;
  /** Day or month in which the publisher's page was read. */
  factsAsOf: string;
}

/** A page of the schemes of one fit. */
export interface SchemesForPerson {
  show: Fit;
  counts: Readonly<Record<Fit, number>>;
  /** Schemes of which no condition is on record. */
  unknown: number;
  /** Schemes of the fit that is shown. */
  total: number;
  page: number;
  limit: number;
  schemes: readonly SchemeFit[];
}

type Call = z.output<typeof eligibleQuery>;

/** Who a call is about. Throws ApiError for a state that is not known. */
const personOf = ({ show: _show, limit: _limit, page: _page, state, caste, ...said }: Call): Person => ({
  ...said,
  state: state === undefined ? undefined : requireState(state),
  caste: CASTES.find((one) => one.toLowerCase() === caste) as Person['caste'],
});

/** The first schemes that fit or may fit, in the order in which they are meant for the person: what a page begins with. Throws as schemesForPerson. */
export async function firstForPerson(call: Call, count: number): Promise<SchemeFit[]> {
  const person = personOf(call);
  const db = await schemesDatabase();
  const possible = await Promise.all((['fits', 'may'] as const).map((fit) => findEligible(db, person, fit)));
  return rankFor(
    possible.flatMap(({ schemes }) => schemes),
    person,
  )
    .slice(0, count)
    .map(toFit);
}

/** The schemes for a person, as a call describes it. Throws ApiError for a state that is not known. */
export async function schemesForPerson(call: Call): Promise<SchemesForPerson> {
  const { show, limit, page } = call;
  const person = personOf(call);
  const { counts, unknown, schemes } = await findEligible(await schemesDatabase(), person, show);
  const shown = schemes.slice((page - 1) * limit, page * limit).map(toFit);
  return { show, counts, unknown, total: schemes.length, page, limit, schemes: shown };
}

function toFit({ row, facts, as_of, verdict }: Judged): SchemeFit {
  const words = conditionsInWords(facts);
  const those = (names: readonly FactName[]) => words.filter(({ name }) => names.includes(name === 'residents' ? 'state' : name));
  const met = those(verdict.met);
  return {
    scheme: toScheme(row),
    fit: verdict.fit,
    gives: giftsInWords(facts),
    why: whyInWords(met, facts),
    met,
    missing: those(verdict.unknown),
    notMet: those(verdict.not_met),
    others: facts.others ?? 0,
    factsAsOf: as_of,
  };
}
