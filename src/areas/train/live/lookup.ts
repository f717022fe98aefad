import { ApiError } from '../../../kernel/errors.ts';
import { defineQuery, type QueryContext, type QueryResult, type UpstreamQuery } from '../../../providers/upstream-query.ts';
import { confirmtkt } from '../providers/confirmtkt.ts';
import { erail } from '../providers/erail.ts';
import { ntes } from '../providers/ntes.ts';
import type {
  BetweenQuery,
  Details,
  Fare,
  FareQuery,
  LiveQuery,
  Route,
  Running,
  Summary,
  Ticket,
  TrainProvider,
} from '../providers/provider.ts';
import { railRadar } from '../providers/railradar.ts';
import { railyatri } from '../providers/railyatri.ts';
import { rapidapiIrctc } from '../providers/rapidapi-irctc.ts';
import { whereIsMyTrain } from '../providers/whereismytrain.ts';
import { TIMETABLE } from '../timetable/timetable.ts';

const HOUR_MS = 3_600_000;
const LIMITS = { timeout: 6_000, budget: 12_000 };

/** In the order they are asked: the railways' own, those the operator has a key for, then public ones. The timetable is the fallback for all. */
export const TRAIN_PROVIDERS: readonly TrainProvider[] = [ntes, rapidapiIrctc, railRadar, confirmtkt, erail, whereIsMyTrain, railyatri];

/** A query to them; equal keys are equal queries. */
function defineTrainQuery<Q, A>(
  name: string,
  { query, cache }: Pick<UpstreamQuery<TrainProvider, Q, A>, 'query' | 'cache'>,
  keyOf: (question: Q) => string,
) {
  const ask = defineQuery<TrainProvider, Q, A>({ name: `train ${name}`, providers: TRAIN_PROVIDERS, query, cache, ...LIMITS });
  return (question: Q, context: QueryContext) => ask(keyOf(question), question, context);
}

export const trainsBetween = defineTrainQuery<BetweenQuery, Summary[]>(
  'between',
  { query: ({ between }) => between, cache: { freshMs: 6 * HOUR_MS, staleMs: 24 * HOUR_MS } },
  ({ from, to, day }) => `${from} ${to} ${day}`,
);
export const trainDetails = defineTrainQuery<string, Details>(
  'info',
  { query: ({ info }) => info, cache: { freshMs: 6 * HOUR_MS, staleMs: 72 * HOUR_MS } },
  String,
);
export const trainRoute = defineTrainQuery<string, Route>(
  'route',
  { query: ({ route }) => route, cache: { freshMs: 24 * HOUR_MS, staleMs: 7 * 24 * HOUR_MS } },
  String,
);
export const trainPosition = defineTrainQuery<LiveQuery, Running>(
  'live',
  { query: ({ live }) => live, cache: { freshMs: 60_000, staleMs: 10 * 60_000 } },
  ({ number, day }) => `${number} ${day}`,
);
export const trainFare = defineTrainQuery<FareQuery, Fare>(
  'fare',
  { query: ({ fare }) => fare, cache: { freshMs: 24 * HOUR_MS, staleMs: 72 * HOUR_MS } },
  ({ number, from, to }) => `${number} ${from} ${to}`,
);
/** A ticket is private: it is not cached anywhere, not even in this process. */
export const ticketByPnr = defineTrainQuery<string, Ticket>(
  'pnr',
  { query: ({ pnr }) => pnr, cache: { freshMs: 0, staleMs: 0, private: true } },
  String,
);

export type Answer<A> = Pick<QueryResult<A>, 'value' | 'provider' | 'stale'>;

export const fromTimetable = <A>(value: A): Answer<A> => ({ value, provider: TIMETABLE, stale: false });

/** Errors of live queries after which the timetable answers: nobody else has it, or nobody could be asked. */
const NO_ANSWER: readonly string[] = ['upstream_unavailable', 'not_configured', 'not_covered', 'busy'];
export const isNoAnswer = (error: unknown): error is ApiError => error instanceof ApiError && NO_ANSWER.includes(error.code);

/** The providers' answer, or the timetable's if all of them fail and it has one. Throws their ApiError otherwise. */
export async function orTimetable<A>(live: () => Promise<Answer<A>>, timetable: () => A | undefined): Promise<Answer<A>> {
  try {
    return await live();
  } catch (error) {
    const value = isNoAnswer(error) ? timetable() : undefined;
    if (value === undefined) throw error;
    return fromTimetable(value);
  }
}
