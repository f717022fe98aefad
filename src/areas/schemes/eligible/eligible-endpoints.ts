import { defineEndpoint } from '../../../api/endpoint.ts';
import { giftsInWords } from '../facts/describe-gifts.ts';
import type { FactName } from '../facts/types.ts';
import { findLastListed, schemesDatabase } from '../queries.ts';
import { dated, fitBody } from '../responses.ts';
import { LISTING_CACHE } from '../schema.ts';
import { knownSchemes, schemesForPerson } from './eligible.ts';
import { conditionsAnswer, conditionsQuery, eligibleAnswer, eligibleQuery } from './eligible-schema.ts';

export const eligible = defineEndpoint({
  path: '/schemes/eligible',
  tool: 'schemes_eligible',
  title: 'Schemes somebody is eligible for',
  summary:
    'Schemes whose known conditions a person meets or may meet, or why not. Conditions come from the publisher’s texts by rules; the office decides.',
  query: eligibleQuery,
  response: eligibleAnswer,
  cache: LISTING_CACHE,
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: ({ data }) =>
    data.map(({ gives, why, met, missing, not_met, ...one }) => ({
      ...one,
      gives: gives?.en ?? '',
      why: why?.en ?? '',
      met: met.map(inLine).join('; '),
      missing: missing.map(inLine).join('; '),
      not_met: not_met.map(inLine).join('; '),
    })),
  examples: [
    { title: 'A widow of 45 in Haryana', params: { state: 'haryana', age: '45', gender: 'female', widow: '1', income: '120000' } },
    { title: 'What a farmer in Kerala may get', params: { state: 'kerala', occupation: 'farmer', show: 'may', limit: '5' } },
  ],
  async respond(person) {
    const { show, counts, unknown, total, page, limit, schemes } = await schemesForPerson(person);
    const data = schemes.map(fitBody);
    const listed = await findLastListed(await schemesDatabase());
    return { status: 'ok' as const, show, counts, unknown, total, page, limit, count: data.length, data, ...dated(listed) };
  },
});

const inLine = ({ label, value }: { label: { en: string }; value: { en: string } }): string => `${label.en}: ${value.en}`;

/** Facts that `judge` needs and readers see. */
const CONDITION_NAMES: readonly FactName[] = [
  'applicant',
  'state',
  'states',
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
  cache: LISTING_CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data.map(({ slug, name, facts, gives }) => ({ slug, name, facts: JSON.stringify(facts), gives: gives?.en ?? '' })),
  examples: [{ title: 'All', params: {} }],
  async respond() {
    const { known: schemes, unknown } = await knownSchemes(await schemesDatabase());
    const data = schemes.map(({ row, facts }) => ({
      slug: row.slug,
      name: row.name,
      facts: Object.fromEntries(CONDITION_NAMES.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]))),
      gives: giftsInWords(facts) ?? null,
    }));
    return { status: 'ok' as const, count: data.length, unknown, data, ...dated(await findLastListed(await schemesDatabase())) };
  },
  staticFiles: async () => [{ path: '/schemes/conditions.json', params: {} }],
});
