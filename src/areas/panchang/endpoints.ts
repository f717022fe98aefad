import { defineEndpoint, type StaticFile } from '../../api/endpoint.ts';
import { toICalendar } from '../../api/icalendar.ts';
import { currentYears, now } from '../../kernel/time.ts';
import { zonedDay } from '../../kernel/zone.ts';
import { requireState } from '../../places/find-state.ts';
import { resolvePlace } from '../../places/here.ts';
import { assumeCity } from '../../places/place-params.ts';
import { computeBody } from './compute.ts';
import { dayOf, refuseWithoutSunrise } from './day-values.ts';
import { dayQuery, festivalsQuery, MOVING_CACHE, monthQuery, panchangDay, panchangFestivals, panchangMonth } from './schema.ts';
import { DEFAULT_CITY, festivalPlace, isEkadashi, listCityMonths } from './values.ts';

export const day = defineEndpoint({
  path: '/panchang',
  title: 'Panchang of a day',
  summary: 'Tithi, nakshatra, yoga, karana, sunrise, moonrise, lunar month, and the good and bad times (rahu kalam) of a day at any place.',
  query: dayQuery,
  response: panchangDay,
  cache: MOVING_CACHE,
  errors: ['unknown_place'],
  examples: [
    { title: 'Today in Delhi', params: {} },
    { title: 'Diwali in Varanasi', params: { date: '2026-11-08', city: 'varanasi' } },
    { title: 'Anywhere', params: { date: '2026-11-08', lat: '51.5074', lon: '-0.1278', tz: 'Europe/London' } },
  ],
  respond: async (call) => ({ status: 'ok' as const, api: 'panchang' as const, ...dayOf(call), ...assumeCity(call, DEFAULT_CITY) }),
});

export const month = defineEndpoint({
  path: '/panchang/month',
  title: 'Almanac of a month',
  summary: 'Every day of a month in short: tithi and nakshatra with their ends, rise and set of sun and moon, festivals.',
  query: monthQuery,
  response: panchangMonth,
  cache: MOVING_CACHE,
  errors: ['unknown_place'],
  examples: [{ title: 'October 2026 in Mumbai', params: { month: '2026-10', city: 'mumbai' } }],
  async respond({ month: askedMonth, ...where }, call) {
    const here = resolvePlace(where, DEFAULT_CITY);
    const month = askedMonth ?? zonedDay(here.zone, now().getTime()).slice(0, 7);
    const sheet = await computeBody('month', { here, month }, call).catch(refuseWithoutSunrise);
    return { ...sheet, ...assumeCity(where, DEFAULT_CITY) };
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
  staticFiles: async () => [
    { path: '/panchang/month.json', params: {} },
    ...listCityMonths().map(({ city, month }) => ({
      path: `/panchang/month/${city}/${month}.json`,
      params: { city, month },
      beside: `/browse/panchang/${city}/${month}`,
    })),
  ],
});

export const festivals = defineEndpoint({
  path: '/panchang/festivals',
  tool: 'panchang_festivals',
  title: 'Hindu festivals of a year',
  summary: 'Dates of Diwali, Holi and other festivals and fasts of a year by rule, with the days of other traditions.',
  query: festivalsQuery,
  response: panchangFestivals,
  cache: MOVING_CACHE,
  errors: ['unknown_place'],
  examples: [
    { title: 'All of 2026', params: { year: '2026' } },
    { title: 'Kerala', params: { year: '2027', state: 'kerala' } },
    { title: 'The ekadashis of 2027', params: { year: '2027', kind: 'ekadashi' } },
  ],
  async respond({ year, state: named, kind }, call) {
    const shownYear = year ?? currentYears()[0];
    const state = named === undefined ? undefined : requireState(named);
    const here = festivalPlace(state);
    return computeBody('festivals', { here, year: shownYear, state: state?.name ?? null, kind }, call);
  },
  formats: {
    ics: {
      type: 'text/calendar; charset=utf-8',
      about: 'a calendar to subscribe to (iCalendar)',
      isStatic: true,
      render: (body) =>
        toICalendar(
          `${body.festivals.every(({ id }) => isEkadashi(id)) ? 'Ekadashis' : 'Festivals of India'} ${body.year}${body.state ? `, ${body.state}` : ''}`,
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
  staticFiles: async (): Promise<StaticFile[]> => [
    { path: '/panchang/festivals.json', params: {} },
    { path: '/panchang/festivals/ekadashi.json', params: { kind: 'ekadashi' } },
    ...currentYears().map((year) => ({ path: `/panchang/festivals/${year}.json`, params: { year: String(year) } })),
  ],
});
