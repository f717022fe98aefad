import type { z } from 'zod';
import type { DomainName } from './name.ts';
import type { RegistrationResult } from './rdap.ts';
import type { DnsRecords } from './records.ts';
import type { domainAnswer } from './schema.ts';

const KINDS = ['a', 'aaaa', 'mx', 'ns', 'txt', 'caa'] as const;

/**
 * What registry and DNS say of a name. Where the registry could not be asked, name servers in DNS show that it is registered; that DNS has
 * none shows nothing, since a name may be registered and not in use.
 */
export function domainBody(name: DomainName, result: RegistrationResult, records: DnsRecords): z.output<typeof domainAnswer> {
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
    registry: result.server ? { server: result.server.base, source: result.server.source, as_of: result.server.as_of } : null,
    dns: {
      a: records.a ?? null,
      aaaa: records.aaaa ?? null,
      mx: records.mx ?? null,
      ns: records.ns ?? null,
      txt: records.txt ?? null,
      caa: records.caa ?? null,
    },
    unavailable: [...(answered ? [] : (['registration'] as const)), ...KINDS.filter((kind) => records[kind] === undefined)],
    ...('error' in result
      ? { unavailable_because: result.error?.message ?? `No server of the registry of .${name.ending} is on record.` }
      : {}),
    ...(answered?.stale ? { stale: true as const } : {}),
  };
}
