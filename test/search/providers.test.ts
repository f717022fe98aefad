import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpstreamError } from '../../src/net/upstream.ts';
import { createUpstream, isReady, requiredVariables } from '../../src/providers/provider.ts';
import { resetProviders } from '../../src/providers/provider-queue.ts';
import { createEngines } from '../../src/search/engines.ts';
import { SEARCH_PROVIDERS } from '../../src/search/providers/index.ts';
import { testProviders } from '../support/provider-suite.ts';
import { ENGINE_CASES } from '../support/search-engines.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const PAGES = [
  { url: 'https://one.example/gold?p=1&q=2', title: 'Gold & silver today', description: 'Prices of gold' },
  { url: 'https://two.example/', title: 'सोने का भाव', description: 'आज का भाव' },
];
const CHALLENGE = '<!doctype html><html><head><title>Just a moment...</title></head><body>Cloudflare Ray ID: 1</body></html>';
const QUESTION = { q: 'gold & silver', count: 20 };

it('covers every provider', () => {
  expect(ENGINE_CASES.map(({ provider }) => provider.name)).toEqual(SEARCH_PROVIDERS.map(({ name }) => name));
});

testProviders(
  'search',
  ENGINE_CASES.map(({ provider, path, settings, reply, empty, wrong }) => ({
    provider,
    settings,
    ask: provider.find,
    question: QUESTION,
    request: new RegExp(`^${path}`),
    good: { body: reply(PAGES), expected: PAGES },
    notFound: { body: empty ?? reply([]), expected: [] },
    outages: [
      ...Object.entries({ ...wrong, 'half a body': reply(PAGES).slice(0, 40), 'a challenge page': CHALLENGE }),
      ...[403, 404, 503].map((status) => ['a challenge page', CHALLENGE, status] as const),
    ].map(([title, body, status = 200]) => ({ title: `${title} (${status})`, body, status: Number(status) })),
  })),
);

describe.each(ENGINE_CASES.map((one) => [one.provider.name, one] as const))('%s', (name, { provider, path, settings, reply }) => {
  let standIn: StandIn;
  beforeEach(async () => {
    standIn = await startStandIn();
    resetProviders();
    for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
    vi.stubEnv(`UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`, standIn.url);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await standIn.stop();
  });
  const ask = () => provider.find(QUESTION, createUpstream(provider, AbortSignal.timeout(2_000)));

  it('sends the question, whole', async () => {
    let body = '';
    standIn.routes[path] = (request, response) => {
      request.on('data', (chunk) => (body += chunk)).on('end', () => response.end(reply(PAGES)));
    };
    await ask();
    const asked = body.startsWith('{') ? JSON.parse(body).query : new URLSearchParams(body || standIn.asked[0]?.split('?')[1]).get('q');
    expect(asked).toBe('gold & silver');
  });

  it.each(['<', 'a'])('takes no time over titles of three million signs: %j', async (sign) => {
    const title = `<${sign.repeat(3_000_000 / sign.length)}`;
    standIn.routes[path] = { body: reply([{ url: 'https://one.example/', title, description: `x ${title}` }]) };
    const before = process.threadCpuUsage();
    const found = await ask().catch((cause: UpstreamError) => cause.kind);
    const { user, system } = process.threadCpuUsage(before);
    // It took 19 s once. A page of that size is none of an engine's; of JSON only the beginning of a text is read.
    if (Array.isArray(found)) for (const page of found) expect(page.title.length + page.description.length).toBeLessThan(4_001);
    else expect(found).toBe('too large');
    expect((user + system) / 1_000).toBeLessThan(8_000);
  });

  it('drops what is no web page', async () => {
    const odd = ['ftp://one.example/x', 'javascript:alert(1)'].map((url) => ({ url, title: 'x y', description: 'x y' }));
    standIn.routes[path] = { body: reply([...odd, ...PAGES.slice(1)]) };
    expect((await createEngines([provider])('gold', 10)).answers).toEqual([{ engine: name, pages: PAGES.slice(1) }]);
  });

  it('never names its key in an outage', async () => {
    standIn.routes[path] = { status: 403, body: '{}' };
    const { message } = await ask().catch((cause) => cause);
    for (const secret of Object.values(settings).filter((value) => value !== '1')) expect(message).not.toContain(secret);
  });

  it.runIf(name === 'duckduckgo-html')('takes 202 for a limit, whatever the page says', async () => {
    standIn.routes[path] = { status: 202, body: reply(PAGES) };
    await expect(ask()).rejects.toMatchObject({ kind: 'limited', status: 202 });
  });
});

describe('what an operator has to set', () => {
  it.each(ENGINE_CASES.filter(({ provider }) => provider.requiredSettings).map((one) => [one.provider.name, one] as const))(
    '%s is asked only with all of its settings',
    (_, { provider, settings }) => {
      const names = Object.keys(settings);
      expect(requiredVariables(provider)).toEqual(names);
      for (const left of names) {
        for (const name of names) vi.stubEnv(name, name === left ? '' : (settings[name] ?? ''));
        expect(isReady(provider)).toBe(false);
      }
      for (const name of names) vi.stubEnv(name, settings[name] ?? '');
      expect(isReady(provider)).toBe(true);
    },
  );

  it('duckduckgo-html needs nothing and can be switched off', () => {
    const [duckduckgo] = SEARCH_PROVIDERS.filter(({ name }) => name === 'duckduckgo-html');
    if (!duckduckgo) return expect.fail('duckduckgo-html is no provider');
    expect(isReady(duckduckgo)).toBe(true);
    vi.stubEnv('DUCKDUCKGO_HTML_OFF', '1');
    expect(isReady(duckduckgo)).toBe(false);
  });
});
