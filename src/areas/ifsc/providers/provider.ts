import type { z } from 'zod';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { branchDetails } from '../schema.ts';

/** A branch from a provider. Null means that it does not say. */
export interface Branch extends z.output<typeof branchDetails> {
  /** The bank's name; for a co-operative bank that uses a larger bank's code, its own. */
  bank: string;
}

/** Looks up a branch by code; throws ApiError `not_found` if there is none. */
export interface IfscProvider extends Provider {
  branch: QueryFn<string, Branch>;
}
