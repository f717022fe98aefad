import { moonrise, moonset } from '../../lib/sky/horizon.ts';
import { type Element, elementsIn, elementsOf, sunAt } from './elements.ts';
import { type DayFrame, frameOf, type Place } from './frame.ts';
import { fullMoonOf, type LunarMonth, monthAt, purnimantaAt } from './months.ts';
import { type Samvats, samvatsOf } from './samvat.ts';

/** A nakshatra with the parts of its padas that fall into the day. */
export interface NakshatraOfDay extends Element {
  padas: Array<{ pada: number; start: number; end: number }>;
}

/** What an almanac says of a day at a place, in numbers: instants are milliseconds since 1970, indices count from 0. */
export interface AlmanacDay {
  frame: DayFrame;
  moonrise: number | null;
  moonset: number | null;
  tithis: Element[];
  nakshatras: NakshatraOfDay[];
  yogas: Element[];
  karanas: Element[];
  moonSigns: Element[];
  sunSign: { index: number; start: number; end: number };
  month: LunarMonth;
  fullMoon: number;
  purnimanta: { index: number; adhika: boolean };
  samvats: Samvats;
  /** Degrees of the sun at sunrise. */
  sun: { sidereal: number; tropical: number };
}

const PADAS = 4;
const DAY_MS = 86_400_000;

function nakshatrasOf(frame: DayFrame): NakshatraOfDay[] {
  const padas = elementsOf('pada', frame);
  return elementsOf('nakshatra', frame).map((nakshatra) => ({
    ...nakshatra,
    padas: padas
      .filter(({ index }) => Math.floor(index / PADAS) === nakshatra.index)
      .map(({ index, start, end }) => ({ pada: (index % PADAS) + 1, start, end })),
  }));
}

/** The first rise or set within the almanac day; null where it falls outside, as once a lunar month. */
function within(frame: DayFrame, instant: number | null): number | null {
  return instant !== null && instant < frame.nextSunrise ? instant : null;
}

/** An almanac day, from the sunrise of a civil day (YYYY-MM-DD) to the next. Throws NoSunrise. */
export function almanacDayOf(place: Place, date: string): AlmanacDay {
  const frame = frameOf(place, date);
  const { sunrise, nextSunrise } = frame;
  const days = (nextSunrise - sunrise) / DAY_MS;
  const month = monthAt(sunrise);
  const [sign] = elementsIn('sunSign', sunrise, sunrise + 1);
  if (!sign) throw new Error('The sun is in a sign at every instant');
  return {
    frame,
    moonrise: within(frame, moonrise(place, sunrise, days)),
    moonset: within(frame, moonset(place, sunrise, days)),
    tithis: elementsOf('tithi', frame),
    nakshatras: nakshatrasOf(frame),
    yogas: elementsOf('yoga', frame),
    karanas: elementsOf('karana', frame),
    moonSigns: elementsOf('moonSign', frame),
    sunSign: { index: sign.index, start: sign.start, end: sign.end },
    month,
    fullMoon: fullMoonOf(month),
    purnimanta: purnimantaAt(sunrise),
    samvats: samvatsOf(month, sunrise),
    sun: sunAt(sunrise),
  };
}
