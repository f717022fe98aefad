import { ApiError } from '../../kernel/errors.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import type { Branch, IfscProvider } from './providers/provider.ts';
import { razorpayIfsc } from './providers/razorpay-ifsc.ts';

export const IFSC_PROVIDERS: readonly IfscProvider[] = [razorpayIfsc];

const DAY_MS = 86_400_000;

const queryBranch = defineQuery<IfscProvider, string, Branch>({
  name: 'ifsc branch',
  providers: IFSC_PROVIDERS,
  query: ({ branch }) => branch,
  // Branches rarely move, and banks announce it long before.
  cache: { freshMs: 30 * DAY_MS, staleMs: 365 * DAY_MS, max: 5_000 },
  timeout: 4_000,
  budget: 6_000,
});

/** A branch's details; `unknown` if the provider does not have the code, `out` if nobody could be asked. */
export type BranchAnswer = QueryResult<Branch> | 'unknown' | 'out';

/** Looks up a branch by code. Never throws for an outage. */
export async function lookUpBranch(code: string, context: QueryContext): Promise<BranchAnswer> {
  try {
    return await queryBranch(code, code, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'not_found' ? 'unknown' : 'out';
  }
}
