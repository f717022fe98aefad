import type { z } from 'zod';
import { NoSunrise } from '../../astronomy/calendar/frame.ts';
import { ApiError } from '../../kernel/errors.ts';
import { now } from '../../kernel/time.ts';
import { zonedDay } from '../../kernel/zone.ts';
import { type ResolvedPlace, resolvePlace } from '../../places/here.ts';
import { describeDay } from './responses.ts';
import type { dayQuery } from './schema.ts';
import { almanacDay, DEFAULT_CITY, festivalsAt } from './values.ts';

/** A day of the almanac at a place. */
export type PanchangDay = ReturnType<typeof describeDay>;

/** The almanac of a day, by default today's in Delhi. Throws ApiError 400 without a sunrise, 404 for a place that is not known. */
export function dayOf({ date, ...where }: z.output<typeof dayQuery>): PanchangDay {
  const here = resolvePlace(where, DEFAULT_CITY);
  return dayAt(here, date ?? zonedDay(here.zone, now().getTime()));
}

/** The almanac of a day (YYYY-MM-DD) at a place. Throws ApiError 400 without a sunrise. */
export function dayAt(here: ResolvedPlace, date: string): PanchangDay {
  try {
    return describeDay(here, almanacDay(here, date), festivalsAt(here, date));
  } catch (cause) {
    return refuseWithoutSunrise(cause);
  }
}

/** Tells a caller of a day without a sunrise; throws another error on. */
export function refuseWithoutSunrise(cause: unknown): never {
  if (!(cause instanceof NoSunrise)) throw cause;
  throw new ApiError('invalid_parameter', `${cause.message}, and an almanac day begins with sunrise.`, {
    cause,
    extra: { parameter: 'lat' },
  });
}
