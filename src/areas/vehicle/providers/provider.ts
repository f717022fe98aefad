import type { z } from 'zod';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { registration } from '../schema.ts';

/** What the register says of a vehicle. Null is what the provider does not say. */
export type Registration = z.output<typeof registration>;

/** By plate without spaces. Gives null for a number that the register does not have; throws UpstreamError for an outage. */
export interface VehicleProvider extends Provider {
  registration: QueryFn<string, Registration | null>;
}
