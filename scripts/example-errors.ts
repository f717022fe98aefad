/**
 * Records the errors of endpoints that ask upstreams, when none answers and when none is configured, in `docs/examples/errors.json`. They
 * come from the endpoints themselves, with nobody listening upstream. Run it after changing these bodies: npm run examples
 */
import { writeFile } from 'node:fs/promises';
import type { Endpoint } from '../src/api/endpoint.ts';
import { startStandIn } from '../test/support/stand-in.ts';

const HOST = 'example.org';
/** An address where nothing listens. */
const gone = await startStandIn();
await gone.stop();
const KEYED = ['CPCB', 'GSTINCHECK', 'MOJEEK'];
const KEYS = Object.fromEntries(
  [...KEYED.map((name) => `${name}_API_KEY`), 'CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'].map((name) => [name, 'k']),
);
Object.assign(process.env, {
  JAANKARI_NOW: '2026-11-21T08:00:00.000Z',
  FETCH_ALLOW: new URL(gone.url).host,
  SITE_URL: `https://${HOST}`,
  ...KEYS,
});

// Imported only now, because settings are read on import.
const { AREAS } = await import('../src/catalog/areas.ts');
const { bodyFor } = await import('../src/api/call-body.ts');
const { ApiError, errorBody } = await import('../src/kernel/errors.ts');
const { ERRORS_FILE } = await import('../src/catalog/recorded-answers.ts');
const { callPath, listErrors, exampleQueriesUpstream } = await import('../src/catalog/reference.ts');

const upstreamEndpoints = AREAS.flatMap(({ upstreamQueries, endpoints }) =>
  (endpoints as readonly Endpoint[]).flatMap((endpoint) => {
    const params = endpoint.examples.find((one) => exampleQueriesUpstream(endpoint, one))?.params;
    const providers = Object.values(upstreamQueries ?? {}).flat();
    // A web page is fetched from the given URL; everything else comes from providers.
    return params && (providers.length > 0 || params.url) ? [{ endpoint, params, providers }] : [];
  }),
);
const errors: Record<string, Record<string, { call: string; body: unknown }>> = {};

for (const { name } of upstreamEndpoints.flatMap(({ providers }) => providers))
  process.env[`UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`] = gone.url;
for (const { endpoint, params } of upstreamEndpoints) await record(endpoint, params.url ? { ...params, url: `${gone.url}/well` } : params);
for (const name of Object.keys(KEYS)) delete process.env[name];
for (const { endpoint, params } of upstreamEndpoints) if (!params.url) await record(endpoint, params);
await writeFile(ERRORS_FILE, `${JSON.stringify(errors, null, 2).replaceAll(gone.url, `https://${HOST}`).replaceAll('127.0.0.1', HOST)}\n`);
process.exit(0);

/** Records how a call fails, if the reference documents that code. */
async function record(endpoint: Endpoint, params: Readonly<Record<string, string>>): Promise<void> {
  const failure: unknown = await bodyFor(endpoint, params).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(failure instanceof ApiError) || errors[endpoint.path]?.[failure.code]) return;
  if (!listErrors(endpoint).some(({ code }) => code === failure.code)) return;
  const body = endpoint.errorBody?.(failure, new URLSearchParams(params)) ?? errorBody(failure);
  errors[endpoint.path] = { ...errors[endpoint.path], [failure.code]: { call: callPath(endpoint, params), body } };
  console.log(`${endpoint.path}: ${failure.code}`);
}
