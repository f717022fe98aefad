import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { toICalendar } from '../../kernel/icalendar.ts';
import { addDays, currentYears, daysBetween, istDay, weekdayOf } from '../../kernel/time.ts';
import { requireState } from '../../places/find-state.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { bankSaturday, holidaysOfKind, SATURDAY } from './by-kind.ts';
import { centralListBody, holidayBody, kindNote, stateListBody } from './responses.ts';
import { holidaysResponse, nextHolidays, nextQuery, type Weekend, workingDays, workingDaysQuery, yearQuery } from './schema.ts';
import { centralList, type Holiday } from './year.ts';

/** What is "next", and the current year, change at midnight. */
const CACHE = { scope: 'public', maxAge: 600, cdnMaxAge: 300 } as const;
const SUNDAY = 0;
const MAX_DAYS = 3653;

/** Null when none was asked for. Throws ApiError 404. */
const requireStateName = (text: string | undefined): string | null => (text === undefined ? null : requireState(text).name);

export const year = defineEndpoint({
  path: '/holidays',
  title: 'Holidays of a year',
  summary: 'Holidays of the centre and of a state, optional ones, those of banks and of exchanges, each with its source.',
  query: yearQuery,
  response: holidaysResponse,
  cache: CACHE,
  errors: ['unknown_place'],
  examples: [
    { title: '2026', params: { year: '2026' } },
    { title: 'With those of a state', params: { year: '2026', state: 'karnataka' } },
    { title: 'When banks are closed', params: { year: '2026', state: 'maharashtra', kind: 'bank' } },
    { title: 'When exchanges are closed', params: { year: '2026', kind: 'market' } },
  ],
  async respond({ year: asked, state, kind }) {
    const wanted = asked ?? currentYears()[0];
    const name = requireStateName(state);
    const holidays = holidaysOfKind(wanted, kind, name).map(holidayBody);
    return {
      status: 'ok' as const,
      api: 'holidays' as const,
      year: wanted,
      central_list: centralListBody(wanted),
      state: name,
      state_list: stateListBody(name, [wanted]),
      asked_kind: kind,
      kind_note: kindNote(kind, wanted, name),
      count: holidays.length,
      holidays,
    };
  },
  formats: {
    ics: {
      type: 'text/calendar; charset=utf-8',
      about: 'a calendar to subscribe to (iCalendar)',
      isStatic: true,
      render: (body) =>
        toICalendar(
          `Holidays of ${body.state ?? 'India'} ${body.year}`,
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
  table: (body) =>
    body.holidays.map(({ markets, ...holiday }) => ({
      ...holiday,
      ...(markets && { markets: markets.map(({ name, closed }) => (closed === 'day' ? name : `${name} (${closed})`)) }),
    })),
  staticFiles: async () => [
    { path: '/holidays.json', params: {} },
    ...currentYears().flatMap((wanted) => [
      { path: `/holidays/${wanted}.json`, params: { year: String(wanted) } },
      ...STATES.map(({ name }) => ({
        path: `/holidays/${wanted}/${slugify(name)}.json`,
        params: { year: String(wanted), state: slugify(name) },
      })),
    ]),
  ],
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
  async respond({ date, count, state, kind }) {
    const from = date ?? istDay();
    const first = Number(from.slice(0, 4));
    const name = requireStateName(state);
    const coming = [first, first + 1, first + 2]
      .flatMap((one) => holidaysOfKind(one, kind, name))
      .filter((holiday) => holiday.date >= from);
    const holidays = coming.slice(0, count).map((holiday) => ({ ...holidayBody(holiday), days_left: daysBetween(from, holiday.date) }));
    return {
      status: 'ok' as const,
      api: 'holidays/next' as const,
      from,
      state: name,
      state_list: stateListBody(name, [first]),
      count: holidays.length,
      holidays,
    };
  },
});

/** Is a day off by each custom: that of central offices, of most shops, of banks (Reserve Bank of India, since 1 September 2015). */
const IS_OFF: Readonly<Record<Weekend, (date: string) => boolean>> = {
  'sat-sun': (date) => weekdayOf(date) === SATURDAY || weekdayOf(date) === SUNDAY,
  sun: (date) => weekdayOf(date) === SUNDAY,
  'second-fourth-sat': (date) => weekdayOf(date) === SUNDAY || bankSaturday(date) !== undefined,
  none: () => false,
};

/** Holidays between two days: national ones, those of known lists, of other years those that are computed, and the state's own. */
function holidaysBetween(from: string, to: string, state: string | null): Holiday[] {
  const first = Number(from.slice(0, 4));
  const count = Number(to.slice(0, 4)) - first + 1;
  return Array.from({ length: count }, (_, at) => holidaysOfKind(first + at, 'public', state))
    .flat()
    .filter(({ date }) => date >= from && date <= to);
}

export const working = defineEndpoint({
  path: '/holidays/working-days',
  tool: 'working_days',
  title: 'Working days between two days',
  summary: 'Days between two days that are neither weekend nor a holiday of the centre or the state; both days count.',
  query: workingDaysQuery,
  response: workingDays,
  cache: { scope: 'public', maxAge: 86_400, cdnMaxAge: 3600 },
  errors: ['unknown_place'],
  examples: [{ title: 'November 2026', params: { from: '2026-11-01', to: '2026-11-30' } }],
  async respond({ from, to, weekend, state }) {
    const days = daysBetween(from, to) + 1;
    if (days < 1)
      throw new ApiError('invalid_parameter', `to must not be before from; got ${from} to ${to}`, { extra: { parameter: 'to' } });
    if (days > MAX_DAYS)
      throw new ApiError('invalid_parameter', `to may be at most ten years after from; got ${days} days`, { extra: { parameter: 'to' } });
    const isOff = IS_OFF[weekend];
    const all = Array.from({ length: days }, (_, at) => addDays(from, at));
    const weekendDays = all.filter(isOff).length;
    const name = requireStateName(state);
    const holidays = holidaysBetween(from, to, name);
    const onWeekdays = new Set(holidays.map(({ date }) => date).filter((date) => !isOff(date))).size;
    const spanned = [...new Set(all.map((date) => Number(date.slice(0, 4))))];
    return {
      status: 'ok' as const,
      api: 'holidays/working-days' as const,
      from,
      to,
      weekend,
      state: name,
      state_list: stateListBody(name, spanned),
      days,
      weekend_days: weekendDays,
      holidays_on_weekdays: onWeekdays,
      working_days: days - weekendDays - onWeekdays,
      holidays: holidays.map(holidayBody),
      years_without_list: spanned.filter((one) => !centralList(one)),
    };
  },
});
