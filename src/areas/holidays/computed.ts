import { listFestivalDays } from '../../astronomy/calendar/festivals/year.ts';
import { crossingInstant, numberAt } from '../../astronomy/crossings.ts';
import { sunset } from '../../astronomy/horizon.ts';
import { addDays } from '../../kernel/time.ts';
import { INDIA, startOfDay, zonedDay } from '../../kernel/zone.ts';

const DELHI = { lat: 28.6139, lon: 77.209, zone: INDIA };
const TURN = 360;
const DAY_MS = 86_400_000;

/** Easter Sunday of the Gregorian calendar, YYYY-MM-DD: the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`;
}

/** Months of the Islamic year in which holidays fall, from 1, with the day. */
const ISLAMIC: Readonly<Record<string, { month: number; day: number }>> = {
  muharram: { month: 1, day: 10 },
  'milad-un-nabi': { month: 3, day: 12 },
  'id-ul-fitr': { month: 10, day: 1 },
  'id-ul-zuha': { month: 12, day: 10 },
};
/** The new moon before Muharram 1445, which began in India on 20 July 2023. */
const ANCHOR = numberAt('elongation', TURN, Date.parse('2023-07-18T00:00:00Z'));
/**
 * Hours after new moon from which the crescent is taken to be seen at Delhi's sunset. Found from the days kept in India from 2023 on, which this
 * meets but for one; the true day is that of the sighting, and may be one off either way.
 */
const SEEN_HOURS = 20;

/** The civil day on which the Islamic month after a new moon begins: the one after the first evening with a crescent. */
function beginsAfter(newMoon: number): string {
  for (let day = zonedDay(DELHI.zone, newMoon); ; day = addDays(day, 1)) {
    const sets = sunset(DELHI, startOfDay(DELHI.zone, day) + DAY_MS / 4);
    if (sets !== null && sets - newMoon >= SEEN_HOURS * 3_600_000) return addDays(day, 1);
  }
}

/** Days of an Islamic holiday in a civil year, by computation: one, or two, or none, since the year is eleven days shorter. */
export function islamicDays(id: string, year: number): string[] {
  const holiday = ISLAMIC[id];
  if (!holiday) return [];
  const first = numberAt('elongation', TURN, Date.UTC(year - 1, 10, 1));
  return Array.from({ length: 16 }, (_, at) => first + at)
    .filter((number) => (((number - ANCHOR) % 12) + 12) % 12 === holiday.month - 1)
    .map((number) => addDays(beginsAfter(crossingInstant('elongation', number * TURN)), holiday.day - 1))
    .filter((day) => day.startsWith(`${year}-`));
}

/** Days of a holiday of the central lists in a year by rule; empty for what no rule gives. */
export function computedDays(id: string, year: number): string[] {
  if (id === 'christmas') return [`${year}-12-25`];
  if (id === 'good-friday') return [addDays(easter(year), -2)];
  if (ISLAMIC[id]) return islamicDays(id, year);
  return listFestivalDays(id, year, DELHI).map(({ date }) => date);
}
