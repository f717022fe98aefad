import { z } from 'zod';
import { parseUpstreamBody } from '../../../providers/shape.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import { shownClock, toInstant } from '../clock.ts';
import { type NextStop, NO_RUN, type Running, requireRunOf } from './provider.ts';

/** It has positions of today and of the last few days. */
export const POSITION_DAYS_BACK = 4;

const text = z.string().nullish();
const amount = z.number().nullish();

/** A train's position in RailYatri's format, which resellers pass on unchanged. */
const rawPosition = z.object({
  train_number: z.string(),
  train_start_date: text,
  current_station_code: z.string().min(1),
  current_station_name: text,
  status: text,
  delay: amount,
  update_time: text,
  upcoming_stations: z.array(
    z.object({
      station_code: z.string(),
      station_name: text,
      sta: text,
      eta: text,
      arrival_delay: amount,
      platform_number: z.union([z.number(), z.string()]).nullish(),
    }),
  ),
});

/** What it says of a run that has no position: it has not begun, or the train does not start on that day. */
const withoutPosition = z.object({
  success: z.literal(true),
  train_start_date: text,
  current_station_code: z.literal('').nullish(),
  title: text,
  is_run_day: z.boolean().nullish(),
  awaiting_update: z.boolean().nullish(),
  at_src: z.boolean().nullish(),
  source: text,
  std: text,
});
const NOT_ITS_DAY = /^incorrect start day/i;

/**
 * The position of the run that starts on `day` (YYYY-MM-DD). Throws CannotAnswer if the data is of another run, or tells that no news has come;
 * UpstreamError if it has another format.
 */
export function readPosition(data: unknown, day: string, provider: string): Running {
  const idle = withoutPosition.safeParse(data).data;
  if (idle && (idle.is_run_day === false || NOT_ITS_DAY.test(idle.title ?? ''))) {
    requireRunOf(day, idle.train_start_date ?? undefined);
    return NO_RUN;
  }
  if (idle?.awaiting_update) throw new CannotAnswer('no news of this train has come to it yet');
  if (idle?.at_src) {
    requireRunOf(day, idle.train_start_date ?? undefined);
    return notStarted(idle);
  }
  const raw = parseUpstreamBody(rawPosition, data, provider);
  requireRunOf(day, raw.train_start_date ?? undefined);
  return toRunning(raw);
}

/** A train that waits at its first station, which is its next stop. */
function notStarted({ source, std }: z.output<typeof withoutPosition>): Running {
  const first = { scheduled: shownClock(std), expected: null, delayMin: null, platform: null };
  const nextStops = source ? [{ station: { code: source, name: '' }, ...first }] : [];
  return { lastStation: null, atStation: null, delayMin: null, updatedAt: null, nextStops };
}

/** A train's position. The first upcoming element is an empty placeholder; `~` after a name marks a place between stations. */
function toRunning(raw: z.output<typeof rawPosition>): Running {
  return {
    lastStation: { code: raw.current_station_code, name: (raw.current_station_name ?? '').replace(/~+$/, '').trim() },
    atStation: raw.status ? raw.status === 'A' || raw.status === 'S' : null,
    delayMin: raw.delay ?? null,
    updatedAt: toInstant(raw.update_time),
    nextStops: raw.upcoming_stations.filter(({ station_code }) => station_code !== '').map(toNextStop),
  };
}

const toNextStop = ({
  station_code,
  station_name,
  sta,
  eta,
  arrival_delay,
  platform_number,
}: z.output<typeof rawPosition>['upcoming_stations'][number]): NextStop => ({
  station: { code: station_code, name: (station_name ?? '').trim() },
  scheduled: shownClock(sta),
  expected: shownClock(eta),
  delayMin: arrival_delay ?? null,
  platform: platform_number != null && String(platform_number) !== '0' ? String(platform_number) || null : null,
});
