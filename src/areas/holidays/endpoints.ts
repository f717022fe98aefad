import { defineEndpoint, type StaticFile } from '../../api/endpoint.ts';
import { toICalendar } from '../../api/icalendar.ts';
import { currentYears, daysBetween, istDay } from '../../kernel/time.ts';
import { requireState } from '../../places/find-state.ts';
import { STATES, type State } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { centralListBody, holidayBody, kindNote, stateListBody } from './responses.ts';
import { holidaysResponse, nextHolidays, nextQuery, workingDays, workingDaysQuery, yearQuery } from './schema.ts';
import { comingHolidays, countWorkingDays, holidaysOf } from './values.ts';

/** What is "next", and the current year, change at midnight. */
const CACHE = { scope: 'public', maxAge: 600, cdnMaxAge: 300 } as const;

/** Undefined when none was asked for. Throws ApiError 404. */
const findAskedState = (text: string | undefined): State | undefined => (text === undefined ? undefined : requireState(text));

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
  async respond({ year: askedYear, state: named, kind }) {
    const year = askedYear ?? currentYears()[0];
    const state = findAskedState(named);
    const holidays = holidaysOf(year, state, kind).map(holidayBody);
    return {
      status: 'ok' as const,
      api: 'holidays' as const,
      year: year,
      central_list: centralListBody(year),
      state: state?.name ?? null,
      state_list: stateListBody(state, [year]),
      asked_kind: kind,
      kind_note: kindNote(kind, year, state),
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
          `${body.asked_kind === 'bank' ? 'Bank holidays' : 'Holidays'} of ${body.state ?? 'India'} ${body.year}`,
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
  staticFiles: async (): Promise<StaticFile[]> => [
    { path: '/holidays.json', params: {} },
    { path: '/holidays/bank.json', params: { kind: 'bank' } },
    ...currentYears().flatMap((year) => [
      { path: `/holidays/${year}.json`, params: { year: String(year) } },
      ...STATES.map(({ name }) => ({
        path: `/holidays/${year}/${slugify(name)}.json`,
        params: { year: String(year), state: slugify(name) },
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
  async respond({ date, count, state: named, kind }) {
    const from = date ?? istDay();
    const state = findAskedState(named);
    const holidays = comingHolidays(from, count, state, kind).map((holiday) => ({
      ...holidayBody(holiday),
      days_left: daysBetween(from, holiday.date),
    }));
    return {
      status: 'ok' as const,
      api: 'holidays/next' as const,
      from,
      state: state?.name ?? null,
      state_list: stateListBody(state, [Number(from.slice(0, 4))]),
      count: holidays.length,
      holidays,
    };
  },
});

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
  async respond({ from, to, weekend, state: named }) {
    const state = findAskedState(named);
    const counted = countWorkingDays(from, to, weekend, state);
    return {
      status: 'ok' as const,
      api: 'holidays/working-days' as const,
      from,
      to,
      weekend,
      state: state?.name ?? null,
      state_list: stateListBody(state, counted.years),
      days: counted.days,
      weekend_days: counted.weekendDays,
      holidays_on_weekdays: counted.holidaysOnWeekdays,
      working_days: counted.workingDays,
      working_days_least: counted.least,
      working_days_most: counted.most,
      holidays: counted.holidays.map(holidayBody),
      years_without_list: [...counted.yearsWithoutList],
    };
  },
});
