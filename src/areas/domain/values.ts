import type { z } from 'zod';
import { ApiError } from '../../kernel/errors.ts';
import type { QueryContext } from '../../providers/upstream-query.ts';
import { nearestWord } from '../../text/spelling.ts';
import { type DomainName, readName } from './name.ts';
import { allRegistries, domainDatabase } from './queries.ts';
import { lookUpRegistration, type RegistrationResult } from './rdap.ts';
import { type DnsRecords, dnsRecords } from './records.ts';
import type { domainAnswer } from './schema.ts';

/** What registry and DNS say of a name; null is what nobody could be asked for. Instants are ISO 8601 UTC. */
export type Domain = Omit<z.output<typeof domainAnswer>, 'status' | 'api'>;

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
function toDomain(name: DomainName, result: RegistrationResult, records: DnsRecords): Domain {
  const answered = 'registration' in result ? result : undefined;
  const inDns = (records.ns?.length ?? 0) > 0;
  const registered = answered ? answered.registration !== null : inDns ? true : null;
  return {
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

/** A domain name. Throws ApiError: 400 or 404 for what is none, 502 where neither registry nor DNS could be asked. */
export async function domainOf(typed: string, context: QueryContext): Promise<Domain> {
  const name = await requireName(typed);
  // Registry and DNS are asked by one call.
  await context.beforeAsking?.();
  const asking = { ...context, beforeAsking: undefined };
  const [result, records] = await Promise.all([lookUpRegistration(name.registrable, asking), dnsRecords(name.ascii, name.registrable)]);
  // Nobody answered anything: that is an outage, and no answer.
  if ('error' in result && Object.values(records).every((one) => one === null))
    throw new ApiError('upstream_unavailable', `Neither the registry nor DNS could be asked about ${name.unicode}.`, {
      hint: 'This is an outage on the way, not an answer about the name. Try again in a minute.',
      cause: result.error,
    });
  return toDomain(name, result, records);
}
