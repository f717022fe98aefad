import { LRUCache } from 'lru-cache';
import { calendarOf } from '../../lib/calendar.ts';
import { ApiError } from '../../lib/errors.ts';
import { findPlace, indexPlaces, suggestPlaces } from '../../lib/places/find.ts';
import { type Here, hereOf } from '../../lib/places/here.ts';
import { STATES, type State } from '../../lib/places/states.ts';
import { findTown } from '../../lib/places/town.ts';
import { addDays, istDay, now } from '../../lib/time.ts';
import { zonedDay } from '../../lib/zone.ts';
import { defineEndpoint } from '../area.ts';
import { WEATHER_CITIES } from '../weather/places.ts';
import { type AlmanacDay, almanacDayOf } from './day.ts';
import { type Festival, festivalsOf, festivalsOn, isKeptIn } from './festivals/year.ts';
import { NoSunrise } from './frame.ts';
import { cellBody, dayBody, festivalBody, placeBody } from './responses.ts';
import { dayQuery, festivalsQuery, monthQuery, panchangDay, panchangFestivals, panchangMonth } from './schema.ts';

const DEFAULT_CITY = 'delhi';
/** Answers without a date change at midnight; the others never do. */
const MOVING_CACHE = { scope: 'public', maxAge: 600, memo: 300 } as const;
const STATE_INDEX = indexPlaces(STATES);

/** Days that were asked for lately. */
const days = new LRUCache<string, AlmanacDay>({ max: 400 });

function almanacOf(here: Here, date: string): AlmanacDay {
  const key = `${here.lat} ${here.lon} ${here.zone} ${date}`;
  const known = days.get(key);
  if (known) return known;
  const made = orPolar(() => almanacDayOf(here, date));
  days.set(key, made);
  return made;
}

/** Runs a computation that needs the sun to rise. */
function orPolar<T>(compute: () => T): T {
  try {
    return compute();
  } catch (cause) {
    if (!(cause instanceof NoSunrise)) throw cause;
    throw new ApiError('invalid_parameter', `${cause.message}, and an almanac day begins with sunrise.`, {
      cause,
      extra: { parameter: 'lat' },
    });
  }
}

/** Festivals of a day at a place: those of all India and of its state. */
const festivalsAt = (here: Here, date: string): Festival[] =>
  orPolar(() => festivalsOn(date, here)).filter(
    (festival) => festival.states === null || (here.state !== null && isKeptIn(festival, here.state)),
  );

export const day = defineEndpoint({
  path: '/panchang',
  title: 'Panchang of a day',
  summary:
    'Tithi, nakshatra, yoga, karana, sunrise and moonrise, lunar month, years, and the good and bad times of a day at any place. Computed.',
  query: dayQuery,
  response: panchangDay,
  cache: MOVING_CACHE,
  errors: ['unknown_place'],
  examples: [
    { title: 'Today in Delhi', params: {} },
    { title: 'Diwali in Varanasi', params: { date: '2026-11-08', city: 'varanasi' } },
    { title: 'Anywhere', params: { date: '2026-11-08', lat: '51.5074', lon: '-0.1278', tz: 'Europe/London' } },
  ],
  async respond({ date, ...where }) {
    const here = hereOf(where, DEFAULT_CITY);
    const wanted = date ?? zonedDay(here.zone, now().getTime());
    return dayBody(here, almanacOf(here, wanted), festivalsAt(here, wanted));
  },
});

/** Every day of a month, YYYY-MM. */
function daysIn(month: string): string[] {
  const list: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) list.push(date);
  return list;
}

function makeMonth(here: Here, wanted: string) {
  const list = daysIn(wanted).map((date) => cellBody(here, almanacOf(here, date), festivalsAt(here, date)));
  return { status: 'ok' as const, api: 'panchang/month' as const, month: wanted, place: placeBody(here), count: list.length, days: list };
}

/** Months computed once for their page and their files: room for the twelve cities and two years of a build. */
const months = new LRUCache<string, ReturnType<typeof makeMonth>>({ max: 300 });

function monthOf(here: Here, wanted: string): ReturnType<typeof makeMonth> {
  const key = `${here.lat} ${here.lon} ${here.zone} ${wanted}`;
  const known = months.get(key);
  if (known) return known;
  const made = makeMonth(here, wanted);
  months.set(key, made);
  return made;
}

const citySlugs = WEATHER_CITIES.map(({ slug }) => slug);

/** The current year in India and the next. */
const years = (): number[] => {
  const year = Number(istDay().slice(0, 4));
  return [year, year + 1];
};

export const month = defineEndpoint({
  path: '/panchang/month',
  title: 'Almanac of a month',
  summary: 'Every day of a month in short: tithi and nakshatra with their ends, rise and set of sun and moon, festivals.',
  query: monthQuery,
  response: panchangMonth,
  cache: MOVING_CACHE,
  errors: ['unknown_place'],
  examples: [{ title: 'October 2026 in Mumbai', params: { month: '2026-10', city: 'mumbai' } }],
  async respond({ month: asked, ...where }) {
    const here = hereOf(where, DEFAULT_CITY);
    const wanted = asked ?? zonedDay(here.zone, now().getTime()).slice(0, 7);
    return monthOf(here, wanted);
  },
  table: (body) =>
    body.days.map(({ tithi, nakshatra, festivals: kept, amanta, purnimanta, ...rest }) => ({
      ...rest,
      tithi: tithi.map(({ name }) => name).join(', '),
      nakshatra: nakshatra.map(({ name }) => name).join(', '),
      amanta: amanta.name,
      purnimanta: purnimanta.name,
      festivals: kept.map(({ name }) => name).join(', '),
    })),
  twins: async () =>
    citySlugs.flatMap((city) =>
      years().flatMap((year) =>
        Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map((wanted) => ({
          path: `/panchang/month/${city}/${wanted}.json`,
          params: { city, month: wanted },
        })),
      ),
    ),
});

/** A state by any of its names. Throws ApiError 404. */
function requireState(text: string): State {
  const state = findPlace(STATE_INDEX, text);
  if (state) return state;
  throw new ApiError('unknown_place', `No state called ${JSON.stringify(text)} is known.`, {
    suggestions: suggestPlaces(STATE_INDEX, text),
  });
}

/** Where a state's festivals are computed: its capital, or Delhi where its coordinates are not known. */
const capitalOf = (state: State | undefined): Here =>
  hereOf({ city: state && findTown(state.capital) ? state.capital : DEFAULT_CITY }, DEFAULT_CITY);

export const festivals = defineEndpoint({
  path: '/panchang/festivals',
  title: 'Festivals of a year',
  summary: 'Festivals and fasts of a year by rule: which tithi at which part of the day, with the days of other traditions.',
  query: festivalsQuery,
  response: panchangFestivals,
  cache: MOVING_CACHE,
  errors: ['unknown_place'],
  examples: [
    { title: 'All of 2026', params: { year: '2026' } },
    { title: 'Kerala', params: { year: '2027', state: 'kerala' } },
  ],
  async respond({ year, state: asked }) {
    const wanted = year ?? years()[0] ?? 0;
    const state = asked === undefined ? undefined : requireState(asked);
    const here = capitalOf(state);
    const found = festivalsOf(wanted, here).filter((festival) => !state || isKeptIn(festival, state.name));
    return {
      status: 'ok' as const,
      api: 'panchang/festivals' as const,
      year: wanted,
      state: state?.name ?? null,
      computed_for: placeBody(here),
      count: found.length,
      festivals: found.map((festival) => festivalBody(festival, here.zone)),
    };
  },
  formats: {
    ics: {
      type: 'text/calendar; charset=utf-8',
      about: 'a calendar to subscribe to (iCalendar)',
      twins: true,
      render: (body) =>
        calendarOf(
          `Festivals of India ${body.year}${body.state ? `, ${body.state}` : ''}`,
          body.festivals.map(({ id, name, name_hi, date, rule }) => ({ id, title: `${name} · ${name_hi}`, date, about: rule })),
          new Date(Date.UTC(body.year, 0, 1)),
        ),
    },
  },
  table: (body) =>
    body.festivals.map(({ other_dates, states, decided_by, ...rest }) => ({
      ...rest,
      decided_by: decided_by?.name ?? null,
      other_dates: other_dates.map(({ date }) => date).join(', '),
      states: states?.join(', ') ?? null,
    })),
  twins: async () => years().map((year) => ({ path: `/panchang/festivals/${year}.json`, params: { year: String(year) } })),
});
