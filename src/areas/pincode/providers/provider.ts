import type { z } from 'zod';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { pincodeRecord } from '../schema.ts';

type PincodeRecord = z.output<typeof pincodeRecord>;

/** An office from a provider. Null means that it does not say. */
export type ProviderOffice = Omit<PincodeRecord['offices'][number], 'listed' | 'doubt' | 'location'> &
  Pick<PincodeRecord, 'circle' | 'region'>;

/** Gives the offices of a six-digit PIN code; throws ApiError `not_found` if there is none. */
export interface PincodeProvider extends Provider {
  offices: QueryFn<string, ProviderOffice[]>;
}
