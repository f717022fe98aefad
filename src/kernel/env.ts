import { z } from 'zod';

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
  /** Number of processes that serve the port: 1 to 99. */
  WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/, 'give how many processes shall answer on the port: a whole number from 1 to 99')
    .default('1')
    .transform(Number),
  /** Memory for prebuilt files, in megabytes; the rest is read from disk. Cached answers get an eighth of this in addition. */
  SERVER_MEMORY_MB: z
    .string()
    .regex(/^\d{0,6}$/, 'give the megabytes of memory for prebuilt files: a whole number')
    .default('')
    .transform((value) => Number(value || 64)),
  /** A Redis or Valkey through which servers share caches and rate limits; without it each process has its own. May contain a password. */
  REDIS_URL: z.string().refine(isRedisUrl, 'give an address such as redis://:password@host:6379/0, or rediss:// for TLS').optional(),
  /** Folder of the snapshots, reports and starter data. */
  DATA_DIR: z.string().default('data'),
  /** Folder of the build that the server serves. */
  DIST_DIR: z.string().default('dist'),
  /** The SQLite driver crawls write with, `sqlite3` or `node`; by default the first that works. */
  SQLITE_DRIVER: z.enum(['sqlite3', 'node']).optional(),
  /** Public address of this service, for absolute links in bodies and pages. */
  SITE_URL: baseUrl,
  /** A page about this service and how to reach its operator, named to every upstream (`User-Agent`); some refuse callers without one. */
  PROJECT_URL: z.url({ protocol: /^https?$/ }).default('https://github.com/jaankari/jaankari'),
  /** The live server that `npm run health` checks. */
  API_URL: baseUrl,
  /** `npm run health` prints the changes to issues it would make, and makes none. */
  /** Where to report security problems in private: `mailto:` or `https:`. When set, a build writes /.well-known/security.txt (RFC 9116). */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  /**
   * Hosts that may be used to reach /mcp and whose web pages may call it, besides SITE_URL's and localhost: `example.org`, comma-separated.
   */
  MCP_HOSTS: list,
  /** Path under which the built files are served: `/jaankari`. astro.config.mjs reads it too. */
  BASE_PATH: z.string().default(''),
  /** Public address of the weather area, if it has a host of its own. */
  WEATHER_BASE_URL: baseUrl,
  /** Base address of the operator's SearXNG, which must allow JSON. */
  SEARXNG_URL: baseUrl,
  /** Comma-separated API keys that lift a caller's rate limit. */
  API_KEYS: list,
  REQUIRE_API_KEY: flag,
  /** Builds without areas whose snapshot is missing or damaged, instead of failing. */
  ALLOW_MISSING_AREAS: flag,
  /** Leaves the build as plain files, for static hosts, instead of an archive that only our server reads. */
  BUILD_PLAIN: flag,
  /** What a build makes: all, or what fits free hosts of files (scripts/site/selection.ts). */
  BUILD_SITE: z.enum(['default', 'small']).default('default'),
  /** Memory a build may use, in megabytes; if that is too little for parallel steps, they run one after another. */
  BUILD_MEMORY_MB: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'give the megabytes of memory that a build may take: a whole number')
    .transform(Number)
    .optional(),
  /** For tests: a JSON file with the pages and files to build instead of all (scripts/site/sample.ts). */
  BUILD_SAMPLE: z.string().optional(),
  RATE_LIMIT_OFF: flag,
  /** Milliseconds of processor time per caller and minute for computed answers, in each process. */
  CPU_MS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,7}$/, 'give milliseconds of processor time: a whole number')
    .default('15000')
    .transform(Number),
  /** Returns a vehicle's owner, address, chassis and engine number where a provider has them. The operator is responsible for that. */
  VEHICLE_OWNER_DATA: flag,
  /** When set, logs JSON lines; `info` logs every request. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** Port for Prometheus, on HOST. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** `0`: no warm-up before the first calls. For tests, which start many servers for a few calls each. */
  WARM: flag.default(true),
  /** Watches for replaced snapshots or builds and switches to them. */
  DATA_WATCH: flag,
  /** The operator's MMDB files, comma-separated: network (AS) and location of addresses. */
  IP_ASN_MMDB: list,
  IP_CITY_MMDB: list,
  /** Comma-separated `host:port` pairs that web fetch may reach even if they are not public. */
  FETCH_ALLOW: commaListOf(hostAndPort),
  /** Ports that web fetch may reach on public addresses besides 80, 443, 8080 and 8443. */
  FETCH_PORTS: commaListOf(port).transform((ports) => ports.map(Number)),
  /** The Chromium or Chrome that takes screenshots; by default looked for in the usual places. */
  CHROMIUM_PATH: z.string().optional(),
  /** Disables screenshots even if Chromium is installed. */
  SCREENSHOT_OFF: flag,
  /** DNS servers that resolve the hosts callers name; by default the system's. */
  DNS_SERVERS: commaListOf(nameServer),
  /** Addresses and networks (CIDR) of reverse proxies trusted to name the caller. */
  TRUSTED_PROXIES: commaListOf(proxy),
  /** The header those proxies name the caller in; the other is ignored. */
  PROXY_HEADER: z
    .string()
    .default('x-forwarded-for')
    .transform((name) => name.toLowerCase())
    .pipe(z.enum(['x-forwarded-for', 'forwarded'], { error: 'give the header that the proxies write: X-Forwarded-For or Forwarded' })),
  /** The time to use as now, ISO 8601: for tests, whose answers must not change from day to day. */
  JAANKARI_NOW: z.iso.datetime({ offset: true, error: 'give an instant such as 2026-06-08T06:00:00Z' }).optional(),
  /** The name of the running script, set by npm. */
  npm_lifecycle_event: z.string().optional(),
  CI: z
    .string()
    .default('')
    .transform((value) => value !== '' && value !== 'false'),
});

/** The service's settings, read once from the environment. At startup, throws an error that names the malformed variable. */
export const env = Object.freeze(parseEnvironment(process.env));

function parseEnvironment(source: NodeJS.ProcessEnv) {
  // An empty setting counts as unset: workflows pass unset variables this way.
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

/** Whether the Redis client accepts an address. Otherwise it would fail with its own message halfway through startup. */
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
 * An upstream's base address: its own, or the operator's `UPSTREAM_<NAME>_URL` (a mirror, a proxy, a stand-in). `name` is the file name of
 * the source or provider. Never ends in a slash.
 */
export function upstreamBase(name: string, address: string): string {
  return (process.env[`UPSTREAM_${variableName(name)}_URL`] || address).replace(/\/+$/, '');
}

/** A provider's key, `<NAME>_API_KEY`, or another of its settings, `<NAME>_<SUFFIX>`; undefined when unset or empty. */
export function providerSecret(name: string, suffix = 'API_KEY'): string | undefined {
  return process.env[`${variableName(name)}_${suffix}`] || undefined;
}
