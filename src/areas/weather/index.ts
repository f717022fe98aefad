import { env } from '../../lib/env.ts';
import { defineArea } from '../area.ts';
import * as endpoints from './endpoints.ts';
import { WEATHER_CITIES } from './places.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';

export default defineArea({
  name: 'weather',
  title: 'Weather',
  summary: 'Current conditions in twelve cities by name, and anywhere by coordinates.',
  page: '/browse/weather',
  asks: true,
  baseUrl: env.WEATHER_BASE_URL,
  endpoints: Object.values(endpoints),
  attribution: WEATHER_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  searchable: async () =>
    WEATHER_CITIES.map(({ name, slug, hi, aliases, state }) => ({
      url: `/browse/weather#${slug}`,
      title: `Weather in ${name}`,
      description: `Temperature, humidity, wind and sky now in ${name}, ${state}.`,
      names: [...aliases, ...(hi ? [hi] : []), 'temperature', 'मौसम'],
    })),
});
