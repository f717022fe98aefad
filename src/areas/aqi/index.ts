import { defineArea } from '../area.ts';
import * as endpoints from './endpoints.ts';
import { AIR_PROVIDERS } from './providers/index.ts';

export default defineArea({
  name: 'aqi',
  title: 'Air quality',
  summary: "India's air quality index for cities and coordinates.",
  page: '/browse/aqi',
  asks: true,
  endpoints: Object.values(endpoints),
  attribution: AIR_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
});
