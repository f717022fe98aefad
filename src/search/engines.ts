import { ApiError } from '../kernel/errors.ts';
import type { Waiter } from '../kernel/fair-queue.ts';
import { describeOutage, type FailoverOptions, firstAnswer } from '../providers/failover.ts';
import { isReady } from '../providers/provider.ts';
import { createCache } from '../providers/upstream-cache.ts';
import type { QueryContext } from '../providers/upstream-query.ts';
import { fold } from '../text/fold.ts';
import type { FoundPage, SearchProvider } from './providers/provider.ts';

/** Results requested from an engine; quotas count requests, not results. */
const COUNT = 20;
const ENGINE_TIMEOUT_MS = 4_000;
/** Timeout for all engines together; the next engine gets what is left of it. */
const BUDGET_MS = 9_000;
const FRESH_MS = 15 * 60_000;
/** The oldest answer that bridges an outage of all engines. */
const STALE_MS = 24 * 3_600_000;

export interface Unavailable {
  engine: string;
  /** Why, in a word or two, without hosts or keys. */
  reason: string;
}

export interface EngineAnswers {
  /** Engines that answered, in merging order, with their results. */
  answers: readonly { engine: string; pages: readonly FoundPage[] }[];
  unavailable: readonly Unavailable[];
  /** Whether these are older answers because every engine is out. */
  stale: boolean;
}

/** In milliseconds. */
export interface EngineTimes {
  /** For one engine. */
  timeout?: number;
  /** For all of them. */
  budget?: number;
}

/**
 * Asks engines in order until they have found `limit` pages together, so that most searches cost the quota of one engine. An engine that is out is
 * reported and the next is asked. If all are out, returns their cached answers of the last day, marked as stale.
 */
export function createEngines(providers: readonly SearchProvider[], times: EngineTimes = {}) {
  const recent = createCache<Omit<EngineAnswers, 'stale'>>({ shared: 'search', freshMs: FRESH_MS, staleMs: STALE_MS });

  return async function askEngines(q: string, limit: number, context: QueryContext = {}): Promise<EngineAnswers> {
    const ready = providers.filter(isReady);
    if (ready.length === 0) return { answers: [], unavailable: [], stale: false };
    const key = JSON.stringify([fold(q), limit, ready.map(({ name }) => name)]);
    try {
      const { value, stale } = await recent(
        key,
        (signal) => queryInOrder(ready, q, limit, { ...times, signal, caller: context.caller }),
        context,
      );
      return { answers: value.answers, unavailable: stale ? ready.map(asNotConfigured) : value.unavailable, stale };
    } catch (error) {
      if (error instanceof AllEnginesUnavailable) return { answers: [], unavailable: error.unavailable, stale: false };
      throw error;
    }
  };
}

/** Carries the reasons past the answer cache; callers never see it. */
class AllEnginesUnavailable extends ApiError {
  readonly unavailable: readonly Unavailable[];

  constructor(unavailable: readonly Unavailable[]) {
    super('upstream_unavailable', 'No web search engine can be reached.');
    this.unavailable = unavailable;
  }
}

const asNotConfigured = ({ name }: SearchProvider): Unavailable => ({ engine: name, reason: 'no answer now' });

async function queryInOrder(
  providers: readonly SearchProvider[],
  q: string,
  limit: number,
  { timeout = ENGINE_TIMEOUT_MS, budget = BUDGET_MS, ...waiter }: EngineTimes & Waiter,
): Promise<Omit<EngineAnswers, 'stale'>> {
  const until = performance.now() + budget;
  const answers: { engine: string; pages: FoundPage[] }[] = [];
  const unavailable: Unavailable[] = [];
  let pageCount = 0;
  for (const provider of providers) {
    if (pageCount >= limit) break;
    const left = Math.max(0, Math.round(until - performance.now()));
    try {
      const pages = await queryEngine(provider, q, { timeout, budget: left, ...waiter });
      answers.push({ engine: provider.name, pages });
      pageCount += pages.length;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      unavailable.push({ engine: provider.name, reason: describeReason(error) });
    }
  }
  if (answers.length === 0) throw new AllEnginesUnavailable(unavailable);
  return { answers, unavailable };
}

/** Asks one engine, with the shared timeouts and circuit breaker. Throws ApiError `upstream_unavailable` or `busy`. */
async function queryEngine(provider: SearchProvider, q: string, options: FailoverOptions): Promise<FoundPage[]> {
  const { value } = await firstAnswer([provider], ({ find }) => find, { q, count: COUNT }, options);
  return tidy(value);
}

/** Drops what is not a web page (an engine's own links, ftp, data) and uses the URL as the title of untitled pages. */
function tidy(pages: readonly FoundPage[]): FoundPage[] {
  return pages.filter(({ url }) => URL.canParse(url) && /^https?:/i.test(url)).map((page) => ({ ...page, title: page.title || page.url }));
}

function describeReason({ code, details: { cause } }: ApiError): string {
  if (code === 'busy') return 'busy';
  return describeOutage(Array.isArray(cause) ? cause[0] : cause);
}
