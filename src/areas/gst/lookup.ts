import { ApiError } from '../../lib/errors.ts';
import { type AskOptions, firstAnswer } from '../../lib/failover.ts';
import { keepRecent } from '../../lib/recent.ts';
import { istDay } from '../../lib/time.ts';
import type { GstinReading } from './gstin.ts';
import { GST_PROVIDERS } from './providers/index.ts';
import type { FilingYear, Good, GstProvider, Profile, ReturnEntry } from './providers/provider.ts';
import { financialYear, recentYears } from './returns.ts';

const FRESH_MS = 15 * 60_000;
const STALE_MS = 24 * 3_600_000;
const LIMITS: AskOptions = { timeout: 7_000, budget: 12_000 };

/** A part of the answer with who gave it, or why nobody did. */
export type Part<A> = { value: A; provider: string } | { error: ApiError };

/** All that could be learnt of a number. */
export interface Taxpayer {
  profile: Part<Profile>;
  goods: Part<Good[]>;
  years: Part<FilingYear[]>;
  /** Returns of the newest year. */
  filing: Part<{ financial_year: string; returns: ReturnEntry[] }>;
}

async function part<A>(answer: Promise<{ value: A; provider: GstProvider }>): Promise<Part<A>> {
  try {
    const { value, provider } = await answer;
    return { value, provider: provider.name };
  } catch (error) {
    // "Not registered" answers the whole question; an outage, or a provider without this, only its part.
    if (error instanceof ApiError && error.code !== 'not_found') return { error };
    throw error;
  }
}

const askProfile = (gstin: string) => firstAnswer(GST_PROVIDERS, ({ profile: ask }) => ask && ((signal) => ask(gstin, signal)), LIMITS);
const askGoods = (gstin: string) => firstAnswer(GST_PROVIDERS, ({ goods: ask }) => ask && ((signal) => ask(gstin, signal)), LIMITS);
const askYears = (gstin: string) => firstAnswer(GST_PROVIDERS, ({ years: ask }) => ask && ((signal) => ask(gstin, signal)), LIMITS);
const askReturns = (gstin: string, year: number) =>
  firstAnswer(GST_PROVIDERS, ({ returns: ask }) => ask && ((signal) => ask(gstin, year, signal)), LIMITS);

// None of these is shared: what is told of a taxpayer is private, and stays in the process that asked.
const taxpayers = keepRecent<Taxpayer>({ fresh: FRESH_MS, stale: STALE_MS });
const filings = keepRecent<{ returns: ReturnEntry[]; provider: string }>({ fresh: FRESH_MS, stale: STALE_MS });
const yearLists = keepRecent<FilingYear[]>({ fresh: FRESH_MS, stale: STALE_MS });
const panLists = keepRecent<{ gstins: string[]; provider: string }>({ fresh: FRESH_MS, stale: STALE_MS });

/** Profile, goods, years and newest returns, from different providers at the same time. Throws ApiError: 404, or 502/503 when nobody gave anything. */
export function lookUpTaxpayer(reading: GstinReading) {
  return taxpayers(reading.gstin, async () => {
    const taxpayer = await askAll(reading.gstin);
    if (knowsAnything(taxpayer)) return taxpayer;
    throw nothingKnown(reading, taxpayer);
  });
}

async function askAll(gstin: string): Promise<Taxpayer> {
  const years = part(askYears(gstin));
  const filing = years.then((known) => {
    const newest = ('value' in known && known.value[0]) || recentYears(istDay())[0];
    const start = Number(newest?.value);
    return part(
      askReturns(gstin, start).then(({ value, provider }) => ({
        value: { financial_year: financialYear(start), returns: value },
        provider,
      })),
    );
  });
  const [profile, goods, knownYears, knownFiling] = await Promise.all([part(askProfile(gstin)), part(askGoods(gstin)), years, filing]);
  return { profile, goods, years: knownYears, filing: knownFiling };
}

/** A register that lists nothing at all for a number has not said that the number exists. */
function knowsAnything({ profile, goods, years, filing }: Taxpayer): boolean {
  if ('value' in profile) return true;
  const lists = [goods, years].some((one) => 'value' in one && one.value.length > 0);
  return lists || ('value' in filing && filing.value.returns.length > 0);
}

/**
 * Why nobody gave anything, with what the number itself says: 503 when no licensed service is set up, 502 when one that might know is out,
 * 404 when all work and none has it.
 */
function nothingKnown(decoded: GstinReading, { profile, goods, years, filing }: Taxpayer): ApiError {
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
export const lookUpReturns = (gstin: string, startYear: number) =>
  filings(`${gstin} ${startYear}`, async () => {
    const { value, provider } = await askReturns(gstin, startYear);
    return { returns: value, provider: provider.name };
  });

/** The years a number has returns for; where nobody tells, the three newest. */
export async function lookUpYears(gstin: string): Promise<FilingYear[]> {
  try {
    return (await yearLists(gstin, async () => (await askYears(gstin)).value)).value;
  } catch (error) {
    if (error instanceof ApiError) return recentYears(istDay());
    throw error;
  }
}

/** All GSTINs of a PAN. Throws ApiError 502 or 503. */
export const lookUpNumbers = (pan: string) =>
  panLists(pan, async () => {
    const { value, provider } = await firstAnswer(GST_PROVIDERS, ({ numbersOf: ask }) => ask && ((signal) => ask(pan, signal)), LIMITS);
    return { gstins: value, provider: provider.name };
  });
