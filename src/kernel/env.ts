import { z } from 'zod';
import { CPU_MS_PER_MINUTE } from './call.ts';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const commaListOf = (part: z.ZodType<string, string>) => list.pipe(z.array(part));

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'give addresses of proxies or their networks, such as 127.0.0.1, 10.0.0.0/8 or fd00::/8, with commas between them',
});
const hostAndPort = z
  .string()
  .regex(
    /^([\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i,
    'give pairs such as 127.0.0.1:8080, intranet.example:443 or [::1]:8080, with commas between',
  );

const nameServer = z.union(
  [
    z.ipv4(),
    z.ipv6(),
    z
      .string()
      .regex(/^(?:[\d.]+|\[[\da-f:.]+\]):\d{1,5}$/i)
      .refine((value) => URL.canParse(`http://${value}`)),
  ],
  { error: 'give addresses of name servers such as 10.0.0.53, 127.0.0.1:5353 or [::1]:53, with commas between' },
);
const port = z
  .string()
  .refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) < 65_536, 'give port numbers such as 8000, 8888, with commas between');

const baseUrl = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  HOST: z.string().default('localhost'),
  /** How many processes answer on the port: 1 to 99. */
  WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/, 'give how many processes shall answer on the port: a whole number from 1 to 99')
    .default('1')
    .transform(Number),
  /** Memory for prebuilt files, in megabytes; what does not fit is read from the disk. Kept answers have an eighth as much beside it. */
  SERVER_MEMORY_MB: z
    .string()
    .regex(/^\d{0,6}$/, 'give the megabytes of memory for prebuilt files: a whole number')
    .default('')
    .transform((value) => Number(value || 128)),
  /** A Redis or Valkey by which servers share caches and rate limits; each process has its own without. May hold a password. */
  REDIS_URL: z.string().refine(isRedisUrl, 'give an address such as redis://:password@host:6379/0, or rediss:// for TLS').optional(),
  /** Folder of the snapshots, reports and starter data. */
  DATA_DIR: z.string().default('data'),
  /** Folder of the build that the server serves. */
  DIST_DIR: z.string().default('dist'),
  /** `sqlite3` or `node`: the SQLite driver by which crawls write; by default the first that works. */
  SQLITE_DRIVER: z.enum(['sqlite3', 'node']).optional(),
  /** Public address of this service, for absolute links in bodies and pages. */
  SITE_URL: baseUrl,
  /** The live server that `npm run health` asks. */
  API_URL: baseUrl,
  /** `npm run health` prints what it would do to issues, and does nothing. */
  DRY_RUN: flag,
  /** Where faults of security are told in private: `mailto:` or `https:`. A build then writes /.well-known/security.txt (RFC 9116). */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  /** Hosts, beside SITE_URL's and this machine's own, that agents may ask /mcp by, and whose web pages may: `example.org`, with commas between. */
  MCP_HOSTS: list,
  /** Path below which the built files will stand: `/jaankari`. astro.config.mjs reads it too. */
  BASE_PATH: z.string().default(''),
  /** Public address of the weather area where it has a host of its own. */
  WEATHER_BASE_URL: baseUrl,
  /** Base address of the operator's SearXNG, whose settings allow JSON. */
  SEARXNG_URL: baseUrl,
  /** Comma-separated API keys that lift a caller's rate limit. */
  API_KEYS: list,
  REQUIRE_API_KEY: flag,
  /** Builds without the areas whose snapshot is missing or damaged, instead of not at all. */
  ALLOW_MISSING_AREAS: flag,
  /** A build leaves its files as files, for hosts of files, instead of in an archive that only our server reads. */
  BUILD_PLAIN: flag,
  /** Memory that a build may take, in megabytes: with less than all at once needs, it does one thing after the other. */
  BUILD_MEMORY_MB: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'give the megabytes of memory that a build may take: a whole number')
    .transform(Number)
    .optional(),
  /** A JSON file that says which pages and files a build makes instead of all (scripts/site/sample.ts): for tests. */
  BUILD_SAMPLE: z.string().optional(),
  RATE_LIMIT_OFF: flag,
  /** Milliseconds of processor time that one caller may spend a minute in each process on what is computed. */
  CPU_MS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,7}$/, 'give milliseconds of processor time: a whole number')
    .default(String(CPU_MS_PER_MINUTE))
    .transform(Number),
  /** Tells the owner, address, chassis and engine number of a vehicle where a provider gives them. The operator answers for it. */
  VEHICLE_OWNER_DATA: flag,
  /** With this the log is JSON lines; `info` has one for each request. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** Where Prometheus reads: a port of its own, on HOST. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** `0`: the server opens nothing ahead of its first calls. For tests, which start many servers for a few calls each. */
  WARM: flag.default(true),
  /** Looks whether snapshots or the build have been replaced, and goes over to the new ones. */
  DATA_WATCH: flag,
  /** Comma-separated MMDB files of the operator: which network (AS) an address belongs to, and where it is. */
  IP_ASN_MMDB: list,
  IP_CITY_MMDB: list,
  /** Comma-separated `host:port` pairs that web fetch may reach although they are not public. */
  FETCH_ALLOW: commaListOf(hostAndPort),
  /** Ports of public addresses that web fetch may reach beside 80, 443, 8080 and 8443. */
  FETCH_PORTS: commaListOf(port).transform((ports) => ports.map(Number)),
  /** The Chromium or Chrome that takes screenshots; found by itself where it stands in its usual place. */
  CHROMIUM_PATH: z.string().optional(),
  /** Takes no screenshots, even where there is a Chromium. */
  SCREENSHOT_OFF: flag,
  /** Name servers that resolve the names of addresses that callers give; the system's by default. */
  DNS_SERVERS: commaListOf(nameServer),
  /** Addresses and networks (CIDR) of reverse proxies that are believed about who called them. */
  TRUSTED_PROXIES: commaListOf(proxy),
  /** The header in which those proxies say so; the other is not read. */
  PROXY_HEADER: z
    .string()
    .default('x-forwarded-for')
    .transform((name) => name.toLowerCase())
    .pipe(z.enum(['x-forwarded-for', 'forwarded'], { error: 'give the header that the proxies write: X-Forwarded-For or Forwarded' })),
  /** The instant that counts as now, ISO 8601: for tests, whose answers must not change with the day. */
  JAANKARI_NOW: z.iso.datetime({ offset: true, error: 'give an instant such as 2026-06-08T06:00:00Z' }).optional(),
  /** Set by npm for what its scripts run: the script's name. */
  npm_lifecycle_event: z.string().optional(),
  CI: z
    .string()
    .default('')
    .transform((value) => value !== '' && value !== 'false'),
});

/** The service's settings, read once from the environment. Throws at start, naming the variable, when one is malformed. */
export const env = Object.freeze(parseEnvironment(process.env));

function parseEnvironment(source: NodeJS.ProcessEnv) {
  // A setting that is empty is one that is not made: workflows pass unset variables so.
  const made = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(made);
  const faults = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`),
    ...Object.entries(made)
      .filter(([name, value]) => /^UPSTREAM_\w+_URL$/.test(name) && !/^https?:/.test(URL.parse(value ?? '')?.protocol ?? ''))
      .map(([name]) => `${name}: give an address such as http://127.0.0.1:8080, or leave it unset`),
  ];
  if (result.success && faults.length === 0) return result.data;
  throw new Error(`The environment is not usable. ${faults.join('; ')}`);
}

/** An address that the client takes: it would refuse others with a message of its own, in the middle of a start. */
function isRedisUrl(text: string): boolean {
  try {
    const { protocol, hostname, username, password, pathname } = new URL(text);
    decodeURIComponent(username + password);
    return /^rediss?:$/.test(protocol) && hostname !== '' && /^\/?\d*$/.test(pathname);
  } catch {
    return false;
  }
}

const variableName = (name: string) => name.toUpperCase().replaceAll('-', '_');

/**
 * Where an upstream stands: its own address, or the operator's `UPSTREAM_<NAME>_URL` (a mirror, a proxy, a stand-in).
 * `name` is the source's or provider's file name. Never ends in a slash.
 */
export function upstreamBase(name: string, address: string): string {
  return (process.env[`UPSTREAM_${variableName(name)}_URL`] || address).replace(/\/+$/, '');
}

/** A provider's key, `<NAME>_API_KEY`, or another of its settings, `<NAME>_<SUFFIX>`; undefined when unset or empty. */
export function providerSecret(name: string, suffix = 'API_KEY'): string | undefined {
  return process.env[`${variableName(name)}_${suffix}`] || undefined;
}
