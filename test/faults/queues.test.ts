import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAir } from '../../src/areas/aqi/air-now.ts';
import { currentWeather } from '../../src/areas/weather/values.ts';
import { firstAnswer } from '../../src/providers/failover.ts';
import { resetProviders } from '../../src/providers/provider-queue.ts';
import type { Provider, QueryFn } from '../../src/providers/upstream-query.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// Issue 14.9: with healthy upstreams that take 250 ms, one caller's 60 places put all providers to rest, and another caller got 502.

const SLOWNESS_MS = 250;
const MANY = Array.from({ length: 60 }, (_, n) => ({ lat: 8 + n / 4, lon: 77, names: [] }));
const ELSEWHERE = { lat: 30, lon: 75, names: [] as string[] };

const weather = { time: '2026-11-21T05:15', temperature_2m: 24, relative_humidity_2m: 71, wind_speed_10m: 7.9, weather_code: 2 };
const air = { time: '2026-11-21T05:00', pm10: 250, pm2_5: 120 };

let upstream: StandIn;
let atOnce = 0;
let mostAtOnce = 0;
/** A healthy Open-Meteo: one place is an object, several are a list in their order. */
const healthy = (current: object) => async (request: IncomingMessage, response: ServerResponse) => {
  mostAtOnce = Math.max(mostAtOnce, ++atOnce);
  await sleep(SLOWNESS_MS);
  atOnce -= 1;
  const latitudes = new URL(request.url ?? '', 'http://x').searchParams.get('latitude')?.split(',') ?? [];
  const places = latitudes.map((latitude) => ({
    latitude: Number(latitude),
    current: { ...current, relative_humidity_2m: Number(latitude) },
  }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(places.length === 1 ? places[0] : places));
};
beforeAll(async () => {
  upstream = await startStandIn({ '/v1/forecast': healthy(weather), '/v1/air-quality': healthy(air) });
});
afterAll(() => upstream.stop());
beforeEach(() => {
  resetProviders();
  upstream.asked.length = 0;
  mostAtOnce = 0;
  for (const name of ['OPEN_METEO', 'OPEN_METEO_AIR']) vi.stubEnv(`UPSTREAM_${name}_URL`, upstream.url);
  for (const name of ['MET_NORWAY', 'WTTR', 'CPCB_FEED']) vi.stubEnv(`UPSTREAM_${name}_URL`, 'http://127.0.0.1:1');
});
afterEach(() => vi.unstubAllEnvs());

describe('healthy upstreams of 250 ms, one caller asking for 60 places at once and another for one', () => {
  it.each([
    ['weather', (point: typeof ELSEWHERE, caller: string) => currentWeather(point, { caller }), '/v1/forecast'],
    ['air', (point: typeof ELSEWHERE, caller: string) => currentAir(point, { caller }), '/v1/air-quality'],
  ] as const)('%s: everybody is answered, in few requests, and nobody rests', async (_, ask, path) => {
    const many = MANY.map((point) => ask(point, 'greedy'));
    const other = await ask(ELSEWHERE, 'modest');
    expect(other.provider.name).toMatch(/^open-meteo/);
    expect(upstream.asked.length).toBeLessThanOrEqual(3);
    const answers = await Promise.all(many);
    expect(answers.every(({ provider }) => provider.name.startsWith('open-meteo'))).toBe(true);
    expect(mostAtOnce).toBe(1);
    expect(upstream.asked.filter((asked) => asked.startsWith(path)).length).toBeLessThanOrEqual(3);
  });

  it('gives each place its own answer', async () => {
    const answers = await Promise.all(MANY.slice(0, 9).map(({ lat, lon }) => currentWeather({ lat, lon: lon + 1 }, { caller: 'greedy' })));
    expect(answers.map(({ value }) => value.humidity)).toEqual(MANY.slice(0, 9).map(({ lat }) => lat));
  });
});

describe('a provider that takes one question at a time', () => {
  const provider: Provider = { name: 'slow', title: 'Slow', url: 'https://slow.example', address: 'https://slow.example', concurrency: 1 };
  const ask = (put: QueryFn<string, string>, question: string, caller: string, options = {}) =>
    firstAnswer([provider], () => put, question, { caller, ...options }).then(
      ({ value }) => value,
      (error) => error.code,
    );
  const answer: QueryFn<string, string> = async (question) => question;
  /** Answers when it is told to. */
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { put: (question: string) => promise.then(() => question), release: resolve };
  };

  it('does not count the time in the row as its own', async () => {
    const slow: QueryFn<string, string> = (question) => sleep(300, question);
    const all = ['a', 'b', 'c', 'd', 'e'].map((question) => ask(slow, question, 'one', { timeout: 1_000 }));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is busy for who is not asked in the time there is, which is no outage: it never rests for that', async () => {
    const { put, release } = held();
    const first = ask(put, 'first', 'one');
    const others = Array.from({ length: 8 }, (_, n) => ask(answer, String(n), 'one', { budget: 30 }));
    expect(new Set(await Promise.all(others))).toEqual(new Set(['busy']));
    release();
    expect(await first).toBe('first');
    expect(await ask(answer, 'next', 'one')).toBe('next');
  });

  it('serves another caller in turn, however many the first has waiting', async () => {
    const done: string[] = [];
    const { put, release } = held();
    const all = Array.from({ length: 8 }, (_, n) => ask(n === 0 ? put : answer, String(n), 'greedy').then((one) => done.push(one)));
    all.push(ask(answer, 'other', 'modest').then((one) => done.push(one)));
    release();
    await Promise.all(all);
    expect(done.slice(0, 3)).toEqual(['0', '1', 'other']);
  });

  it('turns away the newest of who has most when the row is full, and never who has one', async () => {
    const { put, release } = held();
    const many = Array.from({ length: 130 }, (_, n) => ask(n === 0 ? put : answer, String(n), 'greedy'));
    const other = ask(answer, 'other', 'modest');
    release();
    expect(await other).toBe('other');
    const codes = await Promise.all(many);
    expect(codes.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, n) => String(n)));
    expect(codes.slice(120)).toEqual(Array(10).fill('busy'));
  });
});
