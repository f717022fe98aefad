import { z } from 'zod';
import { hoursSince } from '../kernel/time.ts';
import { CannotAnswer } from './provider-queue.ts';

/** Hours after which a reading says that it is `stale`. */
const STALE_HOURS = 3;
/** Hours after which it says nothing of now. */
const PAST_HOURS = 24;

/** Members of an answer that is a reading: one that is older than a day is none. */
export const readingAge = {
  stale: z.literal(true).optional().meta({ description: 'Present when the reading is older than 3 h; one older than a day is no answer' }),
  stale_after: z.iso.datetime().meta({ description: 'From then on the reading is stale, ISO 8601 UTC' }),
};

/** Their values for a reading (ISO 8601). `isKept`: an earlier answer, since no provider can be asked. */
export const ageOfReading = (observedAt: string, isKept = false) => ({
  stale_after: new Date(Date.parse(observedAt) + STALE_HOURS * 3_600_000).toISOString(),
  ...(isKept || isStaleReading(observedAt) ? { stale: true as const } : {}),
});

/** Whether a reading (ISO 8601) is older than three hours. */
export const isStaleReading = (observedAt: string): boolean => hoursSince(observedAt) > STALE_HOURS;

/** Whether a reading (ISO 8601) is older than a day, now or at another time: it is no answer to how it is then, whoever serves it. */
export const isPastReading = (observedAt: string, at?: Date): boolean => hoursSince(observedAt, at) > PAST_HOURS;

/** A reading as an answer to how it is now; one that is older than a day is none. */
export const asCurrent = <R extends { observedAt: string }>(reading: R): R | CannotAnswer =>
  isPastReading(reading.observedAt) ? new CannotAnswer('its newest reading is older than a day') : reading;

/** The same for a question that is asked alone. Throws CannotAnswer. */
export function requireCurrent<R extends { observedAt: string }>(reading: R): R {
  const current = asCurrent(reading);
  if (current instanceof CannotAnswer) throw current;
  return current;
}
