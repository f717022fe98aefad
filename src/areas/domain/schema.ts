import { z } from 'zod';
import { textParam } from '../../api/params.ts';

export const domainQuery = z.object({
  name: textParam({
    about: 'Domain name, or a whole address',
    required: true,
    longest: 300,
    example: 'india.gov.in',
  }),
});
const ok = z.literal('ok');
const known = z.string().nullable();
const instant = z.iso.datetime().nullable();
const names = z.array(z.string()).nullable();
const part = z.enum(['registration', 'a', 'aaaa', 'mx', 'ns', 'txt', 'caa']);

export const domainRegistration = z
  .strictObject({
    registrar: known,
    registrar_id: known.meta({ description: "IANA's number of the registrar" }),
    registered_on: instant,
    expires_on: instant,
    updated_on: instant,
    status: z.array(z.string()),
    nameservers: z.array(z.string()),
    dnssec: z.boolean().nullable(),
  })
  .meta({ id: 'DomainRegistration' });

export const domainAnswer = z
  .strictObject({
    status: ok,
    api: z.literal('domain'),
    name: z.string().meta({ description: 'As DNS has it: lower case, punycode' }),
    unicode: z.string(),
    registrable: z.string().meta({ description: 'What is registered of it: example.co.in of www.example.co.in' }),
    public_suffix: z.string(),
    registered: z.boolean().nullable().meta({ description: 'null where nobody could say: an outage is never "not registered"' }),
    basis: z.enum(['rdap', 'dns']).nullable().meta({ description: 'What says so: the registry, or DNS, which has name servers for it' }),
    registration: domainRegistration.nullable(),
    registry: z
      .strictObject({ server: z.string(), source: z.string(), as_of: z.iso.date() })
      .nullable()
      .meta({ description: 'The server asked, and the list that names it; null where none is on record for this ending' }),
    dns: z.strictObject({
      a: names.meta({ description: 'Those of the public internet' }),
      aaaa: names.meta({ description: 'Those of the public internet' }),
      mx: z.array(z.strictObject({ priority: z.int(), exchange: z.string() })).nullable(),
      ns: names.meta({ description: 'Of the registrable name' }),
      txt: names,
      caa: z.array(z.strictObject({ critical: z.boolean(), tag: z.string(), value: z.string() })).nullable(),
    }),
    unavailable: z.array(part).meta({ description: 'What could not be asked now; its member is null' }),
    unavailable_because: z.string().optional(),
    stale: z.literal(true).optional(),
  })
  .meta({ id: 'Domain' });

export const domainRegistries = z
  .strictObject({
    status: ok,
    api: z.literal('domain/registries'),
    count: z.int(),
    registries: z.array(
      z.strictObject({ ending: z.string(), unicode: z.string(), rdap: z.string(), source: z.string(), as_of: z.iso.date() }),
    ),
  })
  .meta({ id: 'DomainRegistries' });
