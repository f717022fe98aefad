import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import { ApiError } from '../../lib/errors.ts';
import { PINCODE_PROVIDERS } from './providers/index.ts';
import type { PincodeProvider, ToldOffice } from './providers/provider.ts';

const DAY_MS = 86_400_000;

const askOffices = defineQuestion<PincodeProvider, string, ToldOffice[]>({
  name: 'pincode offices',
  providers: PINCODE_PROVIDERS,
  ask: ({ offices }) => offices,
  keep: { fresh: 30 * DAY_MS, stale: 365 * DAY_MS, max: 2_000 },
  timeout: 5_000,
  budget: 6_000,
});

/** The offices of a PIN code that the directory does not have; `unknown` where nobody has it, `out` where nobody could be asked. */
export async function lookUpOffices(pin: string, context: AskContext): Promise<Answered<ToldOffice[]> | 'unknown' | 'out'> {
  try {
    return await askOffices(pin, pin, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'not_found' ? 'unknown' : 'out';
  }
}
