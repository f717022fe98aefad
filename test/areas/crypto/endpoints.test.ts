import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cryptoHistory, cryptoList, cryptoPrices } from '../../../src/areas/crypto/schema.ts';
import { now } from '../../../src/kernel/time.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

let server: ServedAt;
let coingecko: StandIn;
let binance: StandIn;

beforeAll(async () => {
  [coingecko, binance] = await Promise.all([startStandIn(), startStandIn()]);
  server = await loadService({ UPSTREAM_COINGECKO_URL: coingecko.url, UPSTREAM_BINANCE_URL: binance.url });
});
afterAll(() => Promise.all([coingecko.stop(), binance.stop()]));

const prices = async (query = '') => cryptoPrices.parse((await server.json(`/crypto${query}`)).body);

describe('/crypto', () => {
  it('lists at least 50 assets in rupees and dollars', async () => {
    const body = await prices();
    expect(body).toMatchObject({ status: 'ok', live: false });
    expect(body.count).toBeGreaterThanOrEqual(50);
    for (const { current_price } of body.data) expect(current_price.inr).toBeGreaterThan(current_price.usd * 50);
  });

  it.each(['btc', 'BTC', 'bitcoin', 'Bitcoin'])('gives the asset called %s', async (symbol) => {
    const { data } = await prices(`?symbol=${symbol}`);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ id: 'bitcoin', symbol: 'btc', source: 'currency-api' });
  });

  it('gives several assets with commas between, on a past day too', async () => {
    for (const query of ['?symbol=eth,bitcoin', '?ids=bitcoin,ethereum&as_of=2026-09-01'])
      expect((await prices(query)).data.map(({ symbol }) => symbol)).toEqual(['btc', 'eth']);
    expect((await server.json('/crypto?symbol=btc,nothing')).body.errors[0].error.error).toContain('"nothing"');
    expect((await server.json('/crypto?symbol=btc,eth&live=1')).body).toMatchObject({ code: 'missing_parameter', parameter: 'symbol' });
  });

  it('says stale of a price older than a week', async () => {
    const { stale, stale_after = '', data } = await prices('?symbol=eth');
    expect(Date.parse(stale_after)).toBe(Date.parse(data[0]?.last_updated ?? '') + 7 * 86_400_000);
    expect(stale).toBe(Date.parse(stale_after) < now().getTime());
  });

  it('answers an unknown asset with 404 and the nearest symbols', async () => {
    const { status, body } = await server.json('/crypto?symbol=bitcoine');
    expect(status).toBe(404);
    expect(body.suggestions).toContain('btc');
  });
});

describe('/crypto?live=1', () => {
  beforeEach(() => {
    for (const one of [coingecko, binance]) {
      one.routes = {};
      one.asked.length = 0;
    }
  });

  it('asks CoinGecko first and says so', async () => {
    const price = {
      inr: 7_000_000,
      usd: 80_000,
      inr_market_cap: 1.4e14,
      usd_24h_vol: 3e10,
      usd_24h_change: -1.5,
      last_updated_at: 1_790_000_000,
    };
    coingecko.routes = { '/api/v3/simple/price': JSON.stringify({ bitcoin: price }) };
    const body = await prices('?symbol=btc&live=1');
    expect(body).toMatchObject({ live: true, stale: false, provider: 'coingecko' });
    expect(body.data[0]).toMatchObject({
      current_price: { inr: 7_000_000, usd: 80_000 },
      price_change_percentage_24h: -1.5,
      market_cap: { inr: 1.4e14 },
      last_updated: new Date(1_790_000_000_000).toISOString(),
    });
    expect(binance.asked).toEqual([]);
  });

  it('asks no more than once a minute for one asset', async () => {
    expect((await prices('?symbol=btc&live=1')).provider).toBe('coingecko');
    expect(coingecko.asked).toEqual([]);
  });

  it('turns to Binance when CoinGecko limits us', async () => {
    coingecko.routes = { '/api/v3/simple/price': { status: 429, body: '{}' } };
    const ticker = { lastPrice: '2500.10', priceChangePercent: '0.52', quoteVolume: '123456.7', closeTime: 1_790_000_000_000 };
    binance.routes = { '/api/v3/ticker/24hr': JSON.stringify(ticker) };
    const body = await prices('?symbol=eth&live=1');
    expect(body).toMatchObject({ live: true, provider: 'binance' });
    expect(body.data[0]).toMatchObject({ current_price: { usd: 2500.1 }, price_change_percentage_24h: 0.52 });
    expect(binance.asked).toEqual(['/api/v3/ticker/24hr?symbol=ETHUSDT']);
  });

  it('answers an outage of all with 502 that names them', async () => {
    const { status, body } = await server.json('/crypto?symbol=sol&live=1');
    expect(status).toBe(502);
    expect(body).toMatchObject({ code: 'upstream_unavailable', providers: ['coingecko', 'binance'] });
  });

  it('asks for the symbol', async () => {
    const { status, body } = await server.json('/crypto?live=1');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'missing_parameter', parameter: 'symbol' });
  });
});

describe('/crypto/history, /crypto/list and files', () => {
  it('gives seven days by default, newest first', async () => {
    const body = cryptoHistory.parse((await server.json('/crypto/history?symbol=btc')).body);
    expect(body.days).toBe(7);
    expect(body.data.map(({ date }) => date)).toEqual(
      body.data
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });

  it.each(['?symbol=btc&days=131', '?symbol=btc&days=0', ''])('refuses /crypto/history%s', async (query) => {
    expect((await server.json(`/crypto/history${query}`)).status).toBe(400);
  });

  it('lists ids, symbols and names', async () => {
    expect(cryptoList.parse((await server.json('/crypto/list')).body).data).toContainEqual({
      id: 'bitcoin',
      symbol: 'btc',
      name: 'Bitcoin',
    });
  });

  it.each([
    ['/crypto.json', '/crypto'],
    ['/crypto/btc.json', '/crypto?symbol=btc'],
    ['/crypto/history/btc.json', '/crypto/history?symbol=btc&days=90'],
    ['/crypto/list.json', '/crypto/list'],
  ])('%s has the very body of %s', async (file, live) => {
    expect(await (await server.get(file)).text()).toBe(await (await server.get(live)).text());
  });
});
