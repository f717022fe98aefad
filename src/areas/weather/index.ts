import { env } from '../../lib/env.ts';
import { nameIn } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { defineArea } from '../area.ts';
import { cities, current, forecast } from './endpoints.ts';
import { weatherAt } from './place.ts';
import { WEATHER_CITIES } from './places.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import { recogniseWeather, WEATHER_WORDS } from './recognise.ts';
import { WEATHER } from './wording.ts';

export default defineArea({
  name: 'weather',
  title: { en: 'Weather', hi: 'मौसम' },
  summary: {
    en: 'The weather now, and of the next seven days, in over 800 cities and towns by name and anywhere by coordinates.',
    hi: '800 से अधिक शहरों और क़स्बों का नाम से, और किसी भी जगह का निर्देशांकों से, अभी का और अगले सात दिनों का मौसम।',
  },
  group: 'sky',
  icon: 'cloud',
  page: '/browse/weather',
  baseUrl: env.WEATHER_BASE_URL,
  endpoints: [current, forecast, cities],
  asked: { weather: WEATHER_PROVIDERS },
  official: { name: 'India Meteorological Department', url: 'https://mausam.imd.gov.in/' },
  attribution: WEATHER_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  searchable: async () =>
    WEATHER_CITIES.map(({ name, slug, hi, aliases, state }) => ({
      url: `/browse/weather#${slug}`,
      title: WEATHER.en.weatherIn(name),
      description: WEATHER.en.citySays(name, state),
      hi: { title: WEATHER.hi.weatherIn(hi ?? name), description: WEATHER.hi.citySays(hi ?? name, nameIn('hi', stateCalled(state))) },
      names: [...aliases, ...(hi ? [hi] : []), 'temperature', 'मौसम'],
    })),
  place: weatherAt,
  vocabulary: WEATHER_WORDS,
  recognise: recogniseWeather,
});
