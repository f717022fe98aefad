import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import type { Attribution } from '../../lib/attribution.ts';
import { ApiError } from '../../lib/errors.ts';
import { TRAIN_PROVIDERS } from './providers/index.ts';
import type { BetweenQuestion, Details, Fare, FareQuestion, LiveQuestion, Route, Running, Summary, Ticket } from './providers/provider.ts';
import { TIMETABLE } from './timetable.ts';

const HOUR_MS = 3_600_000;
const LIMITS = { timeout: 6_000, budget: 12_000 };

const askBetween = defineQuestion<(typeof TRAIN_PROVIDERS)[number], BetweenQuestion, Summary[]>({
  name: 'train between',
  providers: TRAIN_PROVIDERS,
  ask: ({ between }) => between,
  keep: { fresh: 6 * HOUR_MS, stale: 24 * HOUR_MS },
  ...LIMITS,
});
const askInfo = defineQuestion<(typeof TRAIN_PROVIDERS)[number], string, Details>({
  name: 'train info',
  providers: TRAIN_PROVIDERS,
  ask: ({ info }) => info,
  keep: { fresh: 6 * HOUR_MS, stale: 72 * HOUR_MS },
  ...LIMITS,
});
const askRoute = defineQuestion<(typeof TRAIN_PROVIDERS)[number], string, Route>({
  name: 'train route',
  providers: TRAIN_PROVIDERS,
  ask: ({ route }) => route,
  keep: { fresh: 24 * HOUR_MS, stale: 7 * 24 * HOUR_MS },
  ...LIMITS,
});
const askRunning = defineQuestion<(typeof TRAIN_PROVIDERS)[number], LiveQuestion, Running>({
  name: 'train live',
  providers: TRAIN_PROVIDERS,
  ask: ({ live }) => live,
  keep: { fresh: 60_000, stale: 10 * 60_000 },
  ...LIMITS,
});
const askFare = defineQuestion<(typeof TRAIN_PROVIDERS)[number], FareQuestion, Fare>({
  name: 'train fare',
  providers: TRAIN_PROVIDERS,
  ask: ({ fare }) => fare,
  keep: { fresh: 24 * HOUR_MS, stale: 72 * HOUR_MS },
  ...LIMITS,
});
// A ticket is private: it is told to who asks and kept nowhere, not even in this process.
const askTicket = defineQuestion<(typeof TRAIN_PROVIDERS)[number], string, Ticket>({
  name: 'train pnr',
  providers: TRAIN_PROVIDERS,
  ask: ({ pnr }) => pnr,
  keep: { fresh: 0, stale: 0, private: true },
  ...LIMITS,
});

/** An answer and who gave it. */
export interface Told<A> {
  value: A;
  provider: Attribution;
  stale: boolean;
}

export const trainsBetween = (question: BetweenQuestion, context: AskContext): Promise<Answered<Summary[]>> =>
  askBetween(`${question.from} ${question.to} ${question.day}`, question, context);
export const trainDetails = (number: string, context: AskContext): Promise<Answered<Details>> => askInfo(number, number, context);
export const trainRoute = (number: string, context: AskContext): Promise<Answered<Route>> => askRoute(number, number, context);
export const trainPosition = (question: LiveQuestion, context: AskContext): Promise<Answered<Running>> =>
  askRunning(`${question.number} ${question.day}`, question, context);
export const trainFare = (question: FareQuestion, context: AskContext): Promise<Answered<Fare>> =>
  askFare(`${question.number} ${question.from} ${question.to}`, question, context);
export const ticketByPnr = (pnr: string, context: AskContext): Promise<Answered<Ticket>> => askTicket(pnr, pnr, context);

/** Said of live answers, the timetable's own word: nobody else has it, or nobody could be asked. */
const NO_ANSWER: readonly string[] = ['upstream_unavailable', 'not_configured', 'not_covered', 'busy'];
export const isNoAnswer = (error: unknown): error is ApiError => error instanceof ApiError && NO_ANSWER.includes(error.code);

/** What providers tell, or the timetable's answer where they are all out and it has one. Throws ApiError as they do. */
export async function orTimetable<A>(live: () => Promise<Told<A>>, timetable: () => A | undefined): Promise<Told<A>> {
  try {
    return await live();
  } catch (error) {
    const value = isNoAnswer(error) ? timetable() : undefined;
    if (value === undefined) throw error;
    return { value, provider: TIMETABLE, stale: false };
  }
}
