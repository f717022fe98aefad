import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAsked } from '../../../src/areas/search/engines.ts';
import { SEARCH_PROVIDERS } from '../../../src/areas/search/providers/index.ts';
import { askProvider } from '../../../src/areas/search/providers/provider.ts';
import { settingsOf } from '../../../src/lib/failover.ts';
import { UpstreamError } from '../../../src/lib/net/upstream.ts';
import { ENGINE_CASES } from '../../support/search-engines.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

const PAGES = [
  { url: 'https://one.example/gold?p=1&q=2', title: 'Gold & silver today', description: 'Prices of gold' },
  { url: 'https://two.example/', title: 'सोने का भाव', description: 'आज का भाव' },
];

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());
afterEach(() => vi.unstubAllEnvs());

it('covers every provider', () => {
  expect(ENGINE_CASES.map(({ provider }) => provider.name)).toEqual(SEARCH_PROVIDERS.map(({ name }) => name));
});

describe.each(ENGINE_CASES.map((one) => [one.provider.name, one] as const))(
  '%s',
  (name, { provider, path, settings, reply, empty, wrong }) => {
    function ask(route: StandIn['routes'][string], timeout = 2_000) {
      standIn.routes = { [path]: route };
      standIn.asked.length = 0;
      for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
      vi.stubEnv(`UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`, standIn.url);
      return askProvider(provider, { q: 'gold & silver', count: 20 }, AbortSignal.timeout(timeout));
    }
    /** The outage that asking ends in. */
    const outageOf = (asking: Promise<unknown>): Promise<UpstreamError> =>
      asking.then(
        (pages) => expect.fail(`It gave ${JSON.stringify(pages)}`),
        (error) => {
          expect(error).toBeInstanceOf(UpstreamError);
          return error as UpstreamError;
        },
      );

    it('reads addresses, titles and descriptions as plain text', async () => {
      expect(await ask(reply(PAGES))).toEqual(PAGES);
    });

    it('sends the question, whole', async () => {
      let body = '';
      await ask((request, response) => {
        request.on('data', (chunk) => (body += chunk)).on('end', () => response.end(reply(PAGES)));
      });
      const sent = new URLSearchParams(
        provider.request({ q: 'gold & silver', count: 20 }).method === 'POST' ? body : standIn.asked[0]?.split('?')[1],
      );
      expect(sent.get('q')).toBe('gold & silver');
    });

    it('gives an empty list when nothing was found', async () => {
      expect(await ask(empty ?? reply([]))).toEqual([]);
    });

    it('drops what is no web page', async () => {
      const odd = [
        { url: 'ftp://one.example/x', title: 'x y', description: 'x y' },
        { url: 'javascript:alert(1)', title: 'x y', description: 'x y' },
      ];
      expect(await ask(reply([...odd, ...PAGES.slice(1)]))).toEqual(PAGES.slice(1));
    });

    it.each([
      [401, 'refused'],
      [403, 'refused'],
      [404, 'refused'],
      [429, 'limited'],
      [500, 'server'],
      [503, 'server'],
    ] as const)('takes %i for an outage', async (status, kind) => {
      expect(await outageOf(ask({ status, body: '{}' }))).toMatchObject({ kind, status });
    });

    it('takes a challenge page for an outage, with any status', async () => {
      const page = '<!doctype html><html><head><title>Just a moment...</title></head><body>Cloudflare Ray ID: 1</body></html>';
      for (const status of [200, 403, 503]) {
        const { kind } = await outageOf(ask({ status, headers: { 'content-type': 'text/html' }, body: page }));
        expect(['challenge', 'shape']).toContain(kind);
      }
    });

    it.each(Object.entries({ ...wrong, 'an empty body': '', 'half a body': reply(PAGES).slice(0, 40) }))(
      'takes a wrong shape for an outage: %s',
      async (_, body) => {
        await outageOf(ask(body));
      },
    );

    it('takes silence for an outage, in time', async () => {
      const started = performance.now();
      await outageOf(
        ask(async (_request, response) => {
          await sleep(1_000);
          response.end();
        }, 150),
      );
      expect(performance.now() - started).toBeLessThan(900);
    });

    it('never names its key in an outage', async () => {
      const { message } = await outageOf(ask({ status: 403, body: '{}' }));
      for (const secret of Object.values(settings)) expect(message).not.toContain(secret);
    });
  },
);

describe('what an operator has to set', () => {
  it.each(ENGINE_CASES.filter(({ provider }) => provider.needs).map((one) => [one.provider.name, one] as const))(
    '%s is asked only with all of its settings',
    (_, { provider, settings }) => {
      const names = Object.keys(settings);
      expect(settingsOf(provider)).toEqual(names);
      for (const left of names) {
        for (const name of names) vi.stubEnv(name, name === left ? '' : (settings[name] ?? ''));
        expect(isAsked(provider)).toBe(false);
      }
      for (const name of names) vi.stubEnv(name, settings[name] ?? '');
      expect(isAsked(provider)).toBe(true);
    },
  );

  it('duckduckgo-html needs nothing and can be switched off', () => {
    const [duckduckgo] = SEARCH_PROVIDERS.filter(({ name }) => name === 'duckduckgo-html');
    if (!duckduckgo) return expect.fail('duckduckgo-html is no provider');
    expect(isAsked(duckduckgo)).toBe(true);
    vi.stubEnv('DUCKDUCKGO_HTML_OFF', '1');
    expect(isAsked(duckduckgo)).toBe(false);
  });
});

it('duckduckgo-html takes 202 for a limit, whatever the page says', async () => {
  const duckduckgo = ENGINE_CASES.find(({ provider }) => provider.name === 'duckduckgo-html');
  standIn.routes = { '/html/': { status: 202, body: duckduckgo?.reply(PAGES) ?? '' } };
  vi.stubEnv('UPSTREAM_DUCKDUCKGO_HTML_URL', standIn.url);
  const asking = SEARCH_PROVIDERS.filter(({ name }) => name === 'duckduckgo-html').map((provider) =>
    askProvider(provider, { q: 'gold', count: 20 }, AbortSignal.timeout(2_000)),
  );
  await expect(asking[0]).rejects.toMatchObject({ kind: 'limited', status: 202 });
});
