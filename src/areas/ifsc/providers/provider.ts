import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';

/** A branch as a provider tells it. Null is what it does not say. */
export interface Branch {
  /** The bank's name; of a co-operative bank behind a larger one's code, its own. */
  bank: string;
  branch: string;
  address: string | null;
  city: string | null;
  centre: string | null;
  district: string | null;
  state: string | null;
  contact: string | null;
  /** Nine digits on cheques. */
  micr: string | null;
  swift: string | null;
  upi: boolean | null;
  neft: boolean | null;
  rtgs: boolean | null;
  imps: boolean | null;
}

/** Tells a branch by its code; throws ApiError `not_found` where there is none. */
export interface IfscProvider extends Provider {
  branch: QueryFn<string, Branch>;
}
