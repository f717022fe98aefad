import { parseDay } from '../kernel/time.ts';
import { isZone } from '../kernel/zone.ts';
import { type Base, type Param, type ParamValue, param, required } from './params.ts';

/*
 * Date and time parameters: days, months, times of day and time zones.
 */

const MONTH = /^[0-9]{4}-(0[1-9]|1[0-2])$/;
const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/;
/** Longer than any zone name. */
const MAX_ZONE_LENGTH = 64;

const DAY = /^([0-9]{4})(-?)([0-9]{2})\2([0-9]{2})$/;

/**
 * Parses a day as callers write it, YYYY-MM-DD or YYYYMMDD, into YYYY-MM-DD; undefined for anything else and for days that do not exist.
 */
export const readDay = (text: string): string | undefined => (DAY.test(text) ? parseDay(text.replace(DAY, '$1-$3-$4')) : undefined);

interface Bounds extends Base {
  /** First and last day accepted, YYYY-MM-DD. */
  from: string;
  until: string;
  required?: true;
}

/** An existing day, within bounds if given; returned as YYYY-MM-DD. */
export function dayParam<const O extends Base & Partial<Bounds>>({
  from = '',
  until = '9999-12-31',
  ...options
}: O): Param<ParamValue<O, string>> {
  return param<string>({ type: 'string', format: 'date', ...options }, (raw, fail) => {
    const day = readDay(raw);
    if (day === undefined) {
      // Other common ways to write a day, and a program's timestamps.
      const meant = parseDay(raw.split('T', 1)[0] ?? '');
      return fail(`must be a day that exists, as YYYY-MM-DD; got ${required(raw)}${meant ? `, did you mean ${meant}?` : ''}`);
    }
    return day >= from && day <= until ? day : fail(`must lie between ${from} and ${until}; got ${day}`);
  }) as Param<ParamValue<O, string>>;
}

/** A month, YYYY-MM, between those of two days. */
export function monthParam<const O extends Bounds>({ from, until, ...options }: O): Param<ParamValue<O, string>> {
  return param<string>({ type: 'string', pattern: MONTH.source, ...options }, (raw, fail) => {
    if (!MONTH.test(raw)) return fail(`must be a month, as YYYY-MM; got ${required(raw)}`);
    return raw >= from.slice(0, 7) && raw <= until.slice(0, 7)
      ? raw
      : fail(`must lie between ${from.slice(0, 7)} and ${until.slice(0, 7)}; got ${raw}`);
  }) as Param<ParamValue<O, string>>;
}

/** A time of day on a 24-hour clock, HH:MM or HH:MM:SS; returned with seconds. */
export function timeParam<const O extends Base & { required?: true; default?: string }>(options: O): Param<ParamValue<O, string>> {
  return param<string>({ type: 'string', pattern: TIME.source, ...options }, (raw, fail) =>
    TIME.test(raw)
      ? raw.padEnd(8, ':00')
      : fail(`must be a time of the day as HH:MM or HH:MM:SS on a clock of 24 hours; got ${required(raw)}`),
  ) as Param<ParamValue<O, string>>;
}

/** A time zone of the IANA database: `Asia/Kolkata`. */
export function zoneParam<const O extends Base>(options: O): Param<string | undefined> {
  return param<string>({ type: 'string', maxLength: MAX_ZONE_LENGTH, ...options }, (raw, fail) =>
    raw.length <= MAX_ZONE_LENGTH && isZone(raw)
      ? raw
      : fail(`must be a time zone of the IANA table such as Asia/Kolkata or Europe/London; got ${required(raw)}`),
  ) as Param<string | undefined>;
}
