import { dayFrame } from '../astronomy/calendar/frame.ts';
import { addDays } from '../kernel/time.ts';
import { zonedIso } from '../kernel/zone.ts';
import { minutesOf } from './day-line.ts';

const ZONE = 'Asia/Kolkata';
/** About the middle of India, where a place is not known. */
const MIDDLE = { lat: 22.5, lon: 79 };

/** Sunrise and sunset in minutes from midnight on days that begin with `date` (YYYY-MM-DD), each at a point: by them a drawn day is tinted. */
export const sunsOf = (date: string, points: readonly { lat: number | null; lon: number | null }[]): { rise: number; set: number }[] =>
  points.map(({ lat, lon }, at) => {
    const place = { lat: lat ?? MIDDLE.lat, lon: lon ?? MIDDLE.lon, zone: ZONE };
    const { sunrise, sunset } = dayFrame(place, addDays(date, at));
    return { rise: minutesOf(zonedIso(ZONE, sunrise)), set: minutesOf(zonedIso(ZONE, sunset)) };
  });
