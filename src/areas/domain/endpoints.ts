import { domainToUnicode } from 'node:url';
import type { z } from 'zod';
import { snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { noQuery } from '../../kernel/query.ts';
import { nearestWord } from '../../text/spelling.ts';
import { type DomainName, readName } from './name.ts';
import { allRegistries, domainDatabase } from './queries.ts';
import { lookUpRegistration, type RegistrationResult } from './rdap.ts';
import { type DnsRecords, dnsRecords } from './records.ts';
import { domainAnswer, domainQuery, domainRegistries } from './schema.ts';

/** The name, or what is wrong with it. Throws ApiError: 400, or 404 with near endings for one that does not exist. */
async function requireName(typed: string): Promise<DomainName> {
  const reading = readName(typed);
  if (reading.ok) return reading.value;
  const { message, hint, unknownEnding } = reading.fault;
  const endings = unknownEnding === undefined ? [] : (await allRegistries(await domainDatabase())).map(({ ending }) => ending);
  const near = nearestWord(unknownEnding ?? '', endings, 1);
  throw new ApiError(unknownEnding === undefined ? 'invalid_parameter' : 'not_found', `name is not a domain name: ${message}.`, {
    hint: hint ?? 'Domain names look like india.gov.in',
    ...(near && unknownEnding ? { suggestions: [typed.trim().slice(0, -unknownEnding.length) + near] } : {}),
    extra: { parameter: 'name' },
  });
}

const KINDS = ['a', 'aaaa', 'mx', 'ns', 'txt', 'caa'] as const;

/**
 * What registry and DNS say of a name. Where the registry could not be asked, name servers in DNS show that it is registered; that DNS has
 * none shows nothing, since a name may be registered and not in use.
 */
function domainBody(name: DomainName, result: RegistrationResult, records: DnsRecords): z.output<typeof domainAnswer> {
  const answered = 'registration' in result ? result : undefined;
  const inDns = (records.ns?.length ?? 0) > 0;
  const registered = answered ? answered.registration !== null : inDns ? true : null;
  return {
    status: 'ok',
    api: 'domain',
    name: name.ascii,
    unicode: name.unicode,
    registrable: name.registrable,
    public_suffix: name.suffix,
    registered,
    basis: answered ? 'rdap' : inDns ? 'dns' : null,
    registration: answered?.registration ?? null,
    registry: result.registry ?? null,
    dns: records,
    unavailable: [...(answered ? [] : (['registration'] as const)), ...KINDS.filter((kind) => records[kind] === null)],
    ...('error' in result
      ? { unavailable_because: result.error?.message ?? `No server of the registry of .${name.ending} is on record.` }
      : {}),
    ...(answered?.stale ? { stale: true as const } : {}),
  };
}

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
  async respond({ name: typed }, context) {
    const name = await requireName(typed);
    const [result, records] = await Promise.all([lookUpRegistration(name.registrable, context), dnsRecords(name.ascii, name.registrable)]);
    const body = domainBody(name, result, records);
    // Nobody answered anything: that is an outage, and no answer.
    if ('error' in result && Object.values(records).every((one) => one === null))
      throw new ApiError('upstream_unavailable', `Neither the registry nor DNS could be asked about ${name.unicode}.`, {
        hint: 'This is an outage on the way, not an answer about the name. Try again in a minute.',
        cause: result.error,
      });
    return body;
  },
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
