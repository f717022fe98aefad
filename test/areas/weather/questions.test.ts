import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentWeather } from '../../../src/areas/weather/values.ts';
import { resetProviders } from '../../../src/providers/provider-queue.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

const MINUTE_MS = 60_000;
const openMeteo = (temperature: number) =>
  JSON.stringify({
    current: { time: '2026-11-21T05:15', temperature_2m: temperature, relative_humidity_2m: 71, wind_speed_10m: 7.9, weather_code: 2 },
  });

let upstream: StandIn;
beforeAll(async () => {
  upstream = await startStandIn();
});
afterAll(() => upstream.stop());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('currentWeather', () => {
  it('asks again after ten minutes, bridges an outage for three hours marked stale, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const name of ['OPEN_METEO', 'MET_NORWAY', 'WTTR']) vi.stubEnv(`UPSTREAM_${name}_URL`, upstream.url);
    const start = Date.now();
    const at = (minutes: number) => vi.setSystemTime(start + minutes * MINUTE_MS);
    const point = { lat: 22.56, lon: 88.36 };

    upstream.routes = { '/v1/forecast': openMeteo(20) };
    expect(await currentWeather(point)).toMatchObject({ value: { temperature: 20 }, stale: false });
    upstream.routes = { '/v1/forecast': openMeteo(21) };
    at(9);
    expect(await currentWeather(point)).toMatchObject({ value: { temperature: 20 }, stale: false });
    at(11);
    expect(await currentWeather(point)).toMatchObject({ value: { temperature: 21 }, stale: false });

    upstream.routes = {};
    at(11 + 179);
    expect(await currentWeather(point)).toMatchObject({ value: { temperature: 21 }, stale: true, provider: { name: 'open-meteo' } });
    at(11 + 181);
    resetProviders();
    await expect(currentWeather(point)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  });
});
