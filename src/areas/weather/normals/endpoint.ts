import type { z } from 'zod';
import { snapshotCache } from '../../../api/cache.ts';
import { defineEndpoint } from '../../../api/endpoint.ts';
import { computeFreshness, datedBody } from '../../../crawl/freshness.ts';
import { ApiError } from '../../../kernel/errors.ts';
import { MAIN_CITIES } from '../../../places/cities.ts';
import { assumeCity } from '../../../places/place-params.ts';
import { findTown } from '../../../places/town.ts';
import { DEFAULT_CITY, requirePlace } from '../values.ts';
import { type monthNormals, normalsQuery, weatherNormals } from './schema.ts';
import { NORMALS_SCHEDULE, NORMALS_SNAPSHOT } from './tables.ts';
import { type MonthNormal, normalsAt } from './values.ts';

const SOURCE = NORMALS_SNAPSHOT.sources.map(({ name }) => name).join(', as parsed by ');

const recordOf = (value: number | null, date: string | null) => (value === null || date === null ? null : { value, date });

const monthBody = (of: MonthNormal): z.output<typeof monthNormals> => ({
  month: of.month,
  temperature_max: of.max,
  temperature_min: of.min,
  hottest: of.hottest,
  coldest: of.coldest,
  rain: of.rain,
  rainy_days: of.rainy_days,
  humidity_morning: of.humidity_morning,
  humidity_evening: of.humidity_evening,
  wind_speed: of.wind,
  record_high: recordOf(of.record_high, of.record_high_on),
  record_low: recordOf(of.record_low, of.record_low_on),
  record_rain_24h: recordOf(of.record_rain, of.record_rain_on),
  ...(of.isDoubtful ? { doubt: true as const } : {}),
});

export const normals = defineEndpoint({
  path: '/weather/normals',
  tool: false,
  title: 'What is usual by month',
  summary: 'Means of 1991 to 2020 and records by month at the station of a town or the nearest one. ODbL 1.0: share alike.',
  query: normalsQuery,
  response: weatherNormals,
  cache: snapshotCache(86_400),
  errors: ['unknown_place', 'missing_parameter', 'not_found', 'snapshot_unavailable'],
  table: ({ months, station, source, licence }) => months.map((one) => ({ station: station.name, ...one, source, licence })),
  examples: [
    { title: 'A town, all months', params: { city: 'pune' } },
    { title: 'A month in Delhi', params: { city: 'delhi', month: '11' } },
    { title: 'Near a point', params: { lat: '25.57', lon: '91.88', month: '6' } },
  ],
  async respond({ month, ...call }) {
    const { city, point } = requirePlace(call);
    const town = city === null || call.lat !== undefined ? undefined : findTown(call.city ?? DEFAULT_CITY);
    const near = await normalsAt(point, town);
    if (!near)
      throw new ApiError('not_found', 'No station with normals is within 60 km of this place.', {
        hint: 'Ask for a larger town near by: /weather/normals?city=pune',
      });
    const { station, km } = near;
    const months = station.months.filter((one) => month === undefined || one.month === month).map(monthBody);
    return {
      status: 'ok' as const,
      api: 'weather/normals' as const,
      city,
      ...assumeCity(call, DEFAULT_CITY),
      location: point,
      station: {
        id: station.id,
        name: station.name,
        state: station.state,
        altitude_m: station.altitude,
        distance_km: km === undefined ? null : Math.round(km),
      },
      period: '1991-2020' as const,
      count: months.length,
      months,
      source: SOURCE,
      licence: 'ODbL 1.0',
      ...datedBody(station.asOf),
      ...computeFreshness(station.asOf, NORMALS_SCHEDULE),
    };
  },
  async staticFiles() {
    const cities = await Promise.all(MAIN_CITIES.map(async (one) => ({ ...one, near: await normalsAt(one, findTown(one.slug)) })));
    return cities.flatMap(({ slug, near }) => (near ? [{ path: `/weather/normals/${slug}.json`, params: { city: slug } }] : []));
  },
});
