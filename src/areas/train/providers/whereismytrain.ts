import { z } from 'zod';
import { parseDay } from '../../../kernel/time.ts';
import { dayFirst, shownClock, toInstant } from '../clock.ts';
import { noSuchTrain, requireRunOf, type TrainProvider } from './provider.ts';

const text = z.string().nullish();
const minutes = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*-?\d+\s*$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null);
const flag = z.union([z.boolean(), z.number(), z.string()]).nullish();

const reply = z.object({
  start_date: text,
  curStn: text,
  departedCurStn: flag,
  lastUpdateIsoDate: text,
  days_schedule: z.array(
    z.object({
      station_code: z.string(),
      sch_arrival_time: text,
      actual_arrival_time: text,
      delay_in_arrival: minutes,
      delay_in_departure: minutes,
      departed: flag,
      platform: z.union([z.string(), z.number()]).nullish(),
      stops: flag,
    }),
  ),
});

const isTrue = (value: z.output<typeof flag>): boolean => value === true || value === 1 || value === '1' || value === 'true';
const isFalse = (value: z.output<typeof flag>): boolean => value === false || value === 0 || value === '0' || value === 'false';

/** Gives stations by code only, and says "not found" with an empty schedule. */
export const whereIsMyTrain: TrainProvider = {
  name: 'whereismytrain',
  title: 'Where is my Train',
  url: 'https://whereismytrain.in/',
  address: 'https://whereismytrain.in',
  concurrency: 2,
  async live({ number, day }, { fetchJson }) {
    const { body } = await fetchJson(reply, `/cache/live_status?train_no=${number}&date=${dayFirst(day)}&lang=en`);
    const { start_date: started, days_schedule: schedule, curStn, departedCurStn, lastUpdateIsoDate } = body;
    if (schedule.length === 0) throw noSuchTrain(number);
    // Asked for a day without a position, it shows the last run that has one.
    requireRunOf(day, parseDay(started ?? ''));
    const passed = schedule.findLastIndex(({ departed, station_code }) => isTrue(departed) || station_code === curStn);
    const last = schedule[passed];
    const left = departedCurStn == null ? isTrue(last?.departed) : isTrue(departedCurStn);
    return {
      lastStation: last ? { code: last.station_code, name: '' } : null,
      atStation: last ? !left : null,
      delayMin: (left ? last?.delay_in_departure : last?.delay_in_arrival) ?? last?.delay_in_departure ?? null,
      updatedAt: toInstant(lastUpdateIsoDate),
      nextStops: schedule
        .slice(passed + 1)
        .filter(({ stops }) => !isFalse(stops))
        .map((stop) => ({
          station: { code: stop.station_code, name: '' },
          scheduled: shownClock(stop.sch_arrival_time),
          expected: shownClock(stop.actual_arrival_time),
          delayMin: stop.delay_in_arrival ?? null,
          platform: stop.platform == null || String(stop.platform) === '0' ? null : String(stop.platform) || null,
        })),
    };
  },
};
