import { z } from 'zod';
import { requireCurrent } from '../../../providers/reading-age.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import { wmoFromOpenWeatherMap } from '../codes.ts';
import { kilometresPerHour, type WeatherProvider } from './provider.ts';

const reply = z.object({
  main: z.object({ temp: z.number(), feels_like: z.number().optional(), humidity: z.number() }),
  wind: z.object({ speed: z.number(), deg: z.number().optional() }),
  weather: z.array(z.object({ id: z.int() })).min(1),
  dt: z.int(),
});

export const openWeatherMap: WeatherProvider = {
  name: 'openweathermap',
  title: 'OpenWeather',
  url: 'https://openweathermap.org/',
  address: 'https://api.openweathermap.org',
  requiredSettings: ['API_KEY'],
  async current({ lat, lon }, { fetchJson, secret }) {
    const { body } = await fetchJson(reply, `/data/2.5/weather?lat=${lat}&lon=${lon}&units=metric&appid=${encodeURIComponent(secret())}`);
    const { main, wind, weather, dt } = body;
    const code = wmoFromOpenWeatherMap(weather[0]?.id ?? -1);
    if (code === undefined) throw new CannotAnswer('its word for the weather there is not known here');
    return requireCurrent({
      temperature: main.temp,
      feelsLike: main.feels_like ?? null,
      humidity: main.humidity,
      windSpeed: kilometresPerHour(wind.speed),
      windDirection: wind.deg ?? null,
      code,
      observedAt: new Date(dt * 1000).toISOString(),
    });
  },
};
