import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { CannotAnswer } from '../../../lib/failover.ts';
import { askUpstreamJson } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
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
  needs: ['API_KEY'],
  async current({ lat, lon }, signal) {
    const base = upstreamBase('openweathermap', 'https://api.openweathermap.org');
    const key = encodeURIComponent(providerSecret('openweathermap') ?? '');
    const { body } = await askUpstreamJson({ url: `${base}/data/2.5/weather?lat=${lat}&lon=${lon}&units=metric&appid=${key}`, signal });
    const { main, wind, weather, dt } = expectShape(reply, body, 'openweathermap');
    const code = wmoFromOpenWeatherMap(weather[0]?.id ?? -1);
    if (code === undefined) throw new CannotAnswer('its word for the weather there is not known here');
    return {
      temperature: main.temp,
      feelsLike: main.feels_like ?? null,
      humidity: main.humidity,
      windSpeed: kilometresPerHour(wind.speed),
      windDirection: wind.deg ?? null,
      code,
      observedAt: new Date(dt * 1000).toISOString(),
    };
  },
};
