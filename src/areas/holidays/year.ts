import { LRUCache } from 'lru-cache';
import { keptIn } from '../../kernel/memoize.ts';
import { CENTRAL_HOLIDAYS, CENTRAL_LISTS, type CentralList, COMPULSORY, NATIONAL } from './central.ts';
import { computedDays } from './computed.ts';
import { holidayId } from './holiday-id.ts';
import { type ClosedMarket, listedDays } from './lists/index.ts';
import type { StateOrder } from './lists/orders.ts';

/**
 * - national: one of the three that all of India keeps.
 * - gazetted: in the central government's list of the year, for its offices at Delhi.
 * - expected: compulsory for central offices in every year; the year's list is not known here, so its day is computed.
 * - state: in the list of the state; optional: one of those that people choose from; bank: banks are closed by rule; market: exchanges are closed.
 */
export const HOLIDAY_KINDS = ['national', 'gazetted', 'expected', 'state', 'optional', 'bank', 'market'] as const;

export interface Holiday {
  id: string;
  date: string;
  kind: (typeof HOLIDAY_KINDS)[number];
  /** The day depends on the sighting of the moon. */
  moon: boolean;
  /** Its name where it is not of the central lists, as the lists of the states have it. */
  name?: string;
  /** The state whose list has it; of a central holiday, the state asked for that lists it as well. */
  state?: string;
  /** Worked out ahead of the sighting of the moon. */
  estimated?: boolean;
  /** Ordered: by the centre's list or an order of the state, or by law the same day every year. Expected: by a rule or the moon. */
  basis: 'ordered' | 'expected';
  /** The order that has it. */
  order?: StateOrder;
  /** Who is closed for which part of the day. */
  markets?: readonly ClosedMarket[];
}

export const centralList = (year: number): CentralList | undefined => CENTRAL_LISTS.find((list) => list.year === year);

/** Years that were lately asked for: days that are computed take a tenth of a second. */
const cache = new LRUCache<number, readonly Holiday[]>({ max: 50 });

/** Every holiday of a year that is known or, without a list, expected; by date. */
export const listHolidays = (year: number): readonly Holiday[] => keptIn(cache, year, () => readYear(year));

function readYear(year: number): Holiday[] {
  const list = centralList(year);
  const national = Object.entries(NATIONAL).map(
    ([id, day]) => ({ id, date: `${year}-${day}`, kind: 'national', basis: 'ordered' }) as const,
  );
  const others = list
    ? Object.entries({ ...list.days, ...list.declared }).map(
        ([id, day]) => ({ id, date: `${year}-${day}`, kind: 'gazetted', basis: 'ordered' }) as const,
      )
    : expectedDays(year).map(({ id, date }) => ({ id, date, kind: 'expected', basis: 'expected' }) as const);
  return [...national, ...others.map((one) => ({ ...one, moon: CENTRAL_HOLIDAYS[one.id]?.moon === true }))]
    .map((one) => ({ moon: false, ...one }))
    .sort(byDate);
}

/** What the centre is expected to list: its compulsory holidays by computation, and the others that its lists of the years before have. */
function expectedDays(year: number): { id: string; date: string }[] {
  const compulsory = COMPULSORY.flatMap((id) => computedDays(id, year).map((date) => ({ id, date })));
  const listed = new Set([...compulsory.map(({ id }) => id), ...Object.keys(NATIONAL)]);
  const usual = listedDays(year)
    .filter(({ kind, centre }) => kind === 'public' && centre)
    .map(({ name, date }) => ({ id: holidayId(name), date }))
    .filter(({ id }) => !listed.has(id) && CENTRAL_HOLIDAYS[id] !== undefined);
  return [...compulsory, ...usual];
}

export const byDate = (a: Holiday, b: Holiday): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
