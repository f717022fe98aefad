import { type Attribution, attributionOf } from '../../lib/attribution.ts';
import { firstAnswer } from '../../lib/failover.ts';
import { keepRecent } from '../../lib/recent.ts';
import { AIR_PROVIDERS } from './providers/index.ts';
import type { AirQuestion, AirReport } from './providers/provider.ts';

const FRESH_MS = 20 * 60_000;
const STALE_MS = 3 * 3_600_000;

export interface Answer {
  report: AirReport;
  provider: Attribution;
}

const recent = keepRecent<Answer>({ shared: 'aqi', fresh: FRESH_MS, stale: STALE_MS });

/**
 * The air at a point now, kept for 20 minutes (the models move by the hour). Throws ApiError: 502 when all are out for over
 * 3 h, 404 when all work and none has figures of that place.
 */
export async function currentAir(question: AirQuestion): Promise<Answer & { stale: boolean }> {
  const rounded = { ...question, lat: Math.round(question.lat * 100) / 100, lon: Math.round(question.lon * 100) / 100 };
  const { value, stale } = await recent(`${rounded.lat},${rounded.lon},${rounded.city}`, async () => {
    const { value: report, provider } = await firstAnswer(AIR_PROVIDERS, (one) => (signal) => one.air(rounded, signal));
    return { report, provider: attributionOf(provider) };
  });
  return { ...value, stale };
}
