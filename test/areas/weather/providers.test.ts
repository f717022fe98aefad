import { expect } from 'vitest';
import { metNorway } from '../../../src/areas/weather/providers/met-norway.ts';
import { openMeteo } from '../../../src/areas/weather/providers/open-meteo.ts';
import { openWeatherMap } from '../../../src/areas/weather/providers/openweathermap.ts';
import { wttr } from '../../../src/areas/weather/providers/wttr.ts';
import { now } from '../../../src/kernel/time.ts';
import { testProviders } from '../../support/provider-suite.ts';

const question = { lat: 22.56263, lon: 88.36304 };
const hour = (offset: number) => `${new Date(now().getTime() + offset * 3_600_000).toISOString().slice(0, 13)}:00:00Z`;
const metStep = (time: string, temperature: number, symbol: string) => ({
  time,
  data: {
    instant: { details: { air_temperature: temperature, relative_humidity: 78.4, wind_speed: 2.5, wind_from_direction: 190 } },
    next_1_hours: { summary: { symbol_code: symbol } },
  },
});
/** MET Norway's steps of six hours: the first day is what is left of it, a last day of one step is not told. */
const sixHours = (time: string, temperature: number, symbol: string, amount: number) => {
  const { data } = metStep(time, temperature, symbol);
  return { time, data: { instant: data.instant, next_6_hours: { ...data.next_1_hours, details: { precipitation_amount: amount } } } };
};
const oneHour = (time: string, temperature: number, symbol: string, amount: number) => {
  const step = metStep(time, temperature, symbol);
  return { time, data: { ...step.data, next_1_hours: { ...step.data.next_1_hours, details: { precipitation_amount: amount } } } };
};
const MET_SERIES = [
  oneHour('2026-11-21T07:00:00Z', 10, 'fog', 0),
  oneHour('2026-11-21T08:00:00Z', 30, 'partlycloudy_day', 0),
  oneHour('2026-11-21T09:00:00Z', 20, 'lightrain', 1.2),
  sixHours('2026-11-22T00:00:00Z', 18, 'cloudy', 1),
  sixHours('2026-11-22T06:00:00Z', 28, 'rain', 3),
  sixHours('2026-11-22T12:00:00Z', 24, 'cloudy', 0),
  sixHours('2026-11-22T18:00:00Z', 20, 'cloudy', 0),
  sixHours('2026-11-23T00:00:00Z', 21, 'cloudy', 0),
  metStep('2026-11-23T06:00:00Z', 22, 'no symbol of this kind'),
];
const clock = new Date(now().getTime() - 600_000);
const twelveHour = `${String(clock.getUTCHours() % 12 || 12).padStart(2, '0')}:${String(clock.getUTCMinutes()).padStart(2, '0')} ${clock.getUTCHours() < 12 ? 'AM' : 'PM'}`;

testProviders('weather', [
  {
    provider: openMeteo,
    ask: openMeteo.current,
    question,
    request: /^\/v1\/forecast\?latitude=22\.56263&longitude=88\.36304&timezone=GMT&current=temperature_2m/,
    good: {
      body: JSON.stringify({
        latitude: 22.5,
        longitude: 88.375,
        current: {
          time: '2026-11-21T05:15',
          interval: 900,
          temperature_2m: 24.1,
          relative_humidity_2m: 71,
          apparent_temperature: 25.6,
          wind_speed_10m: 7.9,
          wind_direction_10m: 352,
          weather_code: 2,
        },
      }),
      expected: {
        temperature: 24.1,
        feelsLike: 25.6,
        humidity: 71,
        windSpeed: 7.9,
        windDirection: 352,
        code: 2,
        observedAt: '2026-11-21T05:15:00.000Z',
      },
    },
    cannot: [
      {
        title: 'a place without a temperature',
        body: '{"current":{"time":"2026-11-21T05:15","temperature_2m":null,"relative_humidity_2m":1,"wind_speed_10m":1,"weather_code":1}}',
      },
    ],
    outages: [{ title: 'a spent quota', status: 429, body: '{"error":true,"reason":"Daily API request limit exceeded."}' }],
  },
  {
    provider: metNorway,
    ask: metNorway.current,
    question,
    request: /^\/weatherapi\/locationforecast\/2\.0\/compact\?lat=22\.5626&lon=88\.363$/,
    good: {
      body: JSON.stringify({
        properties: {
          timeseries: [metStep(hour(-1), 20, 'fog'), metStep(hour(0), 24.1, 'partlycloudy_day'), metStep(hour(1), 30, 'clearsky_day')],
        },
      }),
      headers: { expires: 'Sat, 21 Nov 2026 06:00:00 GMT' },
      expected: {
        temperature: 24.1,
        feelsLike: null,
        humidity: 78.4,
        windSpeed: 9,
        windDirection: 190,
        code: 2,
        observedAt: new Date(hour(0)).toISOString(),
        freshUntil: Date.parse('2026-11-21T06:00:00Z'),
      },
    },
    cannot: [{ title: 'an unknown symbol', body: JSON.stringify({ properties: { timeseries: [metStep(hour(0), 24.1, 'frogs')] } }) }],
  },
  {
    provider: wttr,
    ask: wttr.current,
    question,
    request: /^\/22\.56263,88\.36304\?format=j1$/,
    good: {
      body: JSON.stringify({
        current_condition: [
          {
            temp_C: '24',
            FeelsLikeC: '26',
            humidity: '71',
            windspeedKmph: '8',
            winddirDegree: '350',
            weatherCode: '116',
            observation_time: twelveHour,
            uvIndex: 4,
          },
        ],
      }),
      expected: {
        temperature: 24,
        feelsLike: 26,
        humidity: 71,
        windSpeed: 8,
        windDirection: 350,
        code: 2,
        observedAt: `${clock.toISOString().slice(0, 16)}:00.000Z`,
      },
    },
    cannot: [{ title: 'an unknown location', status: 404, body: 'Unknown location' }],
  },
  {
    provider: openWeatherMap,
    ask: openWeatherMap.current,
    question,
    settings: { OPENWEATHERMAP_API_KEY: 'k' },
    request: /^\/data\/2\.5\/weather\?lat=22\.56263&lon=88\.36304&units=metric&appid=k$/,
    good: {
      body: JSON.stringify({
        main: { temp: 24.1, feels_like: 25, humidity: 71 },
        wind: { speed: 2.5, deg: 350 },
        weather: [{ id: 802 }],
        dt: 1_795_238_100,
      }),
      expected: {
        temperature: 24.1,
        feelsLike: 25,
        humidity: 71,
        windSpeed: 9,
        windDirection: 350,
        code: 2,
        observedAt: new Date(1_795_238_100_000).toISOString(),
      },
    },
    outages: [{ title: 'an error under 200', body: '{"cod":401,"message":"Invalid API key"}' }],
  },
  {
    provider: openMeteo,
    title: 'forecast',
    ask: openMeteo.forecast,
    question,
    request:
      /^\/v1\/forecast\?latitude=22\.56263&longitude=88\.36304&timezone=Asia\/Kolkata&daily=weather_code,temperature_2m_max.*&hourly=.*&forecast_days=7&forecast_hours=60$/,
    good: {
      // Null where a model ends, and a column that is left out.
      body: JSON.stringify({
        timezone: 'Asia/Kolkata',
        daily: {
          time: ['2026-11-21', '2026-11-22'],
          weather_code: [2, null],
          temperature_2m_max: [29.1, null],
          temperature_2m_min: [19.4, null],
          precipitation_sum: [0.2, null],
          wind_speed_10m_max: [12.2, null],
        },
        hourly: {
          time: ['2026-11-21T13:00', '2026-11-21T14:00'],
          temperature_2m: [28, 29],
          relative_humidity_2m: [50, null],
          apparent_temperature: [30, 31],
          wind_speed_10m: [7, 8],
          wind_direction_10m: [350, 10],
          weather_code: [1, 2],
          precipitation: [0, 0.1],
          precipitation_probability: [3, 5],
        },
      }),
      expected: {
        days: [{ date: '2026-11-21', highest: 29.1, lowest: 19.4, precipitation: 0.2, probability: null, strongestWind: 12.2, code: 2 }],
        hours: [
          {
            time: '2026-11-21T07:30:00.000Z',
            temperature: 28,
            feelsLike: 30,
            humidity: 50,
            windSpeed: 7,
            windDirection: 350,
            code: 1,
            precipitation: 0,
            probability: 3,
          },
        ],
      },
    },
    cannot: [
      {
        title: 'a place where its model ends',
        body: JSON.stringify({
          daily: { time: ['2026-11-21'], weather_code: [null], temperature_2m_max: [null], temperature_2m_min: [null] },
          hourly: {
            time: ['2026-11-21T13:00'],
            temperature_2m: [null],
            relative_humidity_2m: [null],
            wind_speed_10m: [null],
            weather_code: [null],
          },
        }),
      },
    ],
    outages: [{ title: 'a forecast without days', body: '{"daily":{"time":[]},"hourly":{"time":[]}}' }],
  },
  {
    provider: metNorway,
    title: 'forecast',
    ask: metNorway.forecast,
    question,
    good: {
      body: JSON.stringify({ properties: { timeseries: MET_SERIES } }),
      expected: {
        days: [
          { date: '2026-11-21', highest: 30, lowest: 20, precipitation: 1.2, probability: null, strongestWind: 9, code: 61 },
          { date: '2026-11-22', highest: 28, lowest: 18, precipitation: 4, probability: null, strongestWind: 9, code: 63 },
        ],
        hours: [
          expect.objectContaining({ time: '2026-11-21T08:00:00.000Z', temperature: 30, windSpeed: 9, code: 2, precipitation: 0 }),
          expect.objectContaining({ time: '2026-11-21T09:00:00.000Z', temperature: 20, humidity: 78.4, code: 61, precipitation: 1.2 }),
        ],
        note: expect.stringContaining('six hours'),
      },
    },
  },
]);
