import { LRUCache } from 'lru-cache';
import { type Festival, festivalsOn, isObservedIn, listFestivals } from '../../astronomy/calendar/festivals/year.ts';
import { keptIn } from '../../kernel/memoize.ts';
import { addDays } from '../../kernel/time.ts';
import { placeBody, type ResolvedPlace } from '../../places/here.ts';
import { type AlmanacDay, computeAlmanacDay } from './day.ts';
import { cellBody, festivalBody } from './responses.ts';

/** Cache of recent days. */
const days = new LRUCache<string, AlmanacDay>({ max: 400 });

/** Throws NoSunrise. */
export const cachedAlmanacDay = (here: ResolvedPlace, date: string): AlmanacDay =>
  keptIn(days, `${here.lat} ${here.lon} ${here.zone} ${date}`, () => computeAlmanacDay(here, date));

/** A day's festivals at a place: national ones and those of its state. Throws NoSunrise. */
export const festivalsAt = (here: ResolvedPlace, date: string): Festival[] =>
  festivalsOn(date, here).filter((festival) => festival.states === null || (here.state !== null && isObservedIn(festival, here.state)));

/** Every day of a month, YYYY-MM. */
function daysIn(month: string): string[] {
  const list: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) list.push(date);
  return list;
}

function monthBody({ here, month }: { here: ResolvedPlace; month: string }) {
  const list = daysIn(month).map((date) => cellBody(here, cachedAlmanacDay(here, date), festivalsAt(here, date)));
  return { status: 'ok' as const, api: 'panchang/month' as const, month, place: placeBody(here), count: list.length, days: list };
}

function festivalsBody({ here, year, state }: { here: ResolvedPlace; year: number; state: string | null }) {
  const found = listFestivals(year, here).filter((festival) => state === null || isObservedIn(festival, state));
  return {
    status: 'ok' as const,
    api: 'panchang/festivals' as const,
    year,
    state,
    computed_for: placeBody(here),
    count: found.length,
    festivals: found.map((festival) => festivalBody(festival, here.zone)),
  };
}

/** Bodies that take tens of milliseconds to compute, made of plain data only. Throw NoSunrise. */
export const BODIES = { month: monthBody, festivals: festivalsBody } as const;
export type BodyName = keyof typeof BODIES;
export type BodyInput<N extends BodyName> = Parameters<(typeof BODIES)[N]>[0];
export type Body<N extends BodyName> = ReturnType<(typeof BODIES)[N]>;
