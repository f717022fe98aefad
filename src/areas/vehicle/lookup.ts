import { ApiError } from '../../kernel/errors.ts';
import { defineQuery, type QueryContext } from '../../providers/upstream-query.ts';
import { cashfree } from './providers/cashfree.ts';
import type { Registration, VehicleProvider } from './providers/provider.ts';

/** Licensed services alone: the register itself is behind a login and a captcha, and free copies of it are leaks. */
export const VEHICLE_PROVIDERS: readonly VehicleProvider[] = [cashfree];

/** Who owns what is private: it stays in the process that asked, and for a quarter of an hour. */
const queryRegistration = defineQuery<VehicleProvider, string, Registration | null>({
  name: 'vehicle registration',
  providers: VEHICLE_PROVIDERS,
  query: ({ registration }) => registration,
  cache: { freshMs: 15 * 60_000, staleMs: 0, private: true, max: 100 },
  timeout: 8_000,
  budget: 10_000,
});

/** A provider's answer, null for a number that is not in the register; or the reason why no provider answered. */
export type RegistrationResult = { registration: Registration | null; provider: string } | { error: ApiError };

/** Asks for a vehicle's registration by its plate. Never throws for an outage: the plate itself was read all the same. */
export async function lookUpRegistration(number: string, context: QueryContext): Promise<RegistrationResult> {
  try {
    const { value, provider } = await queryRegistration(number, number, { ...context, shared: undefined });
    return { registration: value, provider: provider.name };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
