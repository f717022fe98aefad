import { LRUCache } from 'lru-cache';
import { keptIn } from '../../kernel/memoize.ts';
import { CENTRAL_HOLIDAYS, CENTRAL_LISTS, type CentralList, COMPULSORY, NATIONAL } from './central.ts';
import { computedDays } from './computed.ts';
import type { ClosedMarket } from './lists/index.ts';

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
  const national = Object.entries(NATIONAL).map(([id, day]) => ({ id, date: `${year}-${day}`, kind: 'national' as const, moon: false }));
  const others = list
    ? Object.entries({ ...list.days, ...list.declared }).map(([id, day]) => ({ id, date: `${year}-${day}`, kind: 'gazetted' as const }))
    : COMPULSORY.flatMap((id) => computedDays(id, year).map((date) => ({ id, date, kind: 'expected' as const })));
  return [...national, ...others.map((one) => ({ ...one, moon: CENTRAL_HOLIDAYS[one.id]?.moon === true }))].sort(byDate);
}

export const byDate = (a: Holiday, b: Holiday): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
