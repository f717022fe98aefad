import { type Attribution, attributionOf } from '../../lib/attribution.ts';
import { firstAnswer } from '../../lib/failover.ts';
import { keepRecent } from '../../lib/recent.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import type { Observation, Point } from './providers/provider.ts';

const FRESH_MS = 10 * 60_000;
const STALE_MS = 3 * 3_600_000;

export interface Answer {
  observation: Observation;
  provider: Attribution;
}

const recent = keepRecent<Answer>({
  shared: 'weather',
  fresh: FRESH_MS,
  stale: STALE_MS,
  until: ({ observation }) => observation.freshUntil,
});

/**
 * The weather at a point now, kept for ten minutes (longer where the provider asks so). Throws ApiError: 502 when all are out for over 3 h,
 * 404 when all work and none knows that place.
 */
export async function currentWeather(point: Point): Promise<Answer & { stale: boolean }> {
  // A hundredth of a degree is a kilometre: no model is finer.
  const rounded = { lat: Math.round(point.lat * 100) / 100, lon: Math.round(point.lon * 100) / 100 };
  const { value, stale } = await recent(`${rounded.lat},${rounded.lon}`, async () => {
    const { value: observation, provider } = await firstAnswer(WEATHER_PROVIDERS, (one) => (signal) => one.current(rounded, signal));
    return { observation, provider: attributionOf(provider) };
  });
  return { ...value, stale };
}
