import { domainToUnicode } from 'node:url';
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { allRegistries, domainDatabase } from './queries.ts';
import { domainAnswer, domainQuery, domainRegistries } from './schema.ts';
import { domainOf } from './values.ts';

export const domain = defineEndpoint({
  path: '/domain',
  title: 'A domain name',
  summary: 'Is it registered, by whom and until when; and its records in DNS.',
  query: domainQuery,
  response: domainAnswer,
  cache: { scope: 'public', maxAge: 600 },
  queriesUpstream: true,
  errors: ['not_found', 'snapshot_unavailable', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'A name', params: { name: 'india.gov.in' } },
    { title: 'A whole address', params: { name: 'https://www.irctc.co.in/nget' } },
  ],
  respond: async ({ name }, context) => ({ status: 'ok' as const, api: 'domain' as const, ...(await domainOf(name, context)) }),
});

export const registries = defineEndpoint({
  path: '/domain/registries',
  title: 'Endings and their registries',
  summary: 'Endings of domain names whose registry can be asked, with its server.',
  query: noQuery,
  response: domainRegistries,
  cache: snapshotCache(86_400),
  errors: ['snapshot_unavailable'],
  table: (body) => body.registries,
  examples: [{ title: 'All', params: {} }],
  async respond() {
    const rows = await allRegistries(await domainDatabase());
    return {
      status: 'ok' as const,
      api: 'domain/registries' as const,
      count: rows.length,
      registries: rows.map(({ ending, rdap, source, as_of }) => ({ ending, unicode: domainToUnicode(ending), rdap, source, as_of })),
    };
  },
  staticFiles: async () => [{ path: '/domain/registries.json', params: {} }],
});
