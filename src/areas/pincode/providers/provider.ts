import type { OfficeType } from '../../../places/pincodes/tables.ts';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';

/** An office as a provider tells it. Null is what it does not say. */
export interface ProviderOffice {
  name: string;
  type: OfficeType | null;
  /** Does it deliver? */
  delivery: boolean | null;
  district: string;
  taluk: string | null;
  division: string | null;
  region: string | null;
  circle: string | null;
  state: string;
}

/** Tells the offices of a PIN code of six digits; throws ApiError `not_found` where there is none. */
export interface PincodeProvider extends Provider {
  offices: QueryFn<string, ProviderOffice[]>;
}
