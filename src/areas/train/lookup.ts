import { ApiError } from '../../kernel/errors.ts';
import type { Attribution } from '../../providers/attribution.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { TRAIN_PROVIDERS } from './providers/index.ts';
import type { BetweenQuery, Details, Fare, FareQuery, LiveQuery, Route, Running, Summary, Ticket } from './providers/provider.ts';
import { TIMETABLE } from './timetable.ts';

const HOUR_MS = 3_600_000;
const LIMITS = { timeout: 6_000, budget: 12_000 };

const queryBetween = defineQuery<(typeof TRAIN_PROVIDERS)[number], BetweenQuery, Summary[]>({
  name: 'train between',
  providers: TRAIN_PROVIDERS,
  query: ({ between }) => between,
  cache: { freshMs: 6 * HOUR_MS, staleMs: 24 * HOUR_MS },
  ...LIMITS,
});
const queryInfo = defineQuery<(typeof TRAIN_PROVIDERS)[number], string, Details>({
  name: 'train info',
  providers: TRAIN_PROVIDERS,
  query: ({ info }) => info,
  cache: { freshMs: 6 * HOUR_MS, staleMs: 72 * HOUR_MS },
  ...LIMITS,
});
const queryRoute = defineQuery<(typeof TRAIN_PROVIDERS)[number], string, Route>({
  name: 'train route',
  providers: TRAIN_PROVIDERS,
  query: ({ route }) => route,
  cache: { freshMs: 24 * HOUR_MS, staleMs: 7 * 24 * HOUR_MS },
  ...LIMITS,
});
const queryRunning = defineQuery<(typeof TRAIN_PROVIDERS)[number], LiveQuery, Running>({
  name: 'train live',
  providers: TRAIN_PROVIDERS,
  query: ({ live }) => live,
  cache: { freshMs: 60_000, staleMs: 10 * 60_000 },
  ...LIMITS,
});
const queryFare = defineQuery<(typeof TRAIN_PROVIDERS)[number], FareQuery, Fare>({
  name: 'train fare',
  providers: TRAIN_PROVIDERS,
  query: ({ fare }) => fare,
  cache: { freshMs: 24 * HOUR_MS, staleMs: 72 * HOUR_MS },
  ...LIMITS,
});
// A ticket is private: it is told to who asks and kept nowhere, not even in this process.
const queryTicket = defineQuery<(typeof TRAIN_PROVIDERS)[number], string, Ticket>({
  name: 'train pnr',
  providers: TRAIN_PROVIDERS,
  query: ({ pnr }) => pnr,
  cache: { freshMs: 0, staleMs: 0, private: true },
  ...LIMITS,
});

/** An answer and who gave it. */
export interface Answer<A> {
  value: A;
  provider: Attribution;
  stale: boolean;
}

export const trainsBetween = (question: BetweenQuery, context: QueryContext): Promise<QueryResult<Summary[]>> =>
  queryBetween(`${question.from} ${question.to} ${question.day}`, question, context);
export const trainDetails = (number: string, context: QueryContext): Promise<QueryResult<Details>> => queryInfo(number, number, context);
export const trainRoute = (number: string, context: QueryContext): Promise<QueryResult<Route>> => queryRoute(number, number, context);
export const trainPosition = (question: LiveQuery, context: QueryContext): Promise<QueryResult<Running>> =>
  queryRunning(`${question.number} ${question.day}`, question, context);
export const trainFare = (question: FareQuery, context: QueryContext): Promise<QueryResult<Fare>> =>
  queryFare(`${question.number} ${question.from} ${question.to}`, question, context);
export const ticketByPnr = (pnr: string, context: QueryContext): Promise<QueryResult<Ticket>> => queryTicket(pnr, pnr, context);

/** Said of live answers, the timetable's own word: nobody else has it, or nobody could be asked. */
const NO_ANSWER: readonly string[] = ['upstream_unavailable', 'not_configured', 'not_covered', 'busy'];
export const isNoAnswer = (error: unknown): error is ApiError => error instanceof ApiError && NO_ANSWER.includes(error.code);

/** What providers tell, or the timetable's answer where they are all out and it has one. Throws ApiError as they do. */
export async function orTimetable<A>(live: () => Promise<Answer<A>>, timetable: () => A | undefined): Promise<Answer<A>> {
  try {
    return await live();
  } catch (error) {
    const value = isNoAnswer(error) ? timetable() : undefined;
    if (value === undefined) throw error;
    return { value, provider: TIMETABLE, stale: false };
  }
}
