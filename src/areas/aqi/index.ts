import { defineArea } from '../area.ts';
import { current, scale } from './endpoints.ts';
import { airAt } from './place.ts';
import { AIR_PROVIDERS } from './providers/index.ts';
import { AIR_WORDS, recogniseAir } from './recognise.ts';

export default defineArea({
  name: 'aqi',
  title: { en: 'Air quality', hi: 'वायु गुणवत्ता' },
  summary: {
    en: "India's air quality index for cities and coordinates.",
    hi: 'शहरों और निर्देशांकों के लिए भारत का वायु गुणवत्ता सूचकांक।',
  },
  group: 'sky',
  icon: 'leaf',
  page: '/browse/aqi',
  endpoints: [current, scale],
  asked: { air: AIR_PROVIDERS },
  official: { name: 'Central Pollution Control Board, air quality', url: 'https://airquality.cpcb.gov.in/AQI_India/' },
  attribution: AIR_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  place: airAt,
  vocabulary: AIR_WORDS,
  recognise: recogniseAir,
});
