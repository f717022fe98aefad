import { z } from 'zod';
import { choiceParam, integerParam } from '../api/params.ts';
import { dayParam } from '../api/when-params.ts';
import { ApiError } from '../kernel/errors.ts';
import { addDays, daysBetween, istDay } from '../kernel/time.ts';

// What all histories of daily prices share: which days are asked for, and weeks and months of them.

const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Days, both included, YYYY-MM-DD. */
export interface Days {
  first: string;
  last: string;
}

export const daysParam = (maximum: number) =>
  integerParam({
    about: 'Days back from the newest or to',
    hint: 'Any days on record are given between from and to',
    minimum: 1,
    maximum,
    default: 7,
    excludes: ['from'],
  });
export const fromParam = dayParam({ about: 'First day, YYYY-MM-DD' });
export const toParam = dayParam({ about: 'Last day, YYYY-MM-DD' });
/** The last day of a period stands for it, as closing prices do in histories of markets. */
export const byParam = choiceParam(PERIODS, {
  about: 'Days, or the last of each week or month',
  default: 'day',
});
export const asOfParam = dayParam({
  about: 'A past day, YYYY-MM-DD: the newest up to it',
});

/** Members of the body of a history by week or month. */
export const periodHead = {
  by: z.enum(PERIODS).optional().meta({ description: 'week or month, where the history is told by these' }),
  value: z.literal('last').optional().meta({ description: 'By week or month: the value is that of the last day on record in each' }),
};
/** Members of its rows. */
export const periodMembers = {
  period: z.iso.date().optional().meta({ description: 'First day of the week (a Monday) or month; its value is the one of date' }),
  days_on_record: z.int().optional().meta({ description: 'How many days asked for of that week or month are on record' }),
};
/** The list of a history, with what lists here have in common (docs/versioning.md). */
export const historyList = <R extends z.ZodType>(row: R) => ({
  as_of: z.iso.date().meta({ description: 'Day of the newest of these' }),
  count: z.int(),
  data: z.array(row),
});
/** Refuses days beside the first of them. */
export function refuseDaysFrom(days: number | undefined, from: string | undefined): void {
  if (days !== undefined && from !== undefined)
    throw new ApiError('invalid_parameter', `days and from ask for two things; got days=${days} and from=${from}`, {
      hint: 'Send either days or from',
      extra: { parameter: 'days' },
    });
}

/** The days that a call asks for, where `newest` is the newest on record. Throws ApiError where the first is after the last. */
export function askedHistory(
  { days, from, to }: { days: number; from?: string | undefined; to?: string | undefined },
  newest: string,
): Days {
  if (from && to && from > to)
    throw new ApiError('invalid_parameter', `from must not be after to; got ${from} and ${to}.`, { extra: { parameter: 'from' } });
  const last = to ?? (from && from > newest ? from : newest);
  return { first: from ?? addDays(last, 1 - days), last };
}

export const countDays = ({ first, last }: Days): number => daysBetween(first, last) + 1;

/** ApiError 404 for days of which there is no price; `what`: `price of petrol in Mumbai`. */
export const noneBetween = (what: string, { first, last }: Days, record: Days): ApiError =>
  new ApiError('not_found', `No ${what} is on record ${first === last ? `for ${first}` : `from ${first} to ${last}`}.`, {
    hint: `The record goes from ${record.first} to ${record.last}`,
  });

/** Throws ApiError for a day to come: what will be on record for it is not known. `name` is the parameter that asks for it. */
export function refuseFuture(day: string | undefined, name = 'as_of'): void {
  const today = istDay();
  if (day !== undefined && day > today)
    throw new ApiError('invalid_parameter', `${name} must not be after today, ${today}; got ${day}.`, {
      hint: `Leave ${name} out for the newest`,
      extra: { parameter: name },
    });
}

/** The members that a body by week or month begins with; none for one by day. */
export const periodsOf = (by: Period) => (by === 'day' ? {} : { by, value: 'last' as const });

/** The members of such a list, newest first; `data` has at least one row. */
export const listHistory = <R extends { date: string }>(data: readonly R[]) => ({
  as_of: data[0]?.date ?? '',
  count: data.length,
  data: [...data],
});

/** The last row of each week or month with its period, of rows newest first; every row by day. */
export function lastOfEach<R extends { day: string }>(
  rows: readonly R[],
  by: Period,
): { row: R; period?: string; days_on_record?: number }[] {
  if (by === 'day') return rows.map((row) => ({ row }));
  const periods = Map.groupBy(rows, ({ day }) => firstDayOf(day, by));
  return [...periods].flatMap(([period, [row, ...others]]) => (row ? [{ row, period, days_on_record: others.length + 1 }] : []));
}

/** The Monday of a day's week, or the first of its month. */
const firstDayOf = (day: string, by: 'week' | 'month'): string =>
  by === 'month' ? `${day.slice(0, 7)}-01` : addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
