import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { defineQuery, type QueryContext, type QueryFn, type QueryResult } from '../../providers/upstream-query.ts';
import type { GstinReading } from './gstin.ts';
import { GST_PROVIDERS } from './providers/index.ts';
import type { FilingYear, Good, GstProvider, Profile, ReturnEntry, ReturnsQuery } from './providers/provider.ts';
import { financialYear, recentYears } from './returns.ts';

/** Data about a taxpayer are private: they stay in the process that asked. */
const defineGstQuery = <Q, A>(name: string, ask: (provider: GstProvider) => QueryFn<Q, A> | undefined) =>
  defineQuery<GstProvider, Q, A>({
    name: `gst ${name}`,
    providers: GST_PROVIDERS,
    query: ask,
    cache: { freshMs: 15 * 60_000, staleMs: 24 * 3_600_000, private: true },
    timeout: 7_000,
    budget: 12_000,
  });

const queryProfile = defineGstQuery<string, Profile>('profile', ({ profile }) => profile);
const queryGoods = defineGstQuery<string, Good[]>('goods', ({ goods }) => goods);
const queryYears = defineGstQuery<string, FilingYear[]>('years', ({ years }) => years);
const queryReturns = defineGstQuery<ReturnsQuery, ReturnEntry[]>('returns', ({ returns }) => returns);
const queryNumbers = defineGstQuery<string, string[]>('numbers', ({ numbersByPan }) => numbersByPan);

/** A part of the answer with its provider, or why there is none. */
export type Part<A> = Pick<QueryResult<A>, 'value' | 'provider' | 'stale'> | { error: ApiError };

/** All that could be learnt of a number. */
export interface Taxpayer {
  profile: Part<Profile>;
  goods: Part<Good[]>;
  years: Part<FilingYear[]>;
  /** Returns of the newest year. */
  filing: Part<{ financial_year: string; returns: ReturnEntry[] }>;
}

async function settle<A>(answer: Promise<QueryResult<A>>): Promise<Part<A>> {
  try {
    return await answer;
  } catch (error) {
    // "Not registered" answers the whole question; an outage, or a provider without this, only its part.
    if (error instanceof ApiError && error.code !== 'not_found') return { error };
    throw error;
  }
}

/** Profile, goods, years and newest returns, from different providers at the same time. Throws ApiError: 404, or 502/503 when nobody gave anything. */
export async function lookUpTaxpayer(reading: GstinReading, context: QueryContext): Promise<Taxpayer> {
  const { gstin } = reading;
  const years = settle(queryYears(gstin, gstin, context));
  const [profile, goods, knownYears, filing] = await Promise.all([
    settle(queryProfile(gstin, gstin, context)),
    settle(queryGoods(gstin, gstin, context)),
    years,
    years.then((part) => newestFiling(gstin, part, context)),
  ]);
  const taxpayer = { profile, goods, years: knownYears, filing };
  if (hasAnyData(taxpayer)) return taxpayer;
  throw notFoundAnywhere(reading, taxpayer);
}

async function newestFiling(gstin: string, years: Part<FilingYear[]>, context: QueryContext): Promise<Taxpayer['filing']> {
  const newest = ('value' in years && years.value[0]) || recentYears(istDay())[0];
  const startYear = Number(newest?.value);
  const returns = await settle(lookUpReturns(gstin, startYear, context));
  return 'error' in returns ? returns : { ...returns, value: { financial_year: financialYear(startYear), returns: returns.value } };
}

/** A register that lists nothing at all for a number has not said that the number exists. */
function hasAnyData({ profile, goods, years, filing }: Taxpayer): boolean {
  if ('value' in profile) return true;
  const lists = [goods, years].some((one) => 'value' in one && one.value.length > 0);
  return lists || ('value' in filing && filing.value.returns.length > 0);
}

/**
 * Why nobody gave anything, with what the number itself says: 503 when no licensed service is set up, 502 when one that might know is out,
 * 404 when all work and none has it.
 */
function notFoundAnywhere(decoded: GstinReading, { profile, goods, years, filing }: Taxpayer): ApiError {
  const failures = [profile, goods, years, filing].flatMap((one) => ('error' in one ? [one.error] : []));
  const cause = failures.find(({ code }) => code !== 'not_covered') ?? failures[0];
  const code = cause?.code ?? 'not_covered';
  const why =
    code === 'not_configured' ? 'No provider of taxpayer profiles is configured here' : (cause?.message ?? 'No provider has this');
  return new ApiError(code, `${why.replace(/\.$/, '')}. What the number itself says is in "decoded".`, {
    ...(cause?.details.hint ? { hint: cause.details.hint } : {}),
    extra: { decoded },
    cause,
  });
}

/** Returns of one financial year. Throws ApiError 502 or 503. */
export const lookUpReturns = (gstin: string, startYear: number, context: QueryContext): Promise<QueryResult<ReturnEntry[]>> =>
  queryReturns(`${gstin} ${startYear}`, { gstin, startYear }, context);

/** The years a number has returns for; where nobody tells, the three newest. */
export async function lookUpYears(gstin: string, context: QueryContext): Promise<FilingYear[]> {
  const years = await settle(queryYears(gstin, gstin, context));
  return 'value' in years ? years.value : recentYears(istDay());
}

/** All GSTINs of a PAN. Throws ApiError 502 or 503. */
export const lookUpNumbers = (pan: string, context: QueryContext): Promise<QueryResult<string[]>> => queryNumbers(pan, pan, context);
