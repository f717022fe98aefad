import { addDays } from '../../../kernel/time.ts';
import { zonedDay } from '../../../kernel/zone.ts';
import { dayFrame, type ZonedPoint } from '../frame.ts';
import { coveredShare, type Part } from './parts.ts';

export interface SpanOf {
  start: number;
  end: number;
}

/** The day kept if the tithi covers the part on two days. */
export type Tie = 'first' | 'second' | 'larger';

/** The days whose part may lie in a span: from the night before its first civil day to its last. */
function daysAround({ start, end }: SpanOf, { zone }: ZonedPoint): string[] {
  const last = zonedDay(zone, end);
  const days: string[] = [];
  for (let day = addDays(zonedDay(zone, start), -1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days whose part a span covers at all, with the share covered. */
export function coveredDays(part: Part, span: SpanOf, place: ZonedPoint): Array<{ date: string; share: number }> {
  return daysAround(span, place)
    .map((date) => ({ date, share: coveredShare(part, span, date, place) }))
    .filter(({ share }) => share > 0);
}

/** The almanac day, sunrise to sunrise, that contains an instant. */
function almanacDay(instant: number, place: ZonedPoint): string {
  const day = zonedDay(place.zone, instant);
  return instant < dayFrame(place, day).sunrise ? addDays(day, -1) : day;
}

/**
 * The day on which a span prevails at a part of the day. If there is none, the day with the span at sunrise; if that is missing too (a
 * skipped tithi), the day in which it begins.
 */
export function prevailingDay(part: Part, span: SpanOf, place: ZonedPoint, tie: Tie): string {
  const days = coveredDays(part, span, place);
  const [first] = days;
  if (!first) return part === 'sunrise' ? almanacDay(span.start, place) : prevailingDay('sunrise', span, place, 'first');
  if (tie === 'second') return days.at(-1)?.date ?? first.date;
  if (tie === 'larger') return days.reduce((best, one) => (one.share > best.share + 0.001 ? one : best)).date;
  return first.date;
}
