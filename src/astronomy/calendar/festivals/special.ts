import type { Name } from '../../../i18n/almanac-names.ts';
import { addDays } from '../../../kernel/time.ts';
import { indexAt } from '../elements.ts';
import { dayFrame, type ZonedPoint } from '../frame.ts';
import { partBounds } from './parts.ts';
import { coveredDays, prevailingDay, type SpanOf } from './prevail.ts';

/*
 * Festivals that take more than one tithi at one part of the day to date.
 */

/** The day observed, and other days with who observes them. */
export interface Choice {
  date: string;
  others: Array<{ date: string; by: Name }>;
}

const one = (date: string): Choice => ({ date, others: [] });

/** Who observes another day. */
export const OBSERVERS = {
  vaishnavas: { en: 'vaishnavas', hi: 'वैष्णव' },
  byTithi: { en: 'those who do not look at the nakshatra', hi: 'नक्षत्र न देखने वाले' },
  secondDusk: {
    en: 'those who take any share of the dusk on the second evening',
    hi: 'दूसरी शाम के प्रदोष का कोई भी हिस्सा मानने वाले',
  },
  smartas: { en: 'smartas, who keep the night with Ashtami at midnight', hi: 'स्मार्त, जो आधी रात की अष्टमी मानते हैं' },
} as const satisfies Record<string, Name>;
const SHRAVANA = 21;
const MUHURTAS = 15;
/** Muhurtas of daylight that a tithi must last for the second day to count. */
const ENOUGH_MUHURTAS = 3;
/** Three and a half of the four watches of daylight, as a share. */
const THREE_AND_A_HALF_WATCHES = 3.5 / 4;
const HALF_TITHI = 2;
/** A tithi that covers this share of a part counts as filling it. */
const FULL = 0.999;
const GHATI_MS = 24 * 60_000;

/** Bhadra (Vishti karana) of a full moon is its first half. */
const bhadraEnd = ({ start, end }: SpanOf) => start + (end - start) / HALF_TITHI;

/** Whether a tithi lasts through the first three muhurtas of daylight. */
function lastsMuhurtas(tithi: SpanOf, date: string, place: ZonedPoint): boolean {
  const { sunrise, sunset } = dayFrame(place, date);
  return tithi.end >= sunrise + (ENOUGH_MUHURTAS * (sunset - sunrise)) / MUHURTAS;
}

/**
 * Raksha Bandhan: Shravana Purnima in the afternoon, outside Bhadra. If Bhadra spoils the first afternoon, the next day is taken if Purnima
 * still lasts three muhurtas of it; else the first evening after Bhadra.
 */
export function rakshaBandhan(purnima: SpanOf, place: ZonedPoint): Choice {
  const first = prevailingDay('afternoon', purnima, place, 'first');
  const afternoon = partBounds('afternoon', dayFrame(place, first), place);
  if (!afternoon || bhadraEnd(purnima) < afternoon.start) return one(first);
  const next = addDays(first, 1);
  return one(lastsMuhurtas(purnima, next, place) ? next : first);
}

/**
 * Holika Dahan: Phalguna Purnima at dusk, after Bhadra. If Bhadra lasts past midnight and Purnima fills three and a half watches of the
 * next day, the next dusk is taken.
 */
export function holikaDahan(purnima: SpanOf, place: ZonedPoint): Choice {
  const first = prevailingDay('dusk', purnima, place, 'second');
  const midnight = partBounds('midnight', dayFrame(place, first), place);
  const next = addDays(first, 1);
  const { sunrise, sunset } = dayFrame(place, next);
  const lasts = purnima.end >= sunrise + (sunset - sunrise) * THREE_AND_A_HALF_WATCHES;
  return one(midnight && bhadraEnd(purnima) > midnight.end && lasts ? next : first);
}

/** Holi: the day after the fire. */
export const holi = (purnima: SpanOf, place: ZonedPoint): Choice => one(addDays(holikaDahan(purnima, place).date, 1));

/**
 * Vijayadashami: Ashwina Shukla Dashami in the Vijaya muhurta. Candidates are the days with Dashami then (if it fills none, also those with
 * it at sunrise). The only one with Shravana in that muhurta is taken; else the one Dashami fills more.
 */
export function vijayadashami(dashami: SpanOf, place: ZonedPoint): Choice {
  const inVijaya = coveredDays('vijaya', dashami, place);
  const filled = inVijaya.some(({ share }) => share > FULL);
  const days = new Set([...inVijaya, ...(filled ? [] : coveredDays('sunrise', dashami, place))].map(({ date }) => date));
  const withShravana = [...days].filter((date) => {
    const vijaya = partBounds('vijaya', dayFrame(place, date), place);
    return vijaya !== null && indexAt('nakshatra', vijaya.start) === SHRAVANA;
  });
  const [only, more] = withShravana;
  const larger = prevailingDay('vijaya', dashami, place, 'larger');
  const date = only && !more ? only : larger;
  return { date, others: larger === date ? [] : [{ date: larger, by: OBSERVERS.byTithi }] };
}

/** Dhanteras: Ashwina Krishna Trayodashi at dusk; the second of two such evenings if it lasts a ghati (24 minutes) past sunset. */
export function dhanteras(trayodashi: SpanOf, place: ZonedPoint): Choice {
  const first = prevailingDay('dusk', trayodashi, place, 'first');
  const second = prevailingDay('dusk', trayodashi, place, 'second');
  return one(trayodashi.end - dayFrame(place, second).sunset >= GHATI_MS ? second : first);
}

/** Akshaya Tritiya: Vaishakha Shukla Tritiya in the forenoon; the second of two such days if it lasts three muhurtas of it. */
export function akshayaTritiya(tritiya: SpanOf, place: ZonedPoint): Choice {
  const first = prevailingDay('forenoon', tritiya, place, 'first');
  const second = prevailingDay('forenoon', tritiya, place, 'second');
  return one(second !== first && lastsMuhurtas(tritiya, second, place) ? second : first);
}

/** Lakshmi Puja: Amavasya at dusk; of two such evenings the one it fills more. The other is named too. */
export function lakshmiPuja(amavasya: SpanOf, place: ZonedPoint): Choice {
  const date = prevailingDay('dusk', amavasya, place, 'larger');
  const others = coveredDays('dusk', amavasya, place)
    .filter((day) => day.date !== date)
    .map((day) => ({ date: day.date, by: OBSERVERS.secondDusk }));
  return { date, others };
}

/**
 * Janmashtami: Vaishnavas, and the central government's list, observe the day with Ashtami at sunrise (if no sunrise has it, the day after
 * its midnight); Smartas the night with Ashtami at midnight, the second of two.
 */
export function janmashtami(ashtami: SpanOf, place: ZonedPoint): Choice {
  const smarta = prevailingDay('midnight', ashtami, place, 'second');
  const [sunrise] = coveredDays('sunrise', ashtami, place);
  const date = sunrise?.date ?? addDays(smarta, 1);
  return { date, others: smarta === date ? [] : [{ date: smarta, by: OBSERVERS.smartas }] };
}
