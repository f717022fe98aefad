import { calendarOf } from '../../lib/calendar.ts';
import { ApiError } from '../../lib/errors.ts';
import { findPlace, indexPlaces, suggestPlaces } from '../../lib/places/find.ts';
import { STATES } from '../../lib/places/states.ts';
import { addDays, daysBetween, istDay } from '../../lib/time.ts';
import { defineEndpoint } from '../area.ts';
import { centralListBody, holidayBody, stateListBody } from './responses.ts';
import { holidaysOfYear, nextHolidays, nextQuery, workingDays, workingDaysQuery, yearQuery } from './schema.ts';
import { centralList, type Holiday, holidaysOf } from './year.ts';

/** What is "next", and the current year, change at midnight. */
const CACHE = { scope: 'public', maxAge: 600, memo: 300 } as const;
const STATE_INDEX = indexPlaces(STATES);
const SUNDAY = 0;
const SATURDAY = 6;
const MOST_DAYS = 3653;

/** A state's name by any of its names; null when none was asked for. Throws ApiError 404. */
function stateOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const state = findPlace(STATE_INDEX, text);
  if (state) return state.name;
  throw new ApiError('unknown_place', `No state called ${JSON.stringify(text)} is known.`, {
    suggestions: suggestPlaces(STATE_INDEX, text),
  });
}

/** The current year in India and the next. */
/** Years with a page and a file of their own. */
export const prebuiltYears = (): number[] => {
  const year = Number(istDay().slice(0, 4));
  return [year, year + 1];
};

export const year = defineEndpoint({
  path: '/holidays',
  title: 'Holidays of a year',
  summary:
    'The three national holidays and the gazetted ones of the central government, each with its source; as a calendar to subscribe to as well.',
  query: yearQuery,
  response: holidaysOfYear,
  cache: CACHE,
  errors: ['unknown_place'],
  examples: [
    { title: '2026', params: { year: '2026' } },
    { title: 'With what is known of a state', params: { year: '2026', state: 'karnataka' } },
  ],
  async respond({ year: asked, state }) {
    const wanted = asked ?? prebuiltYears()[0] ?? 0;
    const name = stateOf(state);
    const holidays = holidaysOf(wanted).map(holidayBody);
    return {
      status: 'ok' as const,
      api: 'holidays' as const,
      year: wanted,
      central_list: centralListBody(wanted),
      state: name,
      state_list: stateListBody(name),
      count: holidays.length,
      holidays,
    };
  },
  formats: {
    ics: {
      type: 'text/calendar; charset=utf-8',
      about: 'a calendar to subscribe to (iCalendar)',
      twins: true,
      render: (body) =>
        calendarOf(
          `Holidays of India ${body.year}`,
          body.holidays.map(({ id, name, name_hi, date, source, note }) => ({
            id,
            title: `${name} · ${name_hi}`,
            date,
            about: note ? `${note}. ${source}` : source,
          })),
          new Date(Date.UTC(body.year, 0, 1)),
        ),
    },
  },
  table: (body) => body.holidays,
  twins: async () => prebuiltYears().map((wanted) => ({ path: `/holidays/${wanted}.json`, params: { year: String(wanted) } })),
});

export const next = defineEndpoint({
  path: '/holidays/next',
  title: 'The next holidays',
  summary: 'The next holidays from a day on, that day included, with the days left.',
  query: nextQuery,
  response: nextHolidays,
  cache: CACHE,
  errors: ['unknown_place'],
  examples: [{ title: 'The next three', params: { count: '3' } }],
  async respond({ date, count, state }) {
    const from = date ?? istDay();
    const first = Number(from.slice(0, 4));
    const coming = [first, first + 1, first + 2].flatMap(holidaysOf).filter((holiday) => holiday.date >= from);
    const name = stateOf(state);
    const holidays = coming.slice(0, count).map((holiday) => ({ ...holidayBody(holiday), days_left: daysBetween(from, holiday.date) }));
    return {
      status: 'ok' as const,
      api: 'holidays/next' as const,
      from,
      state: name,
      state_list: stateListBody(name),
      count: holidays.length,
      holidays,
    };
  },
});

/** Weekdays that are days off: 0 for Sunday. */
const OFF: Readonly<Record<'sat-sun' | 'sun' | 'none', readonly number[]>> = { 'sat-sun': [SATURDAY, SUNDAY], sun: [SUNDAY], none: [] };
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Holidays between two days that are sure: national ones, and those of known lists. */
function sureHolidays(from: string, to: string): Holiday[] {
  const first = Number(from.slice(0, 4));
  const count = Number(to.slice(0, 4)) - first + 1;
  return Array.from({ length: count }, (_, at) => holidaysOf(first + at))
    .flat()
    .filter(({ date, kind }) => date >= from && date <= to && kind !== 'expected');
}

export const working = defineEndpoint({
  path: '/holidays/working-days',
  title: 'Working days between two days',
  summary: 'Days between two days that are neither weekend nor a sure holiday; both days count.',
  query: workingDaysQuery,
  response: workingDays,
  cache: { scope: 'public', maxAge: 86_400, memo: 3600 },
  errors: ['unknown_place'],
  examples: [{ title: 'November 2026', params: { from: '2026-11-01', to: '2026-11-30' } }],
  async respond({ from, to, weekend, state }) {
    const days = daysBetween(from, to) + 1;
    if (days < 1)
      throw new ApiError('invalid_parameter', `to must not be before from; got ${from} to ${to}`, { extra: { parameter: 'to' } });
    if (days > MOST_DAYS)
      throw new ApiError('invalid_parameter', `to may be at most ten years after from; got ${days} days`, { extra: { parameter: 'to' } });
    const off = OFF[weekend];
    const all = Array.from({ length: days }, (_, at) => addDays(from, at));
    const weekendDays = all.filter((date) => off.includes(weekdayOf(date))).length;
    const holidays = sureHolidays(from, to);
    const onWeekdays = new Set(holidays.map(({ date }) => date).filter((date) => !off.includes(weekdayOf(date)))).size;
    const name = stateOf(state);
    const spanned = [...new Set(all.map((date) => Number(date.slice(0, 4))))];
    return {
      status: 'ok' as const,
      api: 'holidays/working-days' as const,
      from,
      to,
      weekend,
      state: name,
      state_list: stateListBody(name),
      days,
      weekend_days: weekendDays,
      holidays_on_weekdays: onWeekdays,
      working_days: days - weekendDays - onWeekdays,
      holidays: holidays.map(holidayBody),
      years_without_list: spanned.filter((one) => !centralList(one)),
    };
  },
});
