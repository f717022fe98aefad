import { moonrise } from '../../horizon.ts';
import { type DayFrame, dayFrame, type ZonedPoint } from '../frame.ts';

/** Parts of the day by which a tithi is judged, as named in the books on vows. */
export const PARTS = {
  sunrise: { en: 'at sunrise', hi: 'सूर्योदय के समय' },
  arunodaya: { en: 'in the dawn, the last 96 minutes before sunrise', hi: 'अरुणोदय में, यानी सूर्योदय से पहले के 96 मिनट में' },
  forenoon: { en: 'between sunrise and midday (purvahna)', hi: 'सूर्योदय और दोपहर के बीच (पूर्वाह्न)' },
  midday: { en: 'in the middle fifth of the daylight (madhyahna)', hi: 'दिन के पाँच भागों में से तीसरे भाग (मध्याह्न) में' },
  afternoon: { en: 'in the fourth fifth of the daylight (aparahna)', hi: 'दिन के पाँच भागों में से चौथे भाग (अपराह्न) में' },
  vijaya: { en: 'in the eleventh fifteenth of the daylight (Vijaya muhurta)', hi: 'दिन के पंद्रह भागों में से ग्यारहवें भाग (विजय मुहूर्त) में' },
  sunset: { en: 'at sunset', hi: 'सूर्यास्त के समय' },
  dusk: { en: 'in the first fifth of the night (pradosha)', hi: 'रात के पाँच भागों में से पहले भाग (प्रदोष काल) में' },
  midnight: { en: 'in the eighth fifteenth of the night (nishita)', hi: 'रात के पंद्रह भागों में से आठवें भाग (निशीथ काल) में' },
  moonrise: { en: 'at moonrise', hi: 'चंद्रोदय के समय' },
} as const;
export type Part = keyof typeof PARTS;

const DAWN_MS = 96 * 60_000;
const MINUTE_MS = 60_000;

/**
 * The bounds of a part of an almanac day, in milliseconds since 1970; a moment is a minute long. Null if the moon does not rise in the
 * night.
 */
export function partBounds(part: Part, frame: DayFrame, place: ZonedPoint): { start: number; end: number } | null {
  const { sunrise, sunset, nextSunrise } = frame;
  const day = (from: number, to: number) => ({ start: sunrise + from * (sunset - sunrise), end: sunrise + to * (sunset - sunrise) });
  const night = (from: number, to: number) => ({
    start: sunset + from * (nextSunrise - sunset),
    end: sunset + to * (nextSunrise - sunset),
  });
  const moment = (start: number) => ({ start, end: start + MINUTE_MS });
  if (part === 'sunrise') return moment(sunrise);
  if (part === 'arunodaya') return { start: sunrise - DAWN_MS, end: sunrise };
  if (part === 'forenoon') return day(0, 1 / 2);
  if (part === 'midday') return day(2 / 5, 3 / 5);
  if (part === 'afternoon') return day(3 / 5, 4 / 5);
  if (part === 'vijaya') return day(10 / 15, 11 / 15);
  if (part === 'sunset') return moment(sunset);
  if (part === 'dusk') return night(0, 1 / 5);
  if (part === 'midnight') return night(7 / 15, 8 / 15);
  const rises = moonrise(place, sunset - (sunset - sunrise) / 2);
  return rises === null || rises > nextSunrise ? null : moment(rises);
}

/** The share, 0 to 1, of a day's part that a span covers. */
export function coveredShare(part: Part, span: { start: number; end: number }, date: string, place: ZonedPoint): number {
  const bounds = partBounds(part, dayFrame(place, date), place);
  if (!bounds) return 0;
  const covered = Math.min(bounds.end, span.end) - Math.max(bounds.start, span.start);
  return Math.max(0, covered) / (bounds.end - bounds.start);
}
