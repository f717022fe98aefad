import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import { ApiError } from '../../lib/errors.ts';
import { IFSC_PROVIDERS } from './providers/index.ts';
import type { Branch, IfscProvider } from './providers/provider.ts';
import { teachBranch } from './taught.ts';

const DAY_MS = 86_400_000;

const askBranch = defineQuestion<IfscProvider, string, Branch>({
  name: 'ifsc branch',
  providers: IFSC_PROVIDERS,
  ask: ({ branch }) => branch,
  // Branches move seldom; one that moved is told by its bank long before.
  keep: { fresh: 30 * DAY_MS, stale: 365 * DAY_MS, max: 5_000 },
  timeout: 4_000,
  budget: 6_000,
});

/** A branch's details; `unknown` where the provider has no such code, `out` where nobody could be asked. */
export type BranchAnswer = Answered<Branch> | 'unknown' | 'out';

/** Asks for a branch by its code, and remembers its name for the search. Never throws for an outage. */
export async function lookUpBranch(code: string, context: AskContext): Promise<BranchAnswer> {
  try {
    const answer = await askBranch(code, code, context);
    teachBranch(code, answer.value);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'not_found' ? 'unknown' : 'out';
  }
}
