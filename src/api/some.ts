import { z } from 'zod';
import { ApiError, errorBody } from '../kernel/errors.ts';

// Lists of values that go into one answer (`symbols=EUR,INR`): one that is not known does not cost the others.

/** The member of such an answer that tells what is missing. */
export const refusedMember = {
  errors: z
    .array(
      z.strictObject({
        asked: z.string().meta({ description: 'The value, as it was sent' }),
        error: z.record(z.string(), z.unknown()).meta({ description: 'The error that a call with this value alone gives' }),
      }),
    )
    .optional()
    .meta({ description: 'Values of the list that have no answer; absent where all have one' }),
};

/** What was found for the values of a list, and the member for those that were refused. */
export interface FoundSome<T> {
  found: T[];
  refused: { errors?: { asked: string; error: Record<string, unknown> }[] };
}

/** Finds each value of a list. Throws the ApiError of the first if `find` throws one for every value. */
export function findSome<T>(values: readonly string[], find: (value: string) => T): FoundSome<T> {
  const found: T[] = [];
  const failed: { asked: string; thrown: ApiError }[] = [];
  for (const asked of values) {
    try {
      found.push(find(asked));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      failed.push({ asked, thrown });
    }
  }
  const [first] = failed;
  if (first && found.length === 0) throw first.thrown;
  return { found, refused: first ? { errors: failed.map(({ asked, thrown }) => ({ asked, error: errorBody(thrown) })) } : {} };
}
