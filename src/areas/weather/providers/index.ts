import { metNorway } from './met-norway.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeatherMap } from './openweathermap.ts';
import type { WeatherProvider } from './provider.ts';
import { wttr } from './wttr.ts';

/** In the order in which they are asked. */
export const WEATHER_PROVIDERS: readonly WeatherProvider[] = [openMeteo, metNorway, wttr, openWeatherMap];
