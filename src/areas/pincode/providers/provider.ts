import type { z } from 'zod';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { pincodeRecord } from '../schema.ts';

type PincodeRecord = z.output<typeof pincodeRecord>;

/** An office as a provider tells it. Null is what it does not say. */
export type ProviderOffice = Omit<PincodeRecord['offices'][number], 'listed' | 'location'> & Pick<PincodeRecord, 'circle' | 'region'>;

/** Tells the offices of a PIN code of six digits; throws ApiError `not_found` where there is none. */
export interface PincodeProvider extends Provider {
  offices: QueryFn<string, ProviderOffice[]>;
}
