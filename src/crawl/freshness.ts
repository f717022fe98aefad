import { z } from 'zod';
import { isPast, istDay } from '../kernel/time.ts';

const STALE_AFTER = {
  description: 'From then on this data is stale, ISO 8601 UTC. A file stays as it was built: compare this with a clock',
};

/** Members of every body with prices. A prebuilt file says `stale` as of its build (docs/versioning.md). */
export const freshness = {
  stale: z.boolean().meta({
    description: 'Was the newest data older than its schedule allows when this was written? Of a past day that was asked for: on that day',
  }),
  stale_after: z.iso.datetime().meta(STALE_AFTER),
};

/** The same where not every answer has a day: `stale` is present when true, and `stale_after` where the day is known. */
export const agedMembers = {
  stale: z
    .literal(true)
    .optional()
    .meta({ description: 'Present when this is older than its schedule allows, or an earlier answer while every provider is out' }),
  stale_after: z.iso.datetime().optional().meta(STALE_AFTER),
};

/** Day of a body's figures, and the day asked for if the call names one. */
export const datedMembers = {
  as_of: z.iso.date().meta({ description: 'Day of the newest of these figures, never the day asked for' }),
  asked_date: z.iso.date().optional().meta({ description: 'The past day asked for: the figures are the newest up to it' }),
};

/** The values of those members. */
export const datedBody = (newestDay: string, pastDay?: string | undefined) => ({
  as_of: newestDay,
  ...(pastDay !== undefined && { asked_date: pastDay }),
});

/**
 * Freshness from the newest day (YYYY-MM-DD, counted from 00:00 UTC) or instant (ISO 8601) and the hours the area's schedule allows. `pastDay`
 * is the past day (YYYY-MM-DD, in India) that a call asks for: a figure of that day is not stale, however long ago it is.
 */
export function computeFreshness(newest: string, { staleAfterHours }: { staleAfterHours: number }, pastDay?: string | undefined) {
  const staleAfter = new Date(Date.parse(newest.length === 10 ? `${newest}T00:00:00Z` : newest) + staleAfterHours * 3_600_000);
  const stale_after = staleAfter.toISOString();
  const isOfPast = pastDay !== undefined && pastDay < istDay();
  return { stale: isOfPast ? new Date(`${pastDay}T23:59:59+05:30`) > staleAfter : isPast(stale_after), stale_after };
}

/** The values of `agedMembers`; none where the day or instant is not known. `isKept`: an earlier answer, since no provider can be asked. */
export function agedBody(newest: string | null | undefined, schedule: { staleAfterHours: number }, isKept = false) {
  const { stale = false, ...rest } = newest ? computeFreshness(newest, schedule) : {};
  return { ...rest, ...(stale || isKept ? { stale: true as const } : {}) };
}
