import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';

/** What the register says of a vehicle. Null is what the provider does not say. Days are YYYY-MM-DD. */
export interface Registration {
  status: string | null;
  status_as_on: string | null;
  vehicle_class: string | null;
  manufacturer: string | null;
  model: string | null;
  colour: string | null;
  fuel: string | null;
  emission_norms: string | null;
  body_type: string | null;
  /** YYYY-MM. */
  manufactured: string | null;
  registered_on: string | null;
  registered_at: string | null;
  valid_until: string | null;
  tax_until: string | null;
  insured_until: string | null;
  pollution_certificate_until: string | null;
  /** Which owner the present one is: `1` for the first. */
  owner_number: string | null;
  /** Names a person and what identifies the vehicle; only where the operator has switched it on. */
  personal: Personal | null;
}

export interface Personal {
  owner: string | null;
  present_address: string | null;
  permanent_address: string | null;
  chassis: string | null;
  engine: string | null;
  financer: string | null;
}

/** By plate without spaces. Gives null for a number that the register does not have; throws UpstreamError for an outage. */
export interface VehicleProvider extends Provider {
  registration: QueryFn<string, Registration | null>;
}
