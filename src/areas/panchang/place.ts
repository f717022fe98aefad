import type { Place } from '../../lib/places/gazetteer.ts';
import { skyPointOf, titleAt } from '../../lib/places/sky-point.ts';
import type { PlacePart } from '../area.ts';

/** Sunrise, sunset, tithi and nakshatra of today at a place, asked while its page is read: the day of a build is another. */
export async function almanacAt(place: Place): Promise<PlacePart | undefined> {
  const point = skyPointOf(place);
  if (!point) return undefined;
  return {
    title: titleAt({ en: 'Sun and tithi today', hi: 'आज का सूर्य और तिथि' }, point),
    facts: [],
    url: `/browse/panchang/day?city=${encodeURIComponent(point.town)}`,
    live: {
      call: `/panchang?lat=${point.lat.toFixed(2)}&lon=${point.lon.toFixed(2)}`,
      shows: [
        { label: { en: 'Sunrise', hi: 'सूर्योदय' }, member: 'sunrise', as: 'time' },
        { label: { en: 'Sunset', hi: 'सूर्यास्त' }, member: 'sunset', as: 'time' },
        { label: { en: 'Tithi at sunrise', hi: 'सूर्योदय की तिथि' }, member: 'tithi.0.name', memberHi: 'tithi.0.name_hi' },
        { label: { en: 'Nakshatra', hi: 'नक्षत्र' }, member: 'nakshatra.0.name', memberHi: 'nakshatra.0.name_hi' },
      ],
    },
  };
}
