import { dayElements, type Element, elementsIn, sunAt } from '../../astronomy/calendar/elements.ts';
import { type DayFrame, dayFrame, type ZonedPoint } from '../../astronomy/calendar/frame.ts';
import { fullMoonIn, type LunarMonth, monthAt, purnimantaAt } from '../../astronomy/calendar/months.ts';
import { moonrise, moonset } from '../../astronomy/horizon.ts';
import { type Samvats, samvatsIn } from './samvat.ts';

/** A nakshatra with the parts of its padas within the day. */
interface NakshatraOfDay extends Element {
  padas: Array<{ pada: number; start: number; end: number }>;
}

/** A day's almanac at a place, in numbers: instants are milliseconds since 1970, indices count from 0. */
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

function dayNakshatras(frame: DayFrame): NakshatraOfDay[] {
  const padas = dayElements('pada', frame);
  return dayElements('nakshatra', frame).map((nakshatra) => ({
    ...nakshatra,
    padas: padas
      .filter(({ index }) => Math.floor(index / PADAS) === nakshatra.index)
      .map(({ index, start, end }) => ({ pada: (index % PADAS) + 1, start, end })),
  }));
}

/** An almanac day, from the sunrise of a civil day (YYYY-MM-DD) to the next. Throws NoSunrise. */
export function computeAlmanacDay(place: ZonedPoint, date: string): AlmanacDay {
  const frame = dayFrame(place, date);
  const { sunrise, nextSunrise } = frame;
  const days = (nextSunrise - sunrise) / DAY_MS;
  /** The first rise or set; null if it is not within the day, as happens once a lunar month. */
  const within = (instant: number | null) => (instant !== null && instant < nextSunrise ? instant : null);
  const month = monthAt(sunrise);
  const [sign] = elementsIn('sunSign', sunrise, sunrise + 1);
  if (!sign) throw new Error('The sun is in a sign at every instant');
  return {
    frame,
    moonrise: within(moonrise(place, sunrise, days)),
    moonset: within(moonset(place, sunrise, days)),
    tithis: dayElements('tithi', frame),
    nakshatras: dayNakshatras(frame),
    yogas: dayElements('yoga', frame),
    karanas: dayElements('karana', frame),
    moonSigns: dayElements('moonSign', frame),
    sunSign: { index: sign.index, start: sign.start, end: sign.end },
    month,
    fullMoon: fullMoonIn(month),
    purnimanta: purnimantaAt(sunrise),
    samvats: samvatsIn(month, sunrise),
    sun: sunAt(sunrise),
  };
}
