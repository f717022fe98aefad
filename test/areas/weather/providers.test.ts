import { metNorway } from '../../../src/areas/weather/providers/met-norway.ts';
import { openMeteo } from '../../../src/areas/weather/providers/open-meteo.ts';
import { openWeatherMap } from '../../../src/areas/weather/providers/openweathermap.ts';
import { wttr } from '../../../src/areas/weather/providers/wttr.ts';
import { now } from '../../../src/lib/time.ts';
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
]);
