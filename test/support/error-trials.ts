import { exampleAddress } from '../../scripts/tools/probe.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { exampleQueriesUpstream, listParams } from '../../src/catalog/reference.ts';
import type { ErrorCode } from '../../src/kernel/errors.ts';
import { type Provider, requiredVariables } from '../../src/providers/provider.ts';

type Params = Readonly<Record<string, string>>;

/** Sent with every call, save where it shall be missing. */
export const KEY = 'one';
/** A port that nobody listens at. */
const NOBODY = 'http://127.0.0.1:9';
const PROVIDERS: readonly Provider[] = AREAS.flatMap(({ upstreamQueries }) => Object.values(upstreamQueries ?? {}).flat());
const nameOf = ({ name }: Provider) => name.toUpperCase().replaceAll('-', '_');

/** Servers in the states in which errors happen, by name: what is set in their environment. */
export const SERVERS = {
  /** No provider has its settings, and those that need none are out. */
  plain: {
    FETCH_ALLOW: '127.0.0.1:9',
    ...Object.fromEntries(PROVIDERS.map((provider) => [`UPSTREAM_${nameOf(provider)}_URL`, NOBODY])),
    DUCKDUCKGO_HTML_OFF: '1',
    SCREENSHOT_OFF: '1',
  },
  /** Every provider is set up, and out. */
  out: {
    FETCH_ALLOW: '127.0.0.1:9',
    ...Object.fromEntries(PROVIDERS.map((provider) => [`UPSTREAM_${nameOf(provider)}_URL`, NOBODY])),
    ...Object.fromEntries(PROVIDERS.flatMap(requiredVariables).map((name) => [name, name.endsWith('_URL') ? NOBODY : 'x'])),
    UPSTREAM_RDAP_URL: NOBODY,
    DNS_SERVERS: '127.0.0.1:9',
  },
  /** A folder of data without snapshots; and it wants a key. */
  empty: { DATA_DIR: 'test/fixtures/empty-data', REQUIRE_API_KEY: '1', API_KEYS: KEY },
  /** Counts calls, and has counted enough of them. Its data is made by the test: a snapshot in which Mumbai has no price. */
  limited: { RATE_LIMIT_OFF: '', DUCKDUCKGO_HTML_OFF: '1' },
} as const satisfies Record<string, Record<string, string>>;
export type State = keyof typeof SERVERS;

/** Parameters with which an endpoint has to ask somebody, where its examples show none: for trains a number that the timetable does not know. */
const ASKING: Readonly<Record<string, Params>> = {
  '/crypto': { symbol: 'btc', live: '1' },
  '/train/info': { number: '00001' },
  '/train/route': { number: '00001' },
  '/train/live': { number: '00001' },
  '/domain': { name: 'example.org' },
};
/** What there is not: well-formed names and numbers that nothing has. */
const MISSING: Readonly<Record<string, Params>> = {
  '/aqi/history': { city: 'delhi', from: '2001-01-01', to: '2001-01-02' },
  '/fuel': { state: 'kerala', city: 'mumbai' },
  '/fuel/latest': { as_of: '2001-01-01' },
  '/fuel/lpg': { state: 'lakshadweep' },
  '/changes/{date}': { date: '2001-01-01' },
  '/commodities': { metal: 'silver', city: 'ajman' },
  '/commodities/history': { metal: 'silver', city: 'ajman' },
  '/forex': { date: '2001-01-01' },
  '/forex/{when}': { when: '2001-01-01' },
  '/forex/history': { base: 'USD', symbol: 'INR', start: '2001-01-01', end: '2001-01-02' },
  '/gst/hsn/{code}': { code: '99999999' },
  '/weather/normals': { lat: '10', lon: '60' },
  '/ifsc': { code: 'ZZZZ0000001' },
  '/ifsc/bank/{code}': { code: 'ZZZZ' },
  '/ifsc/near': { code: 'ZZZZ0000001' },
  '/train/info': { number: '00001', provider: 'timetable' },
  '/train/route': { number: '00001', provider: 'timetable' },
  '/train/timetable/{digits}': { digits: '999' },
  '/train/boards/{letters}': { letters: 'QQ' },
  '/vehicle': { number: 'ZZ01AB1234' },
  '/vehicle/rto/{code}': { code: 'ZZ-01' },
  '/pincode': { code: '999999' },
  '/domain': { name: 'example.zzzzz' },
};
const NOWHERE = 'zzyzx-qqq';

const asParams = (endpoint: Endpoint): readonly Params[] => endpoint.examples.map(({ params }) => params);

/** An example that asks somebody. */
const askingParams = (endpoint: Endpoint): Params =>
  ASKING[endpoint.path] ??
  endpoint.examples.find((example) => exampleQueriesUpstream(endpoint, example))?.params ??
  endpoint.examples[0].params;

/** Calls that may lead to an error of this code: the state of the server, and the address. */
export function trialsOf(endpoint: Endpoint, code: ErrorCode): readonly (readonly [State, string])[] {
  const [first = {}] = asParams(endpoint);
  const params = listParams(endpoint);
  const at = (state: State, sent: Params) => [state, exampleAddress(endpoint, sent)] as const;
  const asking = askingParams(endpoint);
  switch (code) {
    case 'missing_parameter':
      return [
        at('plain', Object.fromEntries(Object.entries(first).filter(([name]) => endpoint.path.includes(`{${name}}`)))),
        at('plain', { ...first, live: '1' }),
        // Half a point.
        ...(params.some(({ name }) => name === 'lat') ? [at('plain', { lat: '18.5' })] : []),
      ];
    case 'invalid_parameter':
      return params.flatMap(({ name }) => ['~!~', 'x'.repeat(3_000)].map((value) => at('plain', { ...first, [name]: value })));
    case 'not_found':
    case 'unknown_place':
      return [
        at('plain', MISSING[endpoint.path] ?? first),
        at('limited', first),
        ...params
          .filter(({ choices }) => !choices)
          .flatMap(({ name }) => [NOWHERE, '999999999', 'ZZZ'].map((value) => at('plain', { ...first, [name]: value }))),
      ];
    case 'bad_request':
      return [at('plain', { url: 'ftp://example.org/' }), at('plain', { url: 'http://127.0.0.1/' })];
    case 'wrong_area':
      return [at('plain', { commodity: 'gold' })];
    case 'snapshot_unavailable':
      return [...asParams(endpoint), asking, { file: 'nobody_1.webp' }].map((one) => at('empty', { ...first, ...one }));
    case 'unauthorized':
      return [at('empty', asking)];
    case 'rate_limited':
      return [at('limited', asking)];
    case 'upstream_unavailable':
      return [at('out', 'url' in asking ? { ...asking, url: `${NOBODY}/` } : asking)];
    case 'not_configured':
      return [at('plain', asking), ...asParams(endpoint).map((one) => at('plain', one))];
    default:
      return [];
  }
}
