import { z } from 'zod';
import { upstreamBase } from '../../kernel/env.ts';
import { ApiError } from '../../kernel/errors.ts';
import { parseJson } from '../../kernel/parse-json.ts';
import { UpstreamError } from '../../net/upstream.ts';
import { cutTexts } from '../../providers/shape.ts';
import { defineQuery, type Provider, type QueryContext, type QueryFn } from '../../providers/upstream-query.ts';
import { slugify } from '../../text/fold.ts';
import { domainDatabase, findRegistries } from './queries.ts';
import type { domainAnswer, domainRegistration } from './schema.ts';

/** What a registry says of a name. Instants are ISO 8601 UTC; null is what it does not say. */
type Registration = z.output<typeof domainRegistration>;

/** The server of one registry. Gives null for a name that is not registered; throws UpstreamError for an outage. */
interface Registry extends Provider {
  registration: QueryFn<string, Registration | null>;
}

const text = z.string().nullish().catch(null);
const entity = z.object({
  roles: z.array(z.string()).nullish().catch(null),
  handle: text,
  vcardArray: z.array(z.unknown()).nullish().catch(null),
  publicIds: z
    .array(z.object({ type: text, identifier: text }))
    .nullish()
    .catch(null),
});
const reply = z.object({
  objectClassName: z.literal('domain'),
  ldhName: text,
  unicodeName: text,
  status: z.array(z.string()).nullish().catch(null),
  events: z
    .array(z.object({ eventAction: text, eventDate: text }))
    .nullish()
    .catch(null),
  nameservers: z
    .array(z.object({ ldhName: text }))
    .nullish()
    .catch(null),
  entities: z.array(entity).nullish().catch(null),
  secureDNS: z.object({ delegationSigned: z.boolean().nullish() }).nullish().catch(null),
});

const NOT_FOUND = 404;

/** A registry as IANA lists it; most hosts begin with `rdap.`. `UPSTREAM_RDAP_URL` stands for all of them. */
const registryAt = (base: string): Registry => {
  const { host } = new URL(base);
  return {
    name: `rdap-${slugify(host.replace(/^rdap\./, ''))}`,
    queue: host,
    title: host,
    url: base,
    address: upstreamBase('rdap', base),
    async registration(name, { fetchText }) {
      const {
        status,
        text: body,
        headers,
      } = await fetchText(`/domain/${name}`, {
        headers: { accept: 'application/rdap+json, application/json' },
        acceptStatuses: [NOT_FOUND],
      });
      return status === NOT_FOUND ? notRegistered(body, headers['content-type'] ?? '') : readReply(body, name);
    },
  };
};

/** An error of RDAP itself (RFC 9083, 6): its code repeats the status. */
const rdapError = z.object({ errorCode: z.union([z.literal(NOT_FOUND), z.literal(String(NOT_FOUND))]) });
const rdapObject = z.object({ rdapConformance: z.array(z.string()).min(1), errorCode: z.undefined().optional() });

/**
 * 404 says that there is no such name (RFC 7480, 5.3) if RDAP itself says so: by its error, by naming its version, or by an empty body of its
 * own media type. Gateways whose registry is away, and hosts without such a service, answer 404 too.
 */
function notRegistered(body: string, contentType: string): null {
  const said = parseJson(body);
  const isRdapType = contentType.toLowerCase().startsWith('application/rdap+json');
  if (rdapError.safeParse(said).success || rdapObject.safeParse(said).success || (isRdapType && body.trim() === '')) return null;
  throw new UpstreamError('challenge', 'the registry answered 404 without an answer of its own', { status: NOT_FOUND });
}

function readReply(body: string, name: string): Registration {
  const parsed = reply.safeParse(cutTexts(parseJson(body)));
  if (!parsed.success) throw new UpstreamError('shape', 'the registry sent something that is no domain');
  const { ldhName, status, events, nameservers, entities, secureDNS } = parsed.data;
  // Another name's record is no answer.
  if (ldhName && ldhName.toLowerCase().replace(/\.$/, '') !== name)
    throw new UpstreamError('shape', 'the registry answered about another name');
  const registrar = entities?.find(({ roles }) => roles?.includes('registrar'));
  const eventDate = (action: string) => toInstant(events?.find(({ eventAction }) => eventAction?.toLowerCase() === action)?.eventDate);
  return {
    registrar: registrar ? (nameIn(registrar.vcardArray) ?? registrar.handle ?? null) : null,
    registrar_id: registrar?.publicIds?.find(({ type }) => /iana/i.test(type ?? ''))?.identifier ?? null,
    registered_on: eventDate('registration'),
    expires_on: eventDate('expiration'),
    updated_on: eventDate('last changed'),
    status: (status ?? []).map((one) => one.toLowerCase()),
    nameservers: [
      ...new Set((nameservers ?? []).flatMap(({ ldhName: server }) => (server ? [server.toLowerCase().replace(/\.$/, '')] : []))),
    ],
    dnssec: secureDNS?.delegationSigned ?? null,
  };
}

/** The `fn` of a jCard: `["vcard", [["fn", {}, "text", "Example Registrar"], ...]]`. */
function nameIn(card: readonly unknown[] | null | undefined): string | undefined {
  const lines = Array.isArray(card?.[1]) ? (card[1] as unknown[]) : [];
  const name = lines.find((line): line is unknown[] => Array.isArray(line) && line[0] === 'fn')?.[3];
  return typeof name === 'string' && name.trim() ? name.trim() : undefined;
}

function toInstant(value: string | null | undefined): string | null {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const queryRegistry = defineQuery<Registry, { name: string; base: string }, Registration | null>({
  name: 'domain registration',
  providers: ({ base }) => [registryAt(base)],
  query:
    ({ registration }) =>
    ({ name }, upstream) =>
      registration(name, upstream),
  cache: { freshMs: 3_600_000, staleMs: 24 * 3_600_000 },
  timeout: 6_000,
  budget: 8_000,
});

/** A registry's server, and the list it stands in. */
type Server = NonNullable<z.output<typeof domainAnswer>['registry']>;

/** What the registry said, or why it could not be asked: no error where none is on record. */
export type RegistrationResult =
  | { registration: Registration | null; stale: boolean; registry: Server }
  | { error: ApiError | undefined; registry: Server | undefined };

/** Server of the longest ending that IANA lists of a name (RFC 9224, 4), and the list it stands in. Undefined where none is on record. */
async function findServer(name: string): Promise<Server | undefined> {
  const labels = name.split('.');
  const endings = labels.map((_, at) => labels.slice(at).join('.'));
  const registries = await findRegistries(await domainDatabase(), endings);
  const longest = registries.toSorted((a, b) => b.ending.length - a.ending.length)[0];
  return longest && { server: longest.rdap, source: longest.source, as_of: longest.as_of };
}

/** What the registry says of a registrable name; null where it is not registered. Never throws for an outage. */
export async function lookUpRegistration(name: string, context: QueryContext): Promise<RegistrationResult> {
  const registry = await findServer(name);
  if (!registry) return { error: undefined, registry };
  const base = registry.server;
  try {
    const { value, stale } = await queryRegistry(`${base} ${name}`, { name, base }, context);
    return { registration: value, stale, registry };
  } catch (error) {
    if (error instanceof ApiError) return { error, registry };
    throw error;
  }
}
