import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { searchAnswer } from '../../src/search/schema.ts';
import { loadService, type ServedAt } from '../support/call.ts';
import { ENGINE_CASES } from '../support/search-engines.ts';
import { defaultServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { isThere } from '../support/whole-build.ts';

/** No key, and the engine that needs none switched off. */
const NOTHING = { DUCKDUCKGO_HTML_OFF: '1', BRAVE_API_KEY: '', MOJEEK_API_KEY: '' };

/** It has pages and files, too. */
const site = defaultServer();

let server: ServedAt;
beforeAll(async () => {
  server = await loadService({ ...NOTHING, DIST_DIR: inject('dist') });
});

async function ask(path: string, of: ServedAt = server) {
  const { status, body } = await of.json(path);
  expect(status).toBe(200);
  return searchAnswer.parse(body);
}

describe('/search with nothing configured', () => {
  it('answers with the content of the service and says so', async () => {
    const body = await ask('/search?q=petrol+mumbai');
    expect(body).toMatchObject({ q: 'petrol mumbai', scope: 'web', provider: 'site', engines: ['site'], unavailable: [] });
    expect(body.notice).toMatch(/No web search engine is configured/);
    expect(body.results[0]).toMatchObject({ url: `${server.url}/browse/fuel/city/mumbai`, engine: 'site' });
    expect(body.results[0]?.description).toMatch(/petrol ₹\d+\.\d\d a litre/);
  });

  it('searches the content of the service alone with scope=site', async () => {
    const body = await ask('/search?q=kerala&scope=site');
    expect(body.results[0]?.title).toContain('Kerala');
    expect(body.notice).toBeUndefined();
  });

  it('takes a short word for what it is, and not for another', async () => {
    expect((await ask('/search?q=qeek&scope=site')).results).toEqual([]);
  });

  it.each([
    ['a Hindi name', 'कोलकाता', 'Kolkata'],
    ['Hindi words in any order', 'दिल्ली पेट्रोल', 'Delhi'],
    ['the beginning of a word', 'bangal', 'Bangalore'],
    ['an old name', 'calcutta', 'Kolkata'],
    ['a misspelt word', 'kolkatta petrol', 'Kolkata'],
    ['a metal at a place', 'सोना मुंबई', 'Gold price in Mumbai'],
    ['accents', 'Mumbaï', 'Mumbai'],
    ['a metal without a place', 'gold', 'Gold price in India'],
    ['a currency by its code', 'gbp', 'British Pound (GBP)'],
    ['a currency by its name', 'japanese yen', 'Japanese Yen (JPY)'],
    ['a currency by its everyday name', 'dollar', 'US Dollar (USD)'],
    ['the rate of a currency by its everyday name (12.11)', 'dollar rate', 'US Dollar (USD)'],
    ['a currency by a country that shares it', 'slovenia', 'Euro (EUR)'],
    ['a currency by its country in Hindi', 'थाईलैंड', 'Thai Baht (THB)'],
    ['a coin by its symbol', 'btc', 'Bitcoin (BTC)'],
    ['a coin by its name', 'dogecoin', 'Dogecoin (DOGE)'],
    ['a code of goods by its digits', '10063020', 'HSN code 10063020'],
    ['a code of goods by its words', 'basmati rice', 'HSN code 100630'],
    ['a code of services by its digits', '995411', 'SAC code 995411'],
    ['the page of an area before its parts', 'hsn', 'GST numbers and codes'],
    ['words that are nowhere beside some that are', 'petrol hyderabad tomorrow', 'Hyderabad'],
  ])('finds %s', async (_, q, name) => {
    expect((await ask(`/search?q=${encodeURIComponent(q)}&scope=site`)).results[0]?.title).toContain(name);
  });

  it('leads only to addresses that answer', async () => {
    for (const q of ['petrol', 'reference', 'weather', 'gst', 'web', 'gold', 'dollar', 'bitcoin', 'rice'])
      for (const { url } of (await ask(`/search?q=${q}&scope=site&limit=20`, site)).results)
        expect([url, await isThere(url)]).toEqual([url, true]);
  });

  it('tells rates and prices with their day, and takes no number for a misspelling of another', async () => {
    expect((await ask('/search?q=usd&scope=site')).results[0]?.description).toMatch(
      /^₹[\d,.]+ for 1 USD \(\d+ \w{3} \d{4}, world market rates\)$/,
    );
    expect((await ask('/search?q=10063021&scope=site')).results).toEqual([]);
  });

  it('says days and sources of what it finds in a reader’s words', async () => {
    for (const q of ['petrol', 'gold', 'dollar', 'bitcoin', 'whisky', 'rajdhani'])
      for (const { description } of (await ask(`/search?q=${q}&scope=site&limit=20`, site)).results)
        expect(description).not.toMatch(/\d{4}-\d\d-\d\d|currency-api/);
  });

  it('12.11: groups the digits of prices as India does', async () => {
    const { results } = await ask('/search?q=bitcoin&scope=site');
    expect(results[0]?.description).toMatch(/^₹\d{1,2},\d\d,\d{3}/);
  });

  it('says of a page that is made on request why it has no content', async () => {
    const { results } = await ask('/search?q=10063020&scope=site&fetch=1');
    expect(results[0]).toMatchObject({ content: null, content_error: expect.stringContaining('while it is asked for') });
    expect((await ask('/search?q=usd&scope=site&fetch=1&limit=1')).results[0]?.content).toMatch(/US Dollar/);
  });

  it('finds the page of every area by its title, or its reference', async () => {
    const { areas } = (await site.json('/index.json')).body;
    for (const { name, title, page } of areas) {
      const { results } = await ask(`/search?q=${encodeURIComponent(title)}&scope=site&limit=20`);
      const paths = results.map(({ url }) => new URL(url).pathname);
      // A page may be named before it is written; then its reference is found.
      expect(
        paths.some((path) => path === page || path === `/docs/${name}`),
        title,
      ).toBe(true);
    }
  });

  it.each(['"', '"x* OR (', "'; drop table site; --", 'NEAR(a b)', 'a:b', '*', '%00', '<script>'])('takes %s as text', async (q) => {
    const body = await ask(`/search?scope=site&q=${encodeURIComponent(q)}`);
    expect(body.q).toBe(q.trim());
  });

  it('reads its own pages with fetch=1, without asking itself over the network', async () => {
    const { results } = await ask('/search?q=petrol+mumbai&scope=site&fetch=1&limit=1');
    expect(results[0]?.content).toMatch(/Mumbai[\s\S]*\d+\.\d\d/);
  });

  it.each(['site', 'web'])('is 200 without results when nothing at all is found (scope=%s)', async (scope) => {
    expect(await ask(`/search?q=qqzzxx&scope=${scope}`)).toMatchObject({ count: 0, results: [], provider: null });
  });
});

describe('the parameters of /search', () => {
  it.each(['/search', '/search?q=', '/search?q=+'])('asks for q at %s', async (path) => {
    const { status, body, headers } = await server.json(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'missing_parameter', parameter: 'q' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['0', '21', 'abc', '-1', '1.5', ''])('refuses limit=%s and says 1 to 20', async (limit) => {
    const { status, body } = await server.json(`/search?q=petrol&limit=${limit}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', parameter: 'limit' });
    expect(body.error).toMatch(/1 to 20|is empty/);
  });

  it('gives 10 results by default, and 1 to 20 as asked', async () => {
    expect((await ask('/search?q=petrol')).results).toHaveLength(10);
    expect((await ask('/search?q=petrol&limit=1')).results).toHaveLength(1);
    expect((await ask('/search?q=petrol&limit=20')).results).toHaveLength(20);
  });

  it('counts what it gives', async () => {
    const { count, results } = await ask('/search?q=petrol&limit=3');
    expect(count).toBe(results.length);
  });

  it.each(['2', 'yes'])('refuses fetch=%s', async (fetch) => {
    expect((await server.json(`/search?q=petrol&fetch=${fetch}`)).body).toMatchObject({ code: 'invalid_parameter', parameter: 'fetch' });
  });

  it('refuses an unknown scope and names those there are', async () => {
    const { status, body } = await server.json('/search?q=petrol&scope=moon');
    expect(status).toBe(400);
    expect(body.available).toEqual(['web', 'site']);
  });

  it('refuses a question of over 200 characters', async () => {
    expect((await server.json(`/search?q=${'a'.repeat(201)}`)).status).toBe(400);
  });
});

describe('/search with engines', () => {
  let standIn: StandIn;
  let own: ServedAt;
  /** What would stand in its log. */
  let printed: ReturnType<typeof printedOn>[];
  const printedOn = (level: 'log' | 'warn' | 'error') => vi.spyOn(console, level).mockReturnValue();
  const found = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ url: `https://${name}.example/${n}`, title: `${name} ${n}`, description: 'of petrol' }));
  const route = (name: string) => `/${name}${ENGINE_CASES.find(({ provider }) => provider.name === name)?.path}`;
  const reply = (name: string, count: number) =>
    ENGINE_CASES.find(({ provider }) => provider.name === name)?.reply(found(name, count)) ?? '';

  beforeAll(async () => {
    standIn = await startStandIn();
    printed = (['log', 'warn', 'error'] as const).map(printedOn);
    own = await loadService({
      DIST_DIR: inject('dist'),
      ...Object.fromEntries(ENGINE_CASES.flatMap(({ settings }) => Object.entries(settings))),
      SEARXNG_URL: `${standIn.url}/searxng/`,
      FETCH_ALLOW: new URL(standIn.url).host,
      ...Object.fromEntries(
        ENGINE_CASES.filter(({ provider }) => provider.name !== 'searxng').map(({ provider: { name } }) => [
          `UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`,
          `${standIn.url}/${name}`,
        ]),
      ),
    });
  });
  afterAll(async () => {
    for (const one of printed) one.mockRestore();
    await standIn.stop();
  });

  it('merges engines in order, and fills up with the content of the service', async () => {
    standIn.routes = {
      [route('searxng')]: reply('searxng', 2),
      [route('brave')]: reply('brave', 2),
      [route('mojeek')]: reply('mojeek', 2),
      [route('keenable')]: reply('keenable', 2),
      [route('duckduckgo-html')]: reply('duckduckgo-html', 2),
    };
    const body = await ask('/search?q=petrol&limit=12', own);
    expect(body.engines).toEqual(['searxng', 'brave', 'mojeek', 'keenable', 'duckduckgo-html', 'site']);
    expect(body.results.map(({ engine }) => engine)).toEqual(body.engines.flatMap((engine) => [engine, engine]));
    expect(body).toMatchObject({ provider: 'searxng', unavailable: [] });
    expect(body.notice).toBeUndefined();
  });

  it('adds the content of the first three pages with fetch=1, or says why it has none', async () => {
    const article = `<html><head><title>Gold</title></head><body><main><h1>Gold today</h1><p>${'Gold is weighed in tolas. '.repeat(20)}</p></main></body></html>`;
    const pages = ['a', 'gone', 'b', 'c'].map((name) => ({ url: `${standIn.url}/${name}`, title: name, description: 'a page' }));
    pages.splice(2, 1, { url: 'http://10.0.0.1/inside', title: 'inside', description: 'a page' });
    standIn.routes = { [route('searxng')]: ENGINE_CASES[0]?.reply(pages) ?? '', '/a': article, '/c': article };
    const { results } = await ask('/search?q=tolas&fetch=1&limit=4', own);
    expect(results[0]?.content).toMatch(/Gold is weighed in tolas/);
    expect(results[1]).toMatchObject({ content: null, content_error: expect.stringMatching(/404/) });
    expect(results[2]).toMatchObject({ content: null, content_error: expect.stringMatching(/public|private/i) });
    expect(results[3]?.content).toBeUndefined();
  });

  it('names an engine that is out, and neither its key nor its address', async () => {
    standIn.routes = { [route('searxng')]: { status: 403, body: 'no json here' }, [route('brave')]: reply('brave', 20) };
    const response = await (await own.get('/search?q=diesel')).text();
    expect(searchAnswer.parse(JSON.parse(response))).toMatchObject({
      provider: 'brave',
      count: 10,
      unavailable: [{ engine: 'searxng', reason: 'refused' }],
    });
    for (const secret of [standIn.url, 'brave-secret', 'mojeek-secret']) expect(response).not.toContain(secret);
  });

  it('answers with the content of the service when every engine is out, and says so', async () => {
    standIn.routes = {};
    const body = await ask('/search?q=petrol+kolkata', own);
    expect(body.results[0]).toMatchObject({ engine: 'site', title: expect.stringContaining('Kolkata') });
    expect(body.unavailable.map(({ engine }) => engine)).toEqual(ENGINE_CASES.map(({ provider }) => provider.name));
    expect(body.notice).toMatch(/can be reached/);
  });

  it('says so too when there is nothing of our own', async () => {
    expect(await ask('/search?q=qqzzxx', own)).toMatchObject({ count: 0, notice: expect.stringMatching(/can be reached/) });
  });

  it('asks no engine with scope=site', async () => {
    const before = standIn.asked.length;
    await ask('/search?q=gold&scope=site', own);
    expect(standIn.asked).toHaveLength(before);
  });

  it('prints no key', () => {
    const lines = printed.flatMap(({ mock }) => mock.calls.flat()).join('\n');
    for (const secret of ['brave-secret', 'mojeek-secret']) expect(lines).not.toContain(secret);
  });
});
