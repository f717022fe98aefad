import { NOT_KEPT } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { zonedInstants } from '../../kernel/zone.ts';
import { resolvePlace } from '../../places/here.ts';
import { chartSvg } from './chart.ts';
import { ashtakoota, moonPlaceAt } from './match.ts';
import { chartBody, drawnSigns, type Moment, matchBody } from './responses.ts';
import { birthChart, birthMatch, birthQuery, matchQuery } from './schema.ts';

const INDIA = 'Asia/Kolkata';

/**
 * The instant that a day and a time on a zone's clock mean, and whether the clock showed it twice (put back): the first is taken then. Throws ApiError
 * 400 for a time in the gap of a clock put forward; `parameter` is the one to blame.
 */
function resolveBirth(zone: string, date: string, time: string, parameter = 'time'): Moment {
  const [instant, second] = zonedInstants(zone, `${date}T${time}`);
  if (instant === undefined) {
    throw new ApiError('invalid_parameter', `${parameter} ${time} did not exist on ${date} in ${zone}: clocks were put forward over it`, {
      hint: 'Take a time before or after the gap, or another tz',
      extra: { parameter },
    });
  }
  return { instant, twice: second !== undefined };
}

export const chart = defineEndpoint({
  path: '/astro',
  title: 'Birth chart',
  summary: 'Grahas, lagna, houses, divisional charts and Vimshottari dashas of a moment and a place. No predictions.',
  query: birthQuery,
  response: birthChart,
  cache: NOT_KEPT,
  errors: ['unknown_place'],
  examples: [
    { title: 'A birth in Nagpur', params: { date: '1990-01-15', time: '10:30', city: 'nagpur' } },
    {
      title: 'The chart drawn the South Indian way',
      params: { date: '1990-01-15', time: '10:30', city: 'chennai', style: 'south', format: 'svg' },
    },
    { title: 'Abroad', params: { date: '1990-01-15', time: '10:30', lat: '51.5074', lon: '-0.1278', tz: 'Europe/London' } },
  ],
  async respond({ date, time, ayanamsa, node, levels, varga: _varga, style: _style, ...where }) {
    if (where.city === undefined && where.lat === undefined && (where.lon ?? where.lan ?? where.lng) === undefined) {
      throw new ApiError('missing_parameter', 'A place is needed: city, or lat and lon with tz', { extra: { parameter: 'city' } });
    }
    const here = resolvePlace(where, '');
    return chartBody(here, resolveBirth(here.zone, date, time), { date, time, ayanamsa, node, levels });
  },
  formats: {
    svg: {
      type: 'image/svg+xml; charset=utf-8',
      about: 'the chart as a drawing: varga and style say which and how',
      render: (body, { varga, style }) =>
        chartSvg(drawnSigns(body as ReturnType<typeof chartBody>, varga === 'd1' ? 'D1' : varga === 'd9' ? 'D9' : 'D10'), style),
    },
  },
  table: (body) => body.grahas,
});

export const match = defineEndpoint({
  path: '/astro/match',
  tool: 'astro_match',
  title: 'Matching of two births',
  summary: 'Ashtakoota: the eight kootas of two births with points, what they are made of, and the rule.',
  query: matchQuery,
  response: birthMatch,
  cache: NOT_KEPT,
  examples: [
    {
      title: 'Two births in India',
      params: { groom_date: '1990-01-15', groom_time: '10:30', bride_date: '1992-06-02', bride_time: '21:05' },
    },
  ],
  async respond({ ayanamsa, ...births }) {
    const groom = resolveBirth(births.groom_tz ?? INDIA, births.groom_date, births.groom_time, 'groom_time');
    const bride = resolveBirth(births.bride_tz ?? INDIA, births.bride_date, births.bride_time, 'bride_time');
    const [his, hers] = [moonPlaceAt(groom.instant, ayanamsa), moonPlaceAt(bride.instant, ayanamsa)];
    return matchBody(ayanamsa, his, hers, ashtakoota(his, hers));
  },
  table: (body) => body.kootas,
});
