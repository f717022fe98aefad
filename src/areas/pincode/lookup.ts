import { ApiError } from '../../kernel/errors.ts';
import { type PincodeDatabase, pinsBetween } from '../../places/pincodes/queries.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { editDistance } from '../../text/spelling.ts';
import { postalpincode } from './providers/postalpincode.ts';
import type { PincodeProvider, ProviderOffice } from './providers/provider.ts';

export const PINCODE_PROVIDERS: readonly PincodeProvider[] = [postalpincode];

const DAY_MS = 86_400_000;

const queryOffices = defineQuery<PincodeProvider, string, ProviderOffice[]>({
  name: 'pincode offices',
  providers: PINCODE_PROVIDERS,
  query: ({ offices }) => offices,
  cache: { freshMs: 30 * DAY_MS, staleMs: 365 * DAY_MS, max: 2_000 },
  timeout: 5_000,
  budget: 6_000,
});

/** The offices of a PIN code missing from the directory; `unknown` if nobody has it, `out` if nobody could be asked. */
export async function lookUpOffices(pin: string, context: QueryContext): Promise<QueryResult<ProviderOffice[]> | 'unknown' | 'out'> {
  try {
    return await queryOffices(pin, pin, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'not_found' ? 'unknown' : 'out';
  }
}

const MOST = 5;
const THOUSAND = 1_000;

/** PIN codes similar to an unknown one: those one slip away, else its neighbours by number. */
export async function nearCodes(db: PincodeDatabase, code: string): Promise<string[]> {
  const start = Math.floor(Number(code) / THOUSAND) * THOUSAND;
  const around = (await pinsBetween(db, start, start + THOUSAND - 1)).map(({ pin }) => String(pin));
  const slips = around.filter((one) => editDistance(code, one, 1) === 1);
  const distance = (one: string) => Math.abs(Number(one) - Number(code));
  const near = [...slips.sort((a, b) => distance(a) - distance(b)), ...around.toSorted((a, b) => distance(a) - distance(b))];
  return [...new Set(near)].slice(0, MOST);
}
