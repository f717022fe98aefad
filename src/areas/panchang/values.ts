import { LRUCache } from 'lru-cache';
import { type Festival, festivalsOn, isObservedIn, listFestivals } from '../../astronomy/calendar/festivals/year.ts';
import { keptIn } from '../../kernel/memoize.ts';
import { addDays, currentYears } from '../../kernel/time.ts';
import { MAIN_CITIES } from '../../places/cities.ts';
import { type ResolvedPlace, resolvePlace } from '../../places/here.ts';
import type { State } from '../../places/states.ts';
import { findTown } from '../../places/town.ts';
import { type AlmanacDay, computeAlmanacDay } from './day.ts';

export const DEFAULT_CITY = 'Delhi';

/** Cache of recent days. */
const days = new LRUCache<string, AlmanacDay>({ max: 400 });

/** An almanac day at a place (YYYY-MM-DD). Throws NoSunrise. */
export const almanacDay = (here: ResolvedPlace, date: string): AlmanacDay =>
  keptIn(days, `${here.lat} ${here.lon} ${here.zone} ${date}`, () => computeAlmanacDay(here, date));

/** A day's festivals at a place: national ones and those of its state. Throws NoSunrise. */
export const festivalsAt = (here: ResolvedPlace, date: string): Festival[] =>
  festivalsOn(date, here).filter((festival) => festival.states === null || (here.state !== null && isObservedIn(festival, here.state)));

/** Every day of a month (YYYY-MM) at a place. Throws NoSunrise. */
export function monthDays(here: ResolvedPlace, month: string): { day: AlmanacDay; festivals: Festival[] }[] {
  const list: { day: AlmanacDay; festivals: Festival[] }[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1))
    list.push({ day: almanacDay(here, date), festivals: festivalsAt(here, date) });
  return list;
}

/** Months with a page and a file: the years shown, in each main city. */
export const listCityMonths = (): { city: string; month: string }[] =>
  MAIN_CITIES.flatMap(({ slug }) =>
    currentYears().flatMap((year) =>
      Array.from({ length: 12 }, (_, at) => ({ city: slug, month: `${year}-${String(at + 1).padStart(2, '0')}` })),
    ),
  );

/** The place a state's festivals are computed for: its capital, or Delhi if its coordinates are unknown. */
export const festivalPlace = (state: State | undefined): ResolvedPlace =>
  resolvePlace({ city: state && findTown(state.capital) ? state.capital : DEFAULT_CITY }, DEFAULT_CITY);

/** The festivals of a year at a place, all or those observed in a state. */
export const festivalsOfYear = (here: ResolvedPlace, year: number, state?: string | null): readonly Festival[] =>
  listFestivals(year, here).filter((festival) => !state || isObservedIn(festival, state));

/** Whether an id is that of an ekadashi fast. */
export const isEkadashi = (id: string): boolean => id.endsWith('-ekadashi');
