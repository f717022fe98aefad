import { readFileSync } from 'node:fs';
import { abhijitPeriod, eighthPeriod } from '../../../src/areas/panchang/periods.ts';
import { elementNumber, elementNumbered } from '../../../src/astronomy/calendar/elements.ts';
import { listFestivals } from '../../../src/astronomy/calendar/festivals/year.ts';
import { type DayFrame, dayFrame } from '../../../src/astronomy/calendar/frame.ts';
import { crossingInstant, numberAt } from '../../../src/astronomy/crossings.ts';
import { centreOnHorizon, moonrise, moonset, sunrise, sunset } from '../../../src/astronomy/horizon.ts';
import { weekdayOf } from '../../../src/kernel/time.ts';
import { quantiles } from '../results.ts';
import festivalIds from './festival-ids.json' with { type: 'json' };

/*
 * Our values against published ones (test/fixtures/panchang/published.json): for the accuracy table and for the tests.
 */

const FILE = new URL('../../../test/fixtures/panchang/published.json', import.meta.url);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const INDIA = 'Asia/Kolkata';
/** New Delhi as the published lists mean it. */
const DELHI = { lat: 28.6139, lon: 77.209, zone: INDIA };

interface Row {
  kind: string;
  source: number;
}
interface Published {
  festivals: Array<Row & { name: string; year: number; dates: string[] }>;
  boundaries: Array<Row & { date: string; element: 'tithi' | 'nakshatra' | 'yoga' | 'karana'; name: string | null; ends: string }>;
  sun_moon: Array<Row & { date: string; place: string; lat?: number; lon?: number; event: string; time: string; convention?: string }>;
  periods: Array<
    Row & {
      date: string;
      place: string;
      lat?: number;
      lon?: number;
      period: string;
      start: string | null;
      end: string | null;
      sunrise?: string;
      sunset?: string;
    }
  >;
  masa_samvat: Array<Record<string, string | number>>;
  moon_phases: Array<Row & { phase: 'new' | 'full'; utc: string }>;
  sources: string[];
}

export const PUBLISHED: Published = JSON.parse(readFileSync(FILE, 'utf8'));

/** One comparison: what was published, and by how many minutes ours is later. */
export interface Compared {
  what: string;
  published: string;
  minutes: number;
  kind: string;
  source: string;
}

const compared = (row: Row, what: string, published: string, minutes: number): Compared => ({
  what,
  published,
  minutes,
  kind: row.kind,
  source: PUBLISHED.sources[row.source] ?? '',
});

/** The nearest of some instants to a published one, in minutes. */
const nearest = (published: number, ours: readonly number[]) =>
  ours.map((instant) => (instant - published) / MINUTE_MS).reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best));

/** Ends of tithis, nakshatras, yogas and karanas. */
export const boundaries = (): Compared[] =>
  PUBLISHED.boundaries.map((row) => {
    const ends = Date.parse(row.ends);
    const number = elementNumber(row.element, ends);
    const ours = [number - 1, number].map((one) => elementNumbered(row.element, one).end);
    return compared(row, `${row.element} ${row.name ?? ''}`.trim(), row.ends, nearest(ends, ours));
  });

const EVENTS = { sunrise, sunset, moonrise, moonset };

/** Rise and set where the place is known; rows that mean the middle of the disc by that definition. */
export const risesAndSets = (): Compared[] =>
  PUBLISHED.sun_moon.flatMap((row) => {
    if (row.lat === undefined || row.lon === undefined) return [];
    const point = { lat: row.lat, lon: row.lon };
    const event = row.event.replace('vedic_', '').replace(/ .*/, '') as keyof typeof EVENTS;
    const published = Date.parse(row.time);
    const from = published - 2 * HOUR_MS;
    const centre = row.convention !== undefined || row.event.startsWith('vedic');
    const ours = centre ? centreOnHorizon(event === 'sunrise' ? 'rise' : 'set', point, from) : EVENTS[event](point, from);
    if (ours === null) throw new Error(`No ${event} on ${row.date} at ${row.place}`);
    return [compared(row, `${event} ${row.place}${centre ? " (disc's centre)" : ''}`, row.time, (ours - published) / MINUTE_MS)];
  });

/** Sunrise and sunset as the source prints them beside its periods, or ours where it prints none. */
function frameFor(row: Published['periods'][number]): DayFrame | null {
  const at = (time: string) => Date.parse(`${row.date}T${time.padEnd(8, ':00')}+05:30`);
  if (row.lat !== undefined && row.lon !== undefined && !row.sunrise)
    return dayFrame({ lat: row.lat, lon: row.lon, zone: INDIA }, row.date);
  if (!row.sunrise || !row.sunset) return null;
  const [rises, sets] = [at(row.sunrise), at(row.sunset)];
  return {
    date: row.date,
    weekday: weekdayOf(row.date),
    sunrise: rises,
    sunset: sets,
    previousSunset: sets - 24 * HOUR_MS,
    nextSunrise: rises + 24 * HOUR_MS,
  };
}

const EIGHTHS = { rahu_kalam: 'rahu', yamaganda: 'yamaganda', gulika: 'gulika' } as const;

/** Rahu Kaal, Yamaganda, Gulika and Abhijit, both ends. */
export const periods = (): Compared[] =>
  PUBLISHED.periods.flatMap((row) => {
    const frame = frameFor(row);
    if (!frame || !row.start || !row.end) return [];
    const ours = row.period === 'abhijit' ? abhijitPeriod(frame) : eighthPeriod(EIGHTHS[row.period as keyof typeof EIGHTHS], frame);
    if (!ours) return [];
    const [start, end] = [row.start, row.end];
    return [
      compared(row, `${row.period} ${row.place}`, start, (ours.start - Date.parse(start)) / MINUTE_MS),
      compared(row, `${row.period} ${row.place}`, end, (ours.end - Date.parse(end)) / MINUTE_MS),
    ];
  });

const HALF_TURN = 180;

/** New and full moons. */
export const moonPhases = (): Compared[] =>
  PUBLISHED.moon_phases.map((row) => {
    const published = Date.parse(row.utc);
    const number = numberAt('elongation', HALF_TURN, published);
    // Even numbers are new moons.
    const ours = [number - 1, number, number + 1]
      .filter((one) => Math.abs(one % 2) === (row.phase === 'new' ? 0 : 1))
      .map((one) => crossingInstant('elongation', one * HALF_TURN));
    return compared(row, `${row.phase} moon`, row.utc, nearest(published, ours));
  });

/** Names of the published lists as our ids. */
const FESTIVAL_IDS: Readonly<Record<string, string>> = festivalIds;

/** Every festival of the published lists with its published days and ours at New Delhi. */
export const festivals = () =>
  PUBLISHED.festivals.map((row) => {
    const festival = listFestivals(row.year, DELHI).find(({ id }) => id === FESTIVAL_IDS[row.name]);
    if (!festival) throw new Error(`${row.name} is not computed for ${row.year}`);
    const others = festival.others.map(({ date }) => date);
    /** Our day is one of the published ones; or only a day that we name for others; or neither. */
    const verdict: 'same' | 'named' | 'different' = row.dates.includes(festival.date)
      ? 'same'
      : others.some((date) => row.dates.includes(date))
        ? 'named'
        : 'different';
    return {
      name: row.name,
      year: row.year,
      published: row.dates,
      ours: festival.date,
      others,
      verdict,
      kind: row.kind,
      source: PUBLISHED.sources[row.source] ?? '',
    };
  });

/** Largest and typical size of differences, in minutes. */
export function summary(rows: readonly Compared[]) {
  const sizes = rows.map(({ minutes }) => Math.abs(minutes));
  const at = quantiles(sizes);
  return {
    count: sizes.length,
    median: at(0.5),
    p95: at(0.95),
    largest: at(1),
    within: sizes.filter((size) => size <= TOLERANCE_MINUTES).length,
  };
}

export const TOLERANCE_MINUTES = 2;
