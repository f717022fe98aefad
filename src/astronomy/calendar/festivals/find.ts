import { addDays, weekdayOf } from '../../../kernel/time.ts';
import { startOfDay, zonedDay } from '../../../kernel/zone.ts';
import { numberAt, spanNumbered } from '../../crossings.ts';
import { elementNumbered, elementsIn } from '../elements.ts';
import { dayFrame, type ZonedPoint } from '../frame.ts';
import { type LunarMonth, monthAt, monthNumbered } from '../months.ts';
import { prevailingDay, type SpanOf } from './prevail.ts';
import type { FestivalRule, LunarRule, NakshatraRule, SolarRule, WeekdayRule } from './rules.ts';
import type { Choice } from './special.ts';

const TITHIS = 30;
const TURN = 360;
const SIGN = 30;
const NO_OTHERS: Choice['others'] = [];

/** A date, with the span of the tithi or nakshatra, or the moment of the sun's entry, that determines it. */
export interface FoundFestival extends Choice {
  span: SpanOf | null;
  moment: number | null;
}

/** Lunar months that overlap a civil year, adhika ones included. */
export function lunarMonthsIn(year: number, { zone }: ZonedPoint): LunarMonth[] {
  const until = startOfDay(zone, `${year + 1}-01-01`);
  const months: LunarMonth[] = [];
  for (let month = monthAt(startOfDay(zone, `${year}-01-01`)); month.start < until; month = monthNumbered(month.number + 1))
    months.push(month);
  return months;
}

/** A tithi of a lunar month, 0 to 29. */
export const tithiSpan = (month: LunarMonth, tithi: number): SpanOf => elementNumbered('tithi', month.number * TITHIS + tithi);

/** Whether a month matches a rule: by name, and not adhika. Festivals of a lost month fall in the month that absorbed it. */
const isMonth = (month: LunarMonth, index: number) => !month.adhika && (month.index === index || month.kshaya === index);

function findTithi(rule: LunarRule, months: readonly LunarMonth[], place: ZonedPoint): FoundFestival[] {
  const adhika = rule.inAdhika ? months.filter(({ index, adhika }) => adhika && index === rule.month) : [];
  const chosen = adhika.length > 0 ? adhika : months.filter((month) => isMonth(month, rule.month));
  return chosen.map((month) => {
    const span = tithiSpan(month, rule.tithi);
    const choice = rule.choose ? rule.choose(span, place) : { date: prevailingDay(rule.part, span, place, rule.tie), others: NO_OTHERS };
    return { ...choice, date: addDays(choice.date, rule.after), span, moment: null };
  });
}

/** The moments within a period when the sun enters a sign (0 Mesha). */
function entriesInto(sign: number, from: number, to: number): number[] {
  const entries: number[] = [];
  const first = numberAt('sun', TURN, from);
  for (let turn = first - 1; turn <= first + 2; turn++) {
    const { start } = spanNumbered('sun', SIGN, turn * (TURN / SIGN) + sign);
    if (start >= from && start < to) entries.push(start);
  }
  return entries;
}

function solarDay({ until }: SolarRule, moment: number, place: ZonedPoint): string {
  const day = zonedDay(place.zone, moment);
  if (until === 'midnight') return day;
  const { sunrise, sunset } = dayFrame(place, day);
  return moment <= (until === 'sunset' ? sunset : sunrise) ? day : addDays(day, 1);
}

const findSankranti = (rule: SolarRule, from: number, to: number, place: ZonedPoint): FoundFestival[] =>
  entriesInto(rule.sign, from, to).map((moment) => ({
    date: addDays(solarDay(rule, moment, place), rule.after),
    others: NO_OTHERS,
    span: null,
    moment,
  }));

/** The last day of the solar month with the nakshatra at sunrise. */
function findNakshatra({ sign, nakshatra }: NakshatraRule, from: number, to: number, place: ZonedPoint): FoundFestival[] {
  return entriesInto(sign, from, to).flatMap((entry) => {
    const leaves = spanNumbered('sun', SIGN, numberAt('sun', SIGN, entry)).end;
    const spans = elementsIn('nakshatra', entry, leaves).filter(({ index, start }) => index === nakshatra && start < leaves);
    const inMonth = spans
      .map((span) => ({ span, date: prevailingDay('sunrise', span, place, 'first') }))
      .filter(({ date }) => dayFrame(place, date).sunrise < leaves);
    const last = inMonth.at(-1);
    return last ? [{ date: last.date, others: NO_OTHERS, span: last.span, moment: null }] : [];
  });
}

function findWeekday({ month: index, tithi, weekday }: WeekdayRule, months: readonly LunarMonth[], place: ZonedPoint): FoundFestival[] {
  return months
    .filter((month) => isMonth(month, index))
    .map((month) => {
      const span = tithiSpan(month, tithi);
      const last = prevailingDay('sunrise', span, place, 'first');
      const back = (weekdayOf(last) - weekday + 7) % 7;
      return { date: addDays(last, -back), others: NO_OTHERS, span, moment: null };
    });
}

/** A festival's days in a civil year at a place, within these lunar months: usually one, but none or two around the turn of the year. */
export function findFestival(rule: FestivalRule, year: number, place: ZonedPoint, months = lunarMonthsIn(year, place)): FoundFestival[] {
  const from = startOfDay(place.zone, addDays(`${year}-01-01`, -2));
  const to = startOfDay(place.zone, addDays(`${year}-12-31`, 3));
  const days =
    rule.kind === 'tithi'
      ? findTithi(rule, months, place)
      : rule.kind === 'sankranti'
        ? findSankranti(rule, from, to, place)
        : rule.kind === 'nakshatra'
          ? findNakshatra(rule, from, to, place)
          : findWeekday(rule, months, place);
  return days.filter(({ date }) => date.startsWith(`${year}-`));
}
