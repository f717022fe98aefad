import type { z } from 'zod';
import { ApiError } from '../../kernel/errors.ts';
import { INDIA, zonedInstants } from '../../kernel/zone.ts';
import { resolvePlace } from '../../places/here.ts';
import { describeChart, describeMatch, type Moment } from './describe.ts';
import { ashtakoota, moonPlaceAt } from './match.ts';
import type { birthQuery, matchQuery } from './schema.ts';

/**
 * The instant that a day and a time on a zone's clock mean, and whether the clock showed it twice (put back): the first is taken then. Throws ApiError
 * 400 for a time in the gap of a clock put forward; `parameter` is the one to blame.
 */
function resolveBirth(zone: string, date: string, time: string, parameter = 'time'): Moment {
  const [instant, second] = zonedInstants(zone, `${date}T${time}`);
  if (instant === undefined) {
    throw new ApiError('invalid_parameter', `${parameter} ${time} did not exist on ${date} in ${zone}: clocks were put forward over it`, {
      hint: 'Take a time before or after the gap, or another tz',
      extra: { parameter },
    });
  }
  return { instant, twice: second !== undefined };
}

/** A birth chart, with names in both languages; angles in degrees, days YYYY-MM-DD on the clock of the place. */
export type BirthChart = ReturnType<typeof describeChart>;

/** Ashtakoota of two births: the eight kootas with their points. */
export type BirthMatch = ReturnType<typeof describeMatch>;

/** The chart of a birth. Throws ApiError 400 for a time that did not exist or without a place, 404 for one that is not known. */
export function chartOf({
  date,
  time,
  ayanamsa,
  node,
  levels,
  varga: _varga,
  style: _style,
  ...where
}: z.output<typeof birthQuery>): BirthChart {
  if (where.city === undefined && where.lat === undefined && (where.lon ?? where.lan ?? where.lng) === undefined) {
    throw new ApiError('missing_parameter', 'A place is needed: city, or lat and lon with tz', { extra: { parameter: 'city' } });
  }
  const here = resolvePlace(where, '');
  return describeChart(here, resolveBirth(here.zone, date, time), { date, time, ayanamsa, node, levels });
}

/** The matching of two births. Throws ApiError 400 for a time that did not exist. */
export function matchOf({ ayanamsa, ...births }: z.output<typeof matchQuery>): BirthMatch {
  const groom = resolveBirth(births.groom_tz ?? INDIA, births.groom_date, births.groom_time, 'groom_time');
  const bride = resolveBirth(births.bride_tz ?? INDIA, births.bride_date, births.bride_time, 'bride_time');
  const [his, hers] = [moonPlaceAt(groom.instant, ayanamsa), moonPlaceAt(bride.instant, ayanamsa)];
  return describeMatch(ayanamsa, his, hers, ashtakoota(his, hers));
}
