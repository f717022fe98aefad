import type { z } from 'zod';
import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { branchDetails } from '../schema.ts';

/** A branch as a provider tells it. Null is what it does not say. */
export interface Branch extends z.output<typeof branchDetails> {
  /** The bank's name; of a co-operative bank behind a larger one's code, its own. */
  bank: string;
}

/** Tells a branch by its code; throws ApiError `not_found` where there is none. */
export interface IfscProvider extends Provider {
  branch: QueryFn<string, Branch>;
}
