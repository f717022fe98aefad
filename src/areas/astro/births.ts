import { ApiError } from '../../kernel/errors.ts';
import { zonedInstants } from '../../kernel/zone.ts';

/** The instant that a clock's reading means, and whether the clock showed it twice (put back): the first is taken then. */
export interface Moment {
  instant: number;
  twice: boolean;
}

/** The instant of a day and a time on a zone's clock. Throws ApiError 400 for a time in the gap of a clock put forward; `parameter` is the one to blame. */
export function resolveBirth(zone: string, date: string, time: string, parameter = 'time'): Moment {
  const [instant, second] = zonedInstants(zone, `${date}T${time}`);
  if (instant === undefined) {
    throw new ApiError('invalid_parameter', `${parameter} ${time} did not exist on ${date} in ${zone}: clocks were put forward over it`, {
      hint: 'Take a time before or after the gap, or another tz',
      extra: { parameter },
    });
  }
  return { instant, twice: second !== undefined };
}
