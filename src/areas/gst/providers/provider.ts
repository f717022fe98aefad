import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';

/** A taxpayer as registered. Null is what the provider does not say. Dates are DD/MM/YYYY. */
export interface Profile {
  trade_name: string | null;
  legal_name: string | null;
  registration_status: string | null;
  registration_date: string | null;
  constitution: string | null;
  taxpayer_type: string | null;
  nature_of_business: string[];
  address: string | null;
  lat: number | null;
  lon: number | null;
}

export interface Good {
  hsn: string;
  description: string;
}

/** A financial year with returns: `2025-2026`, and the value that asks for it, `2025`. */
export interface FilingYear {
  year: string;
  value: string;
}

export interface ReturnEntry {
  return_type: string;
  /** Month name, or the year's name for annual returns. */
  period: string;
  mode: string | null;
  /** DD/MM/YYYY. */
  filed_on: string | null;
  status: string;
}

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
