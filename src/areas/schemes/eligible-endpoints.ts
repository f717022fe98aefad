import { computeFreshness } from '../../crawl/freshness.ts';
import { snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { findEligible, type Judged, knownSchemes } from './eligible.ts';
import { conditionsAnswer, conditionsQuery, eligibleAnswer, eligibleQuery } from './eligible-schema.ts';
import { requireState } from './endpoints.ts';
import { conditionsInWords, type FactInWords } from './facts/describe.ts';
import { giftsInWords } from './facts/describe-gifts.ts';
import type { Person } from './facts/judge.ts';
import { CASTES, type FactName } from './facts/types.ts';
import { findLastListed, schemesDatabase } from './queries.ts';
import { officialPage, toRecord } from './responses.ts';
import { SCHEMES_SCHEDULE } from './tables.ts';

/** Facts change with the texts, once a day at most. */
const CACHE = snapshotCache(3600);

const dated = async () => {
  const asOf = await findLastListed(await schemesDatabase());
  return { as_of: asOf, ...computeFreshness(asOf, SCHEMES_SCHEDULE) };
};

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
      ...(await dated()),
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

/** What `judge` needs and what a reader is told of a scheme. */
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
    return { status: 'ok' as const, count: data.length, unknown, data, ...(await dated()) };
  },
  staticFiles: async () => [{ path: '/schemes/conditions.json', params: {} }],
});
