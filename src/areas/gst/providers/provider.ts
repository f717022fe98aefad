import type { z } from 'zod';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { gstProfile, returnEntry } from '../schema.ts';

type GstProfile = z.output<typeof gstProfile>;

/** A taxpayer as registered. Null is what the provider does not say. Dates are DD/MM/YYYY. */
export type Profile = Pick<
  GstProfile,
  | 'trade_name'
  | 'legal_name'
  | 'registration_status'
  | 'registration_date'
  | 'constitution'
  | 'taxpayer_type'
  | 'nature_of_business'
  | 'address'
  | 'lat'
  | 'lon'
>;
export type Good = NonNullable<GstProfile['hsn_goods']>[number];
/** A financial year with returns: `2025-2026`, and the value that asks for it, `2025`. */
export type FilingYear = NonNullable<GstProfile['filing_years']>[number];
/** Its period is the month's name, or the year's for annual returns. */
export type ReturnEntry = z.output<typeof returnEntry>;

export interface ReturnsQuery {
  gstin: string;
  /** The calendar year in which the financial year starts. */
  startYear: number;
}

/** Answers what it can, by GSTIN unless said; each throws ApiError `not_found` for a number that is not registered, UpstreamError for an outage. */
export interface GstProvider extends Provider {
  profile?: QueryFn<string, Profile>;
  goods?: QueryFn<string, Good[]>;
  years?: QueryFn<string, FilingYear[]>;
  returns?: QueryFn<ReturnsQuery, ReturnEntry[]>;
  /** All GSTINs of a PAN. */
  numbersByPan?: QueryFn<string, string[]>;
}
