import { type AskContext, defineQuestion } from '../../lib/asked.ts';
import { ApiError } from '../../lib/errors.ts';
import { VEHICLE_PROVIDERS } from './providers/index.ts';
import type { Registration, VehicleProvider } from './providers/provider.ts';

/** Who owns what is private: it stays in the process that asked, and for a quarter of an hour. */
const askRegistration = defineQuestion<VehicleProvider, string, Registration | null>({
  name: 'vehicle registration',
  providers: VEHICLE_PROVIDERS,
  ask: ({ registration }) => registration,
  keep: { fresh: 15 * 60_000, stale: 0, private: true, max: 100 },
  timeout: 8_000,
  budget: 10_000,
});

/** What a provider says, null for a number the register does not have; or why nobody could say. */
export type Found = { registration: Registration | null; provider: string } | { error: ApiError };

/** Asks for a vehicle's registration by its plate. Never throws for an outage: the plate itself was read all the same. */
export async function lookUpRegistration(number: string, context: AskContext): Promise<Found> {
  try {
    const { value, provider } = await askRegistration(number, number, { ...context, shared: undefined });
    return { registration: value, provider: provider.name };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
