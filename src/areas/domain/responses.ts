import type { z } from 'zod';
import type { DomainName } from './name.ts';
import type { Asked } from './rdap.ts';
import type { DnsRecords } from './records.ts';
import type { domainAnswer } from './schema.ts';

const KINDS = ['a', 'aaaa', 'mx', 'ns', 'txt', 'caa'] as const;

/**
 * What registry and DNS say of a name. Where the registry could not be asked, name servers in DNS show that it is registered; that DNS has
 * none shows nothing, since a name may be registered and not in use.
 */
export function domainBody(name: DomainName, asked: Asked, records: DnsRecords): z.output<typeof domainAnswer> {
  const answered = 'registration' in asked ? asked : undefined;
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
    registry: asked.server ? { server: asked.server.base, source: asked.server.source, as_of: asked.server.as_of } : null,
    dns: {
      a: records.a ?? null,
      aaaa: records.aaaa ?? null,
      mx: records.mx ?? null,
      ns: records.ns ?? null,
      txt: records.txt ?? null,
      caa: records.caa ?? null,
    },
    unavailable: [...(answered ? [] : (['registration'] as const)), ...KINDS.filter((kind) => records[kind] === undefined)],
    ...('error' in asked
      ? { unavailable_because: asked.error?.message ?? `No server of the registry of .${name.ending} is on record.` }
      : {}),
    ...(answered?.stale ? { stale: true as const } : {}),
  };
}
