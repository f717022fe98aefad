import { z } from 'zod';
import { column, columnsToRows, indianTime, optionalColumn, placesQuery, placesReply, type Row } from '../../../providers/open-meteo.ts';
import { type BatchQuery, CannotAnswer } from '../../../providers/upstream-query.ts';
import type { Forecast, ForecastDay, ForecastHour, Point } from './provider.ts';

/** A forecast weighs as several calls of its free tier. */
const MAX_PLACES = 10;
/** Twelve hours more than are shown, so that a kept forecast still has them all. */
const HOURS = 60;

const dailyTable = z.object({
  time: z.array(z.iso.date()).min(1),
  weather_code: column,
  temperature_2m_max: column,
  temperature_2m_min: column,
  precipitation_sum: optionalColumn,
  precipitation_probability_max: optionalColumn,
  wind_speed_10m_max: optionalColumn,
});
const hourlyTable = z.object({
  time: z.array(indianTime).min(1),
  temperature_2m: column,
  relative_humidity_2m: column,
  apparent_temperature: optionalColumn,
  wind_speed_10m: column,
  wind_direction_10m: optionalColumn,
  weather_code: column,
  precipitation: optionalColumn,
  precipitation_probability: optionalColumn,
});
const place = z
  .object({ daily: dailyTable, hourly: hourlyTable })
  .transform(
    ({ daily, hourly }): Forecast => ({ days: columnsToRows(daily).flatMap(toDay), hours: columnsToRows(hourly).flatMap(toHour) }),
  );

const DAILY = 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,wind_speed_10m_max';
const HOURLY =
  'temperature_2m,relative_humidity_2m,apparent_temperature,wind_speed_10m,wind_direction_10m,weather_code,precipitation,precipitation_probability';

/** Seven days and sixty hours of several places in one request. */
export const forecast: BatchQuery<Point, Forecast> = {
  maxBatch: MAX_PLACES,
  async query(points, { fetchJson }) {
    const fields = `daily=${DAILY}&hourly=${HOURLY}&forecast_days=7&forecast_hours=${HOURS}`;
    const path = `/v1/forecast?${placesQuery(points, 'Asia/Kolkata')}&${fields}`;
    const { body } = await fetchJson(placesReply(place, points.length), path);
    return body.map((one) => (one.days.length > 0 ? one : new CannotAnswer('its model has no forecast there')));
  },
};

/** A day that has what a day must have. Null is where its models end. */
function toDay(row: Row<z.output<typeof dailyTable>>): ForecastDay[] {
  const { time: date, weather_code: code, temperature_2m_max: highest, temperature_2m_min: lowest } = row;
  if (date === null || code === null || highest === null || lowest === null) return [];
  return [
    {
      date,
      highest,
      lowest,
      precipitation: row.precipitation_sum,
      probability: row.precipitation_probability_max,
      strongestWind: row.wind_speed_10m_max,
      code,
    },
  ];
}

function toHour(row: Row<z.output<typeof hourlyTable>>): ForecastHour[] {
  const { time, temperature_2m: temperature, relative_humidity_2m: humidity, wind_speed_10m: windSpeed, weather_code: code } = row;
  if (time === null || temperature === null || humidity === null || windSpeed === null || code === null) return [];
  return [
    {
      time,
      temperature,
      feelsLike: row.apparent_temperature,
      humidity,
      windSpeed,
      windDirection: row.wind_direction_10m,
      code,
      precipitation: row.precipitation,
      probability: row.precipitation_probability,
    },
  ];
}
