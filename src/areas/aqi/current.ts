import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import { AIR_PROVIDERS } from './providers/index.ts';
import type { AirProvider, AirQuestion, AirReport } from './providers/provider.ts';

const askAir = defineQuestion<AirProvider, AirQuestion, AirReport>({
  name: 'aqi',
  providers: AIR_PROVIDERS,
  ask: ({ air }) => air,
  keep: { fresh: 20 * 60_000, stale: 3 * 3_600_000 },
});

const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * The air at a point now, kept for 20 minutes (the models move by the hour). Throws ApiError: 502 when all are out for over
 * 3 h, 404 when all work and none has figures of that place.
 */
export function currentAir({ lat, lon, ...city }: AirQuestion, context: AskContext = {}): Promise<Answered<AirReport>> {
  const question = { lat: roughly(lat), lon: roughly(lon), ...city };
  return askAir(`${question.lat},${question.lon},${city.names[0] ?? ''},${city.whole}`, question, context);
}
