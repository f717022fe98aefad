import { dayFrame } from '../astronomy/calendar/frame.ts';
import { keptTogether } from '../kernel/kept-work.ts';
import { addDays, istDay } from '../kernel/time.ts';
import { zonedIso } from '../kernel/zone.ts';
import { PLACES, type Place, placeBySlug } from '../places/gazetteer.ts';
import { findSkyPoint } from '../places/sky-point.ts';
import { minutesOf } from './day-line.ts';

const ZONE = 'Asia/Kolkata';
/** About the middle of India, where a place is not known. */
const MIDDLE = { lat: 22.5, lon: 79 };

/** Sunrise and sunset, in minutes from midnight. */
export interface Sun {
  rise: number;
  set: number;
}

/** Sunrise and sunset in minutes from midnight on days that begin with `date` (YYYY-MM-DD), each at a point: by them a drawn day is tinted. */
export const sunsOf = (date: string, points: readonly { lat: number | null; lon: number | null }[]): Sun[] =>
  points.map(({ lat, lon }, at) => {
    const place = { lat: lat ?? MIDDLE.lat, lon: lon ?? MIDDLE.lon, zone: ZONE };
    const { sunrise, sunset } = dayFrame(place, addDays(date, at));
    return { rise: minutesOf(zonedIso(ZONE, sunrise)), set: minutesOf(zonedIso(ZONE, sunset)) };
  });

const sunAt = (place: Place | undefined): Sun | null => {
  const sky = place && findSkyPoint(place);
  return sky ? (sunsOf(istDay(), [sky])[0] ?? null) : null;
};

/** The sun of today at a place, by its slug; null where its sky is not known. A build finds it for all places, which it shows in two languages. */
export const sunToday = keptTogether(
  'suns of places',
  async () => Object.fromEntries(PLACES.map((place) => [place.slug, sunAt(place)])),
  async (slug) => sunAt(placeBySlug(slug)),
);
