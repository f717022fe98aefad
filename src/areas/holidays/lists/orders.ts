import { z } from 'zod';
import { weekdayOf } from '../../../kernel/time.ts';
import type { ListedDay } from './index.ts';
import orders from './orders.json' with { type: 'json' };
import codes from './state-codes.json' with { type: 'json' };

/** A state's holidays of a year as its government ordered them. */
export interface StateOrder {
  state: string;
  year: number;
  /** Whether every day of the order is here, or every one that is not on a Sunday. Otherwise only these days are. */
  whole: boolean | 'weekdays';
  /** Day of the order, or its month: YYYY-MM-DD, YYYY-MM. */
  ordered: string;
  /** Addresses of the two public reports that agree. */
  reports: readonly string[];
  /** Names by day, MM-DD. */
  days: Readonly<Record<string, string>>;
}

const STATE_CODES: Readonly<Record<string, string>> = codes;
const order = z.strictObject({
  state: z.string().transform((code) => z.string().parse(STATE_CODES[code])),
  year: z.int(),
  whole: z.union([z.boolean(), z.literal('weekdays')]),
  ordered: z.string().regex(/^\d{4}-\d\d(-\d\d)?$/),
  reports: z.array(z.url()).min(2),
  days: z.record(z.string().regex(/^\d\d-\d\d$/), z.string().min(1)),
});
const ORDERS: readonly StateOrder[] = z.array(order).parse(orders.orders);

/** The order of a state for a year; undefined where none is on record. */
export const orderOf = (year: number, state: string): StateOrder | undefined =>
  ORDERS.find((one) => one.year === year && one.state === state);

const orderedDay = (year: number, state: string, day: string, name: string): ListedDay => ({
  date: `${year}-${day}`,
  kind: 'public',
  states: [state],
  centre: false,
  except: [],
  name,
  estimated: false,
});

/**
 * A state's days of a library's list, corrected by the order: in place of them where it is whole, else each ordered day in place of the library's day of
 * the same holiday. `idOf` tells which names are one holiday.
 */
export function withOrder(listed: readonly ListedDay[], order: StateOrder, idOf: (name: string) => string): ListedDay[] {
  const ordered = Object.entries(order.days).map(([day, name]) => orderedDay(order.year, order.state, day, name));
  const ids = new Set(ordered.map(({ name }) => idOf(name)));
  const kept = listed.filter(
    ({ date, name }) => !ids.has(idOf(name)) && (order.whole === 'weekdays' ? weekdayOf(date) === 0 : !order.whole),
  );
  return [...ordered, ...kept];
}

/** Whether a day is in the order. */
export const isOrdered = (order: StateOrder | undefined, { date, name }: Pick<ListedDay, 'date' | 'name'>): boolean =>
  order?.days[date.slice(5)] === name;
