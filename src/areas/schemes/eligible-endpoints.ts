import { defineEndpoint } from '../../kernel/endpoint.ts';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { conditionsAnswer, conditionsQuery, eligibleAnswer, eligibleQuery } from './eligible-schema.ts';
import { CACHE, requireState } from './endpoints.ts';
import { allFacts, type DatedFacts, type FactsDatabase, factsDatabase } from './fact-queries.ts';
import { conditionsInWords, type FactInWords } from './facts/describe.ts';
import { giftsInWords } from './facts/describe-gifts.ts';
import { compareFits, type Fit, judge, type Person, type Verdict } from './facts/judge.ts';
import { CASTES, type FactName, type SchemeFacts } from './facts/types.ts';
import { parseList } from './index-text.ts';
import { allSchemes, findLastListed, type SchemesDatabase, schemesDatabase } from './queries.ts';
import { dated, officialPage, toRecord } from './responses.ts';
import { ALL_STATES } from './states.ts';
import type { SchemeRow } from './tables.ts';

/** A listed scheme with its facts. */
interface KnownScheme {
  row: SchemeRow;
  facts: SchemeFacts;
  /** Day or month of the texts behind the facts. */
  as_of: string;
}

interface Judged extends KnownScheme {
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
async function knownSchemes(db: SchemesDatabase): Promise<KnownSchemes> {
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
  // With several states, none is the only one.
  return states.length > 1 ? { ...facts, state: ALL_STATES } : facts;
}

/** Judges every scheme for a person and returns those with a given fit, best known first. */
export async function findEligible(db: SchemesDatabase, person: Person, show: Fit) {
  const { known, unknown } = await knownSchemes(db);
  const judged = known.map((one): Judged => ({ ...one, verdict: judge(one.facts, person) }));
  const counts = { fits: 0, may: 0, no: 0 };
  for (const { verdict } of judged) counts[verdict.fit] += 1;
  return { counts, unknown, schemes: judged.filter(({ verdict }) => verdict.fit === show).toSorted(compareFits) };
}

export const eligible = defineEndpoint({
  path: '/schemes/eligible',
  tool: 'schemes_eligible',
  title: 'Schemes somebody is eligible for',
  summary:
    'Schemes whose known conditions a person meets or may meet, or why not. Conditions come from the publisher’s texts by rules; the office decides.',
  query: eligibleQuery,
  response: eligibleAnswer,
  cache: CACHE,
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: ({ data }) =>
    data.map(({ gives, met, missing, not_met, ...one }) => ({
      ...one,
      gives: gives?.en ?? '',
      met: met.map(inLine).join('; '),
      missing: missing.map(inLine).join('; '),
      not_met: not_met.map(inLine).join('; '),
    })),
  examples: [
    { title: 'A widow of 45 in Haryana', params: { state: 'haryana', age: '45', gender: 'female', widow: '1', income: '120000' } },
    { title: 'What a farmer in Kerala may get', params: { state: 'kerala', occupation: 'farmer', show: 'may', limit: '5' } },
  ],
  async respond({ show, limit, page, state, caste, ...said }) {
    const person: Person = {
      ...said,
      state: state === undefined ? undefined : requireState(state),
      caste: CASTES.find((one) => one.toLowerCase() === caste) as Person['caste'],
    };
    const found = await findEligible(await schemesDatabase(), person, show);
    const shown = found.schemes.slice((page - 1) * limit, page * limit);
    return {
      status: 'ok' as const,
      show,
      counts: found.counts,
      unknown: found.unknown,
      total: found.schemes.length,
      page,
      limit,
      count: shown.length,
      data: shown.map(bodyOf),
      ...dated(await findLastListed(await schemesDatabase())),
    };
  },
});

const inLine = ({ label, value }: { label: { en: string }; value: { en: string } }): string => `${label.en}: ${value.en}`;

function bodyOf({ row, facts, as_of, verdict }: Judged) {
  const { slug, scheme_name, level, beneficiary_state } = toRecord(row);
  const words = conditionsInWords(facts);
  const those = (names: readonly FactName[]) =>
    words.filter(({ name }) => names.includes(name === 'residents' ? 'state' : name)).map(conditionOf);
  return {
    slug,
    scheme_name,
    level,
    beneficiary_state,
    fit: verdict.fit,
    gives: giftsInWords(facts) ?? null,
    met: those(verdict.met),
    missing: those(verdict.unknown),
    not_met: those(verdict.not_met),
    others: facts.others ?? 0,
    official_url: officialPage(slug),
    facts_as_of: as_of,
  };
}

const conditionOf = ({ name, label, value }: FactInWords) => ({ fact: name, label, value });

/** Facts that `judge` needs and readers see. */
const CONDITION_NAMES: readonly FactName[] = [
  'applicant',
  'state',
  'residents',
  'ages',
  'ages_of',
  'gender',
  'castes',
  'one_of',
  'income',
  'income_of',
  'disability',
  'disability_percent',
  'bpl',
  'student',
  'classes',
  'passed',
  'marks',
  'occupations',
  'occupation_of',
  'unemployed',
  'widow',
  'pregnant',
  'orphan',
  'others',
];

export const conditions = defineEndpoint({
  path: '/schemes/conditions',
  tool: false,
  title: 'Conditions of all schemes',
  summary:
    'What an applicant has to be, for every scheme of which that is on record: an index by which a page or a program checks for itself.',
  query: conditionsQuery,
  response: conditionsAnswer,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data.map(({ slug, name, facts, gives }) => ({ slug, name, facts: JSON.stringify(facts), gives: gives?.en ?? '' })),
  examples: [{ title: 'All', params: {} }],
  async respond() {
    const { known, unknown } = await knownSchemes(await schemesDatabase());
    const data = known.map(({ row, facts }) => ({
      slug: row.slug,
      name: row.name,
      facts: Object.fromEntries(CONDITION_NAMES.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]))),
      gives: giftsInWords(facts) ?? null,
    }));
    return { status: 'ok' as const, count: data.length, unknown, data, ...dated(await findLastListed(await schemesDatabase())) };
  },
  staticFiles: async () => [{ path: '/schemes/conditions.json', params: {} }],
});
