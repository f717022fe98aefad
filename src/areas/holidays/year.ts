import { LRUCache } from 'lru-cache';
import { CENTRAL_HOLIDAYS, CENTRAL_LISTS, type CentralList, COMPULSORY, NATIONAL } from './central.ts';
import { computedDays } from './computed.ts';

/**
 * - national: one of the three that all of India keeps.
 * - gazetted: in the central government's list of the year, for its offices at Delhi.
 * - expected: compulsory for central offices in every year; the year's list is not known here, so its day is computed.
 */
export type HolidayKind = 'national' | 'gazetted' | 'expected';

export interface Holiday {
  id: string;
  date: string;
  kind: HolidayKind;
  /** The day depends on the sighting of the moon. */
  moon: boolean;
}

export const centralList = (year: number): CentralList | undefined => CENTRAL_LISTS.find((list) => list.year === year);

/** Years that were lately asked for: days that are computed take a tenth of a second. */
const kept = new LRUCache<number, readonly Holiday[]>({ max: 50 });

/** Every holiday of a year that is known or, without a list, expected; by date. */
export function holidaysOf(year: number): readonly Holiday[] {
  const known = kept.get(year) ?? readYear(year);
  kept.set(year, known);
  return known;
}

function readYear(year: number): Holiday[] {
  const list = centralList(year);
  const moon = (id: string) => CENTRAL_HOLIDAYS[id]?.moon === true;
  const national = Object.entries(NATIONAL).map(([id, day]) => ({ id, date: `${year}-${day}`, kind: 'national' as const, moon: false }));
  const others = list
    ? Object.entries(list.days).map(([id, day]) => ({ id, date: `${year}-${day}`, kind: 'gazetted' as const, moon: moon(id) }))
    : COMPULSORY.flatMap((id) => computedDays(id, year).map((date) => ({ id, date, kind: 'expected' as const, moon: moon(id) })));
  return [...national, ...others].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
