import { placeBody, type ResolvedPlace } from '../../places/here.ts';
import { cellBody, festivalBody } from './responses.ts';
import type { FESTIVAL_KINDS } from './schema.ts';
import { festivalsOfYear, isEkadashi, monthDays } from './values.ts';

function monthBody({ here, month }: { here: ResolvedPlace; month: string }) {
  const list = monthDays(here, month).map(({ day, festivals }) => cellBody(here, day, festivals));
  return { status: 'ok' as const, api: 'panchang/month' as const, month, place: placeBody(here), count: list.length, days: list };
}

interface AskedFestivals {
  here: ResolvedPlace;
  year: number;
  state: string | null;
  kind?: (typeof FESTIVAL_KINDS)[number];
}

function festivalsBody({ here, year, state, kind = 'all' }: AskedFestivals) {
  const days = festivalsOfYear(here, year, state).filter(({ id }) => kind === 'all' || isEkadashi(id));
  return {
    status: 'ok' as const,
    api: 'panchang/festivals' as const,
    year,
    state,
    computed_for: placeBody(here),
    count: days.length,
    festivals: days.map((festival) => festivalBody(festival, here.zone)),
  };
}

/** Bodies that take tens of milliseconds to compute, made of plain data only. Throw NoSunrise. */
export const BODIES = { month: monthBody, festivals: festivalsBody } as const;
export type BodyName = keyof typeof BODIES;
export type BodyInput<N extends BodyName> = Parameters<(typeof BODIES)[N]>[0];
export type Body<N extends BodyName> = ReturnType<(typeof BODIES)[N]>;
