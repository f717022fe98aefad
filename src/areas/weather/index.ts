import { defineArea } from '../area.ts';
import * as endpoints from './endpoints.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';

export default defineArea({
  name: 'weather',
  title: 'Weather',
  summary: 'Current conditions in twelve cities by name, and anywhere by coordinates.',
  page: '/browse/weather',
  endpoints: Object.values(endpoints),
  attribution: WEATHER_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
});
