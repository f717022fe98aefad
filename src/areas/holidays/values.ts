import { type Name, nameAt, WEEKDAYS } from '../../i18n/almanac-names.ts';
import { ApiError } from '../../kernel/errors.ts';
import { addDays, daysBetween, weekdayOf } from '../../kernel/time.ts';
import type { State } from '../../places/states.ts';
import { type AskedKind, bankSaturday, hasStateList, holidaysOfKind, SATURDAY } from './by-kind.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { holidayId } from './holiday-id.ts';
import { HINDI_NAMES, listedDays } from './lists/index.ts';
import { centralList, type Holiday } from './year.ts';

/** The newest year whose gazettes the lists can be from: those of later years were worked out beforehand. */
const NEWEST_GAZETTE = 2026;
const SUNDAY = 0;
const MAX_DAYS = 3653;
const SATURDAYS: Readonly<Record<string, string>> = { 'Second Saturday': 'दूसरा शनिवार', 'Fourth Saturday': 'चौथा शनिवार' };

/** A holiday's names in English and Hindi. Throws for one that has none. */
export function nameOf({ id, name: listed }: Holiday): Name {
  const name = listed === undefined ? CENTRAL_HOLIDAYS[id] : { en: listed, hi: SATURDAYS[listed] ?? HINDI_NAMES[listed] ?? '' };
  if (!name?.hi) throw new Error(`The holiday ${id} has no name`);
  return name;
}

/** The day of the week it is on. */
export const weekdayNameOf = ({ date }: Holiday): Name => nameAt(WEEKDAYS, weekdayOf(date));

/** What may move its day: it was computed, or waits for the moon to be sighted. */
export interface Doubts {
  computed: boolean;
  moon: boolean;
  /** It is in a collection of lists, and no order of the state for that year is on record. */
  unordered: boolean;
}

/** The doubts about a holiday's day; undefined if it is certain. */
export function doubtsOf({ kind, moon, date, basis }: Holiday): Doubts | undefined {
  const isListedAhead = (kind === 'state' || kind === 'optional') && Number(date.slice(0, 4)) > NEWEST_GAZETTE;
  const computed = isListedAhead || kind === 'expected';
  const unordered = kind === 'state' && basis === 'expected' && !computed;
  return computed || moon || unordered ? { computed, moon, unordered } : undefined;
}

/** Holidays of a year of one kind, with those of a state where one is given; by date. */
export const holidaysOf = (year: number, state?: State, kind: AskedKind = 'public'): readonly Holiday[] =>
  holidaysOfKind(year, kind, state?.name ?? null);

/** The next holidays from a day on, that day included. */
export const comingHolidays = (from: string, count: number, state?: State, kind: AskedKind = 'public'): Holiday[] => {
  const first = Number(from.slice(0, 4));
  return [first, first + 1, first + 2]
    .flatMap((year) => holidaysOf(year, state, kind))
    .filter(({ date }) => date >= from)
    .slice(0, count);
};

/** Whether a state's own list of holidays is on record for all of these years. */
export const isCollected = (state: State, years: readonly number[]): boolean => years.every((year) => hasStateList(year, state.name));

export const WEEKENDS = ['sat-sun', 'sun', 'second-fourth-sat', 'none'] as const;
export type Weekend = (typeof WEEKENDS)[number];

/** Whether a day is off by the custom of central offices, of most shops or of banks (Reserve Bank of India, since 1 September 2015). */
export const IS_OFF: Readonly<Record<Weekend, (date: string) => boolean>> = {
  'sat-sun': (date) => weekdayOf(date) === SATURDAY || weekdayOf(date) === SUNDAY,
  sun: (date) => weekdayOf(date) === SUNDAY,
  'second-fourth-sat': (date) => weekdayOf(date) === SUNDAY || bankSaturday(date) !== undefined,
  none: () => false,
};

/** Working days between two days, and what is taken off. */
export interface WorkingDays {
  /** All days, both ends included. */
  days: number;
  weekendDays: number;
  holidaysOnWeekdays: number;
  workingDays: number;
  /** Fewest and most, where expected holidays may be a day earlier or later: equal where every holiday is ordered. */
  least: number;
  most: number;
  holidays: readonly Holiday[];
  years: readonly number[];
  /** Of these only the three national holidays are counted. */
  yearsWithoutList: readonly number[];
}

/**
 * Counts days between two days, both included, that are neither weekend nor a holiday of the centre or the state. Throws ApiError where `to` is
 * before `from` or over ten years after it.
 */
export function countWorkingDays(from: string, to: string, weekend: Weekend, state?: State): WorkingDays {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new ApiError('invalid_parameter', `to must not be before from; got ${from} to ${to}`, { extra: { parameter: 'to' } });
  if (days > MAX_DAYS)
    throw new ApiError('invalid_parameter', `to may be at most ten years after from; got ${days} days`, { extra: { parameter: 'to' } });
  const isOff = IS_OFF[weekend];
  const all = Array.from({ length: days }, (_, at) => addDays(from, at));
  const years = [...new Set(all.map((date) => Number(date.slice(0, 4))))];
  const holidays = years.flatMap((year) => holidaysOf(year, state)).filter(({ date }) => date >= from && date <= to);
  const weekendDays = all.filter(isOff).length;
  const onWeekdays = new Set(holidays.map(({ date }) => date).filter((date) => !isOff(date)));
  const holidaysOnWeekdays = onWeekdays.size;
  const workingDays = days - weekendDays - holidaysOnWeekdays;
  const { fewer, more } = countMovable(holidays, onWeekdays, isOff);
  return {
    days,
    weekendDays,
    holidaysOnWeekdays,
    workingDays,
    least: workingDays - fewer,
    most: workingDays + more,
    holidays,
    years,
    yearsWithoutList: years.filter((year) => !centralList(year)),
  };
}

/** Whether it may turn out to be a day earlier or later: by the moon, or because a state may order its own festival for another day than the rule. */
const mayMove = ({ basis, kind, moon, id, date }: Holiday): boolean =>
  basis === 'expected' && (moon || (kind === 'state' && !isSameDayEveryYear(id, date)));

/** Expected holidays of a fixed day in the year: Christmas, the day on which a state was made. */
const isSameDayEveryYear = (id: string, date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return [year - 1, year + 1].every((other) => {
    const there = listedDays(other).filter(({ name }) => holidayId(name) === id);
    return there.length === 0 || there.some((one) => one.date.slice(5) === date.slice(5));
  });
};

/** How many working days fewer or more there are at most if each holiday that may move is a day earlier or later. */
function countMovable(
  holidays: readonly Holiday[],
  onWeekdays: ReadonlySet<string>,
  isOff: (date: string) => boolean,
): { fewer: number; more: number } {
  const days = new Set(holidays.filter(mayMove).map(({ date }) => date));
  const fixed = new Set(holidays.filter((holiday) => !mayMove(holiday)).map(({ date }) => date));
  let [fewer, more] = [0, 0];
  for (const date of days) {
    const around = [addDays(date, -1), addDays(date, 1)];
    const isCounted = onWeekdays.has(date) && !fixed.has(date);
    if (isCounted && around.some((one) => isOff(one) || fixed.has(one))) more += 1;
    if (!onWeekdays.has(date) && around.some((one) => !isOff(one) && !fixed.has(one))) fewer += 1;
  }
  return { fewer, more };
}
